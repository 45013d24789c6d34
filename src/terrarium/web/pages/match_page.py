"""A match as a page: the parts that change, each rendered for those who may see it."""

import time
from weakref import WeakKeyDictionary

from markupsafe import Markup

from terrarium.core.draft import Draft
from terrarium.core.event import Event
from terrarium.core.history import TOOK_BACK, History
from terrarium.core.player import seated
from terrarium.core.reason import Message, Reason
from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import ENDED, NotThere
from terrarium.web.pages.games import Own, advised, game_page
from terrarium.web.pages.guide import lesson_of
from terrarium.web.pages.lasting import Lasting
from terrarium.web.pages.lately import lately
from terrarium.web.pages.log import Log, Turn
from terrarium.web.pages.names import sitters
from terrarium.web.pages.reader import Reader
from terrarium.web.pages.recap import Deeds, Recap
from terrarium.web.pages.render import drawer, render
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.talk import talk_of
from terrarium.web.pages.undo import asked, undo_steps

PUBLIC = ("board", "places", "status", "strip")  # the parts of a page that are the same for all
OF_SEAT = ("log", "chat", "host", "guide", "own")  # and those that are one reader's
COMPOSED = ("board", "guide", "own")  # those on which a draft shows


class Urls:
    """The addresses of one match."""

    def __init__(self, base: str, match: str) -> None:
        self.match = match
        self.page = f"{base}/matches/{match}"
        for name in (
            "move",
            "undo",
            "advance",
            "chat",
            "rematch",
            "record",
            "edition",
            "leave",
            "back",
            "hand",
            "host",
            "end",
            "ask",
            "agree",
            "hint",
            "read",
            "skip",
            "device",
        ):
            setattr(self, name, f"{self.page}/{name}")
        self.stream = f"{self.page}/live"


