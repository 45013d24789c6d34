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
    [yes] You discard { $card } from the row of { $level }.
   *[no] { $seat } discards { $card } from the row of { $level }.
}
terra_futura-turned-up = New in the row of { $level }: { $card }.
terra_futura-reshuffled = { $cards ->
    [one] The discard pile of { $level }, one card, is its new deck.
   *[other] The discard pile of { $level } is shuffled into a new deck of { $cards } cards.
}
terra_futura-took = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}
terra_futura-took-unseen = { $you ->
    [yes] You take the top card of { $level }: { $card }.
   *[no] { $seat } takes the top card of { $level }: { $card }.
}
terra_futura-placed = { $you ->
    [yes] You place { $card } on { $cell }.
   *[no] { $seat } places { $card } on { $cell }.
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
    [yes] You use Assistance and copy { $card } of { $owner }: { $effect }.
   *[no] { $you-owner ->
        [yes] { $seat } uses Assistance and copies your { $card }: { $effect }.
       *[no] { $seat } uses Assistance and copies { $card } of { $owner }: { $effect }.
    }
}
terra_futura-paid = { $you ->
    [yes] You pay 1 { $kind } from { $card }.
   *[no] { $seat } pays 1 { $kind } from { $card }.
}
terra_futura-paid-several = { $you ->
    [yes] You pay { $bundle } from { $card }.
   *[no] { $seat } pays { $bundle } from { $card }.
}
terra_futura-polluted = { $you ->
    [yes] A pollution cube lies on your { $card }.
   *[no] { $seat } lays a pollution cube on { $card }.
}
terra_futura-polluted-too-much = { $you ->
    [yes] A pollution cube too many lies on your { $card }: inactive, with all that lies on it.
   *[no] { $seat } lays a pollution cube too many on { $card }: inactive, with all that lies on it.
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
    [yes] You move a cube from { $card } to { $to }.
   *[no] { $seat } moves a cube from { $card } to { $to }.
}
terra_futura-transferred-several = { $you ->
    [yes] You move { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } from { $card } to { $to }{ $freed ->
        [yes] : { $card } is active again.
       *[no] .
    }
   *[no] { $seat } moves { $cubes ->
        [one] a cube
       *[other] { $cubes } cubes
    } from { $card } to { $to }{ $freed ->
        [yes] : { $card } is active again.
       *[no] .
    }
}
terra_futura-kept = { $you ->
    [yes] You keep 1 { $kind } of what was paid, on { $card }.
   *[no] { $seat } keeps 1 { $kind } of what was paid, on { $card }.
}
terra_futura-removed = { $you ->
    [yes] You remove a cube from { $card }.
   *[no] { $seat } removes a cube from { $card }.
}
terra_futura-removed-none = { $you ->
    [yes] You remove no cube.
   *[no] { $seat } removes no cube.
}
terra_futura-ended-turn = { $you ->
    [yes] Your turn ends.
   *[no] { $seat } ends the turn.
}
terra_futura-final-began = All territories are complete: the final activation begins.
terra_futura-pattern = { $you ->
    [yes] You activate the pattern of { $card }.
   *[no] { $seat } activates the pattern of { $card }.
}
terra_futura-pattern-chosen = You choose the pattern of { $card }.
terra_futura-pattern-hidden = { $seat } chooses a pattern.
terra_futura-set-chosen = You choose the set of { $card }.
terra_futura-set-hidden = { $seat } chooses a set.
terra_futura-set = { $you ->
    [yes] You score the set of { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $seat } scores the set of { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
terra_futura-scored = { $you ->
    [yes] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
   *[no] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
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
terra_futura-no-such-effect-here = { $card } has no effect { $number }.
terra_futura-nothing-to-copy = There is no effect in another territory that you could copy and pay for.
terra_futura-no-cubes = No other card of yours has a cube to move.
terra_futura-cannot-pay = You cannot pay for this on your active cards: { $effect }.
terra_futura-no-room = Your cards have no room for all the cubes of this: { $effect }.
terra_futura-copy-first = First choose what Assistance copies.
terra_futura-nobody-there = There are only the seats 0 to { $seats }.
terra_futura-copy-others = Assistance copies a card of another player.
terra_futura-only-bottom = Assistance copies what stands at the bottom of a card: an exchange or a transfer. Effect { $number } of { $card } is neither.
terra_futura-copy-active = { $card } is inactive, and this table copies active cards only.
terra_futura-pay-first = First pay for this: { $effect }.
terra_futura-not-on-card = There is no { $kind } on { $card }.
terra_futura-frozen = { $card } is inactive: what lies on it cannot be paid.
terra_futura-not-due = 1 { $kind } from { $card } is not what comes next for this: { $effect }. Payments are named by kind and then by cell, in ascending order.
terra_futura-gain-first = First choose what you gain.
terra_futura-not-this-gain = { $kind } cannot be gained next by this: { $effect }. Several things are named in ascending order.
terra_futura-pollute-first = { $cubes ->
    [one] First lay the pollution cube on one of your cards.
   *[other] First lay { $cubes } pollution cubes on your cards.
}
terra_futura-inactive-takes-no-cube = { $card } is inactive and can take no more cubes.
terra_futura-not-whole = These choices are not what the effect asks for: name all of them, or none to have them proposed.
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

# Effects in words, and as a card shows them

terra_futura-amount = { $amount } { $what ->
    [any] any
    [product] { $amount ->
        [one] product
       *[other] products
    }
    [pollution] pollution
    [green] green
    [red] red
    [yellow] yellow
    [food] food
    [construction] construction
    [goods] goods
   *[money] money
}
terra_futura-sum = { $first } + { $rest }
terra_futura-list = { $first }, { $rest }
terra_futura-and = { $first } and { $rest }
terra_futura-either = { $first }, or { $rest }
terra_futura-effect-gain = gain { $reward }
terra_futura-effect-exchange = { $cost } for { $reward }
terra_futura-effect-transfer = { $cubes ->
    [1] move 1 cube
   *[other] move up to { $cubes } cubes here
}
terra_futura-effect-assistance = Assistance
terra_futura-face = { $amount ->
    [1] { "" }
   *[other] { $amount }
}{ $what ->
    [green] G
    [red] R
    [yellow] Y
    [food] F
    [construction] C
    [goods] D
    [money] $
    [any] *
    [product] P
   *[pollution] ■
}
terra_futura-plus = +
terra_futura-arrow = →
terra_futura-or = /
terra_futura-short-transfer = { $cubes }■→here
terra_futura-short-assistance = copy
terra_futura-square = { $square ->
    [free] □
   *[full] ■
}

# The table

terra_futura-title-display = Display
terra_futura-title-taken = In hand
terra_futura-title-territory = { $you ->
    [yes] Your territory
   *[no] Territory of { $seat }
}
terra_futura-title-own = Scoring
terra_futura-title-result = Result

terra_futura-picture-caption = Turn { $turn } of { $turns }. Decks: { $deck1 } cards of Level I, { $deck2 } of Level II.
terra_futura-picture-final = The final activation.
terra_futura-picture-over = The match is over.
terra_futura-picture-card = { $card }
terra_futura-picture-name = { $card }{ " " }
terra_futura-picture-here = { $cell } { $card }
terra_futura-picture-cell = { $cell }
terra_futura-picture-target = { $cell }: the card may go here
terra_futura-picture-amount = { $amount } { $what ->
    [any] of any raw material
    [product] { $amount ->
        [one] product of choice
       *[other] products of choice
    }
    [pollution] { $amount ->
        [one] pollution cube
       *[other] pollution cubes
    }
    [green] green
    [red] red
    [yellow] yellow
    [food] food
    [construction] construction
    [goods] goods
   *[money] money
}
terra_futura-picture-effect = { $effect }
terra_futura-picture-effects-1 = { $effect1 }
terra_futura-picture-effects-2 = { $effect1 } or { $effect2 }
terra_futura-picture-effects-3 = { $effect1 } or { $effect2 } or { $effect3 }
terra_futura-picture-effects-4 = { $effect1 } or { $effect2 } or { $effect3 } or { $effect4 }
terra_futura-picture-card-1 = { $card }, { $effect1 }
terra_futura-picture-card-2 = { $card }, { $effect1 } or { $effect2 }
terra_futura-picture-card-3 = { $card }, { $effect1 } or { $effect2 } or { $effect3 }
terra_futura-picture-card-4 = { $card }, { $effect1 } or { $effect2 } or { $effect3 } or { $effect4 }
terra_futura-picture-level = { $level }
terra_futura-picture-place = { $place }{ " " }
terra_futura-picture-gap = a gap
terra_futura-picture-deck = { $deck ->
    [0] no deck left
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}, { $discarded ->
    [0] nothing discarded
   *[other] { $discarded } discarded
}
terra_futura-picture-pile = { $level } discarded
terra_futura-picture-deck-short = { $deck ->
    [0] no deck
   *[other] { $deck } in deck
}
terra_futura-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terra_futura-picture-cubes = { $cubes ->
    [0] { $spaces ->
        [one] a free pollution space
       *[other] { $spaces } free pollution spaces
    }
    [one] 1 cube in { $spaces ->
        [one] its pollution space
       *[other] { $spaces } pollution spaces
    }
   *[other] { $cubes } cubes in { $spaces } pollution spaces
}
terra_futura-picture-blocked = { $cubes ->
    [one] a cube blocks it
   *[other] { $cubes } cubes block it
}
terra_futura-picture-shut = ✗ INACTIVE
terra_futura-picture-bundle = { $bundle }
terra_futura-picture-holds = { $bundle } on it
terra_futura-picture-in-line = may be activated
terra_futura-picture-scoring = { $number } { $card }
terra_futura-picture-pattern = { $top } { $middle } { $bottom }
terra_futura-picture-set = { $set } make { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terra_futura-picture-set-short = {" "}= { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terra_futura-picture-worth = { $times ->
    [0] not complete
    [one] once: { $points } points
   *[other] { $times } times: { $points } points
}
terra_futura-picture-lacking = { $times ->
    [0] lacks { $set }
   *[other] once more with { $set }
}
terra_futura-picture-lacking-short = to go{ " " }
terra_futura-picture-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
terra_futura-picture-parts = { $resources } for resources + { $set } for { $card } − { $pollution } for pollution
terra_futura-picture-parts-short = { $resources } + set { $set } − pollution { $pollution }
terra_futura-picture-all-cubes = { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}

# What is asked

terra_futura-draft-so = Not done yet: go on with another card, change it, or do it.
terra_futura-draft-all = Not done yet: do it or change it. Nothing more can be activated.
terra_futura-draft-then = { $you ->
    [yes] Not done yet. Do it, and it is your turn again.
   *[no] Not done yet. Do it, and { $seat } decides.
}
terra_futura-waiting = { $phase ->
    [take] { $seat } takes a card.
    [place] { $seat } places a card.
    [keep] { $seat } chooses what to keep of what was paid.
    [remove] { $seat } may remove a cube.
    [pattern] { $seat } chooses a pattern.
    [set] { $seat } chooses a set.
   *[activate] { $seat } activates cards.
}
terra_futura-ask-take = { $discarded ->
    [yes] Take a card: one of the rows, or the unseen top card of a deck.
   *[no] Take a card: one of the rows, or the unseen top card of a deck. Before that you may discard the last card of one row.
}
terra_futura-ask-place = Place { $card } in your territory: its row and its column will be activated.
terra_futura-ask-activate = { $able ->
    [yes] { $final ->
        [yes] Final activation: use the cards of your pattern, in any order, or end it.
       *[no] Activate the cards of the line, each once and in any order, or end your turn.
    }
   *[no] { $final ->
        [yes] No more cards can be activated: end your final activation.
       *[no] No more cards can be activated: end your turn.
    }
}
terra_futura-ask-copy = Assistance: choose the effect that you copy.
terra_futura-ask-pay = { $card }, { $effect }: choose what you pay with next.
terra_futura-ask-gain = { $card }, { $effect }: choose what you gain.
terra_futura-ask-pollute = { $cubes ->
    [one] { $card }, { $effect }: lay the pollution cube on one of your cards.
   *[other] { $card }, { $effect }: lay { $cubes } pollution cubes on your cards; where does the next one go?
}
terra_futura-ask-transfer = { $cubes ->
    [one] One cube may be moved to { $card }; from which card?
   *[other] Up to { $cubes } cubes may be moved to { $card }; from which card does the next one come?
}
terra_futura-ask-keep = { $seat } copied your { $card } and paid { $paid }: choose the resource that you keep on it.
terra_futura-ask-remove = { $seat } copied your { $card }: you may remove a cube from one of your cards.
terra_futura-ask-pattern = The final activation: choose the Scoring card whose pattern you activate.
terra_futura-ask-set = Choose the Scoring card whose set you score; all are turned up together.
terra_futura-over-shared = The victory is shared, with { $points } points.
terra_futura-over-won = { $you ->
    [yes] { $cubes ->
        [yes] You win with { $points } points and fewer cubes.
       *[no] You win with { $points } points.
    }
   *[no] { $cubes ->
        [yes] { $seat } wins with { $points } points and fewer cubes.
       *[no] { $seat } wins with { $points } points.
    }
}

# What is offered

terra_futura-offer-take = Take, { $level }
terra_futura-offer-unseen = the unseen top card, { $cards ->
    [one] the last one
   *[other] one of { $cards }
}
terra_futura-offer-unseen-short = the unseen top card
terra_futura-offer-discard = Discard first
terra_futura-offer-place = Place { $card } on
terra_futura-offer-cell = { $cell }
terra_futura-offer-line = { $count ->
    [0] activates only itself
   *[other] activates itself and { $cells }
}
terra_futura-offer-line-short = with { $cells }
terra_futura-offer-effect = { $you ->
    [yes] { $card }, { $effect }
   *[no] { $card } of { $seat }, { $effect }
}
terra_futura-offer-copy = { $cell } { $card } of { $seat }
terra_futura-offer-pay = Pay { $kind } from
terra_futura-offer-gain = Gain
terra_futura-offer-pollute = Lay the cube on
terra_futura-offer-blocks = blocks it
terra_futura-offer-blocks-card = { $card }, which it blocks
terra_futura-offer-space = in a space
terra_futura-offer-space-card = { $card }, in a pollution space
terra_futura-offer-transfer = Move a cube from
terra_futura-offer-frees = frees it
terra_futura-offer-frees-card = { $card }, which is active again then
terra_futura-offer-keep = Keep
terra_futura-offer-remove = Remove a cube from
terra_futura-offer-pattern = Activate the pattern of
terra_futura-offer-reached = activates { $cells }
terra_futura-offer-set = Score the set of
terra_futura-offer-end = End
terra_futura-offer-skipping = { $count ->
    [one] skipping { $unused }
   *[other] skipping { $count } cards: { $unused }
}
terra_futura-offer-done = Move no more
terra_futura-offer-none = Remove none

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
    Assistance, on your Starting card, copies the bottom effect of any card of another player, inactive ones too, who keeps one of the resources you paid; or, after a transfer of one cube onto your Starting card, may remove a cube.
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
    take bakery, pay red bank: cards may be called by their names
terra_futura-legend = G R Y: green, red and yellow raw materials; * any of them
    F C D: food, construction and goods, the products; P any of them
    $: money
    ■ □: a pollution cube, a free pollution space
    +G: the card gains a green
    2R→C/R→C■: two red for a construction, or one red for a construction and a cube
    4■→here: up to four cubes are moved onto this card
    copy: Assistance
    ▶ ▸ ✗: on turn; can be used now; inactive
