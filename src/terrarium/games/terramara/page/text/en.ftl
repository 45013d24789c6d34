### Terramara on a page.

### tell

# Moves on buttons and in what can be taken back

terramara-page-move-neutral = Neutral explorer on { $space }
terramara-page-move-draft = Take { $character }
terramara-page-move-start = Take the start card
terramara-page-move-crossroad = Take this crossroad
terramara-page-move-outpost = Take this outpost
terramara-page-move-send = { $member ->
    [chief] Chief to { $space }
    [warrior] Warrior to { $space }
   *[explorer] Explorer to { $space }
}
terramara-page-move-flip = Character becomes adult
terramara-page-move-recall = Take the explorer back from { $space }
terramara-page-move-travel = Caravan to { $place }
terramara-page-move-advance = { $steps ->
    [0] No step on the river
    [1] One step on the river
   *[other] { $steps } steps on the river
}
terramara-page-move-times = { $often ->
    [1] Exchange once
   *[other] Exchange { $often } times
}
terramara-page-move-choose = { $option ->
    [1] Choose the first
    [2] Choose the second
    [3] Choose the third
   *[other] Choose number { $option }
}
terramara-page-move-work = Worker of level { $level }
terramara-page-move-refine = Refine { $raw }
terramara-page-move-pay = Pay { $good }
terramara-page-move-gain = Gain { $good }
terramara-page-move-give = Give { $good }
terramara-page-move-less = Save { $good }
terramara-page-move-craft = Craft the artefact from place { $card-place } of the row
terramara-page-move-craft-reserved = Craft the reserved artefact
terramara-page-move-reserve = Reserve the artefact from place { $place } of the row
terramara-page-move-use-card = Use an artefact
terramara-page-move-use-tile = Use a bonus tile
terramara-page-move-use-character = Use the character
terramara-page-move-raid = Raid
terramara-page-move-first = Be first player
terramara-page-move-done = Leave it at that
terramara-page-move-end = End your turn

# How far the match is

terramara-page-round = Round { $round } of { $rounds }
terramara-page-before = Before round 1
terramara-page-ended = The match is over
terramara-page-first = First player: { $seat }

# Who plays

