# What the pages say, in any game.

page-site = Terrarium
page-skip = Skip to the table
page-skip-content = Skip to the content
page-by-rule = Rule { $rule }
page-you = you
page-away = away
page-undo-one = Take back: { $what }
page-undo-all = Take back all { $moves } moves of this turn
page-title-turn = ● Your turn · { $game }
page-title-match = { $game } · { $table }
page-table-menu = Table
page-main-menu = Terrarium
page-menu = Menu
page-more = Players and log
page-rules = Rules
page-settings = Name and settings
page-record = Record of this match
page-home = Home
page-side = Players, danger, log and chat
page-log = What happened
page-chat = Chat
page-say = Say something…
page-send = Send
page-new-table = New table
page-rematch = Play again with the same people
page-record-download = Download the record
