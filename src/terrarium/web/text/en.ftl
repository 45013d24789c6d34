# What the pages say, in any game.

page-site = Terrarium
page-skip-content = Skip to the content
page-by-rule = Rule { $rule }
page-asked-by = { $rule }, to read beside the table
page-you = you
page-away = away
page-means-seat = The mark of { $name }{ $kind ->
    [bot] , a bot
    [away] , who is away
   *[here] { "" }
}{ $asked ->
    [yes] : the table waits for this decision
   *[no] { "" }
}.
page-move = { $move }
page-own = What you may do
page-undo-one = Take back: { $what }
page-undo-further = Take back: { $what }, and { $since ->
    [one] the move since
   *[other] the { $since } moves since
}
page-undo-all = Take back all { $moves } moves of this turn
page-undo-ask = Ask to take back: { $what }
page-undo-ask-further = Ask to take back: { $what }, and { $since ->
    [one] the move since
   *[other] the { $since } moves since
}
page-undo-brief = { $kind ->
    [all] The whole turn
   *[other] Ask to take back more
}
page-time-left = Time left
page-title-turn = ● Your turn · { $game }
page-title-match = { $game } · { $table }
page-table-menu = Table
page-main-menu = Terrarium
page-menu = Menu
page-more = Players and log
page-unread = new in the chat
page-rules = Rules
page-icons = What the icons mean
page-icons-short = Icons
page-drawer = Rules and icons
page-close = Close
page-search = Search
page-search-help = Words to look for…
page-found = { $which } of { $many }
page-found-none = Nothing found
page-settings = Name and settings
page-settings-short = Settings
page-record = Record of this match
page-home = Home
page-skip = Skip
page-back-to-table = Back to the table
page-side = Players, danger, log and chat
page-log = What happened
page-recap = Since your last turn
page-recap-nothing = nothing more
page-recap-opens = Meanwhile
page-chat = Chat
page-say = Say something…
page-send = Send
page-new-table = New table
page-rematch = Play again with the same people
page-record-download = Download the record
page-table-name = table of { $players }
page-guest = Guest { $number }
page-to-move = { $you ->
    [yes] You are to move.
   *[no] { $seat } is to move.
}
page-watching = You are watching
page-watching-help = You are watching. You see what everybody at the table can see, and nobody’s hand.
page-script-reconnecting = Reconnecting…
page-script-offline = The server could not be reached. Nothing was sent; try again.
page-script-failed = That did not work.
page-script-sure-final = This cannot be taken back. Press once more if you are sure.
page-script-sure-passes = Once somebody else has moved, this cannot be taken back. Press once more if you are sure.
page-script-sure-agree = This can be taken back only if all agree. Press once more if you are sure.
page-look-again = Look again
page-draft-refused = What you were composing does not fit any more. { $why }
page-script-dropped = The match has gone on: what you were composing does not fit any more.
page-script-copied = Copied.

# Home

page-welcome = What shall we play?
page-welcome-lead = Three board games about the Earth, with friends or against bots. No account: open a table, send the link, play.
page-games = Games
page-play-now = Play against bots now
page-learn = Learn in three minutes
page-learn-chapters = In { $chapters } chapters
page-learn-chapter = { $number }. { $title }
page-my-tables = Your tables
page-your-turn = Your turn
page-go-on = Go on
page-phase-waiting = waiting for people
page-phase-playing = under way
page-phase-left = you have left; a bot plays on
page-phase-over = over
page-phase-ended = ended
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for players right now. Make a table and send the link to your friends.
page-look = Look in
page-seats-free = { $seats ->
    [0] full
    [one] 1 free seat
   *[other] { $seats } free seats
}

# Name and settings