terramara-page-is-first = First player
terramara-page-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-page-if-now = if the match ended now
terramara-page-counts = { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end
terramara-page-tokens = { $points ->
    [one] 1 point
   *[other] { $points } points
} won on the way
terramara-page-strength = Strength { $strength }, power level { $level }
terramara-page-culture = Culture { $culture }
terramara-page-in-hand = In hand
terramara-page-members = { $kind ->
    [explorer] { $number ->
        [one] 1 explorer
       *[other] { $number } explorers
    }
    [chief] the chief
   *[warrior] { $number ->
        [one] 1 warrior
       *[other] { $number } warriors
    }
}
terramara-page-nobody-in-hand = nobody
terramara-page-goods = Goods
terramara-page-artefacts = { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacts
}
terramara-page-reserved = one reserved
terramara-page-flags = { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}
terramara-page-side = { $adult ->
    [yes] { $character }, adult
   *[no] { $character }, young
}
terramara-page-neutral = Neutral player { $neutral }
terramara-page-neutral-about = plays for nobody
terramara-page-neutral-strength = Strength { $strength }
terramara-page-close-camp = Close
terramara-page-camp-of = Camp of { $seat }
terramara-page-look-at-camp = Look at the camp of { $seat }

# The end

terramara-page-won = { $you ->
    [yes] You win!
   *[no] { $seat } wins
}
terramara-page-won-shared = The victory is shared
terramara-page-decided = { $by ->
    [culture] Equal points: who is farther on the river wins.
    [strength] Equal points, equal culture: who is stronger wins.
   *[shared] Equal points, equal culture, equal strength: nothing is left to decide between you.
}
terramara-page-pad = The scoring pad
terramara-page-pad-what = Points for
terramara-page-pad-points = Won on the way
terramara-page-pad-artefacts = Artefacts
terramara-page-pad-effects = Effects at the end
terramara-page-pad-strength = Strength
terramara-page-pad-of-strength = at { $strength }
terramara-page-pad-caravans = End of the road
terramara-page-pad-outposts = Outposts
terramara-page-pad-goods = Goods
terramara-page-pad-reserved = Reserved artefact
terramara-page-pad-total = Points
terramara-page-numbers = The match in numbers
terramara-page-numbers-what = What was done
terramara-page-number-sent = Members sent
terramara-page-number-joined = Joined another player
terramara-page-number-goods = Goods gained
terramara-page-number-refined = Goods refined
terramara-page-number-strength = Strength gained
terramara-page-number-culture = Culture gained
terramara-page-number-road = Steps of caravans
terramara-page-number-tiles = Bonus tiles used
terramara-page-number-workers = Workers taken on
terramara-page-number-raided = Goods raided
terramara-page-number-lost = Goods lost to raids
terramara-page-number-level = Artefacts of level { $level }

### icons

terramara-page-or = or
terramara-page-level-sign = { $level ->
    [1] I
    [2] II
   *[3] III
}
terramara-page-piece = { $you ->
    [yes] { $piece ->
        [chief] your chief
        [sword] your sword
        [canoe] your canoe
        [caravan] your caravan
        [flag] your flag
       *[explorer] your explorer
    }
   *[no] { $piece ->
        [chief] the chief of { $seat }
        [sword] the sword of { $seat }
        [canoe] the canoe of { $seat }
        [caravan] a caravan of { $seat }
        [flag] a flag of { $seat }
       *[explorer] an explorer of { $seat }
    }
}
terramara-page-neutral-piece = { $piece ->
    [sword] the sword of neutral player { $who }
   *[explorer] an explorer of neutral player { $who }
}
terramara-page-warrior = a warrior
terramara-page-fire = fire: nobody may go there
terramara-page-worker-tile = { $used ->
    [yes] a worker of level { $level }, used
   *[no] a worker of level { $level }
}
terramara-page-costs = costs
terramara-page-card = { $category ->
    [clothing] clothing
    [pottery] pottery
    [tools] a tool
   *[weapons] a weapon
} of level { $level }
terramara-page-side-of-card = { $side ->
    [adult] adult
   *[young] young
}
terramara-page-needed = { $asked ->
    [workers] with workers of { $mark } levels together or more
    [road] with both caravans at crossroad { $mark } or beyond
    [river] with { $mark } culture or more
   *[military] with { $mark } strength or more
}
terramara-page-outpost = Outpost: a flag counts { $least } points in the end with { $asked ->
    [workers] workers of { $easy } levels together, { $more } with { $medium }, { $most } with { $hard }
    [road] both caravans at crossroad { $easy } or beyond, { $more } at { $medium }, { $most } at { $hard }
    [river] { $easy } culture, { $more } with { $medium }, { $most } with { $hard }
    [military] { $easy } strength, { $more } with { $medium }, { $most } with { $hard }
    [clothing] { $easy } artefacts of clothing, { $more } with { $medium }, { $most } with { $hard }
    [pottery] { $easy } artefacts of pottery, { $more } with { $medium }, { $most } with { $hard }
    [tools] { $easy } tools, { $more } with { $medium }, { $most } with { $hard }
   *[weapons] { $easy } weapons, { $more } with { $medium }, { $most } with { $hard }
}.

# The page of icons

terramara-page-icons-title = Terramara: what the icons mean
terramara-page-icons-lead = Spaces and cards speak by icons. A number stands before what there is more than one of. What follows one after another is done in this order. At the table a tip says the same: rest the pointer on icons, come to them by keyboard, or keep a finger on them.
terramara-page-icons-edition = These are the icons of the edition “{ $edition }”.
terramara-page-icons-group = { $group ->
    [goods] Goods
    [tracks] Strength, culture, the road, points
    [deeds] What is done
    [workers] Workers
    [timings] When an effect comes
    [signs] Signs between icons
    [members] Who goes where
    [places] Places
    [caravans] Occasions
    [artefacts] Artefacts
    [rules] Rules that a card changes for you
   *[reached] How far one must have come
}
terramara-page-icons-on-artefacts = On artefacts
terramara-page-icons-on-tiles = { $kind ->
    [bonus] On bonus tiles
   *[crossroad] On crossroad spaces
}
terramara-page-icons-characters = Characters

# What each icon means, in a sentence

terramara-page-icon = { $what ->
    [cattle] Cattle: a raw good from the plains, refined to leather.
    [stone] Stone: a raw good from the quarries, refined to brick.
    [wood] Wood: a raw good from the forests, refined to timber.
    [ore] Ore: a raw good from the mountains, refined to metal.
    [leather] Leather: refined from cattle, most of what clothing costs.
    [brick] Brick: refined from stone, most of what pottery costs.
    [timber] Timber: refined from wood, most of what tools cost.
    [metal] Metal: refined from ore, most of what weapons cost.
    [raw] Any raw good: gained, it is of your choice; paid, a refined good may stand for it.
    [refined] Any refined good, of your choice.
    [each] Each kind of refined good that the cost has.
    [strength] Strength: so many steps of your sword on the military track.
    [culture] Culture: so many steps of your canoe on the river, or fewer.
    [movement] Movement: so many steps of your caravans on the road, or fewer.
    [vp] Points, as tokens at once, unless the card counts in the end.
    [refine] Refine: up to so many raw goods become the refined goods of their kinds.
    [goods] Goods of any kind.
    [hut] Your hut: refine a good, or swap one for a raw good of another kind.
    [first] The first-player card.
    [reserve] Reserve an artefact for yourself.
    [warrior] A warrior: a member of no clan that you may send like a chief in this round.
    [warriors] Warriors: members of no clan that you may send like chiefs in this round.
    [explorer] An explorer of yours.
    [chief] Your chief.
    [member] An explorer of yours, or your chief.
    [L1-worker] A worker of level 1: once a round he refines 1 good.
    [L2-worker] A worker of level 2: once a round he refines up to 2 goods.
    [L3-worker] A worker of level 3: once a round he refines up to 3 goods.
    [arrow] Exchange: what stands before the arrow is paid for what follows, once or up to so many times.
    [or] One of these, as you like.
    [colon] Whenever the first happens, you have the second.
    [per] So much for each of these.
    [per-stronger] For each player who has more strength than you.
    [take-back] Take one of your explorers back into your hand, and send it again.
    [raid] Raid the others without paying strength for it.
    [raid-1] Your raids count as if you were one power level higher.
    [craft] Crafting an artefact.
    [craft-with-raw] Craft one more artefact; raw goods may stand for refined ones of their kinds.
    [craft-2-raw] When you craft, up to 2 raw goods may stand for refined ones of their kinds.
    [power] By your power level: the first number on level I, the last on level IV.
    [power-level] Your power level, 1 to 4, by the shields of the military track.
    [join-equal] Your explorers may join those of players of equal strength, for nothing.
    [extra-movement] Whenever you gain movement, 1 more.
    [extra-culture] Whenever you gain culture, 1 more.
    [never-lose-strength] You never lose strength, unless you trade it.
    [when-culture] Whenever you gain culture.
    [flag] A flag of yours on an outpost.
    [caravan-at-crossroad] Whenever a caravan of yours comes to a crossroad.
    [first-caravan] When the first of your caravans comes to the crossroad named beside.
    [second-caravan] When the second of your caravans comes to the crossroad named beside.
    [both-caravans] Both your caravans, at the crossroad named beside or beyond it.
    [crossroad] A crossroad of the road, or a crossroad space on the back of a tile.
    [plain] A plain, where cattle are.
    [quarry] A quarry, where stone is.
    [forest] A forest, where wood is.
    [mountain] A mountain, where ore is.
    [other-explorer] A space where an explorer of another player stands.
    [empty] A space where nobody stands.
    [double-caravans] In the end the points of your caravans at the end of the road count twice.
    [artefact] An artefact that you have crafted.
    [L3-artefact] An artefact of level 3 that you have crafted.
    [clothing] Clothing: artefacts that cost mostly leather.
    [pottery] Pottery: artefacts that cost mostly brick.
    [tools] Tools: artefacts that cost mostly timber.
    [weapons] Weapons: artefacts that cost mostly metal.
    [worker] A worker of yours.
    [worker-level] The levels of all your workers together.
    [strength-from] With so much strength or more.
    [culture-from] With so much culture or more.
    [both-caravans-from] With both caravans at that crossroad or beyond.
    [worker-levels-from] With so many levels of workers together, or more.
    [leftover-tiles] All leftover bonus tiles are yours: use one of them a round, each once.
    [leftover-land] A leftover crossroad space and a leftover outpost are yours.
    [at-once] At once, when the card is crafted or taken.
    [each-round] Once a round, in your own turn, when you like.
    [always] Always, from now on.
    [at-end] In the end, when points are counted.
   *[other] { $what }
}

### board

terramara-page-board-table = The board
terramara-page-board-land = The land
terramara-page-board-military = Military track
terramara-page-board-road = The road
terramara-page-board-river = The river
terramara-page-board-rounds = Rounds
terramara-page-board-artefacts = Artefacts under the river
terramara-page-board-row = Row { $row }, { $when ->
    [now] in this round
    [flipped] turned over
   *[later] of a later round
}
terramara-page-board-comes-back = { $when ->
    [now] The row of this round.
   *[later] { $round ->
        [5] Who is sent there now stays there to the end.
       *[other] Who is sent there now comes back at the end of round { $round }.
    }
}
terramara-page-board-space = { $terrain ->
    [plain] Plain { $space }:
    [quarry] Quarry { $space }:
    [forest] Forest { $space }:
    [mountain] Mountain { $space }:
   *[special] Special space { $space }:
}
terramara-page-board-own-crossroad = { $seat }’s own
terramara-page-board-hut = Hut
terramara-page-board-closed = Closed
terramara-page-board-single = For one member only.
terramara-page-board-raid = Raid all others, for 1 strength
terramara-page-board-first = You begin the next round, 1 movement
terramara-page-board-shield = Shield of power level { $level }.
terramara-page-board-goal = { $grade ->
    [special] Mark of a special space.
   *[other] Mark of an outpost: { $points } points.
}
terramara-page-board-river-place = River { $number }
terramara-page-board-river-reserve = From here one may reserve an artefact.
terramara-page-board-river-explorer = Here one more explorer joins.
terramara-page-board-river-less = From here a reserved artefact costs one good less.
terramara-page-board-start = Start
terramara-page-board-place = Stop { $place }:
terramara-page-board-crossing = Crossroad
terramara-page-board-opens = Opens after round { $round }.
terramara-page-board-end-of-road = The end of the road
terramara-page-board-begins = First player: { $seat }
terramara-page-board-hires = Round { $round }{ $when ->
    [now] , now
    [past] , over
   *[later] { "" }
}: { $workers ->
    [0] no worker to hire
    [one] one worker of level { $level } to hire
   *[other] { $workers } workers of level { $level } to hire
}.
terramara-page-board-reached-by = Place { $place }, reached with { $culture } culture.
terramara-page-board-gap = No card
terramara-page-board-deck-of = { $cards ->
    [0] No card of level { $level } is left in the deck.
    [one] One card of level { $level } is left in the deck.
   *[other] { $cards } cards of level { $level } are left in the deck.
}
terramara-page-board-tabs = Part of the board
terramara-page-board-tab-land = Land
terramara-page-board-tab-road = Road
terramara-page-board-tab-river = River
terramara-page-board-tab-camp = Camp

### own

terramara-page-own = Your camp and what you may do
terramara-page-own-decision = What is asked of you
terramara-page-own-camp = Your camp
terramara-page-own-composed = Your turn so far
terramara-page-own-rest = Workers and effects that you may use now

# Ways on

terramara-page-own-back = Step back
terramara-page-own-drop = Start over
terramara-page-own-do = Do it
terramara-page-own-do-so-far = Do it and go on
terramara-page-own-end = End your turn
terramara-page-own-do-end = Do it and end your turn

# What is asked

terramara-page-own-off-turn = It is the turn of { $seat }, who will be first player: you gain by your place in the order.
terramara-page-own-hint-send = Choose a place on the board, or first the member to send.
terramara-page-own-hint-neutral = It only stands in the way: an explorer joins it there if you are stronger, a chief always.
terramara-page-own-hint-recall = { $shut ->
    [yes] Whoever goes there next gets what is shown; Raid and First player stay closed.
   *[no] The space is open again then, to everybody, and brings what is shown.
}
terramara-page-own-hint-move = { $steps ->
    [one] One step is left: choose a place on the road.
   *[other] { $steps } steps are left: choose a place on the road.
}
terramara-page-own-meets = { $neutral ->
    [yes] There is an explorer of neutral player { $who }, strength { $strength }.
   *[no] There is an explorer of { $who }, strength { $strength }.
}
terramara-page-own-ahead = { $round ->
    [5] Does not come back.
   *[other] Comes back after round { $round }.
}
terramara-page-own-flip = Your character becomes adult, for good
terramara-page-own-at-once = done at once
terramara-page-own-at-once-why = Done at once, with the steps before it: { $ends ->
    [yes] this ends the round.
   *[no] this turns up a card.
}
terramara-page-own-cannot-pay = You cannot pay this now.
terramara-page-own-wanted = { $more ->
    [0] for { $card }
   *[other] for { $card } + { $more }
}
terramara-page-own-levels = Power levels: { $seat } { $theirs }, you { $yours }. Among equals 1 good of 5 is given, of one fewer for each level that the raider is higher, of one more for each level lower.
terramara-page-own-unused = Still unused: { $workers ->
    [0] { $uses ->
        [0] { $crafts ->
            [one] an artefact that you could craft
           *[other] { $crafts } artefacts that you could craft
        }
        [one] an effect
       *[other] { $uses } effects
    }
    [one] a worker
   *[other] { $workers } workers
}.

# Moves

terramara-page-own-work = Put to work
terramara-page-own-use = Use { $thing ->
    [character] your character
   *[other] { $artefact }
}
terramara-page-own-swap = Swap { $good }
terramara-page-own-refine = Refine { $good }
terramara-page-own-pay = Pay { $good }
terramara-page-own-gain = Gain { $good }
terramara-page-own-give = Give { $good }
terramara-page-own-less = Save { $good }
terramara-page-own-times = { $times ->
    [one] Once
   *[other] { $times } times
}
terramara-page-own-advance = { $steps ->
    [0] Stay where you are
    [one] 1 step
   *[other] { $steps } steps
}
terramara-page-own-travel = To { $place }
terramara-page-own-travel-from = From { $origin } to { $place }
terramara-page-own-recall = From { $space }
terramara-page-own-raid = Raid
terramara-page-own-first = Be first player
terramara-page-own-craft = Craft { $artefact }
terramara-page-own-reserve = Reserve { $artefact }
terramara-page-own-bench = Cards within your reach
terramara-page-own-needs = { $amount } { $good }, { $missing ->
    [0] { $made ->
        [0] all there
       *[other] { $made } still raw
    }
   *[other] { $missing } missing
}
terramara-page-own-instead = { $member ->
    [chief] The chief instead
    [warrior] A warrior instead
   *[explorer] An explorer instead
}

# What was composed

terramara-page-own-used-card = Use { $artefact }
terramara-page-own-used-own-tile = Use the tile { $bonus }
terramara-page-own-chose = Choose { $effect }
terramara-page-own-start = Take the start card { $start-card }
terramara-page-own-crossroad = Take the crossroad with { $effect }
terramara-page-own-outpost = Take the outpost for { $condition }
terramara-page-own-exchanged = { $times ->
    [one] Exchange: { $effect }
   *[other] Exchange { $times } times: { $effect }
}

# A raid

terramara-page-own-raid-of = { $higher ->
    [yes] A raid by { $seat }, power level { $level }, which counts as one more
   *[no] A raid by { $seat }, power level { $level }
}
terramara-page-own-raid-price = It costs { $price } strength: { $falls ->
    [yes] at the end yours would count { $counts } instead of { $counted } points.
   *[no] at the end yours would count { $counts } points, as before.
}
terramara-page-own-raid-who = Who
terramara-page-own-raid-level = Level
terramara-page-own-raid-goods = Goods
terramara-page-own-raid-one-of = Gives
terramara-page-own-raid-gives = Gift
terramara-page-own-raid-left = After
terramara-page-own-raid-share = 1 of { $number }

# What is at stake

terramara-stakes-draft = { $others ->
    [0] You choose again at once.
    [one] One card is taken before you choose again: what you leave may be gone.
   *[other] { $others } cards are taken before you choose again: what you leave may be gone.
}
terramara-stakes-character = A character is young at first; once, before your first member of a round, you may make it adult, for good: it then loses what it gave young.
terramara-stakes-last-draft = It is your last card of the draft.
terramara-stakes-own-crossroad = Nobody else may ever go there.
terramara-stakes-own-outpost = It counts { $easy }, { $medium } or { $hard } at the end, by how far you come with what it asks for.
terramara-stakes-round = { $members ->
    [0] You have no member left to send in this round.
    [one] You have one member left to send in this round.
   *[other] You have { $members } members to send in this round.
} When all are sent, row { $round } wears out, and its outpost and its crossroad open.
terramara-stakes-last-round = { $members ->
    [0] It is the last round, and you have no member left to send.
    [one] It is the last round, and you have one member left to send.
   *[other] It is the last round, and you have { $members } members to send.
} As it stands you have { $points } points, the best of the others { $best }.
terramara-stakes-first = Who is first begins the next round.
terramara-stakes-first-in-last-round = In the last round it brings steps, and nothing else.
terramara-stakes-raid = { $goods ->
    [0] A raid would bring you nothing now
    [one] A raid would bring you one good now
   *[other] A raid would bring you { $goods } goods now
}{ $price ->
    [0] .
   *[other] , for { $price } strength.
}
terramara-stakes-threat = If { $seat } raids, you give { $gift } of your { $goods } goods.
terramara-stakes-craft = You have all that { $artefact } ({ $points } { $points ->
    [one] point
   *[other] points
}) needs.
terramara-stakes-lacks = For { $artefact } ({ $points } { $points ->
    [one] point
   *[other] points
}) you lack { $missing }.
terramara-stakes-reserved = A reserved artefact that is not crafted costs { $points } at the end.
terramara-stakes-goods = At the end a refined good counts 1, a raw one ½.
terramara-stakes-river = { $steps ->
    [one] One step on
   *[other] { $steps } steps on
}, at { $culture } on the river, { $brings ->
    [reserve] you may reserve artefacts.
    [tile] you may use a bonus tile.
    [explorer] another explorer joins you.
    [less] a reserved artefact costs you one good less.
   *[tiles] you may use two bonus tiles.
}
terramara-stakes-tiles = Each of the two tiles can be used now, and never again.
terramara-stakes-flag = A flag on the outpost of row { $row } would count { $points } as you stand, and { $most } at best.
terramara-stakes-road = The next caravan at the end of the road counts { $points }.

# The camp

terramara-page-own-in-hand = In hand
terramara-page-own-in-hut = In the hut
terramara-page-own-flag = your flag on the outpost of { $condition }
terramara-page-own-nobody = All are sent
terramara-page-own-workers = Workers
terramara-page-own-no-workers = No workers
terramara-page-own-raw = Raw goods
terramara-page-own-refined = Refined goods
terramara-page-own-used = used in this round
terramara-page-own-kept = reserved

# Icons of what a move brings, read aloud

terramara-page-own-icon = { $what ->
    [cattle] { $amount } cattle
    [stone] { $amount } stone
    [wood] { $amount } wood
    [ore] { $amount } ore
    [leather] { $amount } leather
    [brick] { $amount } brick
    [timber] { $amount } timber
    [metal] { $amount } metal
    [raw] { $amount } raw of your choice
    [refined] { $amount } refined of your choice
    [goods] { $amount } goods from the others
    [strength] { $amount } strength
    [culture] { $amount } culture
    [movement] { $amount } movement
    [vp] { $amount } points
    [refine] refine { $amount }
    [warriors] { $amount } warriors
    [explorer] an explorer
    [flag] a flag
    [first] the first-player card
    [L1-worker] a worker of level 1
    [L2-worker] a worker of level 2
    [L3-worker] a worker of level 3
    [take-back] take an explorer back
    [raid] a raid
    [craft-with-raw] craft one more artefact
    [hut] the hut
    [arrow] for
    [or] or
    [per-stronger] for each stronger player
    [power] by power level
   *[other] { $what }
}

# Beats: what matters, told for a moment on the board

terramara-beat-raided = A raid! All must give to { $seat }, the weaker the more.
terramara-beat-gave = { $seat } gives 1 { $good } to { $you-raider ->
    [yes] you
   *[no] { $raider }
}.
terramara-beat-gave-several = { $seat } gives { $bundle } to { $you-raider ->
    [yes] you
   *[no] { $raider }
}.
terramara-beat-crafted = { $seat } crafts { $artefact }.
terramara-beat-crafted-for = { $seat } crafts { $artefact } for { $bundle }.
terramara-beat-crafted-saving = { $seat } crafts { $artefact } and saves 1 { $good }.
terramara-beat-crafted-for-less = { $seat } crafts { $artefact } for { $bundle }.
terramara-beat-flipped = The character { $character } of { $seat } is adult now.
terramara-beat-placed-flag = { $seat } takes the outpost of row { $row }.
terramara-beat-parked = A caravan of { $seat } is at the end of the road, for { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end.
terramara-beat-scored = { $you ->
    [yes] You +{ $points }
   *[no] { $seat } +{ $points }
}{ $source ->
    [none] .
   *[known] {" "}for { $source }.
}
terramara-beat-exchanged-points = { $you ->
    [yes] You give { $bundle }: +{ $points }
   *[no] { $seat } gives { $bundle }: +{ $points }
}{ $source ->
    [none] .
   *[known] {" "}by { $source }.
}
terramara-beat-row-flipped = All come home, and row { $row } is turned over.
terramara-beat-round-began = { $you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $seat } begins.
}
terramara-beat-final-points = { $you ->
    [yes] You: { $points }.
   *[no] { $seat }: { $points }.
}
