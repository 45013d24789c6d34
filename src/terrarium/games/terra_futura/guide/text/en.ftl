# Terra Futura's guided first match.

terra_futura-guide-1 = Fields, a kitchen and a cube

terra_futura-guide-aim = This is your land: one card so far. In eight turns it grows to three by three, and what lies on it at the end is your points.
terra_futura-guide-take = Each turn you take one of these cards: level I brings raw materials, level II makes products of them. Take the Meadow: it gives 1 green whenever it is used.
terra_futura-guide-place = Lay it above your starting card. Wherever a card comes to lie, its whole row and column can be used.
terra_futura-guide-activate = Both of your cards are in that column, so each may be used once. Press the Meadow: 1 green for you.
terra_futura-guide-start = Your starting card gives any raw material, or money, or copies somebody's card. Take money this time: press this part of it.
terra_futura-guide-end = One green and some money. Until now you have only tried it out: this button does it and ends your turn.
terra_futura-guide-others = Here stands what the others did since your turn: Gentle built a Grain Import and made 2 green of money with it. Press it at any time to see it again.
terra_futura-guide-kitchen = Now take the Farm Kitchen: it makes food of green. At the end a raw material counts 1 point, food 5, money nothing.
terra_futura-guide-line = Lay it beside your starting card. Only its own row and column can be used now: itself and the starting card, but not the Meadow.
terra_futura-guide-refine = The Kitchen can do two things: 2 green for food, or 1 green for food and a cube of pollution. You have 1 green: press the second.
terra_futura-guide-pollution = The food lies on the Kitchen, its cube on the Meadow, which has room for one. At the end each card with cubes costs 1 point; a cube too many stops a card, and nothing on it counts.
terra_futura-guide-assistance = Your starting card has not been used yet. Its Assistance copies what a card of somebody else does: press it.
terra_futura-guide-copy = Gentle’s Grain Import makes 2 green of 1 money: press this. You pay, the green is yours, and Gentle keeps one of what you paid.
terra_futura-guide-second-end = One food and two green: a good turn. Do it.
terra_futura-guide-goals = Your two secret goals. At the end you choose one pattern, whose four golden cards you use once more, and one set, which scores as often as you have it.
terra_futura-guide-go-on = That is all you need. Six turns are left, and the match goes on. This sign opens the rule of each question; the menu has a hint.
