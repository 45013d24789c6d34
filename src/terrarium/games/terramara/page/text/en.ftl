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
terramara-page-move-craft = Craft artefact { $card-place }
terramara-page-move-craft-reserved = Craft the reserved artefact
terramara-page-move-reserve = Reserve artefact { $place }
terramara-page-move-use-card = Use an artefact
terramara-page-move-use-tile = Use a bonus tile
terramara-page-move-use-character = Use the character
terramara-page-move-raid = Raid
terramara-page-move-first = Be first player
terramara-page-move-done = Done
terramara-page-move-end = End the turn

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
terramara-page-tokens = { $points ->
    [one] 1 point in tokens
   *[other] { $points } points in tokens
}
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
terramara-page-no-goods = none
terramara-page-workers = Workers
terramara-page-worker = { $used ->
    [yes] level { $level }, used
   *[no] level { $level }, ready
}
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
terramara-page-pad-points = Tokens
terramara-page-pad-artefacts = Artefacts
terramara-page-pad-effects = Their effects at the end
terramara-page-pad-strength = Strength
terramara-page-pad-caravans = End of the road
terramara-page-pad-outposts = Outposts
terramara-page-pad-goods = Goods
terramara-page-pad-reserved = Reserved artefact
terramara-page-pad-total = Points
terramara-page-numbers = The match in numbers
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
