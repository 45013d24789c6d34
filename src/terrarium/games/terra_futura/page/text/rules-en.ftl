# The rules of Terra Futura, in our own words. Numbers are those of the paragraphs.

terra_futura-rules-title = Terra Futura: the rules as played here
terra_futura-rules-lead = A game by Petr Vojtěch for two to five players, about half an hour. Out of nine cards you build a territory that feeds, houses and supplies its people. The quick ways are dirty: every black cube has to lie somewhere, and one too many brings a card to a standstill. Whoever has made most of their land in the end wins.

terra_futura-rules-part-1 = 1. What there is
terra_futura-rules-1-1 = Two to five play.
terra_futura-rules-1-2 = Five Starting cards, 23 cards of Level I, 24 of Level II, and 16 Scoring cards. A Scoring card shows an activation pattern and a scoring set.
terra_futura-rules-1-3 = Resources are of seven kinds: three raw materials, three products, and money. Pollution is not a resource.
terra_futura-rules-1-4 = Nothing ever runs out: there are always enough resources and cubes.
terra_futura-rules-1-5 = At the end a raw material is worth 1 point, food and construction 5 each, goods 6, money nothing.

terra_futura-rules-part-2 = 2. Before you begin
terra_futura-rules-2-1 = Everybody gets a Starting card at random. One of them has the first-player symbol; it is always among those dealt, and its holder begins.
terra_futura-rules-2-2 = Each level is shuffled into a deck of its own, and four of its cards lie face up in a row beside it. Place 1 is next to the deck and holds the newest card, place 4 the oldest.
terra_futura-rules-2-3 = Everybody gets two random Scoring cards and keeps them secret.

terra_futura-rules-part-3 = 3. Your turn
terra_futura-rules-3 = You go round the table eight times, so everybody ends with nine cards: the Starting card and eight more. A turn has these steps.
terra_futura-rules-3-1 = Discard, if you like: the card farthest from its deck, in one of the two rows, goes to the discard pile of its level. The others move one step away from the deck, and a new card comes next to it. Once a turn at most.
terra_futura-rules-3-2 = Take a card: any that lies face up, or the unseen top card of a deck. From a row, only the cards between it and the deck move up, and a new one is added. A card from a deck you see when you have chosen it, and you must place it.
terra_futura-rules-3-3 = Place it. All your cards must fit into a square of three by three, wherever that comes to lie around your Starting card; it is settled only when three rows and three columns are used. A new card lies edge to edge with one of yours (a table option drops this).
terra_futura-rules-3-4 = Activate the cards in the row and the column of the new card, the new one included. You choose the order; each works once, or not at all. A gap does not stop the line. A card must be active at the moment you use it, so one that you have just freed will do, and what you have just gained may be spent.
terra_futura-rules-3-5 = Then it is the next player’s turn.
terra_futura-rules-3-6 = As soon as a deck is empty its discard pile is shuffled and takes its place. While both are empty the row has gaps next to the deck, and there is no top card to take.

terra_futura-rules-part-4 = 4. What cards do
terra_futura-rules-4-1 = What stands at the top of a card is a gain: you simply get it. What stands at the bottom is an exchange: you pay just the amount shown and get the reward, once for each activation.
terra_futura-rules-4-2 = Where a line parts two effects, use one of them.
terra_futura-rules-4-3 = What you get lies on the card that brought it. What you pay may come from any of your active cards, and you choose from which.
terra_futura-rules-4-4 = “Any raw material” means green, red or yellow; no product, no money. “Any product” means food, construction or goods; no raw material, no money.
terra_futura-rules-4-5 = Pollution: first you get the reward, then you lay each cube on one of your cards that is active at that moment, the new one or the one that made it if you like. A cube fills a pollution space if one is free, else it lies in the middle of the card. An exchange is possible only if all its cubes find a place.
terra_futura-rules-4-6 = A card with a cube in the middle is inactive. It cannot be activated; what lies on it can neither be paid nor counted at the end. When the cube leaves, everything is as it was. No card ever takes a second cube in the middle.
terra_futura-rules-4-7 = Pollution transfer: move up to four cubes from your other cards, inactive ones too, onto this one. It has three spaces; the fourth cube makes it inactive. Cubes that lie there already count.
terra_futura-rules-4-8 = The Starting card has no pollution space. Activated it gives a raw material of your choice, or one money, or Assistance.
terra_futura-rules-4-9 = Assistance: carry out the bottom effect of a card in another territory as if it were on your Starting card. The card may be inactive: copying does not activate it. A gain, or Assistance itself, cannot be copied. You pay and lay the cubes as always, and the reward lies on your Starting card. Then the owner of the card picks one of the resources you paid and lays it on the copied card, inactive or not.
terra_futura-rules-4-10 = If you copy a pollution transfer, you move exactly one cube, from another card of yours onto your Starting card, which is inactive then. The owner may take away one cube from any of their own cards.
terra_futura-rules-4-11 = The owner decides at once, in the middle of your turn; then you go on.
terra_futura-rules-4-12 = All else that was paid goes back to the supply.
terra_futura-rules-4-13 = Secret are only the order of the decks and the Scoring cards of others. Everything else lies open, discard piles included.

