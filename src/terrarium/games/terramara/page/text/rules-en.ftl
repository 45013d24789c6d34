# Terramara's rules in our words, paragraph by paragraph; tools/rules_document.py makes
# docs/rules-terramara.md of the same.

terramara-rules-title = Terramara: the rules as played here
terramara-rules-lead = A game by Flaminia Brasini, Virginio Gigli, Stefano Luperto and Antonio Tinto for two to four players, about an hour and a half. Bronze Age villages stand between a road and a river. For five rounds you send your clan out: to fields and quarries, along the road, onto the water, against your neighbours. What they bring home your workers refine, and your craftsmen turn into artefacts, which decide most games. The rules are those of the box; what is printed there only as pictures (most tiles and cards) is our own design.
terramara-rules-contents = Parts

terramara-rules-part-things = The things
terramara-rules-1-1 = Each player has a chief, five explorers (a sixth is for one character), two caravans, a canoe, a marker of strength, four flags and a hut. There are 24 territory tiles (12 in play), 52 artefacts, 18 bonus tiles (12 in play), 17 workers, 12 start cards, 7 characters and 4 warriors.
terramara-rules-1-2 = Two columns of six tiles lie below the homeland: plain and quarry on the left, forest and mountain on the right; rows 1 and 2 are of level 1, rows 3 and 4 of level 2, rows 5 and 6 of level 3. Every tile has a large space and two small ones. Row r belongs to round r; rows 5 and 6 both belong to round 5. The road runs down on the left, the river along the bottom with a row of eight artefacts below it, the track of strength on top.
terramara-rules-1-5 = There are four raw goods, cattle, stone, wood and ore, and what they are refined to: leather, brick, timber and metal. A refined good can be given wherever its raw kind is asked for, never the other way round. A worker of level 1, 2 or 3 refines up to so many raw goods, once a round, in your own turn; what it leaves undone is lost.

terramara-rules-part-begin = Before you begin
terramara-rules-1-3 = The tiles of both columns, the bonus tiles and the artefacts are dealt by chance; the deck has level 1 on top and level 3 at the bottom. Who begins is drawn. Everybody has four explorers and the chief in hand; the fifth explorer waits beside the river.
terramara-rules-1-4 = In a first game everybody has one of each raw good, a worker of level 1, one step of culture, and strength by place in the order of play: 1, 2, 3, 4. Otherwise you draft: of characters and of start cards there lies open one more than there are players. From the last player backwards each takes a card of either kind; then from the first player on each takes one of the kind they lack. A character’s immediate gift comes when it is taken. Then, in order of play, everybody gets what the start card shows; characters do not add to that.

terramara-rules-part-round = A round
terramara-rules-1-7 = From the first player on, clockwise, each sends one member of the clan and does what the space says; then they may craft one artefact, or reserve one. Whoever has nobody left is passed over. The round is over when nobody has anybody left.
terramara-rules-1-8 = Where a member may go:
    - at most two members stand on a space, at most one of a colour, and nobody joins a chief or a warrior;
    - some spaces take one member only: Raid, First player, and with two players the crossroads;
    - an explorer may also go to the rows of later rounds, and stays there until that row’s round is over (in rows 5 and 6 until the end);
    - the chief never goes to later rows, joins an explorer of somebody else for nothing, and then nobody can follow;
    - an explorer joins another player’s only if you are stronger than they are, and that costs you one strength;
    - nobody goes where fire burns.
terramara-rules-1-9 = Warriors are two more members for this round. They go where a chief may go, and also to a space with one explorer of your own; nobody joins them.
terramara-rules-1-11 = In the homeland:
    - Hire: a worker; of level 1 in rounds 1 and 2, of level 2 in rounds 3 and 4, of level 3 in round 5.
    - Develop: one strength and one culture.
    - Travel: two steps on the road.
    - Raid, once a round: costs one strength; then you raid.
    - First player, once a round: you begin the next round and make one step on the road; the third in the new order gets one culture, the fourth two strength. In round 5 it is two steps on the road, two strength or two culture instead.

    With two and three players Develop and Travel are one space, where everybody chooses one. With two players Raid and First player are one space as well, where you may do both, in either order.
terramara-rules-1-12 = A territory space gives at once what it shows. In your hut, where any number of your own members can go, each refines one raw good or swaps one for another.

