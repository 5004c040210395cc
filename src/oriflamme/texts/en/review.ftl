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
