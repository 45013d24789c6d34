"""Terramara's moves: numbers inside, text outside, both for ever.

0 … 35       neutral SPACE             a neutral explorer: 0 + territory space
36 … 42      draft CHARACTER
43 … 54      start NUMBER              a start card, counted from 1 in text
55 … 58      crossroad NUMBER          Land's own tiles, counted from 1 in text
59 … 62      outpost NUMBER
63 … 203     send MEMBER to SPACE      63 + member × 47 + space
204          flip
205 … 251    recall SPACE              205 + space
252 … 281    travel EDGE               252 + edge
282 … 291    advance STEPS             282 + steps, from 0
292 … 300    times NUMBER              292 + number − 1
301 … 308    choose NUMBER             301 + number − 1
309 … 311    work LEVEL                309 + level − 1
312 … 315    refine GOOD               312 + raw good
316 … 323    pay GOOD                  316 + good
324 … 331    gain GOOD                 324 + good
332 … 339    give GOOD                 332 + good
340 … 343    less GOOD                 340 + refined good − 4
344 … 352    craft PLACE               344 + place − 1; 352 is `reserved`
353 … 360    reserve PLACE             353 + place − 1
361 … 412    use card NUMBER           361 + artefact, counted from 1 in text
413 … 430    use tile NUMBER           413 + bonus tile, counted from 1 in text
431          use character
432          raid
433          first
434          done
435          end
"""

from typing import Final

from terrarium.core.notation import Notation, Part, Verb
from terrarium.games.terramara.characters import CHARACTER_NAMES
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.road import EDGE_NAMES
from terrarium.games.terramara.spaces import SPACE_NAMES, TERRITORY_NAMES

NEUTRAL: Final = 0
DRAFT: Final = 36
START: Final = 43
CROSSROAD: Final = 55
OUTPOST: Final = 59
SEND: Final = 63
FLIP: Final = 204
RECALL: Final = 205
TRAVEL: Final = 252
ADVANCE: Final = 282
TIMES: Final = 292
CHOOSE: Final = 301
WORK: Final = 309
REFINE: Final = 312
PAY: Final = 316
GAIN: Final = 324
GIVE: Final = 332
LESS: Final = 340
CRAFT: Final = 344
CRAFT_RESERVED: Final = 352
RESERVE: Final = 353
USE: Final = 361
USE_CARD: Final = 361
USE_TILE: Final = 413
USE_CHARACTER: Final = 431
RAID: Final = 432
FIRST: Final = 433
DONE: Final = 434
END: Final = 435
MOVES: Final = 436


def _numbers(least: int, most: int) -> list[str]:
    return [str(number) for number in range(least, most + 1)]


_SPACE: Final = Part("space", SPACE_NAMES)
_GOOD: Final = Part("good", GOOD_NAMES)
_RAW: Final = Part("raw", GOOD_NAMES[:RAWS])
_REFINED: Final = Part("refined", GOOD_NAMES[RAWS:])
_PLACE: Final = Part("place", _numbers(1, 8))

NOTATION: Final = Notation(
    "terramara",
    Verb("neutral", Part("territory", TERRITORY_NAMES)),
    Verb("draft", Part("character", CHARACTER_NAMES)),
    Verb("start", Part("start-card", _numbers(1, 12))),
    Verb("crossroad", Part("tile", _numbers(1, 4))),
    Verb("outpost", Part("tile", _numbers(1, 4))),
    Verb("send", Part("member", MEMBER_NAMES), "to", _SPACE),
    Verb("flip"),
    Verb("recall", _SPACE),
    Verb("travel", Part("edge", EDGE_NAMES)),
    Verb("advance", Part("steps", _numbers(0, 9))),
    Verb("times", Part("often", _numbers(1, 9))),
    Verb("choose", Part("option", _numbers(1, 8))),
    Verb("work", Part("level", _numbers(1, 3))),
    Verb("refine", _RAW),
    Verb("pay", _GOOD),
    Verb("gain", _GOOD),
    Verb("give", _GOOD),
    Verb("less", _REFINED),
    Verb("craft", Part("card-place", [*_numbers(1, 8), "reserved"])),
    Verb("reserve", _PLACE),
    Verb(
        "use",
        Part(
            "used",
            [
                *(f"card {number}" for number in range(1, 53)),
                *(f"tile {number}" for number in range(1, 19)),
                "character",
            ],
        ),
    ),
    Verb("raid"),
    Verb("first"),
    Verb("done"),
    Verb("end"),
)