terramara-rules-part-crafting = Crafting
terramara-rules-1-6 = An artefact shows its points, its cost in refined goods, its kind (clothing from leather, pottery from brick, tools from timber, weapons from metal) and mostly an effect: at once, once a round, always, or at the end of the game. Nothing forces you to use one, or all of it.
terramara-rules-1-21c = Tiles and cards speak by icons. What stands side by side is done from left to right; before an arrow stands a price that you may pay, so often as it says; before a colon stands an occasion. A page of its own has every icon with a sentence, and at the table icons explain themselves.
terramara-rules-1-10 = How many cards of the row you can reach, from the left, depends on culture: 2 at the start, 3 from step 1 on, then one more every two steps, all 8 from step 11. Pay the cost, take the card; the row closes up and is filled from the right. From step 4 of the river on you can reserve a card: nobody else can take it, you can hold one at a time, and one that you still hold at the end costs 5 points. From step 12 on a reserved card costs one good less, of your choice.

terramara-rules-part-strength = Strength and raids
terramara-rules-1-13 = Strength goes from 0 to 20; beyond that every step is a point. Four shields divide the track into levels of power. In a raid every other player gives one good for each full five that they have, raw or refined, whichever they choose. If they are one, two or three levels below you it is one for each four, three or two; above you, one for each six, seven or eight.

    At the end the strongest gets 8 points, the second 5, the third 2. Equals all get the points of their place, and the places after it are left out.

terramara-rules-part-road = The road
terramara-rules-1-14 = A step brings a caravan to the next crossroad, or to a stop before it: on the left a bonus tile, on the right an outpost (beside rows 5 and 6 another bonus tile). A stop is a detour of one more step. Caravans never go back. A bonus tile works at once, for each caravan that comes there. At an outpost you place a flag, one at most. The way to an outpost opens when the tile of its row is turned over at the end of its round. At the end of the road the first caravan gets 8 points, the second 5, all others 3.
terramara-rules-1-15 = When a row is turned over, its right tile shows a crossroad space. You may go there if both your caravans have reached that crossroad.
terramara-rules-1-16 = The large right spaces of rows 5 and 6 are special: they are open in round 5 alone, and each asks for one thing: workers of five levels together, or to be at or past a mark, on the river, with both caravans on the road, or on the track of strength.
terramara-rules-1-17 = An outpost asks at the end how far you have come: workers’ levels, caravans, canoe, strength, or artefacts of one kind. It gives 2, 5 or 10 points for an easy, middling or hard mark.

terramara-rules-part-river = The river
terramara-rules-1-18 = Your canoe goes from 0 to 14; beyond that every step is a point. It never goes back. At 4 you may reserve; 6 has a bonus tile of level 1, 10 one of level 2, 14 one of level 2 and one of level 3; at 8 your fifth explorer joins you, for good; from 12 on reserved cards are cheaper.
terramara-rules-1-19 = Bonus tiles give what they show, at once, each time somebody comes there; they stay. Where one asks for goods you may decline.

terramara-rules-part-characters = Characters
terramara-rules-1-20 = Before your first member of a round you may turn your character over, once for the game: the young side helps you, the adult side scores.
    - Road, young: a step on the road; one more whenever you get any. Adult: 2 points for each crossroad that a caravan reaches.
    - River, young: a step of culture; one more whenever you get any. Adult: 2 points whenever you get culture.
    - War, young: you never lose strength, unless you trade it. Adult: once a round: points by your level of power.
    - Craft, young: up to two raw goods in place of refined ones when you craft. Adult: 2 points for an artefact of level 1 or 2, 3 for level 3.
    - Scout, young: a sixth explorer. Adult: you give it back; your chief scores 5 points on an empty space, 3 beside another’s explorer.
    - Bonus, young: the bonus tiles that are left over: one a round, in round 1 of level 1, in round 2 up to level 2. Adult: the rest is gone; 4 points for each flag.
    - Land, young: a crossroad and an outpost of your own, from the level 1 tiles left over. Adult: the crossroad is gone; 2 points whenever an explorer or the chief goes to a crossroad; the outpost stays.

terramara-rules-part-end = The end of a round, and of the game
terramara-rules-1-21 = At the end of rounds 1 to 4 members come home, but for those in later rows; the round’s row is turned over; workers and what works once a round are ready again. Artefacts of level 1 leave the deck when round 2 begins and the row when round 3 does; those of level 2 at rounds 4 and 5.

    After round 5: points won on the way, artefacts, their end effects, strength, caravans at the end of the road, flags, 5 less for a reserved card, half a point for a raw good and one for a refined one. Halves are kept. Of equals who is farther on the river is first, then who is stronger; then they share.
