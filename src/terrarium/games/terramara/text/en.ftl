# Terramara in English.

terramara-name = Terramara

# What happens to members, in the order of a match

terramara-began = { $you ->
    [yes] You are the first player.
   *[no] { $seat } is the first player.
}
terramara-placed-neutral = { $you ->
    [yes] You place an explorer of neutral player { $neutral } on { $space }.
   *[no] { $seat } places an explorer of neutral player { $neutral } on { $space }.
}
terramara-drafted = { $you ->
    [yes] You take the character { $character }.
   *[no] { $seat } takes the character { $character }.
}
terramara-took-start-card = { $you ->
    [yes] You take the start card { $start-card }.
   *[no] { $seat } takes the start card { $start-card }.
}
terramara-paid-start-card = { $you ->
    [yes] You receive what { $start-card } shows.
   *[no] { $seat } receives what { $start-card } shows.
}
terramara-took-land = { $you ->
    [yes] You take { $tile }, with its back up, as your own.
   *[no] { $seat } takes { $tile }, with its back up.
}
terramara-round-began = { $you ->
    [yes] Round { $round } begins. You are the first player.
   *[no] Round { $round } begins. { $seat } is the first player.
}
terramara-neutral-grew = Neutral player { $neutral } gains { $amount } strength and has { $strength }.
terramara-row-flipped = All come home, and row { $row } is turned over: its crossroad and its outpost are open.
terramara-level-left-deck = All artefacts of level { $level } leave the deck.
terramara-level-left-row = All artefacts of level { $level } leave the row.
terramara-turned-up = New in the row: { $artefact }.
terramara-turned-up-several = New in the row: { $artefacts }.
terramara-sent = { $you ->
    [yes] You send { $member ->
        [chief] your chief
        [warrior] a warrior
       *[explorer] an explorer
    } to { $space }.
   *[no] { $seat } sends { $member ->
        [chief] the chief
        [warrior] a warrior
       *[explorer] an explorer
    } to { $space }.
}
terramara-sent-for = { $you ->
    [yes] You send { $member ->
        [chief] your chief
        [warrior] a warrior
       *[explorer] an explorer
    } to { $space } and give up { $steps } strength, which leaves you { $now }.
   *[no] { $seat } sends { $member ->
        [chief] the chief
        [warrior] a warrior
       *[explorer] an explorer
    } to { $space } and gives up { $steps } strength, which leaves { $now }.
}
terramara-recalled = { $you ->
    [yes] You take an explorer back from { $space }.
   *[no] { $seat } takes an explorer back from { $space }.
}
terramara-flipped = { $you ->
    [yes] Your character { $character } becomes adult.
   *[no] The character { $character } of { $seat } becomes adult.
}
terramara-became-first = { $you ->
    [yes] You take the first-player card.
   *[no] { $seat } takes the first-player card.
}
terramara-used-first = { $you ->
    [yes] You use the First player part, too.
   *[no] { $seat } uses the First player part, too.
}
terramara-used-card = { $you ->
    [yes] You use { $artefact }.
   *[no] { $seat } uses { $artefact }.
}
terramara-used-own-tile = { $you ->
    [yes] You use your private bonus tile { $bonus }.
   *[no] { $seat } uses the private bonus tile { $bonus }.
}
terramara-used-character = { $you ->
    [yes] You use your character { $character }.
   *[no] { $seat } uses the character { $character }.
}
terramara-put-to-work = { $you ->
    [yes] You put a worker of level { $level } to work.
   *[no] { $seat } puts a worker of level { $level } to work.
}
terramara-final-points = { $you ->
    [yes] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
   *[no] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
}

# Why not: the draft, sending, resting points, the turn

terramara-asked-neutral = First put the neutral explorer on a free space of row { $row }.
terramara-neutral-not-free = A neutral explorer needs a free space: nobody there, no fire, and no special space.
terramara-asked-draft = First take a character or a start card.
terramara-other-kind = You have a card of this kind already: take one of the other kind.
terramara-not-in-the-draft = This card is not offered, or somebody has taken it.
terramara-asked-crossroad = First choose the tile of your own crossroad.
terramara-asked-outpost = First choose the tile of your own outpost.
terramara-tile-on-board = This tile lies on the board: choose one that was left over.
terramara-asked-send = First send a member of your clan.
terramara-none-in-hand = You have no { $member } in hand.
terramara-chosen-already = This space can be chosen once a round, and was.
terramara-raid-needs-strength = Going on a raid costs 1 strength, and you have none.
terramara-no-own-crossroad = Only the young Land character has a crossroad of its own.
terramara-row-not-flipped = The crossroad of row { $row } opens when that row is turned over, at the end of round { $row }.
terramara-caravans-not-there = Both your caravans must have reached crossroad { $row }.
terramara-restricted = With two players a crossroad takes only one member.
terramara-row-flipped-already = Row { $row } has been turned over: its spaces are gone.
terramara-special-too-early = Special spaces are open in round 5 only.
terramara-special-needs = { $asked ->
    [workers] This special space asks for workers of { $mark } levels together.
    [road] This special space asks for both caravans at crossroad { $mark } or beyond.
    [river] This special space asks for { $mark } culture.
   *[military] This special space asks for { $mark } strength.
}
terramara-future-for-explorers = Only explorers go to the rows of later rounds, not your { $member }.
terramara-burning = This space is on fire.
terramara-two-already = Two members stand there already.
terramara-chief-there = Nobody may join a chief or a warrior.
terramara-own-explorer-there = Your own explorer stands there: only a warrior may join it.
terramara-not-strong-enough = { $kind ->
    [neutral] Neutral player { $who }
   *[player] { $who }
} has { $theirs } strength and you have { $own }: your explorer may join only with more strength.
terramara-no-character = You have no character.
terramara-adult-already = Your character is adult already.
terramara-flip-too-late = A character becomes adult before the first member of a round is sent.
terramara-no-explorer-to-lose = The adult Scout loses an explorer in hand, and you have none.
terramara-not-own-turn = Workers and once-a-round effects are for your own turn.
terramara-no-work-now = Workers can be used once a member is sent.
terramara-no-ready-worker = You have no worker of level { $level } that is ready.
terramara-nothing-raw = You have no raw good to refine.
terramara-workers-ascending = Workers are used by ascending level here: level { $level } or higher comes next.
terramara-not-your-artefact = You have not crafted this artefact.
terramara-not-each-round = This artefact has no once-a-round effect.
terramara-used-already = This was used in this round already.
terramara-does-nothing = Its effect would bring nothing now.
terramara-not-your-tile = You have no such bonus tile of your own.
terramara-tile-used = You have used a bonus tile of your own in this round.
terramara-tile-too-early = In round 1 only level 1 can be used, in round 2 levels 1 and 2, then all.
terramara-no-character-use = You have no character with a once-a-round effect.
terramara-asked-hut = In the hut, refine a raw good, pay one to swap it, or be done.
terramara-asked-first = The First player part is offered: first, or done.
terramara-asked-raid = The raid is offered: raid, or done.
terramara-part-done = This part is done already: the other one is offered.
terramara-asked-recall = Take back one of your explorers, or be done.
terramara-no-own-explorer = You have no explorer to take back from { $space }.
terramara-no-recall-from-future = { $space } belongs to a later round: its explorer stays there.
terramara-no-recall-at-once = You have just sent this explorer to { $space }.
terramara-asked-after = Now craft or reserve an artefact, use a worker or a once-a-round effect, or end your turn.
terramara-acted-already = You have crafted or reserved in this turn already.