page-name = Your name
page-name-help = That is all we need to know.
page-setting-theme = Colours
page-setting-theme-system = As my device
page-setting-theme-light = Light
page-setting-theme-dark = Dark
page-setting-motion = Motion
page-setting-motion-system = As my device
page-setting-motion-less = Less
page-setting-motion-full = Cards may fly
page-setting-sound = Sounds
page-setting-sound-off = Off
page-setting-sound-turn = When it is my turn
page-setting-sound-all = Soft tones for all that happens
page-setting-ask-before = Ask before what cannot be taken back
page-setting-ask-before-touch = On touch screens
page-setting-ask-before-always = Always
page-setting-ask-before-never = Never
page-setting-pace = How fast things are told
page-setting-pace-slow = Slowly
page-setting-pace-normal = Normally
page-setting-pace-fast = Fast
page-setting-pace-once = At once
page-setting-stakes = Tell me what is at stake when I decide
page-setting-stakes-first = In my first three matches of a game
page-setting-stakes-always = Always
page-setting-stakes-never = Never
page-setting-shortcuts = Keys for what is pressed often
page-setting-shortcuts-on = On
page-setting-shortcuts-off = Off
page-save = Save
page-notify = Allow browser notices

# A new table

page-new-table-of = A new table of { $game }
page-not-like-this = Not like this:
page-game = Game
page-players = Players
page-who-sits = Who sits where
page-one-seat = You take one seat at most; people you invite, or bots, take the others.
page-seat = Seat { $number }
page-seat-me = Me
page-seat-open = Open: whoever has the link
page-seat-bot = Bot: { $bot }
page-choose-private = Who may find it
page-choose-private-yes = Private
page-choose-private-yes-help = Only who has the link.
page-choose-private-no = Open
page-choose-private-no-help = It stands on the first page until it is full.
page-choose-pace = Pace
page-choose-pace-live = Live
page-choose-pace-live-help = Everybody sits there now.
page-choose-pace-slow = Take your time
page-choose-pace-slow-help = Three days for each decision; come back when it is your turn.
page-choose-undo = Taking back
page-choose-hints = Hints
page-choose-hints-yes = On
page-choose-hints-yes-help = Whoever is to move may ask what a bot would do; the others are told that they asked.
page-choose-hints-no = Off
page-choose-hints-no-help = Everybody thinks for themselves.
page-choose-undo-strict = What gave nothing away
page-choose-undo-strict-help = Your own last moves, as long as you have learnt nothing since.
page-choose-undo-ask = More, if all agree
page-choose-undo-ask-help = Further back when everybody at the table says yes.
page-choose-undo-free = Everything
page-choose-undo-free-help = For one person among bots; it counts as practice.
page-clock = Clock
page-clock-none = None
page-clock-seconds = { $seconds } seconds a decision
page-clock-help = When the time is up a bot makes that one decision and says so.
page-edition = Edition
page-edition-standard = Standard, as it comes with the game
page-edition-help = Which cards and tiles are played with; the others are this server's own.
page-edition-of-match = Edition: { $edition }
page-edition-played = Played with the edition { $edition }.
page-options = House rules
page-value-yes = Yes
page-value-no = No
page-value-random = Random
page-value-edition = As in the rulebook
page-make-table = Make the table

# The waiting room

page-waiting-room = Waiting room
page-waiting-for = { $game }: waiting to begin
page-invite = Invite
page-invite-help = Send this link, or let them scan the code. Whoever opens it can sit down on a free seat.
page-invite-link = Link to this table
page-invite-code = The link as a code to scan
page-copy = Copy
page-who-is-here = Who is here
page-seat-free = A free seat
page-is-bot = bot
page-is-here = here
page-is-away = not here at the moment
page-is-ready = ready
page-is-not-ready = not ready yet
page-ready = I am ready
page-not-yet = Not yet
page-waits-for = Not ready yet: { $names }
page-sit-here = Sit here
page-stand-up = Stand up
page-remove = Remove
page-add-bot = Add bot
page-fill = Fill with bots
page-rules-meanwhile = Read the rules meanwhile
page-character = Character
page-start = Start
page-seats-missing = It can start when every seat is taken.
page-host-starts = The host starts the match.
page-sit-title = Sit here?
page-sit-about = This link leads to { $name }’s seat at a table of { $game }. Sit down, and you play that seat on this device.

