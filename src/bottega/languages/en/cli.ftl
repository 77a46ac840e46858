play-you = Guest
play-ghost = Ghost { $number }
play-welcome = Type the number of an action. ? helps, b draws the board, u takes back, q saves and leaves.
play-help =
    Type the number of an action, or the beginning of its short text, such as { $move }; 0 ends the turn.
    m shows everything that is possible, m and a title all of that group; Enter shows the list again.
    b draws the whole board, b and a name that player's sheet; l tells again what happened, s shows the score.
    ? 3 tells what action 3 does and its short text; ? and a short text tells why something is not possible;
    ? { $word }, any word, finds actions and rules that have it in them; ? rules prints the rules, or one by its id.
    u takes back the last step, r all of this turn's; an action marked ▸ cannot be taken back.
    o gives standing orders, q saves and leaves.
play-folded = … { $count } in all: { $word }
play-more = { $count } more
play-no-number = There is no action { $number }; choose { $first } to { $last }.
play-no-group = There is no group “{ $words }” here. Groups: { $groups }
play-no-player = “{ $words }” is not the beginning of one player's name; there are { $names }.
play-earlier = … { $count ->
    [one] { $count } line
   *[other] { $count } lines
} before; l shows them
play-thinking = The others are playing …
play-dice = dice
play-many-outcomes = Type a name or the beginning of it; ? lists all { $count }.
play-help-dice = Type what was rolled or drawn, several in one line if you like: 2 3 4. u takes back the last one, q leaves. Possible now:
play-not-dice = “{ $line }” does not name one outcome of: { $question } ? lists what is possible.
play-dice-left = No die is to fall now; “{ $line }” was not needed.
play-not-a-move = “{ $line }” is not a move of this game. Type a number from the list; ? helps.
play-none-now = Nothing of the kind “{ $line }” is possible now.
play-nothing-to-undo = There is nothing to take back: what came before was rolled, or seen by others.
play-undone = Taken back.
play-final = This cannot be taken back: dice fall, or somebody else goes on.
play-then = Then: { $question }
play-no-orders = This game has no standing orders.
play-saved = The game is kept in { $file }.
play-resume = Go on with: bottega play --resume { $file }
play-record = The record is kept in { $file }.
play-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } win together with { $points } points.
}
play-not-enough = { $names } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which is not enough to win.
play-nobody-won = Nobody wins.
