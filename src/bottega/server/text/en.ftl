guest-name = Guest { $number }
ghost-name = Ghost { $number }

notice-draft-dropped = What you had planned is no longer possible: the table has changed. Please choose again.
notice-order-expired = A standing order ended with the round: you are asked again.
newer-rules = From here on the table is played by newer rules.
seat-changed = { $name } now plays for { $before }.
seat-joined = { $name } takes the free seat.
seat-freed = The seat of { $before } is free.
game-ended = The game was ended before its end; the secret of the dice is open.
hint-used = { $name } asked for a hint.
guided = A guided first game: the guide sets the dice until it ends or is left.
guide-left = The guide was left: from here on the dice fall by themselves.
rematch = The same people play again, at a new table.
notice-guide-over = The guided part is over. Now it is your game: play on as you like.

refused-malformed = This message cannot be read.
refused-too-large = This message is too long.
refused-too-many = Too many requests. Please wait a moment.
refused-foreign-origin = This request comes from another site.
refused-unknown-game = There is no such game here.
refused-unknown-content = This table is played with a content that is not here.
refused-bad-options = The game cannot be played like this: { $problem }
refused-bad-record = The record cannot be opened: { $problem }
refused-unknown-table = There is no such table.
refused-unknown-seat = The table has no such seat.
refused-unknown-move = The game has no such move yet.
refused-unknown-bot = There is no such bot here.
refused-unknown-order = There is no such standing order.
refused-bad-link = This link does not lead to a seat. It may have been replaced by a newer one.
refused-taken = Somebody else sits there. The host can give you a new link.
refused-host-only = Only the host of the table can do that.
refused-not-yours = This seat is not yours.
refused-not-started = The game has not begun: a seat is still free.
refused-over = The game is over.
refused-stale = The table has changed meanwhile. Please look again.
refused-illegal = This is not possible now.
refused-draft-complete = You have chosen everything: confirm, or take something back.
refused-no-draft = There is nothing to confirm or to take back.
refused-guided = In the guided game, first do what glows. Nothing is lost.
refused-unknown-seal = The promise of the dice is no longer known here. Please try again.
refused-not-over = This can be done when the game is over.
refused-no-hints = Hints are only for games in which no other person plays.
refused-not-found = There is nothing here.
refused-unreadable = This table cannot be read by the server. Its moves are still stored.
refused-no-storage = The server cannot save at the moment. Nothing has changed; please try again in a while.
refused-failed = Something went wrong on our side. Nothing has changed; please try again.

check-running = All { $moves } moves are legal. The dice can be checked when the game is over and their secret is open.
check-fair = All { $moves } moves are legal, the result is right, and all { $rolls } rolls follow from the secret that was promised before the first one.
check-ended = All { $moves } moves are legal, and all { $rolls } rolls follow from the secret that was promised before the first one. The game was ended without a result.
check-skipped =
    { $skipped ->
        [one] One roll was made and not used.
       *[other] { $skipped } rolls were made and not used.
    }
check-guided = A guide has set the dice of the first { $moves } moves.
check-failed = The check failed: { $problem }

page-missing = The server runs, but its page has not been built. Run <code>make play</code>, or build it in <code>web/</code>, and load this page again.
