# Terra Futura: what things mean, and what they are worth now

terra_futura-page-means-kind = { $piece ->
    [green] Green is a raw material
    [red] Red is a raw material
    [yellow] Yellow is a raw material
    [food] Food is a product
    [construction] Construction is a product
    [goods] Goods are a product
    [money] Money pays for much
    [any] Any raw material: green, red or yellow, as you like.
    [product] Any product: food, construction or goods, as you like.
   *[pollution] A pollution cube has to lie on one of your cards; a card with more cubes than spaces is inactive. At the end each card with cubes costs { $worth }.
}{ $piece ->
    [any] { "" }
    [product] { "" }
    [pollution] { "" }
   *[other] { $worth ->
        [0] , and counts nothing at the end.
        [one] : 1 point each at the end.
       *[other] : { $worth } points each at the end.
    }
}
terra_futura-page-means-effect = What stands before the arrow is paid, what follows is gained.
terra_futura-page-means-cell = A letter and a number name each place of a territory.
terra_futura-page-means-deck = The deck of this level: its top card may be taken unseen.
terra_futura-page-means-discards = Cards that were discarded; they are shuffled when the deck is empty.
terra_futura-page-means-oldest = The oldest of its row: it may be discarded before a card is taken.
terra_futura-page-means-copyable = Assistance could copy this now.
terra_futura-page-means-set = The set of one Scoring card counts as often as it is there.
terra_futura-page-means-nine = A territory has nine cards at the end. Equal points: fewer cubes decide.
terra_futura-page-means-sun = The first-player symbol: who has it began.
terra_futura-page-means-amount = { $what ->
    [any] { $amount ->
        [one] 1 raw material of any kind
       *[other] { $amount } raw materials of any kind
    }
    [product] { $amount ->
        [one] 1 product of any kind
       *[other] { $amount } products of any kind
    }
   *[other] { $amount } { $what }
}
terra_futura-page-means-gain = { $again ->
    [yes] Or gain { $reward }.
   *[no] Gain { $reward }.
}
terra_futura-page-means-exchange = { $again ->
    [yes] Or pay { $cost }: { $reward }
   *[no] Pay { $cost }: { $reward }
}{ $cubes ->
    [0] .
    [one] ; lay 1 cube.
   *[other] ; lay { $cubes } cubes.
}
terra_futura-page-means-transfer = { $again ->
    [yes] Or move up to { $cubes } cubes from your other cards onto this one.
   *[no] Move up to { $cubes } cubes from your other cards onto this one.
}
terra_futura-page-means-assistance = { $again ->
    [yes] Or copy an exchange, or a move of cubes, from a card of another player, who keeps one resource that you pay.
   *[no] Assistance: copy an exchange, or a move of cubes, from a card of another player, who keeps one resource that you pay.
}
terra_futura-page-means-spaces = { $spaces ->
    [one] It has space for 1 cube.
   *[other] It has space for { $spaces } cubes.
}
terra_futura-page-means-load = { $worth ->
    [0] The money on it counts nothing at the end.
    [one] What lies on it counts 1 point.
   *[other] What lies on it counts { $worth } points.
}
terra_futura-page-means-polluted = Its cubes cost { $penalty ->
    [one] 1 point
   *[other] { $penalty } points
} at the end.
terra_futura-page-means-full = One more cube makes it inactive.
terra_futura-page-means-inactive = Inactive: it does and counts nothing until a cube is moved away.
terra_futura-page-means-now = Used now, it would bring { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}{ $fits ->
    [yes] { $cubes ->
        [0] .
        [one] , its cube counted.
       *[other] , its { $cubes } cubes counted.
    }
   *[no] , and more cubes than you have room for: they block cards.
}
terra_futura-page-means-now-unable = You could not use it now.
terra_futura-page-means-goal = A pattern of cards to activate once more at the end, and a set that counts { $points } each time it is there: { $times ->
    [0] not yet
    [one] once now, { $earned } points
   *[other] { $times } times now, { $earned } points
}. For one more it lacks { $lacking }.
terra_futura-page-means-sum = { $resources } for resources{ $pollution ->
    [0] { "" }
   *[other] , { $pollution } taken off for cards with cubes
}{ $set ->
    [0] .
   *[other] , { $set } for a set.
}
terra_futura-page-means-round = { $phase ->
    [over] The match is over.
    [final] The final activation: each activates the cards of one pattern, then a set is counted.
   *[turn] Each turn brings one card, { $turns } in all; then comes the final activation.
}

# What the signs of the table mean

terra_futura-page-icons-title = Terra Futura: what the icons mean
terra_futura-page-icons-lead = Cards speak by tokens and signs. At the table a tip says the same and what it is worth now: rest the pointer on a thing, come to it by the arrow keys, or keep a finger on it.
terra_futura-page-icons-group = { $group ->
    [pieces] Resources and pollution
    [effects] What cards do
    [cards] Cards and where they lie
    [marks] In your territory
   *[goals] Scoring cards
}
terra_futura-page-icon = { $what ->
    [gain] A plus: you simply get what follows.
    [either] A line parts two effects: use one of them.
    [one] A card of Level I, green below its picture.
    [two] A card of Level II, brown below its picture.
    [space] A pollution space, as yet empty: a cube can lie here and does no harm till the end.
    [cube] A cube that lies on its space; the next ones take the others.
    [spot] The new card may lie here.
    [in-line] Dashed: in the row or the column of the new card, so it may be activated in this turn.
    [usable] A golden edge: it can be activated now.
    [used] Has been activated in this turn.
   *[pattern] The pattern of a Scoring card: the golden ones of your nine cards are activated once more at the end.
}
