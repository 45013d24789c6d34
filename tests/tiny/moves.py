"""The moves of Dare."""

from terrarium.core.notation import Notation, Part, Verb

WORDS = ("roll", "take", "one", "two", "allow", "stop")
NOTATION = Notation("dare", *map(Verb, WORDS), Verb("bid", Part("coins", ("0", "1", "2"))))
ROLL, TAKE, ONE, TWO, ALLOW, STOP, BID = range(7)