# At the table

page-device = Play on another device
page-device-help = Open this link on your other device, or scan the code there. It leads to your seat and works once, within { $minutes } minutes: the first who opens it and sits down plays your seat as well. Do not pass it on.
page-device-link = Link to your seat
page-device-back = Back to the table
page-only-here = This address works on this computer only. Started with --lan, Terrarium can be reached from other devices in the same network.
page-leave = Leave: a bot plays on for me
page-leave-sure = A bot plays for you until you come back. Press once more to leave.
page-take-seat-back = Take my seat back from the bot
page-hand-to-bot = Let a bot play for { $name }
page-take-over = Take over as host
page-end-table = End this table
page-end-table-sure = That ends the match for everybody. Press once more to end it.
page-close-table-sure = That closes the table for everybody. Press once more to close it.
page-hint = Hint: what would a bot do?
page-guide = Guide
page-guide-step = Step { $step } of { $steps }
page-guide-next = Next
page-guide-play-on = Play on
page-guide-next-chapter = Next chapter: { $chapter }
page-guide-again = Begin again
page-guide-skip = Skip the guide
page-guide-watch = Watch what the others do.
page-keys = Keys
page-keys-next = The next thing that can be picked
page-keys-arrows = What things mean, one after the other
page-keys-escape = Closes what lies on top, or takes a step back
page-keys-off = You have turned them off in your settings.
page-stakes-never = Hide what is at stake
page-stakes-always = Show what is at stake
page-hint-says = A bot in your place would choose “{ $move }”:
page-held = A bot plays for you.
page-agree-asked = { $seat } asks to go back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-agree-agreed = You agree to { $seat }’s going back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-agree-waiting = You have asked to go back { $moves ->
    [one] one move
   *[other] { $moves } moves
}. To be answered by:
page-agree-never-mind = Never mind
page-agree-yes = Agree
page-agree-no = Refuse
page-agree-no-more = Refuse after all
page-agree-refused = { $seat } has refused to go back.

# Being forgotten

page-forget = Be forgotten
page-forget-help = Your name, your settings and what you said are deleted here, and this device and all your others lose their seats. Bots play on for you. Finished matches stay, with “{ page-forgotten }” in your place.
page-forget-sure = I mean it: this cannot be undone.
page-forget-me = Forget me
page-forget-unsure = Tick the box first: being forgotten cannot be undone.
page-forgotten = Somebody

# What went wrong

page-error-title-400 = Cut off
page-error-title-401 = Who are you?
page-error-title-403 = Not for you
page-error-title-404 = Nothing here
page-error-title-405 = Not this way
page-error-title-409 = Too late
page-error-title-413 = Too large
page-error-title-422 = Not like this
page-error-title-429 = Not so fast
page-error-title-500 = Our fault
page-error-title-503 = Busy
page-error-400 = What your browser sent did not arrive whole, or could not be read.
page-error-401 = The token that was sent is not known here.
page-error-403 = That did not come from a page of ours that is still valid. Load the page again, and try once more.
page-error-404 = There is no such page. The table may have ended, or the link is not complete.
page-error-405 = This address cannot be used like that.
page-error-409 = The table has gone on in the meantime.
page-error-413 = That is more than can be taken at once.
page-error-422 = That could not be understood.
page-error-429 = Too much has come from your address in a short time. Wait a moment, and try again.
page-error-503 = It could not be stored just now. Nothing was lost; try again.
page-error-500 = Something failed on our side. Nothing at your table is lost.
page-error-id = If you tell us about it, name this: { $id }
page-back = Back

# What a table notes and refuses

no-such-action = There is no such thing to do.
page-next-match = The next match is waiting: join
