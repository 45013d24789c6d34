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
terra-drew = You drew { $card }.
terra-drew-hidden = { $seat } drew a solution card.
terra-crisis = { $you ->
    [yes] You drew a crisis: { $crisis }, threat { $threat }.
   *[no] { $seat } drew a crisis: { $crisis }, threat { $threat }.
}
terra-passed = { $you ->
    [yes] You passed.
   *[no] { $seat } passed.
}
terra-played = { $you ->
    [yes] You played { $card }: { $total } of { $threat }.
   *[no] { $seat } played { $card }: { $total } of { $threat }.
}
terra-sealed = You laid { $card } down, sealed.
terra-sealed-hidden = { $seat } laid a card down, sealed.
terra-unsealed = { $you ->
    [yes] You had laid { $card }.
   *[no] { $seat } had laid { $card }.
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
terra-broke-out = { $total ->
    [0] Nobody helped: { $crisis } is a full-blown crisis now.
   *[other] { $total } of { $threat } is not enough: { $crisis } is a full-blown crisis now, and the cards are lost.
}
terra-helped = { $you ->
    [yes] You helped { $crisis } with { $card }: { $total } of { $threat }.
   *[no] { $seat } helped { $crisis } with { $card }: { $total } of { $threat }.
}
terra-solved = { $you ->
    [yes] You solved { $crisis } and score { $points }.
   *[no] { $seat } solved { $crisis } and scores { $points }.
}
terra-hoarded = You hoarded { $set }, worth { $points } at the end.
terra-hoarded-hidden = { $seat } hoarded a set.
terra-discarded = { $you ->
    [yes] You discarded { $card }.
   *[no] { $seat } discarded { $card }.
}
terra-discarded-hidden = { $seat } discarded a card, face down.
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
terra-one-card-per-crisis = You have laid a card on { $crisis } already: one card per crisis and turn.
terra-not-full-blown = { $crisis } is not a full-blown crisis now.
terra-help-before-hoarding = Only who has laid a card on a full-blown crisis this turn may hoard.
terra-set-not-in-hand = You do not hold all of { $set }.
terra-help-or-end = Now you may help a full-blown crisis, hoard a set once you have helped, or end your turn.
terra-discard-first = You may keep { $limit } cards at most: choose one to discard.
