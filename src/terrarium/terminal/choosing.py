"""Which of the moves somebody means: by its notation, the beginnings of its words, or a name."""


def meant(typed: str, moves: list[str], names: list[str] | None = None) -> list[int]:
    """The places of the moves that can be meant, by the strictest reading that finds any.

    The whole notation; then the beginning of every word, in order (`h afr w gr 4`); then some
    words left out (`h afr 4`), where the parts of `africa-green` are words of their own. Of
    several moves those win that have the most words as typed: `t i 3` is not `take II 3`. Last
    come the names of things, said after the verb or at the end: `take bakery`, `pay red bank`.
    """
    words = typed.lower().split()
    if not words:
        return []
    small = [move.lower() for move in moves]
    for reads in (_is_spelled, _begins, _leaves_out):
        found = [place for place, move in enumerate(small) if reads(words, move)]
        if found:
            return _most_alike(words, found, small)
    return _by_name(words, small, [name.lower() for name in names or []])


def _by_name(words: list[str], moves: list[str], names: list[str]) -> list[int]:
    """Only where the notation alone means nothing, so that a name must have been said."""
    found: list[int] = []
    for place, (move, name) in enumerate(zip(moves, names)):
        verb, _, rest = move.partition(" ")
        if name and (
            _leaves_out(words, f"{verb} {name} {rest}") or _leaves_out(words, f"{move} {name}")
        ):
            found.append(place)
    return found


def _most_alike(words: list[str], found: list[int], moves: list[str]) -> list[int]:
    alike = [sum(word in moves[place].split() for word in words) for place in found]
    return [place for place, same in zip(found, alike) if same == max(alike)]


def _is_spelled(words: list[str], move: str) -> bool:
    return words == move.split()


def _begins(words: list[str], move: str) -> bool:
    parts = move.split()
    return len(words) <= len(parts) and all(
        part.startswith(word) for word, part in zip(words, parts)
    )


def _leaves_out(words: list[str], move: str) -> bool:
    """The first word always counts, so that no other kind of move is ever meant."""
    parts = move.replace("-", " ").split()
    if not parts[0].startswith(words[0]):
        return False
    rest = iter(parts[1:])
    wanted = " ".join(words[1:]).replace("-", " ").split()
    return all(any(part.startswith(word) for part in rest) for word in wanted)