# Why not: what cannot be read

terramara-no-such-move = There is no move “{ $text }”. Moves are such as: send explorer to a1, travel start-l1, refine ore, pay metal, gain wood, craft 2, reserve 3, use card 7, done, end.
terramara-no-such-territory = There is no space “{ $text }”. The spaces of territory are a1 to f6: a column and a row.
terramara-no-such-character = There is no character “{ $text }”. They are road, river, war, craft, scout, bonus and land.
terramara-no-such-start-card = There is no start card “{ $text }”. They have the numbers 1 to 12.
terramara-no-such-tile = There is no tile “{ $text }”. There are four of each kind, 1 to 4.
terramara-no-such-member = There is no member “{ $text }”. You may send an explorer, the chief or a warrior.
terramara-no-such-space = There is no space “{ $text }”. Spaces are hire, develop, travel, raid, first, a1 to f6, x1 to x4, land and hut.
terramara-no-such-edge = There is no step “{ $text }”. A step is such as start-c1, c1-l2 or r3-c3.
terramara-no-such-steps = “{ $text }” is no number of steps from 0 to 9.
terramara-no-such-often = “{ $text }” is no number of times from 1 to 9.
terramara-no-such-option = “{ $text }” is none of the numbers 1 to 8.
terramara-no-such-level = There is no level “{ $text }”. Workers have the levels 1 to 3.
terramara-no-such-raw = There is no raw good “{ $text }”. They are cattle, stone, wood and ore.
terramara-no-such-refined = There is no refined good “{ $text }”. They are leather, brick, timber and metal.
terramara-no-such-good = There is no good “{ $text }”. Goods are cattle, stone, wood, ore, leather, brick, timber and metal.
terramara-no-such-card-place = There is no artefact “{ $text }”. They lie in the places 1 to 8, or one is reserved.
terramara-no-such-place = There is no place “{ $text }”. The row has the places 1 to 8.
terramara-no-such-used = There is nothing “{ $text }” to be used. Name a card by its number, 1 to 52, a tile, 1 to 18, or the character.

# What happens to goods, tracks, the road and artefacts

terramara-gained = { $you ->
    [yes] You gain { $bundle }.
   *[no] { $seat } gains { $bundle }.
}
terramara-paid = { $you ->
    [yes] You pay { $bundle }.
   *[no] { $seat } pays { $bundle }.
}
terramara-exchanged = { $you ->
    [yes] You make the exchange { $times ->
        [one] once
       *[other] { $times } times
    }: { $effect }.
   *[no] { $seat } makes the exchange { $times ->
        [one] once
       *[other] { $times } times
    }: { $effect }.
}
terramara-exchanged-goods = { $you ->
    [yes] You give { $bundle } in exchange.
   *[no] { $seat } gives { $bundle } in exchange.
}
terramara-exchanged-for = { $you ->
    [yes] You exchange { $bundle } for { $got }.
   *[no] { $seat } exchanges { $bundle } for { $got }.
}
terramara-exchanged-points = { $you ->
    [yes] You exchange { $bundle } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $seat } exchanges { $bundle } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $source ->
    [none] .
   *[known] , by { $source }.
}
terramara-chose = { $you ->
    [yes] You choose { $effect }.
   *[no] { $seat } chooses { $effect }.
}
terramara-saved = { $you ->
    [yes] You save 1 { $good }.
   *[no] { $seat } saves 1 { $good }.
}
terramara-refined = { $you ->
    [yes] You refine { $raw } to { $good }.
   *[no] { $seat } refines { $raw } to { $good }.
}
terramara-refined-several = { $you ->
    [yes] You refine { $bundle }.
   *[no] { $seat } refines { $bundle }.
}
terramara-worked = { $you ->
    [yes] Your worker of level { $level } refines { $bundle }.
   *[no] A worker of level { $level } refines { $bundle } for { $seat }.
}
terramara-scored = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $source ->
    [none] .
   *[known] {" "}for { $source }.
}
terramara-gained-strength = { $you ->
    [yes] You gain { $steps } strength and have { $now }.
   *[no] { $seat } gains { $steps } strength and has { $now }.
}
terramara-lost-strength = { $you ->
    [yes] You give up { $steps } strength and have { $now }.
   *[no] { $seat } gives up { $steps } strength and has { $now }.
}
terramara-gained-culture = { $you ->
    [yes] You gain { $steps } culture and have { $now }{ $more ->
        [0] .
       *[other] ; { $more } more to come.
    }
   *[no] { $seat } gains { $steps } culture and has { $now }{ $more ->
        [0] .
       *[other] ; { $more } more to come.
    }
}
terramara-used-tile = { $you ->
    [yes] You come to the bonus tile { $bonus }.
   *[no] { $seat } comes to the bonus tile { $bonus }.
}
terramara-travelled = { $you ->
    [yes] A caravan of yours comes from { $origin } to { $place }.
   *[no] A caravan of { $seat } comes from { $origin } to { $place }.
}
terramara-travelled-both = { $you ->
    [yes] Both your caravans come from { $origin } to { $place }.
   *[no] Both caravans of { $seat } come from { $origin } to { $place }.
}
terramara-reached-tile = { $you ->
    [yes] A caravan of yours comes from { $origin } to { $place }, where { $bonus } lies.
   *[no] A caravan of { $seat } comes from { $origin } to { $place }, where { $bonus } lies.
}
terramara-parked = { $you ->
    [yes] A caravan of yours comes from { $origin } to the end of the road, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end.
   *[no] A caravan of { $seat } comes from { $origin } to the end of the road, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end.
}
terramara-placed-flag = { $you ->
    [yes] You place a flag on the outpost of row { $row }.
   *[no] { $seat } places a flag on the outpost of row { $row }.
}
terramara-hired = { $you ->
    [yes] You have a new worker of level { $level }.
   *[no] { $seat } has a new worker of level { $level }.
}
terramara-took-warriors = { $you ->
    [yes] You take { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    }.
   *[no] { $seat } takes { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    }.
}
terramara-gained-explorer = { $you ->
    [yes] One more explorer joins you.
   *[no] One more explorer joins { $seat }.
}
terramara-raided = { $you ->
    [yes] You raid the others.
   *[no] { $seat } raids the others.
}
terramara-gave = { $you ->
    [yes] You give 1 { $good } to { $raider }.
   *[no] { $seat } gives 1 { $good } to { $you-raider ->
        [yes] you
       *[no] { $raider }
    }.
}
terramara-gave-several = { $you ->
    [yes] You give { $bundle } to { $raider }.
   *[no] { $seat } gives { $bundle } to { $you-raider ->
        [yes] you
       *[no] { $raider }
    }.
}
terramara-crafted = { $you ->
    [yes] You craft { $artefact }.
   *[no] { $seat } crafts { $artefact }.
}
terramara-crafted-for = { $you ->
    [yes] You craft { $artefact } for { $bundle }.
   *[no] { $seat } crafts { $artefact } for { $bundle }.
}
terramara-crafted-saving = { $you ->
    [yes] You craft { $artefact } and save 1 { $good }.
   *[no] { $seat } crafts { $artefact } and saves 1 { $good }.
}
terramara-crafted-for-less = { $you ->
    [yes] You craft { $artefact } for { $bundle }, and save 1 { $good }.
   *[no] { $seat } crafts { $artefact } for { $bundle }, and saves 1 { $good }.
}
terramara-reserved = { $you ->
    [yes] You reserve { $artefact }.
   *[no] { $seat } reserves { $artefact }.
}

