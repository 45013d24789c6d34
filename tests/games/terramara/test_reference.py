"""The engine and a second implementation, which knows nothing of it, play the same matches."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from terrarium.core.points import as_number
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.games.terramara.game import Terramara
from terrarium.games.terramara.state import TerramaraState
from tests.reference.terramara.dealing import random_deal, standard
from tests.reference.terramara.edition import Edition, read_edition
from tests.reference.terramara.habits import busy_move
from tests.reference.terramara.names import FIRE, MEMBERS
from tests.reference.terramara.random_sets import random_set
from tests.reference.terramara.reference import Reference
from tests.reference.terramara.table import Deal, Options
from tests.sizes import sized

Seen = dict[str, Any]

GAME = Terramara()
DEALS = 3
MATCHES = sized(quick=1, full=10, deep=300)
RIVER = {"river 6": "6", "river 10": "10", "river 14": "14-2", "river end": "14-3"}


class Lockstep:
    """One match, played by both and compared after every move."""

    def __init__(self, players: int, start: str, seed: int, text: str = "") -> None:
        text = text or standard()
        self.chance = Random(seed)
        options = self._options(start, players)
        self.state = self._begin(players, options, seed, text)
        self.deal = deal_of(self.state, read_edition(text))
        self.reference = Reference(players, options, text, self.deal)
        self.moves: list[str] = []

    def __repr__(self) -> str:
        """For whoever looks for a difference."""
        moves = ", ".join(self.moves)
        return f"{self.state.players} players, {self.reference.table.options}: {moves}"

    def _options(self, start: str, players: int) -> Options:
        counts = self.chance.choice(["paid", "printed"])
        return Options(start, counts, players < 4 and self.chance.choice([True, False]))

    def _begin(self, players: int, options: Options, seed: int, text: str) -> TerramaraState:
        chosen = {
            "start": options.start,
            "craft_vp_counts": options.craft_vp_counts,
            "neutrals_count_as_players": "yes" if options.neutrals_count_as_players else "no",
        }
        setup = GAME.setup(players, GAME.read_edition(text), chosen)
        state = GAME.begin(setup, seed)
        assert isinstance(state, TerramaraState)
        return state

    def play_to_the_end(self) -> None:
        self.compare()
        while self.state.actor() != NOBODY:
            self.play(busy_move(self.reference.legal(), self.chance))
            self.compare()
        self.compare_scores()

    def play(self, move: str) -> None:
        self.moves.append(move)
        before, was = self.state.round, list(self.state.neutral)
        self.state.play(GAME.parse(move))
        if self.state.round > before:
            self.deal.neutral_cards.append(_revealed(was, list(self.state.neutral)))
        self.reference.play(move)

    def compare(self) -> None:
        seat = self.reference.actor()
        assert self.state.actor() == (NOBODY if seat is None else seat), self
        legal = [GAME.spell(move) for move in self.state.legal()]
        assert sorted(legal) == sorted(self.reference.legal()), self
        assert told(look(self.state)) == self.reference.summary(), self

    def compare_scores(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        scores = [{name: as_number(n) for name, n in score.items()} for score in outcome.scores]
        assert scores == self.reference.scores(), self
        assert outcome.ranks == self.reference.ranks(), self


def look(state: TerramaraState) -> Seen:
    return dict(state.view(SPECTATOR).as_json())


def _revealed(was: list[int], now: list[int]) -> list[int]:
    """The neutral players' cards, the weakest one's first."""
    order = sorted(range(len(was)), key=lambda neutral: was[neutral])
    return [now[neutral] - was[neutral] for neutral in order]


def deal_of(state: TerramaraState, edition: Edition) -> Deal:
    """What chance has decided before the first move."""
    seen = look(state)
    names = list(edition.artefacts)
    numbers = {column: number for number, column in FIRE.items()}
    burning = [space for space, what in seen["spaces"].items() if what.get("fire")]
    return Deal(
        first=seen["first"],
        left=[row["left"] for row in seen["rows"]],
        right=[row["right"] for row in seen["rows"]],
        bonus={RIVER.get(place, place): what["tile"] for place, what in seen["bonus"].items()},
        deck=seen["row"] + [names[card] for card in state.deck[state.drawn :]],
        characters=seen["draft"]["characters"],
        starts=seen["draft"]["starts"],
        fire=[numbers[space[0]] for space in sorted(burning, key=lambda space: space[1])],
    )


def told(seen: Seen) -> Seen:
    """A view of the engine as the second implementation sums up its table."""
    spaces = seen["spaces"]
    shown_twice = {2: ("travel", "first"), 3: ("travel",), 4: ()}[seen["players"]]
    return {
        "round": seen["round"],
        "first": seen["first"],
        "turn": seen["turn"] if seen["round"] else seen["first"],
        "neutrals": [neutral["strength"] for neutral in seen["neutrals"]],
        "row": seen["row"],
        "deck": len(seen["deck"]) if seen["over"] else sum(seen["deck"].values()),
        "road end": seen["parked"],
        "warriors": seen["warriors"],
        "hired": seen["hired"],
        "spare workers": seen["spare_workers"],
        "closed": [space for space in ("raid", "first") if spaces[space]["closed"]],
        "fire": sorted(space for space, what in spaces.items() if what.get("fire")),
        "spaces": {
            space: sorted(map(_member, what["members"]))
            for space, what in spaces.items()
            if what["members"] and space not in shown_twice
        },
        "seats": [_seat(seat) for seat in seen["seats"]],
    }


def _member(text: str) -> tuple[str, str]:
    kind, _, owner = text.partition(" ")
    if kind == "neutral":
        return "AB"[int(owner)], "explorer"
    return owner or "-", kind


def _seat(seat: Seen) -> Seen:
    character = seat["character"] or {}
    workers = {int(level[1]): count for level, count in seat["workers"].items()}
    return {
        "goods": seat["goods"],
        "strength": seat["strength"],
        "culture": seat["culture"],
        "vp": seat["points"],
        "caravans": seat["caravans"],
        "flags": seat["flags"],
        "ready": [level for level, n in workers.items() for _ in range(n["ready"])],
        "used": [level for level, n in workers.items() for _ in range(n["all"] - n["ready"])],
        "artefacts": [card["name"] for card in seat["artefacts"]],
        "used artefacts": sorted(card["name"] for card in seat["artefacts"] if card["used"]),
        "reserved": seat["reserved"] or "",
        "character": character.get("name", ""),
        "adult": character.get("adult", False),
        "character used": character.get("used", False),
        "has sent": seat["begun"],
        "hand": seat["in_hand"],
        "hut": sorted(kind for kind in MEMBERS for _ in range(seat["hut"][kind])),
        "tiles": sorted(character.get("tiles", [])),
        "crossroad": character.get("crossroad") or "",
        "outpost": character.get("outpost") or "",
    }


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("start", ["draft", "first"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_play_the_same_match(players: int, start: str, number: int) -> None:
    Lockstep(players, start, number).play_to_the_end()


@pytest.mark.parametrize("number", range(MATCHES))
def test_both_play_the_same_match_with_another_set(number: int) -> None:
    another = (Path(__file__).parent / "editions" / "tiny.toml").read_text("utf-8")
    Lockstep(2 + number % 3, "draft", number, another).play_to_the_end()


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("start", ["draft", "first"])
def test_both_play_the_same_match_with_effects_by_chance(start: str, number: int) -> None:
    other = random_set(standard(), Random(number))
    Lockstep(2 + number % 3, start, number, other).play_to_the_end()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_takes_as_many_of_each_level_as_the_rulebook_says(players: int) -> None:
    edition = read_edition(standard())
    for seed in range(DEALS):
        match = Lockstep(players, "draft", seed)
        mine = random_deal(edition, players, "draft", Random(seed))
        assert _shape(match.deal, edition) == _shape(mine, edition)


def _shape(deal: Deal, edition: Edition) -> Seen:
    """What is the same however the cards are shuffled."""
    column = [*deal.left, *deal.right]
    return {
        "tiles": [(edition.tiles[tile].side, edition.tiles[tile].level) for tile in column],
        "bonus": {place: edition.bonus[tile].level for place, tile in deal.bonus.items()},
        "deck": [edition.artefacts[card].level for card in deal.deck],
        "fire": (sorted(deal.fire[:4]), len(set(deal.fire[4:]))),
        "different": [
            len(set(things))
            for things in (column, deal.bonus.values(), deal.deck, deal.characters, deal.starts)
        ],
    }
