# Terra's guided first match.

terra-guide-1 = A first match

terra-guide-aim = You all look after one world. If too many crises break out in it, everybody loses; if not, the most points win.
terra-guide-crisis = On your turn you draw a card, and this one is a crisis: Africa needs green cards worth 10. Each in turn may lay one, or pass.
terra-guide-hand = This is your hand, and nobody else sees it. Only your green 6 fits a green crisis.
terra-guide-play = Lay the green 6: press the card, then the crisis. If it is averted, the first card scores 3 and the highest card 3.
terra-guide-averted = Averted! { $other-1 } added a 4, and that makes 10: you had the first card and the highest, so you score 6. That was your turn.
terra-guide-pass = Now { $other-2 } has drawn a crisis of 11 and laid nothing. If it is not averted, cards on it are lost: this time, pass.
terra-guide-broken-out = Nobody helped, so it broke out, and { $other-2 }, whose turn goes on, draws again. A full-blown crisis stays on the map until cards on it reach 11; whoever lays the last one scores 5.
terra-guide-limits = Take care: three full-blown crises in one region, four of one colour or seven in all, and everybody has lost.
terra-guide-help = Your turn: you have drawn a card for your hand, so now you may help a full-blown crisis. { $other-2 } has laid a 4 on it; add your blue 6: press the card, then the crisis.
terra-guide-hoard = Who has helped may hoard one set: three of a kind or three in a row, of one colour or all three. Keep your three fours: they are worth 12 at the end.
terra-guide-end = { $other-1 } laid the last card and scored 5. When this pile is used up and the world still stands, points and hoards are added up, and cards in hand count nothing: whoever has most wins.
terra-guide-go-on = That is all you need, and you are in the lead. Whenever you wonder, this ? opens the rules, the menu has a hint, and what you rest the pointer or hold a finger on explains itself.
