# Why a bot would make a move. It speaks for itself.

bot-throws-dice = I would throw dice: all moves are equal to me.

# An impending crisis

bot-averts-the-end = If { $crisis } breaks out, all is lost: { $card } must go there.
bot-averts = { $card } is enough to avert { $crisis }.
bot-joins = Together we can still avert { $crisis }, so I add { $card }.
bot-plays-first = { $crisis } will likely be averted, and the first card scores: { $card }.
bot-plays-highest = { $card } may well be the highest card on { $crisis }, which scores.
bot-sees-it-averted = { $crisis } is averted without me.
bot-sees-no-hope = Whatever we play, { $crisis } will break out: I waste no card on it.
bot-leaves-it-to-others = The others can avert { $crisis } by themselves.
bot-spares-its-cards = My cards are worth more elsewhere than on { $crisis }.
bot-has-no-card = { $colour ->
    [green] I have no green card.
    [blue] I have no blue card.
   *[red] I have no red card.
}

# Help for full-blown crises

bot-solves = { $card } solves { $crisis } for { $points } points.
bot-saves-region = { $region } is in danger: I lay { $card } on { $crisis }.
bot-saves-colour = { $colour ->
    [green] The fewer green crises are open, the safer we are: I lay { $card } on { $crisis }.
    [blue] The fewer blue crises are open, the safer we are: I lay { $card } on { $crisis }.
   *[red] The fewer red crises are open, the safer we are: I lay { $card } on { $crisis }.
}
bot-saves-world = The fewer crises are open, the safer we are: I lay { $card } on { $crisis }.
bot-unlocks = With { $card } on { $crisis } I may hoard this turn.
bot-lays-what-is-too-many = I have a card too many; { $card } may as well help { $crisis }.

# Hoarding, and the end of the turn

bot-hoards = The world can bear it: { $set } for { $points } points.
bot-hoards-in-safety = Nothing can be lost any more: { $set } for { $points } points.
bot-dares-not-hoard = I could hoard { $set }, but the world needs these cards more.
bot-has-done-its-part = I have done my part this turn.
bot-waits = I keep my cards for what is to come.
bot-ends-the-match = It is the last turn: I gain nothing more.
bot-discards = I can best do without { $card }.

# Terra Futura's planner

bot-plans-take = { $card } would bring me most, now and in the turns to come.
bot-plans-take-feeds = { $card } brings what { $other } takes: { $effect }.
bot-plans-take-fed = { $other } brings what { $card } takes: { $effect }.
bot-plans-take-set = With { $card } I count on the set of { $other }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bot-plans-take-room = { $card } has room for { $spaces ->
    [one] a cube
   *[other] { $spaces } cubes
}, and my exchanges will leave cubes.
bot-plans-unseen = { $better ->
    [one] 1 of the { $unseen } cards that may come is better for me than all in sight.
   *[other] { $better } of the { $unseen } cards that may come are better for me than all in sight.
}
bot-plans-unseen-as-good = No card in sight is better for me than what may come.
bot-plans-discard = { bot-plans-then }
bot-plans-discard-feeds = { bot-plans-then } { bot-plans-take-feeds }
bot-plans-discard-fed = { bot-plans-then } { bot-plans-take-fed }
bot-plans-discard-set = { bot-plans-then } { bot-plans-take-set }
bot-plans-discard-room = { bot-plans-then } { bot-plans-take-room }
bot-plans-then = { $better ->
    [one] 1 of the { $unseen } cards that may come instead is better for me than { $card }; if it does not come, { $card } is the one to take.
   *[other] { $better } of the { $unseen } cards that may come instead are better for me than { $card }; if none of them comes, { $card } is the one to take.
}
bot-plans-place = No place brings more.
bot-plans-place-with = Its row and column hold { $with } as well: no place brings more.
bot-plans-activate = Of all that I can use now { $card } brings most.
bot-plans-activate-gain = { $card } costs nothing, and what it brings may pay for another card.
bot-plans-activate-points = { $card } makes { $points ->
    [one] 1 point
   *[other] { $points } points
} more of what it takes.
bot-plans-activate-dirty = { $card } makes { $points ->
    [one] 1 point
   *[other] { $points } points
} more of what it takes, and { $room ->
    [0] that is worth a card that becomes inactive.
    [one] one pollution space is free.
   *[other] { $room } pollution spaces are free.
}
bot-plans-activate-set = { $card } completes the set of { $other }.
bot-plans-activate-transfer = { $card } takes cubes away from where they do harm.
bot-plans-activate-assistance = Of all that I can use now a card of somebody else brings most.
bot-plans-end = Whatever is left would cost me more than it brings.
bot-plans-end-nothing = I can activate nothing more.
bot-plans-copy = Of all that I could copy { $card } brings most.
bot-plans-pay = I can best do without this { $kind }.
bot-plans-pay-idle = None of my cards and sets asks for { $kind } by name.
bot-plans-gain = This is worth most of what I could gain.
bot-plans-gain-set = It completes the set of { $other }.
bot-plans-gain-pays = With it { $card } can be paid: { $effect }.
bot-plans-gain-for = { $card } asks for { $kind }.
bot-plans-gain-goal = The set of { $other } asks for { $kind }.
bot-plans-pollute = { $card } has a pollution space for it, and stays active.
bot-plans-pollute-again = { $card } costs its point already, and has a pollution space for one more cube.
bot-plans-pollute-full = No pollution space is free: I can best do without { $card }.
bot-plans-pollute-worthless = I can best do without { $card }, which becomes inactive.
bot-plans-done = The other cubes may stay where they are.
bot-plans-keep = This is worth most of what was paid.
bot-plans-lift = { $card } has one more free pollution space then.
bot-plans-lift-frees = { $card } is active again without it, and what lies on it counts.
bot-plans-lift-cleans = Without it { $card } is clean, and costs no point.
bot-plans-pattern = The cards of this pattern bring most.
bot-plans-set = This set scores most: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Terramara's planner

