"""What on a page has no sentence within reach: icons, things that fly, numbers that stand alone."""

import re
from collections.abc import Iterator
from html import unescape

from terrarium.web.pages.match_page import PUBLIC

ONLY_PLAYERS = "now"  # keys of what a thing is worth to whoever plays: others have no such words
PARTS = (*PUBLIC, "own")
_VOID = ("input", "link", "meta", "br", "img")
_MARKUP = re.compile(r"<(/?)([\w-]+)((?:\s[^>]*?)?)(/?)>|<!\w+[^>]*>|([^<]+)")
_ATTRIBUTE = re.compile(r"([\w-]+)(?:=[\"']([^\"']*)[\"'])?")
_NUMBER = re.compile(r"[\d\s/+×−–≤.,:½-]*\d[\d\s/+×−–≤.,:½-]*")
# What shows or means nothing by itself, or is an explanation already.
DECORATION = {
    "about": "opened by a press: it is the whole account of a crisis",
    "emblem": "the world beside the words that say how the match ended",
    "eye": "beside the words that one watches",
    "ghost": "where something flies to: nothing is drawn there",
    "ground": "the landscape behind the words of a space",
    "paths": "the road itself, between stops that are explained",
    "sunny": "beside the words that say who won",
    "to-copy": "lets the pointer through to its card, which says that it could be copied",
    "scene": "the little picture of a card that is explained as a whole",
}


class Element:
    """An element of a page, with its own words."""

    def __init__(self, tag: str, attrs: dict[str, str], parent: "Element | None") -> None:
        self.tag = tag
        self.attrs = attrs
        self.parent = parent
        self.children: list[Element] = []
        self.words: list[str] = []

    def around(self) -> Iterator["Element"]:
        """Itself, and what it stands in."""
        here: Element | None = self
        while here is not None:
            yield here
            here = here.parent

    def within(self) -> Iterator["Element"]:
        yield self
        for child in self.children:
            yield from child.within()

    def classes(self) -> list[str]:
        return self.attrs.get("class", "").split()

    def text(self) -> str:
        return " ".join(" ".join(word for e in self.within() for word in e.words).split())

    def __str__(self) -> str:
        names = [f"#{e.attrs['id']}" if "id" in e.attrs else _named(e) for e in self.around()]
        return f"{' < '.join(names[:4])}: {self.text()[:40]}"


def _named(element: Element) -> str:
    return ".".join([element.tag, *element.classes()])


def read(html: str) -> Element:
    """The page as a tree; ours is well made, which makes this short and fast."""
    page = here = Element("page", {}, None)
    for end, tag, attrs, alone, words in _MARKUP.findall(html):
        if words.strip():
            here.words.append(unescape(words))
        elif end:
            assert here.tag == tag, f"</{tag}> ends {here}"
            here = here.parent or page
        elif tag:
            made = Element(tag, dict(_ATTRIBUTE.findall(attrs)), here)
            here.children.append(made)
            here = here if alone or tag in _VOID else made
    return page


class Page:
    """The parts of a table as its reader was sent them."""

    def __init__(self, html: str) -> None:
        self._ids = {e.attrs["id"]: e for e in read(html).within() if "id" in e.attrs}
        self.parts = [self._ids[part] for part in PARTS if part in self._ids]

    def unexplained(self) -> list[Element]:
        """All that says nothing to whoever points at it."""
        return [e for part in self.parts for e in part.within() if self._is_mute(e)]

    def _is_mute(self, element: Element) -> bool:
        if not _is_to_be_explained(element) or _is_unseen(element) or _is_decoration(element):
            return False
        tips = [e for e in element.around() if "data-tip" in e.attrs] or _of_thing(element)
        return not tips or not all(self.sentences(tips[0]))

    def sentences(self, tip: Element) -> list[str]:
        """What a tip says: the meanings that it names, or what stands unseen in it."""
        named = tip.attrs["data-tip"].split()
        keys = [key for key in named if key.partition("-")[0] != ONLY_PLAYERS]
        unseen = [e.text() for e in tip.within() if "unseen" in e.classes()]
        return [self._meaning(key) for key in keys] if keys else unseen[:1] or [""]

    def _meaning(self, key: str) -> str:
        found = self._ids.get(f"means-{key}")
        return found.text() if found else ""


def _is_to_be_explained(element: Element) -> bool:
    thing = element.tag == "use" or "data-thing" in element.attrs or "avatar" in element.classes()
    return thing or _is_number(element)


def _is_number(element: Element) -> bool:
    """Among words of its own a number is part of their sentence."""
    return bool(element.words) and all(_NUMBER.fullmatch(words) for words in element.words)


def _of_thing(element: Element) -> list[Element]:
    """The frame round a thing flies with it; what it frames explains it."""
    framed = element.within() if "data-thing" in element.attrs else ()
    return [e for e in framed if "data-tip" in e.attrs]


def _is_unseen(element: Element) -> bool:
    return any("unseen" in e.classes() or "hidden" in e.attrs for e in element.around())


def _is_decoration(element: Element) -> bool:
    drawn = any(name in DECORATION for e in element.around() for name in e.classes())
    return drawn or _has_its_words(element)


def _has_its_words(element: Element) -> bool:
    """A number in a list of names and numbers: its name stands before it."""
    return element.tag == "dd" and any(e.tag == "dt" for e in (element.parent or element).children)