terramara-rules-1-21b = With two or three players there are two neutral players or one: explorers that only stand in the way, and strength. Before the draft a fire is laid on a small space of each row, and you place the neutral explorers in turn, one in each row and neutral player. At the beginning of a round each neutral player gains 1 to 4 strength by a card (1 to 3 in a first game), the weaker one first. You join them as you would anybody; they are not raided; they take places in the order of strength, but no points.

terramara-rules-part-open = What the rulebooks leave open, and how we play it
terramara-rules-1-22 = This part settles what the rulebooks leave open:
    - Supplies never run out, but there are only four warriors: who may take two takes what is left.
    - A refined good also stands for “any raw good”.
    - The bonus tiles of the level 3 tiles on the left are stops of the road.
    - Somebody without strength cannot raid, unless they are the young War; raids by a bonus tile or an artefact cost nothing, and there may be several in a round.
    - Who raids as if one level higher never counts more than three levels above a victim.
    - An explorer that you gain can be sent in the same round.
    - Characters may grow up in round 1.
    - The gift of a young Road or River when it is drafted is a single step.
    - A hut is no action space.
    - A neutral explorer counts as somebody else’s.
    - When a row is turned over its fronts, its fire and its neutral explorers are gone.
    - A neutral player’s strength stops at 20.
    - The first player may take First player again.
    - “Stronger players” are real ones.
    - “A point for each good of this kind when crafting” counts what was paid of it.
terramara-rules-M-1 = Before your member, after it, and wherever goods can be spent in your own turn you may use workers and what works once a round (before the member only the latter).
terramara-rules-M-1b = An effect is done in the order in which it is written; what costs nothing is taken unasked, and so are strength and flags; culture, steps on the road, refining, exchanges, crafts and raids by an effect can be left out or done in part. Whatever a step sets off comes before the next step.
terramara-rules-M-2 = Who gets something in another’s turn decides about it at once, without workers. Who gets a member back is in the round again.
terramara-rules-M-3 = A character’s immediate gift comes with the card; a price that cannot be paid then is declined.
terramara-rules-M-4 = In round 5 rows 5 and 6 are both of this round. At a round’s end members come home from everywhere but later rows.
terramara-rules-M-5 = Whether you may go somewhere is decided before anything is paid; how strong a raid is, after its price.
terramara-rules-M-6 = So many steps together are one gain. Steps beyond the end are points, and count as gained. A young Road or River adds its step to the same gain. Who makes no step at all has gained nothing.
terramara-rules-M-7 = A craft by an effect comes on top of the one after your member. A card does nothing for its own crafting. What is off the price adds up, never below nothing, and never for goods that are not in it. Raw goods in place of refined ones are always of their kinds: two at most for the young Craft, any number by an effect.
terramara-rules-M-8 = With two players the one space of Raid and First player costs its strength only if you raid.
terramara-rules-M-9 = Fire, then the neutral explorers, then the draft; an explorer needs an empty space without fire that is not special.
terramara-rules-M-10 = Neutral players grow at the very beginning of a round.
terramara-rules-M-11 = Who joins them compares with their strength at that moment.
terramara-rules-M-12 = Warriors have no colour: they are neither your chief nor your explorer. They must be sent, if only to the hut.
terramara-rules-M-13 = Who turns the Scout needs an explorer in hand to give back.
terramara-rules-M-14 = A caravan at the end is past everything. Steps that nobody can make are lost.
terramara-rules-M-15 = Outposts are judged at the end.
terramara-rules-M-16 = Raid and First player stay closed for the round once chosen, even if the member comes back; other spaces count who stands there now. Special spaces take two members like any other.
terramara-rules-M-17 = Land’s own crossroad is open from round 1, for its owner alone.
terramara-rules-M-18 = Only the order of the deck is hidden. A reserved card was seen by all.
terramara-rules-M-19 = Two workers lie on each round; a third comes from those left over, as long as there are any.
terramara-rules-M-20 = Characters that work once a round are ready again with the artefacts.
terramara-rules-M-21 = A row closes to the left and is filled at the right, while there are cards.
terramara-rules-M-22 = A round begins with the neutral players, then the cards that leave, then the first player.
terramara-rules-M-23 = After round 5 nothing is brought home.
terramara-rules-M-24 = Points on the way are open to all.
terramara-rules-1-23b = A few answers more.
    - Before round 1 there are no workers and nothing works once a round.
    - A refined good cannot be refined; in the hut’s swap it counts as its raw kind, and another kind comes for it.
    - A hired worker and a new card that works once a round are ready at once.
    - Turning the character over is possible until the first member of the round is sent.
    - For a member: is it allowed, what does it cost, what does it set off (character, then artefacts as they were crafted), what does the space bring.
    - The young War joins others for nothing, but must be stronger, too.
    - Who may join equals joins them for nothing; a weaker player’s explorer costs 1 strength as ever.
    - Special spaces have no terrain.
    - An explorer can be taken back from the homeland, the hut, a crossroad or this round’s row, but not the one just sent.
    - Discounts count in full; only what step 12 of the river saves is chosen.
    - New cards come into the row when a craft with all its effects is finished.
    - The amounts of a raid are fixed together; the victims give clockwise from the raider; who has no choice is not asked.
    - At step 14 of the river you choose which tile comes first, and may leave either; points for steps beyond come after them, and what answers a gain of culture comes last, once.
    - A tile of the young Bonus is spent once it was chosen.
    - The artefact that doubles caravans brings their points at the end of the road once more.