# Why not: effects, payments, tracks, the road, raids, crafting

terramara-asked-choose = First choose one of these: { $effect }.
terramara-no-such-alternative = There are only { $options } to choose from.
terramara-asked-offer = Say how many times you make this exchange, or be done: { $effect }.
terramara-not-so-often = This exchange can be made { $most ->
    [one] only once
   *[other] at most { $most } times
}.
terramara-cannot-pay = You cannot pay that for this: { $effect }.
terramara-asked-pay = First pay what is due, one good at a time.
terramara-not-there = You have no { $good }.
terramara-pay-ascending = Goods are paid in ascending order, and { $good } comes before the last one.
terramara-not-due = { $good } cannot be paid next: the rest of the price could not be paid then, or it is not asked for.
terramara-asked-gain = First choose which good you gain.
terramara-not-offered = { $good } is not among what you may gain here.
terramara-gain-ascending = Goods are gained in ascending order, and { $good } comes before the last one.
terramara-asked-refine = Refine a raw good, or be done.
terramara-refine-ascending = Goods are refined in ascending order, and { $good } comes before the last one.
terramara-worker-refines = A worker who is used refines one good at least.
terramara-asked-culture = Say how many of these steps of culture you make: { $most }.
terramara-not-so-far = You may make { $most ->
    [one] only one step
   *[other] at most { $most } steps
}.
terramara-asked-tiles = You are at the end of the river: use one of its two bonus tiles, or be done.
terramara-tile-was-used = You have used this bonus tile just now.
terramara-asked-move = Move a caravan by one step, or be done. Steps left: { $steps }.
terramara-no-caravan-there = You have no caravan at { $place }.
terramara-outpost-closed = The way to { $place } opens when its row is turned over, at the end of round { $row }.
terramara-travel-ascending = Steps are made in ascending order: { $edge } comes before the last one.
terramara-asked-give = First give what is due to the raider, one good at a time. Goods left to give: { $amount }.
terramara-give-ascending = Goods are given in ascending order, and { $good } comes before the last one.
terramara-give-enough = From { $good } on you have too few goods: you must still give { $amount }, in ascending order.
terramara-asked-craft = Craft an artefact, for which raw goods may stand for refined ones, or be done.
terramara-nothing-reserved = You have reserved no artefact.
terramara-no-card-there = There is no artefact in place { $place } of the row.
terramara-not-available = With your culture you may take one of the first { $most } artefacts; this is number { $place }.
terramara-too-dear = You cannot pay for { $artefact }: it costs you { $bundle }, and you lack { $missing }.
terramara-cannot-reserve = You may reserve artefacts from culture { $culture } on.
terramara-reserved-already = Craft { $artefact } first, which you have reserved.
terramara-asked-less = The reserved artefact costs one good less: choose which.
terramara-not-in-cost = { $good } is not in the cost.
terramara-less-too-dear = Without this { $good } you could not pay for the rest.

# Effects

