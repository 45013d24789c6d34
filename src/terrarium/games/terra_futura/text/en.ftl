# Terra Futura in English.

terra_futura-name = Terra Futura

# Things

terra_futura-kind = { $kind ->
    [green] green
    [red] red
    [yellow] yellow
    [food] food
    [construction] construction
    [goods] goods
   *[money] money
}
terra_futura-level = { $level ->
    [I] Level I
   *[II] Level II
}
terra_futura-card = { $name }

# What happens, in the order of a turn

terra_futura-began = { $you ->
    [yes] You hold { $card } with the first-player symbol and begin.
   *[no] { $seat } holds { $card } with the first-player symbol and begins.
}
terra_futura-discarded = { $you ->
    [yes] You discarded { $card } from the row of { $level }.
   *[no] { $seat } discarded { $card } from the row of { $level }.
}
terra_futura-turned-up = New in the row of { $level }: { $card }.
terra_futura-reshuffled = { $cards ->
    [one] The discard pile of { $level }, one card, is its new deck.
   *[other] The discard pile of { $level } is shuffled into a new deck of { $cards } cards.
}
terra_futura-took = { $you ->
    [yes] You took { $card }.
   *[no] { $seat } took { $card }.
}
terra_futura-took-unseen = { $you ->
    [yes] You took the top card of { $level }: { $card }.
   *[no] { $seat } took the top card of { $level }: { $card }.
}
terra_futura-placed = { $you ->
    [yes] You placed { $card } on { $cell }.
   *[no] { $seat } placed { $card } on { $cell }.
}
terra_futura-activated = { $you ->
    [yes] You activate { $card }: { $effect }.
   *[no] { $seat } activates { $card }: { $effect }.
}
terra_futura-gained = { $you ->
    [yes] Your { $card } gains { $amount } { $kind }.
   *[no] { $card } of { $seat } gains { $amount } { $kind }.
}
terra_futura-copied = { $you ->
    [yes] You use Assistance and copy { $card }: { $effect }.
   *[no] { $seat } uses Assistance and copies { $card }: { $effect }.
}
terra_futura-paid = { $you ->
    [yes] You paid 1 { $kind } from { $card }.
   *[no] { $seat } paid 1 { $kind } from { $card }.
}
terra_futura-polluted = { $you ->
    [yes] A pollution cube lies on your { $card }.
   *[no] { $seat } lays a pollution cube on { $card }.
}
terra_futura-blocked = { $you ->
    [yes] Your { $card } is inactive now, with all that lies on it.
   *[no] { $card } of { $seat } is inactive now, with all that lies on it.
}
terra_futura-freed = { $you ->
    [yes] Your { $card } is active again.
   *[no] { $card } of { $seat } is active again.
}
terra_futura-transferred = { $you ->
    [yes] You moved a cube from { $card } to { $to }.
   *[no] { $seat } moved a cube from { $card } to { $to }.
}
terra_futura-kept = { $you ->
    [yes] You keep 1 { $kind } of what was paid, on { $card }.
   *[no] { $seat } keeps 1 { $kind } of what was paid, on { $card }.
}
terra_futura-removed = { $you ->
    [yes] You removed a cube from { $card }.
   *[no] { $seat } removed a cube from { $card }.
}
terra_futura-removed-none = { $you ->
    [yes] You removed no cube.
   *[no] { $seat } removed no cube.
}
terra_futura-ended-turn = { $you ->
    [yes] Your turn ends.
   *[no] { $seat } ends the turn.
}
terra_futura-final-began = All territories are complete: the final activation begins.
terra_futura-pattern = { $you ->
    [yes] You activate the pattern of Scoring card { $number }.
   *[no] { $seat } activates the pattern of Scoring card { $number }.
}
terra_futura-pattern-chosen = You have chosen the pattern of Scoring card { $number }.
terra_futura-pattern-hidden = { $seat } has chosen a pattern.
terra_futura-set-chosen = You have chosen the set of Scoring card { $number }.
terra_futura-set-hidden = { $seat } has chosen a set.
terra_futura-set = { $you ->
    [yes] Your set is that of Scoring card { $number }: { $points }.
   *[no] The set of { $seat } is that of Scoring card { $number }: { $points }.
}
terra_futura-scored = { $you ->
    [yes] You have { $points } in all.
   *[no] { $seat } has { $points } in all.
}

# Why not

