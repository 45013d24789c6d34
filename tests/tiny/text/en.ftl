# Dare in English.

dare-name = Dare
dare-tagline = Who takes too much is stopped.
dare-blurb = Roll or take, then bid in secret.
dare-players-range = 2 to 4 players
dare-rules = Twice each player rolls for up to two coins, or takes one, or takes two if the next player allows it. Then all bid in secret and pay half of their bids. Who has most left wins.
dare-notation = roll, take, one, two, allow, stop, bid 0 to bid 2
dare-legend = Coins are coins.

# What happens

dare-moved = { $you ->
    [yes] You: { $move }.
   *[no] { $seat }: { $move }.
}
dare-gained = { $you ->
    [yes] You gain { $coins }.
   *[no] { $seat } gains { $coins }.
}
dare-bids = The bids are { $bids }.

# Why not

dare-not-now = That is not asked now.
dare-no-such-move = { $text } is no move.
dare-no-such-coins = { $text } is no bid.

# The table

dare-players = Players
dare-player = { $seat }
dare-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
dare-bid = { $bid ->
    [-1] a hidden bid
   *[other] bids { $bid }
}
dare-phase-turn = Somebody's turn
dare-phase-amount = Taking coins
dare-phase-answer = Is it allowed?
dare-phase-bid = Bidding
dare-phase-over = The end

# What is asked

dare-ask-turn = Roll, or take?
dare-ask-amount = How much do you take?
dare-ask-answer = Do you allow two coins?
dare-ask-bid = How much do you bid?
dare-waiting = It is the turn of { $seat }.
dare-won = { $you ->
    [yes] You win with { $coins } coins.
   *[no] { $seat } wins with { $coins } coins.
}
dare-choices = You may
dare-move-roll = roll
dare-move-take = take
dare-move-one = take one
dare-move-two = take two
dare-move-allow = allow it
dare-move-stop = stop it
dare-move-bid = bid { $coins }

# Its bot

dare-bold = Fortune favours the bold.