terra_futura-rules-part-5 = 5. The end
terra_futura-rules-5-1 = When everybody has had eight turns, each makes a final activation, in turn order from the first player.
terra_futura-rules-5-2 = Show one of your two Scoring cards and use its pattern. It lies over your nine cards as it is printed and is never turned.
terra_futura-rules-5-3 = Activate the four cards under it, in any order, each once or not at all. Assistance is allowed.
terra_futura-rules-5-4 = When all have finished, everybody secretly chooses the set of either of their Scoring cards, and all are turned up together. A set scores as often as you have all of it. Nothing is used up: the same resources count for the set and for themselves.
terra_futura-rules-5-5 = A table may play it otherwise: all choose their patterns in secret and show them together, then activate in turn order.
terra_futura-rules-5-6 = Add the points of your resources and of your set. Take off 1 for each card that has a cube on it, however many, and wherever on the card.
terra_futura-rules-5-7 = The most points win. Of equals whoever has fewer cubes in all wins; if that is equal too, they share the victory.

terra_futura-rules-options = What this table may play otherwise
terra_futura-rules-option-touching = “Edge to edge” (on): a new card lies edge to edge with one of yours. Off: any free cell of the square will do.
terra_futura-rules-option-assist_copy_inactive = “Copy inactive cards” (on): switched off, Assistance copies active cards only.
terra_futura-rules-option-simultaneous_patterns = “Patterns in secret” (off): see 5.5.

terra_futura-rules-open = What the rulebook leaves open
terra_futura-rules-open-1 = The rulebook speaks of the grid only. That cards touch is how people play it, so it is our rule and an option.
terra_futura-rules-open-2 = It lets you copy any card, and we take it at its word: inactive ones, too. Who thinks that a card which does nothing for its owner does nothing for others has an option.
terra_futura-rules-open-3 = A card discarded when its deck and its pile are empty is the new deck at once, and comes back next to it.
terra_futura-rules-open-4 = Whoever activates a transfer moves at least one cube; to move none is to skip the card.
terra_futura-rules-open-5 = The owner of a copied card chooses when the copier has laid the cubes.
terra_futura-rules-open-6 = When the match is over all Scoring cards are turned up, those that were not used as well.

# What the drawings show, for those who hear them

terra_futura-rules-picture-kinds = Green is a disc with a G, red a brick with an R, yellow a diamond with a Y; food is a bowl with an F, construction a house with a C, goods a bag with a D; money is a note; any raw material is a ring of three colours, any product a violet star, pollution a black cube.
terra_futura-rules-picture-display = A deck and its row of four. The card on place 3 is taken; those on places 1 and 2 move one step away from the deck, and a new card comes to place 1. The card on place 4 stays.
terra_futura-rules-picture-window = A Starting card, a card to its right and one below that. Seven cells beside them are open for the next card; all others would not touch, or break the square of three by three.
terra_futura-rules-picture-line = A new card in the second row and third column. It activates the other two of its row and the other two of its column: two cards give red and one money, a workshop turns the two red into construction, the Starting card does one of its own things.
terra_futura-rules-picture-spaces = A card with one pollution space: clean; with a cube in the space, still active; with a second cube in the middle, inactive with the green that lies on it.
terra_futura-rules-picture-transfer = Four cubes leave three cards. Three lie in the spaces of the transfer card, the fourth in its middle: it is inactive, and the card that was blocked is free.
terra_futura-rules-picture-assistance = Player 1 copies a card of player 2 and pays two yellow and one red. The goods lie on the Starting card of player 1; player 2 keeps the red.
terra_futura-rules-picture-pattern = A pattern of four cells, and the four cards of the territory under it.
terra_futura-rules-picture-scoring = Four construction make 20, two goods 12, one green 1, two red 2; the set of two construction and one goods is there twice and makes 10; one card with cubes costs 1: 44 points in all.

terra_futura-rules-drawing-kinds = Green, red, yellow; food, construction, goods; money; any raw material; any product; a pollution cube.
terra_futura-rules-drawing-display = Place 3 is taken: 1 and 2 move up, a new card follows.
terra_futura-rules-drawing-window = The square is not settled yet: where the third card may go.
terra_futura-rules-drawing-line = One new card, five cards at work.
terra_futura-rules-drawing-spaces = A clean card, a safe cube, one cube too many.
terra_futura-rules-drawing-transfer = Three cubes find their spaces, the fourth blocks the card.
terra_futura-rules-drawing-assistance = Player 1 copies and pays; player 2 keeps one of the three.
terra_futura-rules-drawing-pattern = The pattern lies over the nine cards as it is.
terra_futura-rules-drawing-scoring = An example: 44 points.

terra_futura-rules-kind = { $kind ->
    [green] green, a raw material
    [red] red, a raw material
    [yellow] yellow, a raw material
    [food] food, made of green
    [construction] construction, made of red
    [goods] goods, made of yellow above all
   *[money] money
}
terra_futura-rules-kind-any = any raw material
terra_futura-rules-kind-product = any product: food, construction or goods
terra_futura-rules-kind-cube = a pollution cube
