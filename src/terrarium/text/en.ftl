# What every game says.

you = you

over = The match is over.
not-your-decision = { $you ->
    [yes] It is your own decision.
   *[no] It is { $seat }’s decision.
}
nothing-to-undo = You have learnt something since your last move, or have made none: nothing can be taken back.
storage-gone = The file in which everything is kept was deleted, moved or replaced while the server was running. Nothing can be played on until whoever runs the server has put that right and started it again.
no-time-left = The time for that decision has run out: it cannot be taken back any more.
no-hints = There are no hints at this table.
turn-is-whole = Your turn is whole: do it, or take a step back to be advised.
undo-goes-too-far = That is further back than you have known nothing new.
chain-goes-too-far = After move { $moves } of the list you would learn something new; send only the moves up to there.
no-drafts = In this game moves are made one by one.
done-at-once = “{ $move }” is no part of a draft: it is done at once.
draft-goes-too-far = A draft ends where you would learn something new. Do it up to there first.
stale = The match has gone on since version { $version }.
too-early = Nothing can be asked for in advance at the moment.
open-record-cannot-go-on = An open record shows only what one seat may know; a full one is needed to play on.
took-back = { $you ->
    [yes] You take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
   *[no] { $seat } takes back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
}
went-no-further = { $you ->
    [yes] You go no further.
   *[no] { $seat } goes no further.
}
made-because-forced = (Nothing else was possible.)
made-because-asked = (As you had asked in advance.)

# The table, in any game

seat-name = { $you ->
    [yes] You
   *[no] { $seat }
}
row-active = now on turn
row-laid = { $you ->
    [yes] { $what } by you
   *[no] { $what } by { $seat }
}
row-by = { $you ->
    [yes] you
   *[no] { $seat }
}
by-rule = (Rule { $rule })

# The terminal

terminal-person = You
terminal-began = A new match: { $names }.
terminal-began-help = Type help for the commands, rules for the rules, quit to stop and go on later.
terminal-seed = Seed: { $seed }
terminal-resumed = Going on with the match saved in { $path }. To begin another: terrarium play { $game } --new
terminal-saved = Saved in { $path }.
terminal-left = Saved in { $path }. To go on: terrarium play { $game }
terminal-left-elsewhere = Saved in { $path }. To go on: terrarium play { $game } --resume { $path }
terminal-finished = The record of this match is kept in { $path }.
terminal-not-saved = Could not save to { $path }: { $problem }. The match goes on; “save FILE” saves elsewhere.
terminal-not-left = Could not save to { $path }: { $problem }. “save FILE” saves elsewhere; “quit” once more leaves without saving.
terminal-lost = Could not save to { $path }: { $problem }. This match is not saved as it stands.
terminal-hand-over = Pass the keyboard to { $name }, and press Enter.
terminal-hand-over-undo = Pass the keyboard to { $name }, and press Enter (or type “undo” to take back the last move of { $last }).
terminal-hand-over-what = Press Enter when { $name } has the keyboard; or type “undo”, “ahead”, “save” or “quit”.
terminal-more-log = … (“log” shows all that happened)
terminal-folded = (“table” shows all)
terminal-undo-possible = { $moves ->
    [one] “undo” takes back your last move.
   *[other] “undo” takes back your last move, “undo { $moves }” all that you still can.
}
terminal-undo-what = “undo” takes back one move, “undo 2” two, “undo all” as many as possible.
terminal-no-such-choice = { $choices ->
    [one] There is only choice 1.
   *[other] The choices are 1 to { $choices }.
}
terminal-ambiguous = “{ $text }” could be:
terminal-say-more = “{ $text }” can mean { $moves } moves, none of them possible now, for different reasons: say more of it.
terminal-possible = You can: { $move }
terminal-why-what = Say which move: why MOVE
terminal-try-what = Say which moves: try MOVES, with “;” between them
terminal-try-unclear = “{ $text }” can mean several moves: say more of it.
terminal-try-would = This would happen:
terminal-try-instead = You may choose otherwise: { $moves }
terminal-try-yes = “yes” does it: { $moves }
terminal-yes-what = There is nothing to say yes to: “try MOVES” shows first what would happen.
terminal-hint = A bot in your place would choose: { $move }
terminal-hint-why = It says: { $words }
terminal-ahead = { $you ->
    [yes] You have answered in advance.
   *[no] { $seat } has answered in advance.
}
terminal-ahead-who = Nobody here is called “{ $text }”. People at this keyboard: { $names }
terminal-title-commands = Commands
terminal-title-notation = Moves
terminal-choosing = Choose by number, by the move in words, or by the beginnings of its words, if nothing else can be meant. Several moves may stand on one line, with “;” between them.
terminal-chain-broken = Others have moved since, so the rest of your line was left out: { $text }
terminal-chain-left = The rest of your line was left out: { $text }
terminal-title-legend = Letters and signs
terminal-commands = help: this page
    rules: the rules on one screen
    table: the whole table again
    log: all that happened; log 10: the last ten lines
    why MOVE: why you can or cannot make that move
    try MOVES: what would happen, where a turn can be composed; choices that you leave open are proposed
    yes: does what you tried last
    hint: what a bot would do, and why
    undo: takes back your last move, if you have learnt nothing since
    ahead NAME: that person passes in advance; or “pass for NAME”
    save: saves now; save FILE: saves into a file of yours
    quit: saves and stops; the match can be gone on with
