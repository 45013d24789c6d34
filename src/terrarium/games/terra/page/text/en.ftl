# Terra's page in English.

terra-tagline = Save the world together, and do it a little better than the others.
terra-blurb = Crises break out all over the world. Put your best cards on them before it is too late, or hoard them for yourself and hope that somebody else does.
terra-players-range = 3 to 6 players · half an hour

terra-page-world = The world
terra-page-danger = Distance to collapse
terra-page-whole-world = The whole world
terra-page-region = { $region }
terra-page-region-short = { $place ->
    [north-america] North America
    [south-america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia & M. East
   *[oceania] Oceania & S.E.
}
terra-page-colour = { $colour ->
    [green] Environment
    [blue] Society
   *[red] Peace
}
terra-page-left = { $left ->
    [0] lost
    [one] 1 left!
   *[other] { $left } left
}
terra-page-missing = { $missing ->
    [0] enough
   *[other] needs { $missing }
}
terra-page-crisis-title = { $crisis }
terra-page-crisis-label = Crisis { $crisis }: { $total } of { $threat }, { $missing ->
    [0] enough
   *[other] { $missing } missing
}
terra-page-crisis-about = { $total ->
    [0] Nobody has helped yet. Solutions worth { $threat } are needed.
   *[other] { $total } of { $threat }: { $missing } more are needed.
}
terra-page-forgotten = somebody
terra-page-helped = { $seat } has helped here this turn.
terra-page-partner = partner of { $seat }
terra-page-track = The scoring track
terra-page-pile = { $pile ->
    [0] The pile is empty
    [one] 1 card in the pile
   *[other] { $pile } cards in the pile
}
terra-page-pile-crises = { $crises ->
    [0] no crisis among them
    [one] 1 crisis among them
   *[other] { $crises } crises among them
}

terra-page-impending = Impending crisis
terra-page-impending-label = The impending crisis { $crisis } and what each has played on it
terra-page-sealed-sum = threat { $threat }, cards sealed
terra-page-sealed = sealed
terra-page-answer-passed = pass
terra-page-answer-asked = …
terra-page-answer-waits = –
terra-page-answer-sealed = sealed

terra-page-own = Your hand and what you may do
terra-page-hand = Your hand, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
terra-page-no-cards = You hold no cards.
terra-page-hint-impending = Pick a card, then the crisis.
terra-page-hint-help = Pick a card, then a crisis it can help – or the crisis first.
terra-page-hint-discard = Pick the card you can do without.
terra-page-do-pass = Pass
terra-page-do-end = End my turn
terra-page-hoard-title = You have helped, so you may hoard one set. That ends your turn.
terra-page-sets-later = Sets in your hand:
terra-page-own-hoard = { $sets ->
    [one] 1 set hoarded
   *[other] { $sets } sets hoarded
}, worth { $points }
terra-page-advance-possible = Pass for me on this crisis
terra-page-advance-asked = You will pass on this crisis
terra-page-solves-play = averts it
terra-page-solves-help = solves it, +5

terra-page-move-pass = Pass
terra-page-move-play = Play { $card }
terra-page-move-help = { $card } to { $crisis }
terra-page-move-hoard = Hoard { $set }
terra-page-move-end = End my turn
terra-page-move-discard = Discard { $card }

terra-page-no-crisis-for = No { $colour ->
    [green] green
    [blue] blue
   *[red] red
} crisis is full-blown, and a crisis takes cards of its own colour only.
terra-page-no-card-for = You hold no { $colour ->
    [green] green
    [blue] blue
   *[red] red
} card, and a crisis takes cards of its own colour only.

terra-page-lost = The world is lost
terra-page-saved = The world is saved
terra-page-scores = The scores
terra-page-player = Player
terra-page-scored = Scored
terra-page-hoarded = Hoarded
terra-page-total = Total
terra-page-void = void
terra-page-numbers = { $solved } crises solved · { $open } still open · { $sets } sets hoarded · { $unseen } cards never drawn