terramara-amount = { $thing ->
    [raw] { $amount ->
        [one] any raw good
       *[other] any { $amount } raw goods
    }
    [refined] { $amount ->
        [one] any refined good
       *[other] any { $amount } refined goods
    }
    [vp] { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    [warriors] { $amount ->
        [one] a warrior
       *[other] up to { $amount } warriors
    }
    [explorer] one more explorer
    [L1-worker] a worker of level 1
    [L2-worker] a worker of level 2
    [L3-worker] a worker of level 3
    [cattle] { $amount } cattle
    [stone] { $amount } stone
    [wood] { $amount } wood
    [ore] { $amount } ore
    [leather] { $amount } leather
    [brick] { $amount } brick
    [timber] { $amount } timber
    [metal] { $amount } metal
    [strength] { $amount } strength
    [culture] { $amount } culture
   *[movement] { $amount } movement
}
terramara-sum = { $first }, { $rest }
terramara-either = { $first } or { $rest }
terramara-effect-refine = refine { $amount ->
    [one] 1 raw good
   *[other] up to { $amount } raw goods
}
terramara-effect-exchange = { $times ->
    [one] { $cost } for { $reward }
   *[other] up to { $times } times { $cost } for { $reward }
}
terramara-effect-raid = a raid without its price
terramara-effect-take-back = take an explorer back
terramara-effect-craft-with-raw = craft one more artefact, with raw goods for refined ones if you like
terramara-effect-per-stronger = { $amount } strength for each player who has more of it than you
terramara-effect-power = { $thing ->
    [raw] by power level any { $amounts } raw goods
    [refined] by power level any { $amounts } refined goods
    [strength] by power level { $amounts } strength
    [culture] by power level { $amounts } culture
    [movement] by power level { $amounts } movement
   *[vp] by power level { $amounts } points
}

terramara-at-once = At once: { $effect }
terramara-each-round = Once a round: { $effect }
terramara-whenever = Whenever { $when }: { $effect }
terramara-per-good = { $effect } for each { $good } paid
terramara-when-culture = you gain culture
terramara-when-flag = you place a flag
terramara-when-crossroad = a caravan of yours comes to a crossroad
terramara-when-caravan = { $which ->
    [first] your first caravan comes to crossroad { $number }
   *[second] your second caravan comes to crossroad { $number }
}
terramara-when-crafted = { $levels ->
    [all] you craft an artefact
    [L1] you craft an artefact of level 1
    [L2] you craft an artefact of level 2
    [L3] you craft an artefact of level 3
    [L1-L2] you craft an artefact of level 1 or 2
    [L1-L3] you craft an artefact of level 1 or 3
    [L2-L3] you craft an artefact of level 2 or 3
   *[other] you craft an artefact of { $levels }
}
terramara-when-sent = { $member ->
    [explorer] you send an explorer to { $where }
    [chief] you send your chief to { $where }
   *[member] you send an explorer or your chief to { $where }
}
terramara-where = { $where ->
    [plain] a plain
    [quarry] a quarry
    [forest] a forest
    [mountain] a mountain
    [other-explorer] an explorer of another player
    [empty] an empty space
   *[crossroad] a crossroad space
}
terramara-always-craft-2-raw = When you craft, up to 2 raw goods may stand for refined ones of their kinds
terramara-always-raid-1 = Your raids count as if you were one power level higher
terramara-always-join-equal = Your explorers may join those of players of equal strength, for nothing
terramara-always-extra-movement = Whenever you gain movement, 1 more
terramara-always-extra-culture = Whenever you gain culture, 1 more
terramara-always-never-lose-strength = You never lose strength, unless you trade it
terramara-always-less = { $category ->
    [all] { $saved ->
        [each] Artefacts cost you 1 less of each good
       *[other] Artefacts cost you 1 { $saved } less
    }
    [clothing] { $saved ->
        [each] Clothing costs you 1 less of each good
       *[other] Clothing costs you 1 { $saved } less
    }
    [pottery] { $saved ->
        [each] Pottery costs you 1 less of each good
       *[other] Pottery costs you 1 { $saved } less
    }
    [tools] { $saved ->
        [each] Tools cost you 1 less of each good
       *[other] Tools cost you 1 { $saved } less
    }
   *[weapons] { $saved ->
        [each] Weapons cost you 1 less of each good
       *[other] Weapons cost you 1 { $saved } less
    }
}
terramara-leftover-tiles = All leftover bonus tiles are yours: use one of them a round, each once
terramara-leftover-land = A leftover crossroad space and a leftover outpost are yours
terramara-at-end-double-caravans = In the end: the end of the road counts twice
terramara-at-end-if = { $what ->
    [strength] In the end, with { $mark } strength or more
    [culture] In the end, with { $mark } culture or more
    [both-caravans] In the end, with both caravans at crossroad { $mark } or beyond
   *[worker-levels] In the end, with workers of { $mark } levels together or more
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-at-end-per = In the end: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $thing ->
    [clothing-1] artefact of clothing
    [pottery-1] artefact of pottery
    [tools-1] artefact that is a tool
    [weapons-1] artefact that is a weapon
    [artefact-1] artefact
    [L3-artefact-1] artefact of level 3
    [flag-1] flag
    [worker-level-1] level of your workers
    [worker-1] worker
    [culture-2] 2 culture
    [strength-3] 3 strength
    [power-level-1] power level
    [crossroad-1] crossroad that each of your caravans has reached
    [refined-1] refined good
    [raw-2] 2 raw goods
   *[explorer-1] explorer
}

# Things

terramara-named = { $name }
terramara-source = { $kind ->
    [bonus] the bonus tile { $name }
    [start-card] the start card { $name }
    [character] the character { $name }
    [river] steps beyond the end of the river
    [military] strength beyond the end of its track
   *[other] { $name }
}
terramara-good = { $good ->
    [cattle] cattle
    [stone] stone
    [wood] wood
    [ore] ore
    [leather] leather
    [brick] brick
    [timber] timber
    [metal] metal
    [each] each good
   *[other] { $good }
}
terramara-character = { $character ->
    [road] Road
    [river] River
    [war] War
    [craft] Craft
    [scout] Scout
    [bonus] Bonus
    [land] Land
   *[other] { $character }
}
terramara-space = { $space ->
    [hire] Hire
    [develop] Develop
    [travel] Travel
    [develop-travel] Develop or Travel
    [raid] Raid
    [first] First player
    [raid-first] Raid and First player
    [x1] crossroad x1
    [x2] crossroad x2
    [x3] crossroad x3
    [x4] crossroad x4
    [land] Land’s own crossroad
    [hut] the hut
   *[other] { $space }
}
terramara-place = { $place ->
    [start] the start of the road
    [end] the end of the road
    [l5] left bonus stop 5
    [r5] right bonus stop 5
    [l6] left bonus stop 6
    [r6] right bonus stop 6
   *[other] { $kind ->
        [c] crossroad { $number }
        [r] outpost { $number }
       *[l] bonus stop { $number }
    }
}
terramara-condition = { $condition ->
    [workers] workers
    [road] caravans
    [river] culture
    [military] strength
   *[other] { $condition }
}
terramara-then = { $first }. { $rest }
terramara-between = {" "}
terramara-comma = ,{" "}
terramara-icon = { $what ->
    [vp] ★{ $amount }
    [arrow] { $amount ->
        [1] →
       *[other] ×{ $amount }→
    }
    [refine] { $amount ->
        [1] ↑
       *[other] ↑{ $amount }
    }
    [cattle] { $amount ->
        [-1] −c
        [1] c
       *[other] { $amount }c
    }
    [stone] { $amount ->
        [-1] −s
        [1] s
       *[other] { $amount }s
    }
    [wood] { $amount ->
        [-1] −w
        [1] w
       *[other] { $amount }w
    }
    [ore] { $amount ->
        [-1] −o
        [1] o
       *[other] { $amount }o
    }
    [leather] { $amount ->
        [-1] −L
        [1] L
       *[other] { $amount }L
    }
    [brick] { $amount ->
        [-1] −B
        [1] B
       *[other] { $amount }B
    }
    [timber] { $amount ->
        [-1] −T
        [1] T
       *[other] { $amount }T
    }
    [metal] { $amount ->
        [-1] −M
        [1] M
       *[other] { $amount }M
    }
    [raw] { $amount ->
        [1] r
       *[other] { $amount }r
    }
    [refined] { $amount ->
        [1] R
       *[other] { $amount }R
    }
    [strength] { $amount ->
        [1] †
       *[other] { $amount }†
    }
    [culture] { $amount ->
        [1] ≈
       *[other] { $amount }≈
    }
    [movement] { $amount ->
        [1] »
       *[other] { $amount }»
    }
    [warriors] { $amount }‡
    [explorer] explorer
    [each] −1 each
    [at-once] !
    [each-round] ↻
    [always] ∞
    [at-end] Ω
    [or] /
    [colon] :
    [per] /
    [per-stronger] /stronger
    [take-back] ↩
    [flag] ⚑
    [power] by level{" "}
    [craft-with-raw] craft with raw
    [when-culture] ≈
    [join-equal] join equals
    [raid-1] raid as 1 level higher
    [extra-movement] +»
    [extra-culture] +≈
    [never-lose-strength] never lose †
    [craft-2-raw] craft with 2r
    [caravan-at-crossroad] at a crossroad
    [first-caravan] first caravan at
    [second-caravan] second caravan at
    [other-explorer] to others
    [empty] to nobody
    [double-caravans] road end twice
    [leftover-tiles] leftover tiles
    [leftover-land] leftover land
    [strength-from] { $amount }†
    [culture-from] { $amount }≈
    [both-caravans-from] both caravans at c{ $amount }
    [worker-levels-from] worker levels { $amount }
    [worker-level] worker level
    [power-level] power level
    [artefact] artefact
    [L1-worker] W1{" "}
    [L2-worker] W2{" "}
    [L3-worker] W3{" "}
   *[other] { $name }
}

# The table

terramara-title-board = Board
terramara-title-territory = Territory
terramara-title-tracks = Tracks
terramara-title-artefacts = Artefacts
terramara-title-camps = Camps
terramara-title-result = Result
terramara-title-leftover = Left over
terramara-picture-leftover = { $what ->
    [bonus] Bonus tiles
    [crossroads] Crossroads
   *[outposts] Outposts
}

terramara-picture-caption = { $round ->
    [0] Before round 1.
   *[other] Round { $round } of 5.
} First player: { $you ->
    [yes] you
   *[no] { $seat }
}. Deck: { $level1 ->
    [0] { $level2 ->
        [0] { $level3 } of level 3
       *[other] { $level2 } of level 2, { $level3 } of level 3
    }
   *[other] { $level1 } of level 1, { $level2 } of level 2, { $level3 } of level 3
}.
terramara-picture-over = The match is over.
terramara-picture-amount = { $amount } { $good }
terramara-picture-artefact = { $artefact }
terramara-picture-tile = { $tile }
terramara-picture-bonus = { $bonus }
terramara-picture-start-card = { $start-card }
terramara-picture-tile-brings = { $tile }: { $effects }
terramara-picture-bonus-brings = { $bonus }: { $effects }
terramara-picture-start-card-brings = { $start-card }: { $effects }
terramara-picture-card = { $held ->
    [yes] reserved:{" "}
   *[no] { "" }
}{ $artefact }, level { $level }, { $less ->
    [yes] costs you { $own } instead of { $bundle }
    [all] costs you nothing instead of { $bundle }
   *[no] costs { $bundle }
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $effect }
terramara-picture-card-plain = { $held ->
    [yes] reserved:{" "}
   *[no] { "" }
}{ $artefact }, level { $level }, { $less ->
    [yes] costs you { $own } instead of { $bundle }
    [all] costs you nothing instead of { $bundle }
   *[no] costs { $bundle }
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-printed-open = (
terramara-printed-close = )
terramara-costs-nothing = 0
terramara-picture-crafted = { $artefact }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $effect }
terramara-picture-crafted-plain = { $artefact }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-picture-character = { $character }, { $side ->
    [adult] adult
   *[young] young
}. { $effect }
terramara-picture-character-plain = { $character }, { $side ->
    [adult] adult
   *[young] young
}
terramara-picture-sides = { $character }, young. { $young }. Adult. { $adult }
terramara-picture-grown = · adult
terramara-picture-side = { $side ->
    [adult] { $character } (adult)
   *[young] { $character }
}
terramara-mark = [{ $number }]
terramara-mark-explorer = { $number }
terramara-mark-chief = { $number }♔
terramara-mark-neutral = { $who }
terramara-mark-warrior = ‡
terramara-members-open = {" "}[
terramara-members-and = +
terramara-members-close = ]

terramara-picture-homeland = Homeland
terramara-picture-row = { $when ->
    [now] Row { $row }, now
   *[later] Row { $row }
}
terramara-picture-row-short = { $when ->
    [now] Row { $row } ◂
   *[other] Row { $row }
}
terramara-picture-home = { $closed ->
    [yes] { $space } (closed)
   *[no] { $space } ({ $brings })
}
terramara-home-brings = { $home ->
    [hire] a worker of level { $level }
    [develop] 1 strength, 1 culture
    [travel] 2 movement
    [develop-travel] 1 strength, 1 culture, or 2 movement
    [raid] goods from the others
    [first] { $last ->
        [yes] 2 movement or 2 strength or 2 culture
       *[no] the first-player card, 1 movement
    }
    [raid-first] { $last ->
        [yes] goods from the others for 1 strength, and 2 movement or 2 strength or 2 culture
       *[no] goods from the others for 1 strength, and the first-player card with 1 movement
    }
   *[hut] refine a good, or swap one
}
terramara-picture-home-short = { $home ->
    [hire] Hire W{ $level }
    [develop] Develop †≈
    [travel] Travel 2»
    [develop-travel] Develop †≈ or Travel 2»
    [raid] Raid −†
    [first] { $last ->
        [yes] First player 2»/2†/2≈
       *[no] First player »
    }
   *[raid-first] { $last ->
        [yes] Raid −† and First player 2»/2†/2≈
       *[no] Raid −† and First player »
    }
}{ $closed ->
    [yes] {" "}(closed)
   *[no] { "" }
}
terramara-picture-on = { $place }: { $kind1 ->
    [warrior] a warrior
    [neutral] an explorer of neutral player { $who1 }
    [own-chief] your chief
    [own-explorer] your explorer
    [chief] the chief of { $who1 }
   *[explorer] an explorer of { $who1 }
}{ $people ->
    [1] { "" }
   *[2] {" "}and { $kind2 ->
        [warrior] a warrior
        [own-chief] your chief
        [own-explorer] your explorer
        [chief] the chief of { $who2 }
       *[explorer] an explorer of { $who2 }
    }
}
terramara-picture-space-name = { $at }{" "}
terramara-picture-space = { $at }, { $terrain }, { $effects }
terramara-picture-special = { $at }, special, { $asked ->
    [workers] with workers of { $mark } levels together
    [road] with both caravans at crossroad { $mark } or beyond
    [river] from culture { $mark } on
   *[military] from strength { $mark } on
}, { $effects }
terramara-picture-needs = { $asked ->
    [river] ≈{ $mark }:
    [military] †{ $mark }:
    [workers] W{ $mark }:
   *[road] c{ $mark }:
}
terramara-picture-crossroads = Crossroads
terramara-picture-crossroad = { $space }, { $effects }{ $opens ->
    [0] { "" }
   *[other] , from round { $opens } on
}
terramara-picture-opens = {" "}(round { $opens })
terramara-picture-outposts = Outposts
terramara-picture-fire = { $at } is on fire
terramara-face-fire = ▲▲
terramara-picture-outpost = { $at }: { $words }, { $opens ->
    [0] { $flags ->
        [0] no flags
        [one] 1 flag
       *[other] { $flags } flags
    }
   *[other] from round { $opens } on
}
terramara-outpost-scores = { $low }, { $middle } or { $high } points with { $asked ->
    [workers] workers of { $easy }, { $medium } or { $hard } levels together
    [road] both caravans at crossroad { $easy }, { $medium } or { $hard }
    [river] culture { $easy }, { $medium } or { $hard }
    [military] strength { $easy }, { $medium } or { $hard }
    [clothing] { $easy }, { $medium } or { $hard } artefacts of clothing
    [pottery] { $easy }, { $medium } or { $hard } artefacts of pottery
    [tools] { $easy }, { $medium } or { $hard } tools
   *[weapons] { $easy }, { $medium } or { $hard } weapons
}
terramara-picture-outpost-short = { $at } { $condition } { $asked ->
    [road] c{ $easy }/c{ $medium }/c{ $hard }
   *[other] { $easy }/{ $medium }/{ $hard }
}
terramara-picture-own-outpost = an outpost: { $words }
terramara-picture-own-outpost-short = outpost { $condition } { $asked ->
    [road] c{ $easy }/c{ $medium }/c{ $hard }
   *[other] { $easy }/{ $medium }/{ $hard }
}
terramara-picture-flag = { $you ->
    [yes] your flag
   *[no] a flag of { $seat }
}
terramara-picture-flag-short = ⚑[{ $number }]

terramara-picture-track = { $track ->
    [strength] Strength
    [road] Road
    [tiles] Bonus tiles
   *[river] River
}
terramara-picture-strength = { $you ->
    [yes] you have
   *[no] { $seat } has
} { $strength } strength, power level { $level }
terramara-picture-strength-short = [{ $number }] { $strength }† { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
terramara-picture-raid = A raid now
terramara-picture-victim = { $seat } has { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} and power level { $level }, gives one of every { $share }: { $gift ->
    [0] nothing
   *[other] { $gift }
}
terramara-picture-victim-short = [{ $number }] { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} ÷{ $share } = { $gift }
terramara-picture-neutral = neutral player { $who } has { $strength } strength
terramara-picture-neutral-short = neutral [{ $who }] { $strength }†
terramara-picture-caravans = { $you ->
    [yes] your caravans
   *[no] caravans of { $seat }
} at { $behind } and { $ahead }
terramara-picture-caravans-short = { $together ->
    [yes] [{ $number }] { $behind }
   *[no] [{ $number }] { $behind }+{ $ahead }
}
terramara-picture-culture = { $you ->
    [yes] you have
   *[no] { $seat } has
} { $culture } culture
terramara-picture-culture-short = [{ $number }] { $culture }≈
terramara-picture-stop-name = { $short }{" "}
terramara-picture-stop = { $at }, { $bonus }: { $effects }

terramara-picture-places = { $several ->
    [yes] { $first }–{ $last }
   *[no] { $first }
}
terramara-picture-number = { $reach ->
    [yes] { $number }▸
   *[no] { $number }{" "}
}
terramara-picture-belongings = { $what ->
    [cards] { $you ->
        [yes] your cards
       *[no] cards of { $seat }
    }
   *[artefacts] artefacts of { $seat }
}
terramara-picture-belongings-short = { $what ->
    [cards] cards
   *[artefacts] artefacts
}
terramara-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-picture-points-of = { $you ->
    [yes] You
   *[no] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-picture-members = { $kind ->
    [chief] chief
    [warrior] { $number ->
        [one] 1 warrior
       *[other] { $number } warriors
    }
   *[explorer] { $number ->
        [one] 1 explorer
       *[other] { $number } explorers
    }
}
terramara-picture-hand = { $members } in hand
terramara-picture-nobody = nobody in hand
terramara-picture-flags = { $count ->
    [one] flag on { $places }
   *[other] flags on { $places }
}
terramara-picture-no-goods = no goods
terramara-picture-workers = { $workers ->
    [one] 1 worker of level { $level }
   *[other] { $workers } workers of level { $level }
}, { $ready } ready
terramara-picture-workers-short = { $workers }×W{ $level } ({ $ready } ready)
terramara-picture-used = { $artefact } (used)
terramara-picture-count = { $artefacts ->
    [one] 1 artefact
   *[other] { $artefacts } artefacts
} worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
terramara-picture-reserved = reserved:{" "}
terramara-picture-category = { $category ->
    [rank] Place
    [points] Tokens
    [artefacts] Artefacts
    [effects] Their effects
    [strength] Strength
    [caravans] Road
    [outposts] Outposts
    [goods] Goods left
    [reserved] Reserved
   *[total] Total
}
terramara-picture-rank = { $rank }. { $you ->
    [yes] You
   *[no] { $seat }
}
terramara-picture-scored = { $you ->
    [yes] you
   *[no] { $seat }
} { $points }
terramara-picture-scored-short = { $points }

# What is asked

terramara-waiting = { $phase ->
    [neutral] { $seat } places a neutral explorer.
    [draft] { $seat } takes a character or a start card.
    [crossroad] { $seat } chooses a crossroad.
    [outpost] { $seat } chooses an outpost.
    [send] { $seat } sends a member.
    [hut] { $seat } is in the hut.
    [move] { $seat } moves caravans.
    [recall] { $seat } may take an explorer back.
    [raid] { $seat } may raid.
    [give] { $seat } chooses what to give to the raider.
    [craft] { $seat } may craft an artefact.
    [choose] { $seat } chooses one of several things.
    [offer] { $seat } may make an exchange.
    [pay] { $seat } chooses what to pay.
    [gain] { $seat } chooses what to gain.
    [refine] { $seat } may refine goods.
    [work] { $seat } chooses what a worker refines.
    [culture] { $seat } chooses how far to go on the river.
    [tiles] { $seat } may use bonus tiles at the end of the river.
    [less] { $seat } chooses which good to save.
    [after] { $seat } may craft or reserve an artefact, and ends the turn.
   *[other] { $seat } decides.
}
terramara-ask-neutral = Put an explorer of neutral player { $neutral } on a free space of row { $row }.
terramara-ask-draft = { $lacks ->
    [character] Take a character, to go with your start card.
    [start-card] Take a start card, to go with your character.
   *[both] Take a character or a start card; you will have one of each.
}
terramara-ask-crossroad = Choose the crossroad that is yours alone.
terramara-ask-outpost = Choose the outpost that counts for you in the end.
terramara-ask-send = Send a member of your clan.
terramara-ask-hut = In the hut you may refine a raw good, or give a good for a raw one of another kind.
terramara-ask-choose = Choose one: { $effect }.
terramara-ask-offer = { $most ->
    [0] You cannot pay for this exchange as yet: { $effect }
    [one] You may make this exchange: { $effect }
   *[other] How many times do you make this exchange? { $effect }
}
terramara-ask-pay = Pay { $price }: { $nth ->
    [only] what do you give?
    [first] what do you give first?
   *[next] what do you give next?
}
terramara-ask-gain = { $amount ->
    [one] Choose the good that you gain.
   *[other] Choose the goods that you gain: { $amount } are left.
}
terramara-ask-refine = { $nth ->
    [first] { $amount ->
        [one] You may refine a raw good.
       *[other] You may refine up to { $amount } raw goods: which one first?
    }
   *[next] { $amount ->
        [one] You may refine one more raw good.
       *[other] You may refine up to { $amount } more raw goods: which one next?
    }
}
terramara-ask-work = { $nth ->
    [first] { $amount ->
        [one] Your worker refines a raw good: which one?
       *[other] Your worker refines up to { $amount } raw goods: which one first?
    }
   *[next] { $amount ->
        [one] Your worker may refine one more raw good.
       *[other] Your worker may refine up to { $amount } more raw goods: which one next?
    }
}
terramara-ask-culture = { $amount ->
    [one] You may make a step on the river.
   *[other] You may make up to { $amount } steps on the river: how many?
}
terramara-ask-tiles = You are at the end of the river: use its two bonus tiles, in any order.
terramara-ask-move = { $amount ->
    [one] You may move a caravan by one step.
   *[other] You may move your caravans by { $amount } steps: which one do you move?
}
terramara-ask-recall = You may take one of your explorers back into your hand.
terramara-ask-raid = You may raid the others, without giving up strength.
terramara-ask-give = { $seat } raids you for one good of every { $share }: { $amount ->
    [one] which one do you give?
   *[other] you give { $amount }, one by one: which one now?
}
terramara-ask-first = { $part ->
    [raid] You may raid as well, for 1 strength.
   *[first] You may do the First player action as well.
}
terramara-ask-craft = You may craft an artefact; raw goods may stand for refined ones of their kinds.
terramara-ask-less = { $artefact } costs one good less: which one?
terramara-ask-after = { $acts ->
    [craft] Anything else? You may craft one artefact.
    [reserve] Anything else? You may reserve one artefact.
    [either] Anything else? You may craft or reserve one artefact.
   *[no] Anything else before your turn ends?
}
terramara-draft-over = { $passed ->
    [yes] With that your turn is over.
   *[no] That is all up to here: { $seat } decides next.
}
terramara-over-shared = { $people ->
    [2] { $you-first ->
        [yes] You
       *[no] { $first }
    } and { $you-second ->
        [yes] you
       *[no] { $second }
    }
    [3] { $first }, { $second } and { $third }
   *[4] All four
} share the victory with { $points } points: they are equal on the river and in strength, too.
terramara-over-won = { $you ->
    [yes] You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}{ $tie ->
    [culture] : of equals the farthest on the river, at { $culture }.
    [strength] : of equals, on the river too, the strongest, with { $strength } strength.
   *[no] .
}

# What is offered

terramara-offer-neutral = Put it on
terramara-offer-draft = Character
terramara-offer-start = Start card
terramara-offer-crossroad = Crossroad
terramara-offer-outpost = Outpost
terramara-offer-send = { $member ->
    [chief] Chief to
    [warrior] Warrior to
   *[explorer] { $ahead ->
        [0] Explorer to
        [5] … for good
       *[other] … till round { $ahead }
    }
}
terramara-offer-sent = { $brings }{ $joins ->
    [yes] , joining { $kind ->
        [neutral] an explorer of neutral player { $who }
        [own-explorer] your own explorer
       *[explorer] an explorer of { $who }
    }
   *[no] { "" }
}{ $price ->
    [0] { "" }
   *[other] , costs 1 strength
}{ $ahead ->
    [0] { "" }
    [5] , does not come back
   *[other] , comes back after round { $ahead }
}
terramara-offer-price = −†
terramara-offer-refined = to { $good }
terramara-arrow = →
terramara-offer-flip = Flip your character
terramara-offer-recall = Take back from
terramara-offer-travel = Move
terramara-offer-advance = Steps
terramara-offer-times = Exchange
terramara-offer-choose = { $phase ->
    [tiles] Use the tile
   *[other] Choose
}
terramara-offer-work = Put to work
terramara-offer-refine = Refine
terramara-offer-pay = { $phase ->
    [hut] Swap
   *[other] Pay
}
terramara-offer-gain = Gain
terramara-offer-give = Give
terramara-offer-less = Save
terramara-offer-craft = Craft
terramara-offer-reserve = Reserve
terramara-offer-use = Use
terramara-offer-raid = Raid
terramara-offer-first = Be first player
terramara-offer-done = { $phase ->
    [offer] Make no exchange
    [refine] Keep the rest raw
    [work] Keep the rest raw
    [tiles] Use no tile
    [move] Move no farther
    [recall] Take nobody back
    [raid] Do not raid
    [craft] Craft nothing
    [hut] Do nothing
   *[other] No
}
terramara-offer-end = End your turn
terramara-offer-space = { $space }
terramara-offer-edge = { $edge }
terramara-offer-to = to { $place }
terramara-offer-steps = { $steps ->
    [0] none
   *[other] { $steps }, to { $culture }
}
terramara-offer-passing = { $steps }: { $effects }
terramara-offer-often = { $times ->
    [one] once
   *[other] { $times } times
}
terramara-offer-worker = level { $level }

# The game

terramara-tagline = A village between road and river, and a clan that is never large enough.
terramara-blurb = Send explorers into land that wears out behind you. Trade along the road, paddle down the river, stay strong enough to share a good place, and turn what you bring home into the works of your age.
terramara-players-range = 2 to 4 players · an hour and a half
terramara-option-start = How it begins
terramara-option-start-help = Draft: everybody takes a character and a start card. First game: all begin alike, without characters, as is advised for a first game.
terramara-option-start-draft = Draft
terramara-option-start-first = First game
terramara-option-craft-vp-counts = Points for goods of a craft
terramara-option-craft-vp-counts-help = An artefact that scores for goods of one kind when you craft counts those that you pay, or those printed in the cost.
terramara-option-craft-vp-counts-paid = Goods paid
terramara-option-craft-vp-counts-printed = Goods printed
terramara-option-neutrals-count-as-players = Neutrals count as players
terramara-option-neutrals-count-as-players-help = Whatever counts stronger players counts neutral ones as well.

# The rules and the notation on one screen

terramara-rules = Five rounds in the Bronze Age: bring goods home, refine them, craft artefacts, and have the most points.
    { "" }
    On your turn you send one member of your clan and do what the space brings:
    - Homeland: hire a worker, develop (1 strength, 1 culture), travel (2 steps of caravans), raid, be first player.
    - Territory: what the space shows. Row 1 is for round 1, and so on; rows 5 and 6 for round 5. Explorers, but not the chief, may go to later rows: they come home when their row is turned over.
    - Crossroads, on the back of a row, once both your caravans have reached them; special spaces in round 5, by their conditions; or your hut, to refine a good or swap one.
    A space holds two members. An explorer joins another player’s explorer only with more strength, and that costs 1. A chief joins for nothing, but nobody joins a chief. Warriors are like chiefs and may join your own explorer.
    Then you may craft one artefact or reserve one. Workers refine goods and cards with ↻ can be used once a round, in your own turn.
    { "" }
    Strength: four power levels. A raid costs 1 strength; from everybody you get one good of every five they have, of fewer if you are of a higher level, of more if of a lower one.
    Road: left a bonus tile, right an outpost, straight on the shortest way. A flag on an outpost counts 2, 5 or 10 in the end.
    River: the farther, the more artefacts you can choose from; bonus tiles at 6, 10 and 14, an explorer at 8, reserving from 4.
    { "" }
    In the end: tokens, artefacts, 8, 5 and 2 points for strength, caravans at the end of the road, outposts, 1 point for each refined good and half a point for each raw one, −5 for a reserved artefact.
terramara-notation = neutral a1: where a neutral explorer goes, before the match
    draft road, start 7: a character, a start card; crossroad 2, outpost 3: the tiles of Land
    send explorer to a2, send chief to hire, send warrior to hut: a member and a space
    flip: the character becomes adult
    travel c1-l2: a caravan goes from crossroad 1 to bonus stop 2; r is the right branch
    advance 2: steps on the river; times 2: how often an exchange is made; choose 1: an alternative
    work 1: a worker of level 1; refine ore; pay metal; gain wood; give brick; less timber
    craft 3, craft reserved, reserve 2: artefacts by their places in the row
    use card 17, use tile 4, use character: once a round
    recall b3: an explorer comes back
    raid, first: yes to what is offered; done: no, or no more; end: the turn is over
    craft feast bowl: artefacts may be called by their names
terramara-legend = c s w o: cattle, stone, wood, ore; r any of these raw goods
    L B T M: leather, brick, timber, metal, refined from them; R any of these
    † ≈ »: strength, culture (the river), movement (the road)
    ★3: 3 points
    ↑2: refine up to 2 goods
    r→R: any raw good for any refined one; r×3→R: up to three times
    ! ↻ ∞ Ω: at once, once a round, always, in the end
    W1: a worker of level 1
    ‡ ↩ ⚑: warriors, take an explorer back, a flag
    x1 r1: the crossroad and the outpost on the back of row 1; (round 2): open from then on
    ≈6 l1 r5: the bonus tiles at 6 of the river, and beside the road
    r1 tools 2/3/4: with a flag there, 2, 5 or 10 points in the end for so many tools
    ◂: the row of this round; ≈10: with 10 culture or more; c4: with both caravans there or beyond; W5: with workers of 5 levels together
    [1] 5† II: the clan with that number has strength 5, power level 2; l1+c2: where its caravans are
    ▸: your culture is enough to craft or reserve it; 2L(3L): it costs you less than is printed
    [1+2♔]: an explorer of clan 1 and the chief of clan 2; A B: neutral explorers; ‡: a warrior; ▲▲: fire
