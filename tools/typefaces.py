"""Which typefaces the pages bring along, from which packages, and which letters of them."""

import string
from dataclasses import dataclass

HOUSE = "House"
PLAIN, BOLD, ANY = "100 450", "451 900", "100 900"  # weights, as style sheets name them
FIGTREE = "@expo-google-fonts/figtree@0.4.1"
LITERATA = "@expo-google-fonts/literata@0.4.3"
BALOO = "@expo-google-fonts/baloo-2@0.4.2"
GRENZE = "@expo-google-fonts/grenze@0.4.2"
SYMBOLS = "@expo-google-fonts/noto-sans-symbols-2@0.4.1"
DEJAVU = "dejavu-fonts-ttf@2.37.3"

LANGUAGES = {
    "fr": "àâæçèéêëîïôœùûüÿ",
    "de": "äöüß",
    "es": "áéíñóúü¿¡ªº",
    "ca": "àçèéíïòóúü·",
    "it": "àèéìîòóù",
    "nl": "áäéèëíïóöúüĳ",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "pl": "ąćęłńóśźż",
}
PUNCTUATION = "\u00a0\u2009\u202f–—‘’‚“”„‹›«»…•·×÷−±≤≥≈°′″©§€£½¼¾←↑→↓↗"
SIGNS = "■□▶▸●✓✗↶"
_DRAWN_AS = {"↶": "⮌"}  # the package has only the second


@dataclass(frozen=True)
class Face:
    """One file that we serve, and the names of faces on players' machines that may stand in."""

    family: str
    name: str
    folder: str
    package: str
    file: str
    weights: str
    stand_ins: tuple[str, ...]
    signs: bool = False


_STATIC = "src/terrarium/web/static/fonts"
_SANS = ("Arial", "Roboto", "DejaVu Sans")
_SERIF = ("Georgia", "Noto Serif", "DejaVu Serif")
_PLAIN = ("400Regular/Figtree_400Regular.ttf", PLAIN)
_BOLD = ("600SemiBold/Figtree_600SemiBold.ttf", BOLD)

FACES = (
    Face(HOUSE, "house", _STATIC, FIGTREE, *_PLAIN, stand_ins=_SANS),
    Face(HOUSE, "house-bold", _STATIC, FIGTREE, *_BOLD, stand_ins=_SANS),
    Face(
        "Signs",
        "signs",
        _STATIC,
        SYMBOLS,
        "400Regular/NotoSansSymbols2_400Regular.ttf",
        ANY,
        stand_ins=(),
        signs=True,
    ),
    Face(
        "Terra",
        "face",
        "src/terrarium/games/terra/page",
        LITERATA,
        "600SemiBold/Literata_600SemiBold.ttf",
        ANY,
        stand_ins=_SERIF,
    ),
    Face(
        "Terra Futura",
        "face",
        "src/terrarium/games/terra_futura/page",
        BALOO,
        "600SemiBold/Baloo2_600SemiBold.ttf",
        ANY,
        stand_ins=_SANS,
    ),
    Face(
        "Terramara",
        "face",
        "src/terrarium/games/terramara/page",
        GRENZE,
        "600SemiBold/Grenze_600SemiBold.ttf",
        ANY,
        stand_ins=_SANS,
    ),
)


@dataclass(frozen=True)
class StandIn:
    """A face on players' machines: its names there, and a free file of the same widths."""

    plain: tuple[str, ...]
    bold: tuple[str, ...]
    package: str
    plain_file: str
    bold_file: str


STAND_INS = {
    "Arial": StandIn(
        ("Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo"),
        ("Arial Bold", "Arial-BoldMT", "Helvetica-Bold", "Liberation Sans Bold", "Arimo Bold"),
        "@expo-google-fonts/arimo@0.4.3",
        "400Regular/Arimo_400Regular.ttf",
        "700Bold/Arimo_700Bold.ttf",
    ),
    "Roboto": StandIn(
        ("Roboto", "Roboto-Regular"),
        ("Roboto Bold", "Roboto-Bold"),
        "@expo-google-fonts/roboto@0.4.3",
        "400Regular/Roboto_400Regular.ttf",
        "700Bold/Roboto_700Bold.ttf",
    ),
    "DejaVu Sans": StandIn(
        ("DejaVu Sans", "DejaVuSans", "Verdana"),
        ("DejaVu Sans Bold", "DejaVuSans-Bold", "Verdana Bold", "Verdana-Bold"),
        DEJAVU,
        "ttf/DejaVuSans.ttf",
        "ttf/DejaVuSans-Bold.ttf",
    ),
    "Georgia": StandIn(
        ("Georgia", "Gelasio"),
        ("Georgia Bold", "Georgia-Bold", "Gelasio Bold"),
        "@expo-google-fonts/gelasio@0.4.1",
        "400Regular/Gelasio_400Regular.ttf",
        "700Bold/Gelasio_700Bold.ttf",
    ),
    "Noto Serif": StandIn(
        ("Noto Serif", "NotoSerif"),
        ("Noto Serif Bold", "NotoSerif-Bold"),
        "@expo-google-fonts/noto-serif@0.4.2",
        "400Regular/NotoSerif_400Regular.ttf",
        "700Bold/NotoSerif_700Bold.ttf",
    ),
    "DejaVu Serif": StandIn(
        ("DejaVu Serif", "DejaVuSerif"),
        ("DejaVu Serif Bold", "DejaVuSerif-Bold"),
        DEJAVU,
        "ttf/DejaVuSerif.ttf",
        "ttf/DejaVuSerif-Bold.ttf",
    ),
}

WIDE = {"wide": "ttf/DejaVuSans.ttf", "wide-bold": "ttf/DejaVuSans-Bold.ttf"}  # for the tests


def letters() -> str:
    """Of all ten languages, small and capital, with figures and punctuation."""
    small = "".join(LANGUAGES.values())
    large = "".join(letter.upper() for letter in small if len(letter.upper()) == 1)
    return "".join(sorted({*string.printable[:95], *small, *large, *PUNCTUATION, "ẞ"}))


def drawn_as(sign: str) -> str:
    return _DRAWN_AS.get(sign, sign)