terramara-rules-1-23c = Where goods are paid, gained, given or refined one by one, they come in the order cattle, stone, wood, ore, leather, brick, timber, metal; steps on the road by their places, workers by their levels. Of an exchange you first say how often, then pay, then receive. So each choice can be made in one way only, and nothing is lost by it.

terramara-rules-options = What a table may play otherwise
terramara-rules-option-start = “How it begins”: draft, with characters and start cards, or the first game that is advised.
terramara-rules-option-craft_vp_counts = “Points for goods of a craft”: which goods score when an artefact gives points for them, those that are paid or those printed in the cost.
terramara-rules-option-neutrals_count_as_players = “Neutrals count as players”: whether neutral players count as stronger players.

# What is drawn

terramara-rules-picture-goods = Cattle becomes leather, stone becomes brick, wood becomes timber, ore becomes metal.
terramara-rules-drawing-goods = Raw above, refined below. A worker turns one into the other.
terramara-rules-picture-tile = A tile with a large space and two small ones; an explorer stands on the first, an explorer and a chief on the second, fire burns on the third.
terramara-rules-drawing-tile = A tile of the left column: the large space gives a cattle and two leather, the small ones stone and culture, and two cattle.
terramara-rules-picture-joining = Four spaces: an explorer joins one of a weaker player for 1 strength; a chief joins for nothing; nobody joins a chief; an own explorer keeps out one’s own.
terramara-rules-drawing-joining = Who may join whom: an explorer a weaker player’s, for 1 strength; a chief any explorer, for nothing; nobody a chief; nobody one’s own.
terramara-rules-picture-card = An artefact with numbers at its parts: 1 at the level, 2 at the points, 3 at the sign of when it works, 4 at the effect, 5 at the cost.
terramara-rules-drawing-card = 1 the level, on the colour of its kind · 2 points · 3 when it works: here once a round · 4 what it does: a stone for a strength · 5 what it costs.
terramara-rules-picture-raid = A table: three levels above the victim one good of 2, two levels of 3, one level of 4, the same level of 5, one level below of 6, two of 7, three of 8.
terramara-rules-drawing-raid = By how many levels of power you are above or below: every other player gives one good of so many.
terramara-rules-picture-road = From one crossroad to the next: straight on one step; by the bonus tile on the left or the outpost on the right two.
terramara-rules-drawing-road = Three ways to the next crossroad: by a bonus tile, straight on, or by an outpost.
terramara-rules-picture-outpost = An outpost for culture with three marks: 10 for 2 points, 12 for 5, 14 for 10.
terramara-rules-drawing-outpost = An outpost: a flag there counts 2, 5 or 10 points in the end, by how far you are on the river.
terramara-rules-picture-river = The river with its steps: cards in reach above, what happens at 4, 6, 8, 10, 12 and 14 below.
terramara-rules-drawing-river = What culture brings: above, how many cards are in reach; below, where you may reserve, bonus tiles, an explorer, and a good less for reserved cards.
