# What tables say: why something cannot be done there, and what has happened.

not-the-host = Only the host of the table can do that.
not-your-seat = That is not your seat.
no-such-seat = The table has no such seat.
seat-taken = Somebody sits there already.
seat-not-absent = Only a seat whose owner is away can be given to a bot.
one-seat-a-table = You sit at this table yourself, and a person has one seat there.
host-not-away = The host is here, or was a moment ago.
not-known = You are not known here any more.
seats-open = There are still open seats: invite somebody, or put bots there.
link-spent = This link has been used already, on another device.
link-too-old = This link was made too long ago. Make a new one at your seat, with “Play on another device”.
guide-first = Let us first do what the guide says. You can skip it at any time.
nothing-asked = Nobody has asked to take anything back.
asked-already = Somebody else has asked to go back; that is to be answered first.
table-is-waiting = The match has not begun.
table-is-playing = The match has begun already.
table-is-over = The match is over.
table-is-ended = The host has ended this table.

table-sat = { $name } has sat down.
table-left = { $name } has left.
table-removed = { $name } was asked to leave.
table-started = The match begins.
table-new-host = { $name } is the host now, because the host was away.
table-ended = { $name } has ended the table.
table-left-to-bot = { $name } has left; a bot plays on in that seat.
table-handed-to-bot = { $name } is away; a bot plays on in that seat.
table-kept-by-bot = { $name } was away twice in a row; a bot plays on until they are back.
table-took-seat-back = { $name } is back.
table-hint = { $you ->
    [yes] You ask for a hint.
   *[no] { $name } asks for a hint.
}
undo-asked = { $you ->
    [yes] You ask
   *[no] { $name } asks
} to go back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
undo-refused = { $you ->
    [yes] You have refused to go back.
   *[no] { $name } has refused to go back.
}
undo-withdrawn = { $you ->
    [yes] You no longer ask to go back.
   *[no] { $name } no longer asks to go back.
}
undo-void = What { $name } asked for cannot be taken back any more.

made-because-too-late = (Time was up; a bot decided.)
made-because-away = (A bot decided in your place.)
made-because-bot-failed = (The bot did not answer; this move was left to chance.)
