# The rules, in our own words

terra-rules-title = Terra: the rules as played here
terra-rules-lead = A game by Bruno Faidutti for three to six players, about half an hour. The world slides from crisis to crisis. If too many get out of hand, everybody has lost. If the world comes through, one of you has done best. You need the others, and you need to be ahead of them.
terra-rules-part-cards = The cards
terra-rules-cards = Ninety Solutions in three colours: green for the environment, blue for society, red for peace, each worth 1 to 6. Eighteen Crises, one of each colour in each of six regions, with a threat from 10 to 16. Everybody gets a few Solutions; then the Crises are shuffled into the rest, and that is the pile.
terra-rules-part-1 = 1. Draw
terra-rules-1 = On your turn you draw a card. A Solution goes into your hand in secret, and you go on with step 3. A Crisis lies face up and is impending: step 2.
terra-rules-part-2 = 2. The impending crisis
terra-rules-2 = From you on, once round the table, each may play one card of the crisis’s colour on it, or pass. When everybody has been asked, add up.
terra-rules-2a = If the threat is reached, the crisis is solved in time. Who played the first card scores 3; who played the highest card scores 3, and so does everybody who played an equal one. Your turn is over.
terra-rules-2b = If it is not, the cards are lost, and the crisis is full-blown. If the world is not lost by that, you draw again.
terra-rules-part-3 = 3. Play cards, if you like
terra-rules-3 = First you help as many full-blown crises as you like, then you may hoard. You may also do neither and end your turn.
terra-rules-3a = Help: lay one card on each full-blown crisis you want, of its own colour. Cards stay there from turn to turn. Who lays the card that reaches the threat solves the crisis and scores 5.
terra-rules-3b = Hoard: if you helped this turn, you may lay one set of three cards face down. It counts its values at the end, and its cards help nobody any more. A set is three equal values or three in a row, in one colour or in three different ones.
terra-rules-part-4 = The end of your turn
terra-rules-end = You keep eight cards at most.
terra-rules-part-end = The end
terra-rules-lost = The world is lost as soon as three full-blown crises lie in one region, four of one colour, or seven in all. Everybody loses.
terra-rules-saved = The world is saved when the last card of the pile has been drawn and that turn is over. Add your hoard to your points: the highest total wins, and equal totals share. Cards in hand count nothing.
terra-rules-open = What the rulebooks leave open
terra-rules-open-1 = You may help a crisis that broke out in this very turn.
terra-rules-open-2 = A card on an impending crisis does not allow hoarding; a card that solves a full-blown one does.
terra-rules-open-3 = The round on an impending crisis is always finished, even when the threat is already reached.
terra-rules-open-4 = Talk is free and binds nobody. Cards are never shown or passed on.

# Its drawings: what is seen, and what is said below

terra-rules-picture-cards = Three Solutions: green 4, blue 2, red 6. A red Crisis with a threat of 13. The pile.
terra-rules-drawing-cards = Solutions of the three colours, a Crisis with its threat, and the pile in which both wait.
terra-rules-picture-draw = From the pile one arrow leads to a Solution and step 3, another to a Crisis and step 2.
terra-rules-drawing-draw = A Solution is yours, and you go on with step 3; a Crisis concerns everybody: step 2.
terra-rules-picture-averted = A red crisis with a threat of 12; the cards played on it are 4, nothing, 5 and 3. The 4 and the 5 score 3 points each.
terra-rules-drawing-averted = Averted: the first card scores 3, the highest scores 3. The second player passed; the last one helped for nothing.
terra-rules-picture-broken = A red crisis with a threat of 12; the cards 4 and 2 are crossed out, and the crisis lies on the map with nothing on it.
terra-rules-drawing-broken = Not enough: the cards are gone, and the crisis begins on the map with nothing.
terra-rules-picture-helping = A blue crisis at 8 of 11, a blue 3, and the crisis at 11 of 11, which scores 5.
terra-rules-drawing-helping = The last 3 that were missing: solved, and 5 points for whoever laid them.
terra-rules-picture-sets = Four sets: three green 4s, worth 12; a 2 of each colour, worth 6; blue 3, 4, 5, worth 12; red 1, green 2, blue 3, worth 6.
terra-rules-drawing-sets = The four kinds of sets, and what these are worth. Two of one colour and one of another are no set.
terra-rules-picture-hand = Eight cards in hand, and a ninth, a green 1, that is crossed out.
terra-rules-drawing-hand = Eight stay; what is too many goes.
terra-rules-picture-danger = Three crises in one region, four red ones, seven in all.
terra-rules-drawing-danger = Each of these loses the world. The danger at the side of the table counts how many are still to go.
terra-rules-picture-total = A marker at 14 on the track, and a hoarded set worth 12: 26 points. Two cards in hand count nothing.
terra-rules-drawing-total = The track and the hoard count; what you still hold does not.
