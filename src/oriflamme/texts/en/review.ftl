# Reviews of finished games

review-title = Review
review-turning-points = Turning points
# $deal, $others, $own: points of 100, with a sign
review-mark = { $name }: mark { $mark } of 100. Deal { $deal }, others { $others }, own choices { $own }.
review-cost = Action { $number }, round { $round }, { $name }: “{ $chosen }” cost { $points } points of 100. Better: “{ $best }”.
review-no-mistake = No choice was surely wrong.
review-column-action = Action
review-column-player = Player
review-column-choice = Choice
review-column-lost = Points lost

## On the page

review-chances = Chances to win
review-chances-note = chance to win after each answer
# $question: whose decision it is, as “Ann: wait or reveal?”
review-at = Round { $round } · { $question }
review-wait = Wait with the { $kind }
review-best = best
review-chosen = chosen
review-chosen-lost = chosen, −{ $points }
review-why = Why
review-only = There was only one answer.
# $chosen and $best are answers as their player would say them
review-lost = “{ $chosen }” cost { $points } points of 100. “{ $best }” was better.
review-right = Nothing was surely better.
# $card: “Ann’s hidden card, position 4”; $same: yes if it was what it most likely was
review-doubt = By what could be seen, { $card } was { $kind-a } in { $percent } of 100 cases{ $same ->
    [yes] , and so it was.
   *[other] ; it was { $was-a }.
}
review-turn = Turning point { $number }
review-progress = The review is being made: { $done } of { $total } decisions.
review-here = This device can review the game. It takes about a minute, two or three on a phone. You can play on meanwhile.
review-make = Review this game
review-left-seconds = About { $amount } seconds left.
# $amount: at least 2
review-left-minutes = About { $amount } minutes left.
review-lens = Belief lens
# What a screen reader says of a hidden card: what it may be, and what it was
review-lens-card = may be { $list }; it was { $was-a }
review-curve-seat = { $name }: { $first } % at the start, { $last } % at the end, { $most } % at best.
review-curve-turn = Turning point { $number }, round { $round }: { $name } loses { $points } points.

## At the end of a game

review-decided = “{ $action }” decided it: { $name } in round { $round }. The chance of { $winner } rose from { $before } to { $after } %.
review-your-best = Your best moment
review-your-worst = Your worst moment
review-mark-short = Mark
review-mark-of = mark { $mark } of 100
review-mark-note = The mark says how close the decisions came to the best ones, from 0 to 100. Luck is left out.
review-made-here = This device tries less than a server does. It finds large mistakes, and its marks are kinder.
review-open-at = Open the replay there

## The coach

coach-title = The coach
coach-note = It sees what you see, and nothing else. Everyone at the table is told that you ask.
coach-ask-now = Ask
coach-thinks = The coach is thinking…
coach-answers = Best answers
coach-cards = What the hidden cards may be
