# Розбір закінчених партій

review-title = Розбір
review-turning-points = Переломні моменти
# $deal, $others, $own: очки зі 100, зі знаком
review-mark = { $name }: оцінка { $mark } зі 100. Роздача { $deal }, інші { $others }, власні рішення { $own }.
review-cost = Хід { $number }, раунд { $round }, { $name }: «{ $chosen }» коштувало { $points } зі 100 очок. Краще: «{ $best }».
review-no-mistake = Жодне рішення не було явно хибним.
review-column-action = Хід
review-column-player = Гравець
review-column-choice = Рішення
review-column-lost = Втрата
