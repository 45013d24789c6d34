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
