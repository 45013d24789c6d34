# What every game says.

you = you

over = The match is over.
not-your-decision = { $you ->
    [yes] It is your own decision.
   *[no] It is the decision of { $seat }.
}
nothing-to-undo = You have learnt something since your last move, or have made none: nothing can be taken back.
undo-goes-too-far = That is further back than you have known nothing new.
chain-goes-too-far = After move { $moves } of the list you would learn something new; send only the moves up to there.
stale = The match has gone on since version { $version }.
too-early = Nothing can be asked for in advance at the moment.
open-record-cannot-go-on = An open record shows only what one seat may know; a full one is needed to play on.
took-back = { $you ->
    [yes] You took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
   *[no] { $seat } took back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
}
made-because-forced = (Nothing else was possible.)
made-because-asked = (As you had asked in advance.)