terra_futura-no-such-move = There is no move “{ $text }”. Moves are: discard LEVEL, take LEVEL PLACE, place CELL, activate CELL EFFECT, end, copy SEAT CELL EFFECT, pay KIND from CELL, gain KIND, pollute CELL, transfer CELL, done, keep KIND, remove CELL, pattern NUMBER, set NUMBER.
terra_futura-no-such-cell = There is no cell “{ $text }”. A cell is a column from a to e and a row from 1 to 5, such as c3.
terra_futura-no-such-kind = There is no resource “{ $text }”. Resources are green, red, yellow, food, construction, goods and money.
terra_futura-no-such-scoring-card = There is no Scoring card “{ $text }”. They have the numbers 1 to 16.
terra_futura-no-such-level = There is no level “{ $text }”. The levels are I and II.
terra_futura-no-such-place = There is no place “{ $text }”. A row has the places 1 to 4, beside its deck.
terra_futura-no-such-effect = There is no effect “{ $text }”. Effects are counted from 1, from the top of the card.
terra_futura-no-such-seat = There is no seat “{ $text }”. Seats are 0 to 4.
terra_futura-take-first = First take a card: one of a row, or the top card of a deck.
terra_futura-one-discard = You have discarded a card this turn already.
terra_futura-row-empty = The row of { $level } has no card to discard.
terra_futura-deck-empty = The deck of { $level } is empty, and so is its discard pile.
terra_futura-gap = Place { $place } of the row of { $level } is empty.
terra_futura-place-first = First place { $card } in your territory.
terra_futura-occupied = A card lies on { $cell } already.
terra_futura-outside-window = With a card on { $cell } your territory would not fit in three rows and three columns.
terra_futura-not-touching = { $cell } is not edge to edge with a card of yours.
terra_futura-activate-or-end = Now activate a card of the line, or end the activation.
terra_futura-no-card-here = No card lies on { $cell } there.
terra_futura-not-in-line = { $card } cannot be activated now: it is not in the line, or has been activated.
terra_futura-inactive = { $card } is inactive: a cube lies outside its pollution spaces.
terra_futura-no-such-effect-here = { $card } has no effect { $effect }.
terra_futura-nothing-to-copy = There is no effect in another territory that you could copy and pay for.
terra_futura-no-cubes = No other card of yours has a cube to move.
terra_futura-cannot-pay = You cannot pay for this on your active cards: { $text }.
terra_futura-no-room = Your cards have no room for all the cubes of this: { $text }.
terra_futura-copy-first = First choose what Assistance copies.
terra_futura-nobody-there = There are only the seats 0 to { $seats }.
terra_futura-copy-others = Assistance copies a card of another player.
terra_futura-only-bottom = Assistance copies what stands at the bottom of a card: an exchange or a transfer. Effect { $effect } of { $card } is neither.
terra_futura-copy-active = { $card } is inactive, so it cannot be copied.
terra_futura-pay-first = First pay for this: { $text }.
terra_futura-not-on-card = There is no { $kind } on { $card }.
terra_futura-frozen = { $card } is inactive: what lies on it cannot be paid.
terra_futura-not-due = 1 { $kind } from { $card } is not what comes next for this: { $text }. Payments are named by kind and then by cell, in ascending order.
terra_futura-gain-first = First choose what you gain.
terra_futura-not-this-gain = { $kind } cannot be gained next by this: { $text }. Several things are named in ascending order.
terra_futura-pollute-first = { $cubes ->
    [one] First lay the pollution cube on one of your cards.
   *[other] First lay { $cubes } pollution cubes on your cards.
}
terra_futura-inactive-takes-no-cube = { $card } is inactive and can take no more cubes.
terra_futura-cubes-ascend = Cubes are named cell by cell, in ascending order, so that all find their place: not { $card } now.
terra_futura-transfer-first = First choose the card from which a cube is moved.
terra_futura-onto-itself = The cubes are moved onto { $card } from other cards.
terra_futura-clean = There is no cube on { $card }.
terra_futura-keep-first = First choose which of the resources just paid you keep.
terra_futura-not-paid = No { $kind } was paid.
terra_futura-remove-first = First choose a card from which you remove a cube, or be done.
terra_futura-pattern-first = First choose the pattern of one of your Scoring cards.
terra_futura-set-first = First choose the set of one of your Scoring cards.
terra_futura-not-your-card = You do not hold Scoring card { $number }.

# The rules and the notation on one screen

terra_futura-rules = Build a territory of nine cards, three by three, and keep it clean enough to work.
    { "" }
    On each of your eight turns:
    - You may discard the last card of one row.
    - Take a card of either row, or the unseen top card of a deck.
    - Place it edge to edge with your cards, all within three rows and three columns.
    - Activate the cards of its row and its column, in any order, each once, or not at all.
    { "" }
    Effects at the top of a card are gains, those at the bottom are exchanges: pay the exact price from your active cards; the reward is laid on the card itself.
    Pollution: lay each cube on a card of yours that is active. Cubes fill the pollution spaces first; one more makes the card inactive. It cannot be used, and what lies on it can neither be paid nor scored, until the cube leaves.
    A pollution transfer moves up to four cubes onto its card.
    Assistance, on your Starting card, copies the bottom effect of a card of another player, who keeps one of the resources you paid; or, after a transfer of one cube onto your Starting card, may remove a cube.
    { "" }
    At the end each activates the four cards of a pattern, then all choose a scoring set. Raw materials count 1, food and construction 5, goods 6, money nothing; sets count as often as you have them; each card with a cube costs 1. If equal, fewer cubes win.
terra_futura-notation = discard I: the last card of a row goes, before you take one
    take II 3: a card of a row, counted from the deck; take II deck: the unseen top card
    place d3: where the card goes; your Starting card lies on c3
    activate c3 1: a card and the number of its effect, from the top
    copy 1 d3 2: Assistance copies a card of seat 1
    pay green from c3, gain food, pollute d3, transfer d3: what an effect asks for
    done: no more cubes
    keep red, remove d3: what you get when you were copied
    end: the activation is over
    pattern 7, set 7: of your Scoring cards, at the end
