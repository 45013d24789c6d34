# Terra in English.

terra-name = Terra

# Things

terra-colour = { $colour ->
    [green] green
    [blue] blue
   *[red] red
}
terra-card = { $colour ->
    [green] green
    [blue] blue
   *[red] red
} { $value }
terra-set = { $cards }
terra-region = { $region ->
    [north-america] North America
    [south-america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia & Middle East
   *[oceania] Oceania & S.E. Asia
}
terra-crisis-name = { $region ->
    [north-america] North America
    [south-america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia & Middle East
   *[oceania] Oceania & S.E. Asia
} ({ $colour ->
    [green] green
    [blue] blue
   *[red] red
})

# What happens, in the order of a turn

terra-began = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
terra-drew = You draw { $card }.
terra-drew-hidden = { $seat } draws a solution card.
terra-drew-only = You draw { $card }, and your turn ends.
terra-drew-only-hidden = { $seat } draws a solution card and ends the turn.
terra-crisis = { $you ->
    [yes] You draw a crisis: { $crisis }, threat { $threat }.
   *[no] { $seat } draws a crisis: { $crisis }, threat { $threat }.
}
terra-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
terra-played = { $you ->
    [yes] You play { $card }: { $total } of { $threat }.
   *[no] { $seat } plays { $card }: { $total } of { $threat }.
}
terra-sealed = You lay { $card } down, sealed.
terra-sealed-hidden = { $seat } lays a card down, sealed.
terra-unsealed = { $you ->
    [yes] You turn up { $card }.
   *[no] { $seat } turns up { $card }.
}
terra-averted = { $crisis } is solved in time: { $total } of { $threat }.
terra-scored-first = { $you ->
    [yes] You score { $points } for the first card.
   *[no] { $seat } scores { $points } for the first card.
}
terra-scored-highest = { $you ->
    [yes] You score { $points } for the highest card.
   *[no] { $seat } scores { $points } for the highest card.
}
terra-scored-both = { $you ->
    [yes] You score { $first } for the first card and { $highest } for the highest.
   *[no] { $seat } scores { $first } for the first card and { $highest } for the highest.
}
terra-broke-out = { $total ->
    [0] Nobody helps: { $crisis } is a full-blown crisis now.
   *[other] { $total } of { $threat } is not enough: { $crisis } is a full-blown crisis now, and the cards are lost.
}
terra-near-region = One more crisis in { $region }, and the world is lost.
terra-near-colour = One more { $colour } crisis, and the world is lost.
terra-near-total = Any one more crisis, and the world is lost.
terra-helped = { $you ->
    [yes] You help { $crisis } with { $card }: { $total } of { $threat }.
   *[no] { $seat } helps { $crisis } with { $card }: { $total } of { $threat }.
}
terra-solved = { $you ->
    [yes] You solve { $crisis } and score { $points }.
   *[no] { $seat } solves { $crisis } and scores { $points }.
}
terra-hoarded = You hoard { $set }, worth { $points } at the end.
terra-hoarded-hidden = { $seat } hoards a set.
terra-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
terra-discarded-hidden = { $seat } discards a card, face down.
terra-ended-turn = { $you ->
    [yes] Your turn ends.
   *[no] { $seat } ends the turn.
}
terra-lost-region = Every crisis that { $region } can bear has broken out: the world is lost.
terra-lost-colour = Too many { $colour } crises have broken out: the world is lost.
terra-lost-total = Too many crises have broken out in all: the world is lost.
terra-saved = The last card is played: the world is saved.
terra-hoard-turned-up = { $you ->
    [yes] You turn up { $set }: { $points }.
   *[no] { $seat } turns up { $set }: { $points }.
}

# Why not

terra-no-such-move = There is no move “{ $text }”. Moves are: pass, play CARD, help CRISIS with CARD, hoard CARDS, end, discard CARD.
terra-no-such-card = There is no card “{ $text }”. A card is a colour and a value, such as green 4.
terra-no-such-crisis = There is no crisis “{ $text }”. A crisis is a region and a colour, such as africa-green.
terra-no-such-set = “{ $text }” is not a set. A set is three equal values or three in a row, in one colour or in three different ones.
terra-help-with-what = Say which card helps { $crisis }: help CRISIS with CARD.
terra-wrong-colour = { $crisis } takes only cards of its own colour, not { $card }.
terra-not-in-hand = You do not hold { $card }.
terra-answer-the-crisis = Each in turn answers the impending crisis { $crisis } first: play one card on it, or pass.
terra-no-crisis-for = No { $colour ->
    [green] green
    [blue] blue
   *[red] red
} crisis is full-blown, and a crisis takes cards of its own colour only.
terra-no-card-for = You hold no { $colour ->
    [green] green
    [blue] blue
   *[red] red
} card, and a crisis takes cards of its own colour only.
terra-one-card-per-crisis = You have laid a card on { $crisis } already: one card per crisis and turn.
terra-not-full-blown = { $crisis } is not a full-blown crisis now.
terra-help-before-hoarding = Only who has laid a card on a full-blown crisis this turn may hoard.
terra-set-not-in-hand = You do not hold all of { $set }.
terra-help-or-end = Now you may help a full-blown crisis, hoard a set once you have helped, or end your turn.
terra-discard-first = You may keep { $limit } cards at most: choose one to discard.

# The table

terra-card-face = { $colour ->
    [green] G
    [blue] B
   *[red] R
}{ $value }
terra-card-back = ?
terra-colour-mark = { $colour ->
    [green] G
    [blue] B
   *[red] R
}
terra-picture-card = { $card }
terra-picture-crisis = { $crisis }
terra-picture-region = { $region }
terra-picture-sealed = a sealed card
terra-picture-caption = { $pile ->
    [0] The pile is empty.
    [one] One card is left in the pile, { $crises ->
        [0] no crisis.
       *[other] a crisis.
    }
   *[other] { $pile } cards are left in the pile, { $crises ->
        [0] none of them a crisis.
        [one] one of them a crisis.
       *[other] { $crises } of them crises.
    }
}

terra-title-impending = Impending
terra-title-answers = Answers
terra-title-full-blown = Full-blown
terra-title-danger = Danger
terra-title-players = Players
terra-title-own = You hold
terra-title-result = Result

terra-picture-sum = { $total } of { $threat }
terra-picture-sealed-sum = cards sealed
terra-picture-missing = { $missing ->
    [0] enough
   *[other] { $missing } to go
}
terra-picture-asked = { $asked } of { $players } players
terra-picture-passed = { $you ->
    [yes] you passed
   *[no] { $seat } passed
}
terra-picture-no-crisis = No crisis has broken out.
terra-picture-helped = { $you ->
    [yes] helped by you this turn
   *[no] helped by { $seat } this turn
}
terra-picture-helped-short = helped
terra-picture-danger = { $found } of the { $limit } that lose the world
terra-picture-world = All crises
terra-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terra-picture-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
terra-picture-sets = { $sets ->
    [0] no sets
    [one] { $sets } set hoarded
   *[other] { $sets } sets hoarded
}
terra-picture-sets-short = { $sets ->
    [0] no sets
    [one] { $sets } set
   *[other] { $sets } sets
}
terra-picture-mate = { $you ->
    [yes] with you
   *[no] with { $seat }
}
terra-picture-sets-in-hand = sets to hoard
terra-picture-hoarded = { $points ->
    [one] { $points } point hoarded
   *[other] { $points } points hoarded
}
terra-picture-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
terra-picture-parts = { $track } + { $hoard } hoarded

# What is asked

terra-ask-waiting = { $seat } is to move.
terra-ask-impending = { $able ->
    [yes] { $crisis } threatens with { $threat }: play one card of its colour, or pass.
   *[no] { $crisis } threatens with { $threat }, and you have no card of its colour: pass.
}
terra-ask-help = { $helps ->
    [yes] Your turn: lay a card on a full-blown crisis, or end the turn.
   *[no] Your turn: you have no card for any full-blown crisis; end the turn.
}
terra-ask-more = { $hoards ->
    [yes] { $helps ->
        [yes] You have helped: help another crisis, hoard a set, or end the turn.
       *[no] You have helped: hoard a set, or end the turn.
    }
   *[no] { $helps ->
        [yes] You have helped: help another crisis, or end the turn.
       *[no] You have helped, and there is no more you can do: end the turn.
    }
}
terra-ask-discard = You hold { $cards } cards and may keep { $limit }: choose one to discard.
terra-over-lost = The world is lost, and everybody with it.
terra-over-shared = The world is saved, and the first place is shared.
terra-over-won = { $you ->
    [yes] The world is saved, and you have done best of all.
   *[no] The world is saved, and { $seat } has done best of all.
}

terra-offer-play = Play
terra-offer-pass = Pass
terra-offer-help = Help { $crisis } with
terra-offer-hoard = Hoard
terra-offer-discard = Discard
terra-offer-end = End the turn
terra-offer-averts = reaches the threat
terra-offer-solves = solves it for { $points } points

# The rules and the notation on one screen

terra-rules = Save the world together, and do it better than the others. If too many crises break out, everybody loses.
    { "" }
    On your turn you draw a card.
    A solution (green, blue or red, 1 to 6) goes to your hand. Then, if you like:
    - Help: lay one card on each full-blown crisis you want, of its own colour. Who lays the card that reaches its threat solves it and scores 5.
    - Hoard: if you helped this turn, lay one set of three face down. Its values count for you at the end, and help nobody. A set is three equal values or three in a row, in one colour or in three different ones.
    You keep eight cards at most.
    { "" }
    A crisis is impending: once round the table, from you on, each may play one card of its colour or pass.
    - If the cards reach the threat it is solved in time: the first card scores 3, each highest card scores 3, and your turn is over.
    - If not, the cards are lost and the crisis is full-blown. You draw again.
    { "" }
    The world is lost with three full-blown crises in one region, four of one colour, or seven in all (a table may play with other limits).
    It is saved when the pile is empty: add your hoard to your points, and the highest total wins.
terra-notation = pass: you play no card on an impending crisis
    play green 4: you play a card on an impending crisis
    help africa-green with green 4: you lay a card on a full-blown crisis
    hoard red 2 3 4: you lay a set face down, once you have helped this turn
    end: your turn is over
    discard red 1: when you hold too many cards
terra-legend = G4 B2 R6: a green, a blue, a red card with its value
    G Africa: a crisis of that colour
    ▶: whose turn it is
