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
terramara-sent = { $you ->
    [yes] You send your { $member } to { $space }.
   *[no] { $seat } sends the { $member } to { $space }.
}
terramara-recalled = { $you ->
    [yes] You take your explorer back from { $space }.
   *[no] { $seat } takes the explorer back from { $space }.
}
terramara-flipped = { $you ->
    [yes] Your character { $character } becomes adult.
   *[no] The character { $character } of { $seat } becomes adult.
}
terramara-became-first = { $you ->
    [yes] You take the first-player card.
   *[no] { $seat } takes the first-player card.
}
terramara-used-card = { $you ->
    [yes] You use { $artefact }.
   *[no] { $seat } uses { $artefact }.
}
terramara-used-own-tile = { $you ->
    [yes] You use your own bonus tile { $bonus }.
   *[no] { $seat } uses the bonus tile { $bonus } from the hand.
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
terramara-special-needs = You do not meet the condition of this special space.
terramara-future-for-explorers = Only explorers go to the rows of later rounds, not your { $member }.
terramara-burning = This space is on fire.
terramara-two-already = Two members stand there already.
terramara-chief-there = Nobody may join a chief or a warrior.
terramara-own-explorer-there = Your own explorer stands there: only a warrior may join it.
terramara-not-strong-enough = Your explorer may join another player’s only if you have more strength.
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
terramara-has-none = You have no { $good }.
terramara-asked-first = The First player part is offered: first, or done.
terramara-asked-raid = The raid is offered: raid, or done.
terramara-part-done = This part is done already: the other one is offered.
terramara-asked-recall = Take back one of your explorers, or be done.
terramara-no-own-explorer = You have no explorer to take back from { $space }.
terramara-no-recall-from-future = { $space } belongs to a later round: its explorer stays there.
terramara-no-recall-at-once = You have just sent this explorer to { $space }.
terramara-asked-after = Now craft or reserve an artefact, use a worker or a once-a-round effect, or end your turn.
terramara-acted-already = You have crafted or reserved in this turn already.

# What happens to goods, tracks, the road and artefacts

terramara-gained = { $you ->
    [yes] You gain { $amount } { $good }.
   *[no] { $seat } gains { $amount } { $good }.
}
terramara-paid = { $you ->
    [yes] You pay { $amount } { $good }.
   *[no] { $seat } pays { $amount } { $good }.
}
terramara-refined = { $you ->
    [yes] You refine { $raw } to { $good }.
   *[no] { $seat } refines { $raw } to { $good }.
}
terramara-scored = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
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
    [yes] Your canoe comes to { $now }.
   *[no] The canoe of { $seat } comes to { $now }.
}
terramara-used-tile = { $you ->
    [yes] You come to the bonus tile { $bonus }.
   *[no] { $seat } comes to the bonus tile { $bonus }.
}
terramara-travelled = { $you ->
    [yes] A caravan of yours comes to { $place }.
   *[no] A caravan of { $seat } comes to { $place }.
}
terramara-parked = { $you ->
    [yes] Your caravan has come to the end of the road, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end.
   *[no] A caravan of { $seat } has come to the end of the road, for { $points ->
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
   *[no] { $seat } gives 1 { $good } to { $raider }.
}
terramara-crafted = { $you ->
    [yes] You craft { $artefact }.
   *[no] { $seat } crafts { $artefact }.
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
terramara-outpost-closed = The way to { $place } opens when its row is turned over.
terramara-travel-ascending = Steps are made in ascending order: { $edge } comes before the last one.
terramara-asked-give = First give what is due to the raider, one good at a time. Goods left to give: { $amount }.
terramara-give-ascending = Goods are given in ascending order, and { $good } comes before the last one.
terramara-give-enough = From { $good } on you have too few goods: you must still give { $amount }, in ascending order.
terramara-asked-craft = Craft an artefact, for which raw goods may stand for refined ones, or be done.
terramara-nothing-reserved = You have reserved no artefact.
terramara-no-card-there = There is no artefact in place { $place } of the row.
terramara-not-available = With your culture you may take one of the first { $most } artefacts; this is number { $place }.
terramara-too-dear = You cannot pay for { $artefact }.
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
    [first] your first caravan comes to { $crossroad }
   *[second] your second caravan comes to { $crossroad }
}
terramara-when-crafted = { $levels ->
    [all] you craft an artefact
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
    [all] { $good ->
        [each] Artefacts cost you 1 less of each good
       *[other] Artefacts cost you 1 { $good } less
    }
    [clothing] Clothing costs you 1 { $good } less
    [pottery] Pottery costs you 1 { $good } less
    [tools] Tools cost you 1 { $good } less
   *[weapons] Weapons cost you 1 { $good } less
}
terramara-leftover-tiles = All leftover bonus tiles are yours: use one of them a round, each once
terramara-leftover-land = A leftover crossroad space and a leftover outpost are yours
terramara-at-end-double-caravans = In the end: the end of the road counts twice
terramara-at-end-if = { $what ->
    [strength] In the end, with { $mark } strength or more
    [culture] In the end, with { $mark } culture or more
    [both-caravans] In the end, with both caravans at { $mark } or beyond
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
