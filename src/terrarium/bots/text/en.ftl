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
    [green] Too many green crises are open: I lay { $card } on { $crisis }.
    [blue] Too many blue crises are open: I lay { $card } on { $crisis }.
   *[red] Too many red crises are open: I lay { $card } on { $crisis }.
}
bot-saves-world = Too many crises are open: I lay { $card } on { $crisis }.
bot-unlocks = With { $card } on { $crisis } I may hoard this turn.
bot-lays-what-is-too-many = I have a card too many; { $card } may as well help { $crisis }.

# Hoarding, and the end of the turn

bot-hoards = The world can bear it: { $set } for { $points } points.
bot-hoards-in-safety = Nothing can be lost any more: { $set } for { $points } points.
bot-dares-not-hoard = I could hoard { $set }, but the world needs these cards more.
bot-has-done-its-part = I have done my part this turn.
bot-waits = I keep my cards for what is to come.
bot-discards = I can best do without { $card }.

# Terra Futura's planner

bot-plans-take = { $card } would bring me most, now and in the turns to come.
bot-plans-unseen = A card that nobody has seen may well be better than all these.
bot-plans-discard = The card that comes instead may well be better.
bot-plans-place = Here its row and column bring most.
bot-plans-activate = { $card } brings more than anything else now.
bot-plans-end = Whatever is left would cost me more than it brings.
bot-plans-copy = Of all that I could copy { $card } brings most.
bot-plans-pay = I can best do without this { $kind }.
bot-plans-gain = My cards and sets ask for this most.
bot-plans-pollute = On { $card } the cube hurts least.
bot-plans-done = The other cubes may stay where they are.
bot-plans-transfer = This cube does the most harm where it is.
bot-plans-keep = This is worth most of what was paid.
bot-plans-remove = This cube does the most harm where it is.
bot-plans-pattern = The cards of this pattern bring most.
bot-plans-set = This set scores most.