class MatchPage:
    """Renders one moment of a match; what everybody may see is rendered once per version."""

    def __init__(self, live: LiveMatch, base: str) -> None:
        self.live = live
        self.base = base
        self.game = live.table.the_game()
        self.pages = game_page(self.game)
        self.people = sitters(live.table.seats)
        self.names = [sitter.name for sitter in self.people]
        self.csrf = ""
        self.urls = Urls(base, live.id)
        self.board = self.pages.board_of(live.course.view(SPECTATOR))

    def public(self) -> dict[str, Markup]:
        """The board, the players and the like: shared by all who look."""
        key = (self.live.course.version, self.base, tuple(self.people))
        cached = _SHARED.get(self.live)
        if cached is None or cached[0] != key:
            cached = (key, self._public(numbers=self._numbers()))
            _SHARED[self.live] = cached
        return cached[1]

    def public_at(self, version: int) -> dict[str, Markup]:
        """The same as it was at a version of the line that stands."""
        self.must_stand(version)
        history = self.live.course.history
        if version == history.version:
            return self.public()
        then = history.state_at(history.reached.index(version)).view(SPECTATOR)
        return self._public(board=self.pages.board_of(then), version=version, numbers=None)

    def must_stand(self, version: int) -> None:
        """Neither to come nor taken back."""
        history = self.live.course.history
        if version != history.version and version not in history.reached:
            raise NotThere("moment of this match")

    def _public(self, **context: object) -> dict[str, Markup]:
        speech = Speech(self.game, self.names)
        return {part: self._part(part, speech, **context) for part in PUBLIC}

    def of_seat(self, reader: Reader, draft: Draft | None = None) -> dict[str, Markup]:
        """What one seat alone is shown; a spectator gets a log, too."""
        seat, may_host = reader.seat, reader.may_host
        speech = Speech(self.game, self.names, seat, self.base, self.live.id)
        self.csrf = reader.csrf
        sits = seat != SPECTATOR
        plays = sits and self.live.table.phase != ENDED
        log = self._log(seat, speech)
        own = self._own(reader, speech, draft, log) if plays else self._watching(seat, speech)
        told = {"log": log, "messages": talk_of(self.live, speech)}
        more = {**told, "seat": seat, "sits": sits, "may_host": may_host, "live": self.live}
        more |= {"lesson": lesson_of(self.live, seat, draft)}
        around = (part for part in OF_SEAT if part != "own")
        parts = {"own": own} | {part: self._part(part, speech, **more) for part in around}
        return parts | {"board": self._drafted_board(draft)} if draft else parts

    def title(self, seat: int) -> str:
        speech = Speech(self.game, self.names, seat)
        name = speech.text(f"{self.game.name}-name")
        if self.live.course.waits_for(seat):
            return speech.text("page-title-turn", game=name)
        return speech.text("page-title-match", game=name, table=self.table_name())

    def heading(self, seat: int) -> dict[str, object]:
        """What a page shows around its parts."""
        return {
            "version": self.live.course.version,
            "turn": self.live.course.waits_for(seat),
            "left": seconds_left(self.live),
            "over": self.live.course.over,
            "title": self.title(seat),
        }

    def table_name(self) -> str:
        return Speech().text("page-table-name", players=self.live.table.players)

    def _own(self, reader: Reader, speech: Speech, draft: Draft | None, log: list[Turn]) -> Markup:
        """As it is, or as it would be after a draft; a draft is changed before it is taken back."""
        seat, state = reader.seat, draft.state if draft else self.live.course.history.state
        own = self._own_part(seat, draft)
        undo = [] if draft else undo_steps(self.live, seat)
        more = {"own": own, "undo": undo, "advance": self._advance(seat)}
        more |= {"lasting": Lasting(self.live, seat)}
        more |= {"lately": lately(self.live.course.history, seat)}
        more |= {"hint": self._hint(seat, draft)}
        more |= {"advises": reader.stakes and self._advises(seat)}
        more |= {"stakes": self.pages.stakes_of(state.view(seat)) if reader.stakes else None}
        more |= {"recap": self._recap(speech), "newest": log[-1].newest if log else None}
        return self._part("own", speech, **more, seat=seat, **self._around(seat))

    def _recap(self, speech: Speech) -> list[Deeds]:
        """What happened since the reader's last turn; the end of a match tells of itself."""
        match = self.live.course.begun()
        return [] if match.over else Recap(match, speech, self.pages.chips_of).deeds()

    def _advises(self, seat: int) -> bool:
        """Whether a hint can be asked for; a guide says what to do itself."""
        course, table = self.live.course, self.live.table
        return table.hints and course.waits_for(seat) and self.live.guided.due() is None

    def _hint(self, seat: int, draft: Draft | None) -> dict[str, object] | None:
        """What the seat was advised to do; `makes`: what a button for it would send."""
        hint = self.live.hints.of(seat, draft)
        if hint is None:
            return None
        view = draft.state.view(seat) if draft else self.live.course.playing().view(seat)
        move = hint.advice.move
        sent = [draft.with_more(move), draft.sent([move])] if draft else [self.game.spell(move)]
        named = advised(self.game, view, move)
        return {"move": named, "why": hint.advice, "makes": "|".join(sent)}

    def _own_part(self, seat: int, draft: Draft | None) -> Own:
        state = draft.state if draft else self.live.course.history.state
        view = state.view(seat)

        def why_not(move: int) -> Reason | None:
            return state.why_not(seat, move)

        if draft:
            return self.pages.drafted_of(view, why_not, draft)
        return self.pages.own_of(view, why_not)

    def _drafted_board(self, draft: Draft) -> Markup:
        """The table as it would lie after a draft."""
        board = self.pages.board_of(draft.state.view(SPECTATOR))
        return self._part("board", Speech(self.game, self.names), board=board, numbers=None)

    def _around(self, seat: int) -> dict[str, object]:
        """What the table asks or offers beside the game."""
        return {
            "request": asked(self.live, seat),
            "held": self.live.table.seats[seat].held_by_bot,
            "may_rematch": True,
            "next_match": self.live.next_match,
        }

    def _watching(self, seat: int, speech: Speech) -> Markup:
        """For whoever has nothing to decide: spectators, and all once the table has ended."""
        actor, going = self.live.course.actor, self.live.course.going
        at_rest = Message("over") if self.live.course.over else Message("table-is-ended")
        prompt = Message("page-to-move", {"seat": seated(actor)}) if going else at_rest
        next_match = self.live.next_match
        more = {
            "prompt": prompt,
            "mover": actor if going else None,
            "may_rematch": seat != SPECTATOR,
            "next_match": next_match,
        }
        return self._part("watching", speech, going=going, **more)

    def _numbers(self) -> object:
        """The match in numbers; None before the end."""
        if not self.live.course.over:
            return None
        history = self.live.course.history
        return self.pages.numbers_of(told_on_the_line(history), history.setup.players)

    def _advance(self, seat: int) -> str:
        match = self.live.course.match
        if match is None or match.over or not match.may_ask_in_advance() or match.actor == seat:
            return ""
        return "asked" if match.asked_in_advance(seat) else "possible"

    def _log(self, seat: int, speech: Speech) -> list[Turn]:
        course = self.live.course
        log = Log(speech, drawer(speech), self.pages.at_of, course.begun().account.mover_at)
        return log.turns(lambda most: course.last_of_log(seat, most))

    def _part(self, part: str, speech: Speech, **context: object) -> Markup:
        """By the game's own template, or by that of all tables."""
        shared = {
            "game": self.game,
            "board": self.board,
            "people": self.people,
            "names": self.names,
            "version": self.live.course.version,
            "urls": self.urls,
            "base": self.base,
            "csrf": self.csrf,
        }
        return Markup(render(f"{self.game.name}/{part}.html", speech, **(shared | context)))


_SHARED: WeakKeyDictionary[LiveMatch, tuple[object, dict[str, Markup]]] = WeakKeyDictionary()


def seconds_left(live: LiveMatch) -> float | None:
    """The seconds that the clock leaves; not the hour, for clocks differ."""
    deadline = live.course.deadline()
    return None if deadline is None else round(max(deadline - time.time(), 0.0), 1)


def told_on_the_line(history: History) -> list[Event]:
    """Everything that was told, without what was taken back."""
    return [told.event for told in history.told if told.event.id != TOOK_BACK]
