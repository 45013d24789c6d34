# Terra: what things mean, and what they are worth now

terra-page-means-green = Green is the environment: a green card helps green crises only, and adds its number.
terra-page-means-blue = Blue is society: a blue card helps blue crises only, and adds its number.
terra-page-means-red = Red is peace: a red card helps red crises only, and adds its number.
terra-page-means-set = A set: three equal values or three in a row, in one colour or in all three. Hoarded, it counts its values at the end.
terra-page-means-hoards = Hoarded sets lie face down: their values are added at the end, if the world is saved.
terra-page-means-lost = The flame: a crisis has broken out. When there are too many of them the world is lost, and nobody wins.
terra-page-means-hand = Cards in hand are seen by their owner alone. At the end of a turn { $limit } may be kept; in the end they count nothing.
terra-page-means-track = The track: { $first } points for the first card on a crisis that is averted, { $highest } for the highest, { $solving } for solving one that broke out.
terra-page-means-pile = { $over ->
    [yes] { $pile ->
        [0] The whole pile was played through.
       *[other] So many cards were never drawn.
    }
   *[no] { $pile ->
        [0] The pile is empty: after this turn the world is saved.
       *[other] The next card is a crisis with a chance of { $chance } %. When the pile is empty, the world is saved.
    }
}
terra-page-means-crisis = Full-blown: { $missing } more are needed. Who lays the card that is enough scores { $points }.
terra-page-means-impending = { $sealed ->
    [yes] Impending: the cards are turned up when all have answered.
   *[no] { $missing ->
        [0] Impending: enough has been played.
       *[other] Impending: { $missing } more are needed.
    }
} If it is averted, the first card scores { $first } and the highest { $highest }; if not, the cards are lost and it breaks out.
terra-page-means-answer = { $kind ->
    [card] { $points ->
        [0] { $seat } has played this card; it scores nothing as it is.
       *[other] { $seat } has played this card: { $points } points if the crisis is averted as it is.
    }
    [sealed] { $seat } has played a card face down.
    [passed] { $seat } has passed.
    [asked] { $seat } is asked now.
   *[waits] { $seat } is asked later.
}
terra-page-means-card = Adds { $value } to a { $colour } crisis.
terra-page-means-card-idle = None is open now.
terra-page-means-card-sealed = The impending one needs { $threat }.
terra-page-means-card-impending = { $enough ->
    [yes] The impending one would be averted: { $total } of { $threat }.
   *[no] The impending one would be at { $total } of { $threat }.
}
terra-page-means-card-help = { $enough ->
    [yes] It would solve { $crisis }: { $points } points.
   *[no] { $crisis } would be at { $total } of { $threat }.
}
terra-page-means-card-breaks = Without it your best set, worth { $points }, is broken.
terra-page-means-card-set = Your best set with it is worth { $points }.
terra-page-means-gauge = { $kind ->
    [region] Full-blown crises in this region
    [colour] Full-blown crises of this colour
   *[total] Full-blown crises in the whole world
}: { $found }. With { $limit } the world is lost.
terra-page-means-points = { $state ->
    [saved] { $points } points, with what was hoarded.
    [lost] { $points } points, but with the world lost they count for nothing.
   *[playing] { $points } points so far; hoards are added at the end.
}
