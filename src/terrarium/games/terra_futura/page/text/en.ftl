# Terra Futura's page in English.

terra_futura-tagline = Build a little world that works, and keep it clean.
terra_futura-blurb = Nine cards, three by three, each turn a row and a column at work. Grow, build and trade, but every black cube has to lie somewhere, and one too many brings a card to a halt.
terra_futura-players-range = 2 to 5 players · half an hour

terra_futura-page-table = The display and the territories
terra_futura-page-display = The display
terra_futura-page-deck = { $cards ->
    [0] no deck
    [one] 1 card
   *[other] { $cards } cards
}
terra_futura-page-deck-label = { $level }: the deck, { $cards ->
    [0] empty
    [one] 1 card left
   *[other] { $cards } cards left
}
terra_futura-page-slot = Place { $place } of { $level }:
terra_futura-page-gap = gap
terra_futura-page-discards = { $cards ->
    [0] none discarded
   *[other] { $cards } discarded
}
terra_futura-page-discards-label = { $level }: the discard pile, { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
terra_futura-page-territory = The territory of { $seat }
terra_futura-page-territory-own = Your territory
terra_futura-page-enlarge = look closer at this territory
terra_futura-page-shrink = Back to the table
terra_futura-page-own = Your territory, your goals and what you may do
terra_futura-page-open-cell = { $cell }: empty
terra_futura-page-in-hand = In your hand
terra_futura-page-taken-by = { $seat } has to place this card
terra_futura-page-first = first-player symbol
terra_futura-page-amount = { $count } { $thing }
terra_futura-page-kind = { $piece ->
    [green] green
    [red] red
    [yellow] yellow
    [food] food
    [construction] construction
    [goods] goods
    [money] money
    [any] any raw material
    [product] any product
   *[pollution] pollution
}
terra_futura-page-gives = gain
terra_futura-page-turns-into = becomes
terra_futura-page-or = or
terra_futura-page-transfer = move up to { $most } cubes onto this card
terra_futura-page-transfer-short = ≤ { $most }
terra_futura-page-assistance = Assistance
terra_futura-page-spaces = { $free ->
    [0] no free pollution space
    [one] 1 free pollution space
   *[other] { $free } free pollution spaces
}
terra_futura-page-cubes = { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}
terra_futura-page-blocked = inactive
terra_futura-page-copyable = (Assistance could copy this)
terra_futura-page-in-line = may be activated
terra_futura-page-used = activated
terra_futura-page-pays-here = pays

# What is asked of one who composes a draft

terra_futura-page-hint-place = Press a glowing space to try it: nothing is final yet.
terra_futura-page-hint-activate = Press a glowing card. Nothing is final until you say so.
terra_futura-page-hint-pay = Press another card to pay from it instead.
terra_futura-page-hint-pollute = Press another card to lay the cube there instead.
terra_futura-page-hint-transfer = Press another card to move a cube from it instead.
terra_futura-page-hint-change = Press another card to pay from it or to lay the cube there instead.
terra_futura-page-hint-copy = Press a glowing card in another territory.
terra_futura-page-hint-which = Which of its effects? Press one.

# Buttons

terra_futura-page-do = Do it
terra_futura-page-do-so-far = Do this and go on
terra_futura-page-end = { $skipped ->
    [0] End my turn
   *[other] End, skipping { $skipped }
}
terra_futura-page-end-final = { $skipped ->
    [0] End my final activation
   *[other] Finish, skipping { $skipped }
}
terra_futura-page-do-end = { $skipped ->
    [0] Do it and end my turn
   *[other] Do it and end, skipping { $skipped }
}
terra_futura-page-do-end-final = { $skipped ->
    [0] Do it and finish
   *[other] Do it and finish, skipping { $skipped }
}
terra_futura-page-unused = { $skipped ->
    [one] If you end now, one card stays unused: { $unused }.
   *[other] If you end now, { $skipped } cards stay unused: { $unused }.
}
terra_futura-page-back = Step back
terra_futura-page-drop = Start again
terra_futura-page-none = Remove none
terra_futura-page-move-discard = Discard the last card of { $level }
terra_futura-page-move-take = Take card { $place } of { $level }
terra_futura-page-move-take-deck = Take the top card of { $level }
terra_futura-page-move-place = Place it on { $cell }
terra_futura-page-move-activate = Activate { $cell }, effect { $effect }
terra_futura-page-move-copy = Copy { $cell } of { $seat }
terra_futura-page-move-pay = Pay { $kind } from { $cell }
terra_futura-page-move-gain = Gain { $kind }
terra_futura-page-move-pollute = Lay the cube on { $cell }
terra_futura-page-move-transfer = Move a cube from { $cell }
terra_futura-page-move-done = No cube more
terra_futura-page-move-keep = Keep { $kind }
terra_futura-page-move-remove = Remove a cube from { $cell }
terra_futura-page-move-pattern = Pattern { $scoring-card }
terra_futura-page-move-set = Set { $scoring-card }
terra_futura-page-move-end = End my turn
terra_futura-page-advice-discard = Discard { $card } first
terra_futura-page-advice-take = Take { $card }
terra_futura-page-advice-activate = Activate { $card }: { $effect }
terra_futura-page-advice-copy = Copy { $card } of { $seat }: { $effect }
terra_futura-page-advice-pay = Pay { $kind } from { $card }
terra_futura-page-advice-pollute = Lay the cube on { $card }
terra_futura-page-advice-transfer = Move a cube from { $card }
terra_futura-page-advice-remove = Remove a cube from { $card }
terra_futura-page-made-discard = Discard { $card }
terra_futura-page-made-take = Take { $card }
terra_futura-page-made-place = Place { $card } on { $cell }
terra_futura-page-made-activate = Activate { $card }
terra_futura-page-made-copy = Copy { $card } of { $seat }
terra_futura-page-made-pay = { terra_futura-page-advice-pay }
terra_futura-page-made-pollute = { terra_futura-page-advice-pollute }
terra_futura-page-made-transfer = { terra_futura-page-advice-transfer }
terra_futura-page-made-remove = { terra_futura-page-advice-remove }
terra_futura-page-made-pattern = { terra_futura-page-offer-pattern }
terra_futura-page-made-set = { terra_futura-page-offer-set }
terra_futura-page-offer-take = Take { $card }
terra_futura-page-offer-discard = Discard { $card } first
terra_futura-page-offer-pattern = The pattern of { $card }
terra_futura-page-offer-set = The set of { $card }
terra_futura-page-offer-pay = Pay { $kind } from { $card }
terra_futura-page-offer-gain = Gain { $kind }
terra_futura-page-offer-swap-gain = Or { $kind }
terra_futura-page-offer-pollute = Cube onto { $card }
terra_futura-page-offer-transfer = One more cube from { $card }
terra_futura-page-offer-less = Leave one cube on { $card }
terra_futura-page-offer-remove = From { $card }
terra_futura-page-offer-keep = Keep { $kind }

# What is being composed

terra_futura-page-bench = What you are composing
terra_futura-page-placed = { $card } would activate these cards: press each one that you want to use.
terra_futura-page-pattern-named = These are the cards of your pattern: press each one that you want to use.
terra_futura-page-pays = pays
terra_futura-page-brings = brings
terra_futura-page-from = from { $card }
terra_futura-page-cube-to = cube onto { $card }
terra_futura-page-cube-from = cube from { $card }
terra_futura-page-will-block = { $card } would be inactive!
terra_futura-page-will-free = { $card } would work again.
terra_futura-page-keeps = { $seat } keeps 1 { $kind }.
terra_futura-page-copies = copies { $card }

# Goals and points

terra_futura-page-goals = Your secret goals
terra_futura-page-goal = Scoring card { $number }
terra_futura-page-need = { $there } of { $count } { $thing }
terra_futura-page-set-worth = { $points } each
terra_futura-page-times = { $times ->
    [0] not yet
    [one] once: { $earned }
   *[other] { $times } times: { $earned }
}
terra_futura-page-pad-times = { $times ->
    [0] not complete
    [one] once
   *[other] { $times } times
}
terra_futura-page-activates = Activates
terra_futura-page-earns = +{ $earned }
terra_futura-page-in-all = { $points ->
    [one] 1 point in all
   *[other] { $points } points in all
}
terra_futura-page-pattern-taken = pattern named
terra_futura-page-set-taken = your set
terra_futura-page-score = Your points so far
terra_futura-page-score-open = resources less pollution
terra_futura-page-score-set = best set
terra_futura-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terra_futura-page-player-about = { $cards } of 9 cards · { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}
terra_futura-page-without-set = without a set
terra_futura-page-round = Turn { $round } of { $turns }
terra_futura-page-final = Final activation
terra_futura-page-ended = The end

# The pad at the end

terra_futura-page-pad = The pad
terra_futura-page-won = { $seat } wins
terra_futura-page-won-shared = A shared victory
terra_futura-page-by-cubes = Equal points: fewer cubes decide.
terra_futura-page-shared-why = Equal points and equally many cubes: the victory is shared.
terra_futura-page-pad-products = Food and construction
terra_futura-page-pad-goods = Goods
terra_futura-page-pad-raw = Raw materials
terra_futura-page-pad-money = Money
terra_futura-page-pad-set = Set
terra_futura-page-pad-pollution = Pollution
terra_futura-page-pad-cubes = { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
}
terra_futura-page-pad-total = Total
terra_futura-page-pad-what = What counts
terra_futura-page-numbers = The match in numbers
terra_futura-page-number-gained = resources gained
terra_futura-page-number-cubes = cubes laid
terra_futura-page-number-blocked = times a card became inactive
terra_futura-page-number-freed = cards set free
terra_futura-page-number-copies = effects copied
terra_futura-page-number-discarded = cards discarded
terra_futura-page-worked = Who gained how much
terra_futura-page-worked-of = { $gained } gained, { $paid } paid

# What is at stake

terra_futura-stakes-cards = { $left ->
    [0] It is the last card of your territory.
    [one] One more card comes after this one.
   *[other] { $left } more cards come after this one.
}
terra_futura-stakes-at-once = { $cards ->
    [0] With what you have, none of the face-up cards could be used at once.
    [one] With what you have, one of the face-up cards could be used at once.
   *[other] With what you have, { $cards } of the face-up cards could be used at once.
}
terra_futura-stakes-line = { $cards ->
    [one] It activates itself alone, wherever it lies.
   *[other] At the best places it activates { $cards } cards, itself among them.
}
terra_futura-stakes-points = As it lies you have { $points ->
    [one] one point
   *[other] { $points } points
}{ $pollution ->
    [0] .
   *[other] , { $pollution } already taken off for pollution.
}
terra_futura-stakes-room = { $free ->
    [0] No pollution space is free: the next cube blocks a card with all that lies on it.
    [one] One pollution space is free; the cube after that blocks a card with all that lies on it.
   *[other] { $free } pollution spaces are free; the cube after those blocks a card with all that lies on it.
}
terra_futura-stakes-copy = The reward lies on your Starting card, and the owner keeps one resource of what you pay.
terra_futura-stakes-set = { $times ->
    [0] With { $set } more, { $card } would score { $points }.
   *[other] With { $set } more, { $card } would score another { $points }.
}
terra_futura-stakes-same = For your points it is all the same now: { $change }.
terra_futura-stakes-best-kind = Best for your points now: { $kind }, { $change }.
terra_futura-stakes-best-card = Best for your points now: { $card }, { $change }.
terra_futura-stakes-best-none = Best for your points now: none of them, { $change }.
terra_futura-stakes-worst-kind = Worst: { $kind }, { $change }.
terra_futura-stakes-worst-card = Worst: { $card }, { $change }.
terra_futura-stakes-worst-none = Worst: none of them, { $change }.
terra_futura-stakes-pattern = { $card } activates { $cards ->
    [0] no card.
    [one] one card.
   *[other] { $cards } cards.
}
terra_futura-stakes-any-set = The set that you score may be that of either card.
terra_futura-stakes-ends = With { $card } you score { $points } for the set and end with { $total }.

# Table options

terra_futura-option-touching = Edge to edge
terra_futura-option-touching-help = A new card must touch one of yours with an edge.
terra_futura-option-assist-copy-inactive = Copy inactive cards
terra_futura-option-assist-copy-inactive-help = Yes: Assistance copies any card of another player. No: only active ones.
terra_futura-option-simultaneous-patterns = Patterns in secret
terra_futura-option-simultaneous-patterns-help = All choose their pattern for the final activation before any is shown.

# Beats: what matters, told for a moment on the board

terra_futura-beat-discarded = { $seat } discards { $card }.
terra_futura-beat-placed = { $seat } builds { $card }: { $effects }.
terra_futura-beat-gained = { $card } of { $seat } brings { $amount } { $kind }.
terra_futura-beat-copied = { $you-owner ->
    [yes] { $seat } copies your { $card }: { $effect }.
   *[no] { $seat } copies { $card } of { $owner }: { $effect }.
}
terra_futura-beat-kept = { $you ->
    [yes] You keep 1 { $kind } for the help.
   *[no] { $seat } keeps 1 { $kind } for the help.
}
terra_futura-beat-blocked = Too much pollution: { $card } of { $seat } is inactive.
terra_futura-beat-polluted-too-much = { terra_futura-beat-blocked }
terra_futura-beat-transferred-several = { $card } of { $seat } is active again.
terra_futura-beat-final-began = All territories are complete: the final activation begins.
terra_futura-beat-pattern = { $seat } activates the pattern of { $card }.
terra_futura-beat-set = { $you ->
    [yes] Your set, { $card }, is worth { $points }.
   *[no] The set of { $seat }, { $card }, is worth { $points }.
}
