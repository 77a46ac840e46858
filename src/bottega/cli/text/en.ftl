play-you = Guest
play-ghost = Ghost { $number }
play-welcome = Type the number of an action. ? helps, u takes back, q saves and leaves.
play-help =
    Type the number of an action, or the short text beside it.
    ? 3 tells what action 3 does; ? and a short text tells why something is not possible;
    ? hire, any word, finds actions and rules that have it in them;
    ? rules prints the rules; ? and the id of a rule prints that one.
    u takes back the last step, r all of this turn's; an action marked ▸ cannot be taken back.
    b draws the board again, s shows the score, o gives standing orders, q saves and leaves.
play-not-a-move = "{ $line }" is not a move of this game. Type a number from the list, or a short text beside it; ? helps.
play-folded = … { $count } in all; type { $word }
play-no-number = There is no action { $number }; choose 1 to { $count }.
play-nothing-to-undo = There is nothing to take back: what came before was rolled, or seen by others.
play-undone = Taken back.
play-final = This cannot be taken back: dice fall, or somebody else goes on.
play-much-changed = ({ $count } lines of the board have changed; b draws it)
play-then = Then: { $question }
play-no-orders = This game has no standing orders.
play-type-dice = What do the dice show?
play-not-dice = "{ $line }" is not possible here; type one of: { $choices }. q leaves.
play-saved = The game is kept in { $file }.
play-resume = Go on with: bottega play --resume { $file }
play-record = The record is kept in { $file }.
play-won = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } win together with { $points } points.
}
play-not-enough = { $names } has { $points } points, which is not enough to win.
play-nobody-won = Nobody wins.
