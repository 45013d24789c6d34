# Terra's page in English.

terra-tagline = Save the world together, and do it a little better than the others.
terra-blurb = Crises break out all over the world. Put your best cards on them before it is too late, or hoard them for yourself and hope that somebody else does.
terra-players-range = 3 to 6 players · half an hour

terra-page-world = The world
terra-page-danger = Distance to collapse
terra-page-whole-world = The whole world
terra-page-region-short = { $place ->
    [north-america] North America
    [south-america] South America
    [europe] Europe
    [africa] Africa
    [asia] Asia & M. East
   *[oceania] Oceania & S.E.
}
terra-page-chip-pass = passes
terra-page-chip-region = { $place ->
    [north-america] N. America
    [south-america] S. America
    [europe] Europe
    [africa] Africa
    [asia] Asia
   *[oceania] Oceania
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
terra-page-crisis-label = Crisis { $crisis }
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
terra-page-pile-crises = { $pile ->
    [one] { $crises ->
        [0] no crisis
       *[other] a crisis
    }
   *[other] { $crises ->
        [0] no crisis among them
        [one] 1 crisis among them
       *[other] { $crises } crises among them
    }
}

terra-page-no-crisis = No crisis is impending.
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
terra-page-hint-help = Pick a card and a crisis.
terra-page-hint-discard = Pick the card you can do without.
terra-page-do-pass = Pass
terra-page-do-end = End my turn
terra-page-hoard-title = You may hoard one set; that ends your turn.
terra-page-sets-later = Sets in your hand:
terra-page-own-hoard = { $sets ->
    [one] 1 set hoarded
   *[other] { $sets } sets hoarded
}, worth { $points }
terra-page-advance-possible = Pass for me on this crisis
terra-page-advance-asked = You will pass on this crisis
terra-page-solves-play = averts it
terra-page-solves-help = solves it, +5

terra-page-breaks = breaks your set of { $points }

terra-page-move-pass = Pass
terra-page-move-play = Play { $card }
terra-page-move-help = Lay { $card } on { $crisis }
terra-page-move-hoard = Hoard { $set }
terra-page-move-end = End my turn
terra-page-move-discard = Discard { $card }

# What is at stake

terra-stakes-enough = { $missing } { $missing ->
    [one] is
   *[other] are
} missing: { $card } is enough.
terra-stakes-missing = { $missing } are missing; { $best ->
    [0] you can bring nothing
   *[other] you can bring { $best }
}, and { $after ->
    [one] one other may still add to it.
   *[other] { $after } others may still add to it.
}
terra-stakes-too-late = { $missing } are missing{ $last ->
    [yes] , you are last, and { $best ->
        [0] you have nothing for it.
       *[other] { $best } is not enough.
    }
   *[no] : that cannot be reached any more.
}
terra-stakes-averted = The threat is met already: it is averted.
terra-stakes-first = If it is averted, the first card scores { $first } (yours would be it), and each highest card { $highest }.
terra-stakes-highest = { $sure ->
    [yes] Each highest card scores { $highest }: so far { $card }, and { $yours ->
        [over] you can beat it.
        [equal] you can equal it.
       *[under] yours are lower.
    }
   *[no] If it is averted, each highest card scores { $highest }: so far { $card }, and { $yours ->
        [over] you can beat it.
        [equal] you can equal it.
       *[under] yours are lower.
    }
}
terra-stakes-highest-sealed = If it is averted, each highest card scores { $highest }.
terra-stakes-lost = { $sure ->
    [yes] What is laid on it is lost, and it breaks out.
   *[no] If not, what is laid on it is lost, and it breaks out.
}
terra-stakes-lost-region = { $sure ->
    [yes] It breaks out, what is laid on it is lost, and one more crisis in { $region } loses the world.
   *[no] If it breaks out, what is laid on it is lost, and one more crisis in { $region } loses the world.
}
terra-stakes-lost-colour = { $sure ->
    [yes] It breaks out, what is laid on it is lost, and one more { $colour } crisis loses the world.
   *[no] If it breaks out, what is laid on it is lost, and one more { $colour } crisis loses the world.
}
terra-stakes-lost-total = { $sure ->
    [yes] It breaks out, what is laid on it is lost, and one more crisis anywhere loses the world.
   *[no] If it breaks out, what is laid on it is lost, and one more crisis anywhere loses the world.
}
terra-stakes-world = { $sure ->
    [yes] The world is lost, and everybody with it.
   *[no] If it is not averted, the world is lost, and everybody with it.
}
terra-stakes-solves = { $card } solves { $crisis }: { $points } points for you{ $others ->
    [0] .
    [one] , and another crisis could be solved, too.
   *[other] , and { $others } others could be solved, too.
}
terra-stakes-nearest = You can solve no crisis now; after { $card }, { $crisis } would still need { $left }.
terra-stakes-hoard-now = Your best set counts { $points } at the end.
terra-stakes-hoard-then = Keep { $set } to hoard: { $points } at the end.
terra-stakes-hoard-instead = Or lay another card and keep { $set } to hoard: { $points } at the end.
terra-stakes-last-turn = It is the last turn: what stays in hand counts nothing.
terra-stakes-near-region = One more crisis in { $region } loses the world.
terra-stakes-near-colour = One more { $colour } crisis loses the world.
terra-stakes-near-total = One more crisis anywhere loses the world.
terra-stakes-calm = No crisis is full-blown now.
terra-stakes-needs = Full-blown now: { $green } green, { $blue } blue, { $red } red.
terra-stakes-set = { $set } would count { $points }, once hoarded.

terra-page-lost = The world is lost
terra-page-saved = The world is saved
terra-page-scores = The scores
terra-page-player = Player
terra-page-scored = Scored
terra-page-hoarded = Hoarded
terra-page-total = Total
terra-page-nobody-wins = Nobody wins: where the world is lost, points and hoards count for nothing.
terra-page-numbers = The match in numbers
terra-page-number-turns = { $number ->
    [one] turn
   *[other] turns
}
terra-page-number-averted = averted in time
terra-page-number-solved = solved later
terra-page-number-open = still open
terra-page-number-sets = { $number ->
    [one] set hoarded
   *[other] sets hoarded
}
terra-page-number-biggest = in the biggest hoard
terra-page-number-unseen = { $number ->
    [one] card never drawn
   *[other] cards never drawn
}
terra-page-given = Given to the world
terra-page-gift = { $cards ->
    [0] nothing
    [one] 1 card, worth { $worth }
   *[other] { $cards } cards, worth { $worth }
}
terra-page-rule-end = Rule: end of the turn
terra-page-rule-lost = Rule: when the world is lost
terra-page-rule-saved = Rule: when the world is saved

# Table options

terra-option-teams = Teams
terra-option-teams-help = Partners sit opposite each other and add up their points. For four or six players.
terra-option-start = Who begins
terra-option-start-help = A seat, or whoever chance picks.
terra-option-start-0 = Seat 1
terra-option-start-1 = Seat 2
terra-option-start-2 = Seat 3
terra-option-start-3 = Seat 4
terra-option-start-4 = Seat 5
terra-option-start-5 = Seat 6
terra-option-final-unsolved-crisis-phase3 = Play on after a last crisis
terra-option-final-unsolved-crisis-phase3-help = If the last card is a crisis that breaks out, its player may still help and hoard.
terra-option-hand-limit-discard-hidden = Discard face down
terra-option-hand-limit-discard-hidden-help = Cards over the hand limit are discarded unseen.
terra-option-sealed-contributions = Sealed contributions
terra-option-sealed-contributions-help = Cards on an impending crisis lie face down until everybody has answered.
terra-option-region-limit = Crises that lose a region
terra-option-region-limit-help = So many full-blown crises in one region lose the world; 4 switches this off.
terra-option-colour-limit = Crises of one colour
terra-option-colour-limit-help = So many full-blown crises of one colour lose the world; 7 switches this off.
terra-option-total-limit = Crises in all
terra-option-total-limit-help = So many full-blown crises in all lose the world; 19 switches this off.
terra-option-threat-offset = Harder or easier
terra-option-threat-offset-help = Added to every threat. With three players −2 makes for a fair game.

# What the signs of the table mean

terra-page-icons-title = Terra: what the icons mean
terra-page-icons-lead = Three colours, and what lies around them. At the table a tip says the same and what it is worth now: rest the pointer on a thing, come to it by the arrow keys, or keep a finger on it.
terra-page-icons-group = { $group ->
    [cards] Cards
    [crises] Crises
    [danger] Danger
   *[points] Points
}
terra-page-icon = { $what ->
    [card] A Solution: its number is what it adds, and it has as many pictures. Pick it, then the crisis.
    [idle] A grey card cannot be played now; ask it why.
    [chip] The same card where there is little room: on a crisis, in a set, in the log.
    [pile] The pile: its cards are drawn one by one, and the match ends with the last.
    [impending] The impending crisis: once round the table everybody answers it. The ring fills as cards are played; the number is what is reached of what is needed.
    [asked] Whoever has this is being asked now.
    [passed] Has passed: no card on this crisis.
    [waits] Will be asked later.
    [crisis] A full-blown crisis on the map: what lies on it of what is needed. Cards on it stay from turn to turn.
    [helped] Whoever is to move has helped here in this turn; only one card a turn goes on a crisis.
    [pips] How many full-blown crises a region has, and how many lose the world.
    [gauge] The same for a region, a colour and the whole world; red means that one more loses everything.
    [threatened] A golden edge: the impending crisis is in this region.
    [tense] Land the colour of sand: a full-blown crisis lies here, or a few more here would lose the world.
   *[alarm] Red land: one more crisis in this region, and the world is lost.
}

# Beats: what matters, told for a moment on the board

terra-beat-crisis = { $you ->
    [yes] You draw a crisis: { $crisis } needs { $threat }. All answer in turn.
   *[no] { $seat } draws a crisis: { $crisis } needs { $threat }. All answer in turn.
}
terra-beat-averted = Averted! { $crisis } does not break out.
terra-beat-scored-first = { $you ->
    [yes] You +{ $points } for the first card.
   *[no] { $seat } +{ $points } for the first card.
}
terra-beat-scored-highest = { $you ->
    [yes] You +{ $points } for the highest.
   *[no] { $seat } +{ $points } for the highest.
}
terra-beat-scored-both = { $you ->
    [yes] You +{ $points } for the first card and the highest.
   *[no] { $seat } +{ $points } for the first card and the highest.
}
terra-beat-broke-out = { $total ->
    [0] Nobody helps: { $crisis } breaks out.
   *[other] Only { $total } of { $threat }: { $crisis } breaks out, and the cards are lost.
}
terra-beat-near-region = One more there, and the world is lost!
terra-beat-near-colour = One more { $colour } one, and the world is lost!
terra-beat-near-total = One more of any kind, and the world is lost!
terra-beat-solved = { $you ->
    [yes] Solved! { $crisis }: you +{ $points }.
   *[no] Solved! { $crisis }: { $seat } +{ $points }.
}
terra-beat-hoarded-hidden = { $seat } hoards a set, face down, for the end.
terra-beat-lost-region = { $region } can bear no more: the world is lost.
terra-beat-lost-colour = Too many { $colour } crises: the world is lost.
terra-beat-lost-total = Too many crises in all: the world is lost.
terra-beat-saved = The world is saved! All hoards are turned up.
