"""Dare, a tiny game with what Terra has not: a nested choice (how much to take), an interrupt (the
next seat may stop it), chance in mid-turn (a roll) and a hidden simultaneous choice (the bids).

It is here to show all that a game must bring, and is registered by tests alone.
"""