bot-clan-neutral = Of this row I can best do without { $space }.
bot-clan-draft = { $character } will bring me most in the course of the match.
bot-clan-start = What { $start-card } shows is worth most to me.
bot-clan-crossroad = I would visit the crossroad of { $tile } round after round.
bot-clan-outpost = The outpost of { $tile } asks for what I can reach.
bot-clan-to-hire = One more worker will refine for me in every round to come.
bot-clan-to-develop = A step of strength and one of culture open most to me now.
bot-clan-to-travel = My caravans come to something that is worth the way.
bot-clan-to-raid = The others have so many goods that a raid pays.
bot-clan-to-first = A step on the road, and the first choice in the next round.
bot-clan-to-hut = Nothing better is left: in the hut I make at least something of my goods.
bot-clan-to-space = Of all spaces { $space } brings me most now.
bot-clan-joins = What { $space } brings is worth the strength that joining costs.
bot-clan-chief-joins = My chief may join whoever stands on { $space }, for nothing.
bot-clan-warrior-joins = On { $space } there is room for a warrior.
bot-clan-to-future = What { $space } brings is worth an explorer that stays there { $round ->
    [5] to the end of the match
   *[other] to the end of round { $round }
}.
bot-clan-to-crossroad = Of all spaces { $space } brings me most, and I may go there.
bot-clan-to-special = I meet the condition of { $space }, which few do.
bot-clan-flip = From now on the adult side of my character brings more.
bot-clan-recall = The explorer on { $space } can do something once more.
bot-clan-plants-flag = A flag on this outpost will score in the end.
bot-clan-parks = The earlier a caravan is at the end of the road, the more it scores.
bot-clan-goes-on = At { $place } my caravans are nearer to what lies behind it.
bot-clan-to-tile = { $bonus }, which lies at { $place }, is worth the detour.
bot-clan-advance = The farther my canoe is, the more the river brings.
bot-clan-times = So often the exchange brings more than it costs.
bot-clan-choose = This brings me most of what there is to choose from.
bot-clan-work = A worker makes these goods fit for an artefact.
bot-clan-refine = My plans ask for { $good }.
bot-clan-pay = I can best do without this { $good }.
bot-clan-gain = My plans ask for { $good } most.
bot-clan-give = Of what I have I miss { $good } least.
bot-clan-less = I am shortest of this good.
bot-clan-craft = { $artefact } brings more than the goods that it costs.
bot-clan-reserve = I want { $artefact } and cannot pay it yet, so I keep it from the others.
bot-clan-use = It costs no turn, and can be used again in the next round.
bot-clan-raid = The others would have to give me something.
bot-clan-first = The first choice in the next round comes with it.
bot-clan-done = What is offered would cost me more than it brings.
bot-clan-end = Whatever is left to do would cost me more than it brings.

# What each of them is like, for whoever chooses whom to play with

bot-is-terra-guardian = Saves the world above all, and wins only when nothing can be lost any more.
bot-is-terra-gentle = Plays like the guardian, but looks away now and then while the world can bear it: company for a first match.
bot-is-terra-fair = Does its part, and hoards when that is safe; it will not be outdone for long.
bot-is-terra-greedy = Hoards whatever the help of the others allows. Somebody else will save the world.
bot-is-terra_futura-gentle = Plays like the planner, but looks away now and then: company for a first match.
bot-is-terra_futura-planner = Plans its grid ahead, refines early and leaves few cubes lying about. It looks at its own land, not at yours.
bot-is-terramara-gentle = Plays like the planner, but looks away now and then: company for a first match.
bot-is-terramara-planner = Weighs every space by what it brings to the end: workers first, then outposts, artefacts and raids that pay.
