# Terramara's guided first match.

terramara-guide-1 = Members, goods and artefacts
terramara-guide-2 = Road, river and raid
terramara-guide-3 = Crossroads, outposts and the end

# The first turns.

terramara-guide-aim = Five rounds are played, and the most points win. Most come from artefacts, the cards beside the river; then from outposts, caravans and strength.
terramara-guide-camp = This is your camp: a chief, four explorers, a worker and one of each raw good. Each turn you send one member to a space.
terramara-guide-spaces = A space brings what it shows. Fire closes it. Grey explorers belong to neutral players, who take no turns and only stand in the way.
terramara-guide-send = Send an explorer to this mountain: press it. It brings 1 ore and 1 metal at once.
terramara-guide-worker = Artefacts are made of refined goods. Once a round your worker refines one good: press the worker.
terramara-guide-refine = Now press your ore, and it becomes metal.
terramara-guide-do-it = So far you have only planned: each step could be taken back. All is well, so do it.
terramara-guide-closed = Gentle has sent an explorer to Hire, and has 2 strength against your 1. Where a stronger player's explorer stands, yours may not go.
terramara-guide-timber = Ash Spear, a card beside the river, brings strength. You have the metal for it; send an explorer to this plain for the timber.
terramara-guide-craft = Once a turn you may craft. Your timber and metal make Ash Spear, for 2 points at the end and 2 strength now. Press the card, then the button for it.
terramara-guide-stronger = Now you have 3 strength, and Gentle 2. Meanwhile its chief went to c1: where a chief stands, nobody else may go.
terramara-guide-join = Your explorer may join a weaker player's now: it costs 1 strength. Go to Hire, and you get a worker, too.
terramara-guide-new-worker = A new worker is ready at once. Let it work.
terramara-guide-leather = Choose cattle: leather is what the next artefacts need.
terramara-guide-done = Your workers have worked, and nothing can be crafted yet. Do it.
terramara-guide-round = When everybody has sent all members, the round ends. This row then turns over, those who stand here or above come home, and workers are ready again.
terramara-guide-go-on = You know enough to play on in this match. Or learn what your chief, the road and the river are good for.

# The rest of the first round.

terramara-guide-road = Two of these caravans are yours. Straight on to the next crossroad is 1 step; by a bonus stop, on the left, or an outpost, on the right, it is 2.
terramara-guide-homeland = These spaces come back every round. Here you choose one of two: Develop brings 1 strength and 1 culture, Travel 2 steps on the road.
terramara-guide-chief = Send your chief to Travel: press it, then the space. A chief may join any single explorer, but nobody can join it, and it never goes to the rows of later rounds.
terramara-guide-bonus = Move a caravan to this bonus stop: it brings 1 culture.
terramara-guide-second-caravan = Your other caravan may use it, too.
terramara-guide-travelled = Two steps made, 2 culture won. Do it.
terramara-guide-river = Culture moves your canoe: at 3 you may craft any of the first four artefacts. Further on wait the right to reserve one, bonus tiles and an explorer.
terramara-guide-hut = Your hut is never full: there a member refines one raw good, or swaps one for another. It brings little, so go there when nothing better is left. Now there is better.
terramara-guide-levels = Shields part this track of strength into levels. In a raid whoever is on your level gives 1 of every 5 goods, who is below gives more, and who is above less.
terramara-guide-raid = Gentle is on your level and has many goods: raid it, for 1 strength.
terramara-guide-raid-table = This table shows who gives how much, and why. Below it stands the price: with less strength you may rank lower at the end, where the strongest score most.
terramara-guide-raided = Gentle chooses what to give. Do it.
terramara-guide-first = You got a stone. On this space you may also become first player of the next round, and move one step.
terramara-guide-straight-on = Move a caravan on to crossroad 1.
terramara-guide-last-member = That was your last member in this round. Do it.
terramara-guide-turned-over = Round 1 is over: members are home, workers are ready, and this row has turned over. On its back are an outpost and a crossroad space.
terramara-guide-later-rows = Explorers may also go ahead, to later rows like this one. But they come home only when that row turns over.
terramara-guide-go-on-2 = Play on in this match, or go on learning: crossroads, outposts and how the end is counted.

# The second round.

terramara-guide-crossroads = A crossroad space: 1 raw and 1 refined good of your choice, and 1 step. It is open to you once both your caravans have reached crossroad 1.
terramara-guide-travel = One of them is not there yet. Send an explorer to Travel.
terramara-guide-catch-up = Let your second caravan come to crossroad 1.
terramara-guide-detour = One step is left: move one caravan on to this bonus stop, for 1 wood and 1 stone.
terramara-guide-workers-wait = Your workers can still work in a later turn of this round. End your turn.
terramara-guide-visit = Now the crossroad space is open to you. Send an explorer.
terramara-guide-loom-needs = Warp Loom costs 2 leather and 1 brick, and you have 1 leather. Let us take what is still missing.
terramara-guide-any-raw = Any raw good: choose cattle, and leather can be made of it.
terramara-guide-any-refined = Any refined good: choose brick.
terramara-guide-leave-one = Move the caravan that is ahead, from the bonus stop to crossroad 2. You will soon see why the other one stays.
terramara-guide-loom-worker = Now let a worker make the leather.
terramara-guide-loom-leather = Refine cattle.
terramara-guide-loom = Warp Loom costs 2 leather and 1 brick, and you have both. Craft it.
terramara-guide-signs = What else artefacts bring: after a flash it comes once, as they are crafted; after an arrow once a round, if you use it; after a loop always.
terramara-guide-use = Warp Loom has an arrow: once a round it gives 2 points for 1 cattle. Use it.
terramara-guide-exchange = Exchange once.
terramara-guide-leave-it = Nothing more is worth doing now, so end your turn.
terramara-guide-outposts = This outpost opens after round 2, and your caravan at crossroad 1 can reach it. Your flag there scores 2, 5 or 10, by the levels of your workers.
terramara-guide-strength = At the end the strongest scores 8, the second 5 and the third 2. The swords of neutral players count as well, so do not fall behind.
terramara-guide-special = Special spaces are for the last round, and only for those who meet their condition: here, 10 culture.
terramara-guide-end = Artefacts, flags, caravans at the end of the road, strength and goods make your points. Beside each name stands what they would be now.
terramara-guide-go-on-3 = That is the whole game. Play on, and good luck!
