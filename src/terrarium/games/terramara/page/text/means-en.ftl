# Terramara: what things mean, and what they are worth now

terramara-page-means-cost = To craft it pay these goods; workers may refine raw ones first.
terramara-page-means-neutral = A neutral player takes no turns: its explorers stand in the way like anybody’s, and its strength is ranked with yours in the end.
terramara-page-means-river = The river: each culture is a step of the canoe. Farther on more artefacts are within reach, and tiles bring something once.
terramara-page-means-character = A character: its young side counts until its player makes it adult, for good.
terramara-page-means-explorer = Explorers in hand: one is sent a turn, to a free space, or for 1 strength to an explorer of somebody weaker.
terramara-page-means-chief = The chief in hand: it joins anybody’s explorer, but goes to no later row.
terramara-page-means-warrior = Warriors in hand: sent like a chief, and only in this round.
terramara-page-means-in-hut = In the hut: each member there has refined a good, or swapped one.
terramara-page-means-used = Used in this round.
terramara-page-means-raiding = Among equals 1 good of 5 is given, of one fewer for each power level that the raider is higher.
terramara-page-means-nth = A step of your turn; nothing is final until you do it.
terramara-page-means-do-so-far = These steps are made now and seen by all; then your turn goes on. As long as you only plan, you can start over.
terramara-page-means-done = What each player did in the match.
terramara-page-means-pad-points = Points that were won on the way.
terramara-page-means-pad-artefacts = Every crafted artefact counts its points.
terramara-page-means-pad-effects = What artefacts bring at the end.
terramara-page-means-pad-strength = The strongest has 8 points, the next 5, the third 2; equals have the same.
terramara-page-means-pad-caravans = Caravans at the end of the road, by the order in which they came.
terramara-page-means-pad-outposts = Each flag counts by what its outpost asks for.
terramara-page-means-pad-goods = A refined good counts 1 point, a raw one half a point.
terramara-page-means-pad-reserved = An artefact that is still reserved costs 5 points.
terramara-page-means-round = { $round ->
    [0] The match has { $rounds } rounds; before the first everybody chooses a character.
   *[other] Round { $round } of { $rounds }: after each a row is turned over, until the last.
}
terramara-page-means-road-end = The end of the road: who comes first counts most. { $points ->
    [0] No place is left.
   *[other] The next caravan has { $points } points.
}
terramara-page-means-power = { $next ->
    [0] Power level { $level }, the highest, from strength { $begins }.
   *[other] Power level { $level }, from strength { $begins }; the next from { $next }.
} Raids and many effects go by it.
terramara-page-means-sword = The sword of { $seat }: strength { $strength }, power level { $level }. If the match ended now, { $points } points.
terramara-page-means-canoe = The canoe of { $seat }: culture { $culture }, { $cards ->
    [0] no artefact
    [one] the first artefact
   *[other] { $cards } artefacts
} of the row within reach.
terramara-page-means-caravan = A caravan of { $seat }: it opens what it stops at, and counts at the end of the road. So far { $points } points.
terramara-page-means-part = { $points } { $of ->
    [points] won on the way.
    [artefacts] for artefacts.
    [effects] for what artefacts bring at the end.
    [strength] for strength.
    [caravans] for caravans at the end of the road.
    [outposts] for outposts.
    [goods] for goods.
   *[reserved] for a reserved artefact.
}
terramara-page-means-stock = All goods of this camp count { $points } in the end: a refined one 1, a raw one ½.
terramara-page-means-now-all = You have all that it costs.
terramara-page-means-now-lacking = You lack { $goods }.
terramara-page-means-now-raid = A raid would bring you { $goods ->
    [0] nothing now.
    [one] 1 good now.
   *[other] { $goods } goods now.
}
terramara-page-means-now-outpost = { $flagged ->
    [yes] Your flag counts { $points } as it stands.
   *[no] A flag of yours would count { $points } as it stands.
}
