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

## На сторінці

review-chances = Шанси на перемогу
review-chances-note = шанс на перемогу після кожної відповіді
# $question: whose decision it is, as “Ann: wait or reveal?”
review-at = Раунд { $round } · { $question }
review-wait = Чекати: { $kind }
review-best = краще
review-chosen = вибрано
review-chosen-lost = вибрано, −{ $points }
review-why = Чому
review-only = Відповідь була лише одна.
# $chosen and $best are answers as their player would say them
review-lost = «{ $chosen }» коштувало { $points } зі 100 очок. Краще було: «{ $best }».
review-right = Нічого певно кращого не було.
# $card: “Ann’s hidden card, position 4”; $same: yes if it was what it most likely was
review-doubt = Судячи з видимого, { $card } — це { $kind } у { $percent } випадках зі 100{ $same ->
    [yes] , і так воно й було.
   *[other] ; насправді — { $was }.
}
review-turn = Поворот { $number }
review-progress = Триває розбір: { $done } рішень із { $total }.
review-here = Цей пристрій може розібрати партію. Це триває близько хвилини, на телефоні — дві-три. Тим часом можна грати далі.
review-make = Розібрати партію
review-left-seconds = Лишилося близько { $amount } секунд.
# $amount: at least 2
review-left-minutes = Лишилося близько { $amount } хвилин.
review-lens = Лінза припущень
# What a screen reader says of a hidden card: what it may be, and what it was
review-lens-card = може бути: { $list }; насправді — { $was }
review-curve-seat = { $name }: { $first } % на початку, { $last } % наприкінці, щонайбільше { $most } %.
review-curve-turn = Поворот { $number }, раунд { $round }: { $name } втрачає { $points } очок.

## Наприкінці партії

review-decided = Усе вирішило «{ $action }»: { $name }, раунд { $round }. Шанс на перемогу ({ $winner }) зріс із { $before } до { $after } %.
review-your-best = Ваш найкращий хід
review-your-worst = Ваш найгірший хід
review-mark-short = Оцінка
review-mark-of = оцінка { $mark } зі 100
review-mark-note = Оцінка показує, наскільки близькі рішення до найкращих, від 0 до 100. Удача не враховується.
review-made-here = Цей пристрій перебирає менше варіантів, ніж сервер: він знаходить великі помилки, а його оцінки м’якші.
review-open-at = Відкрити повтор на цьому місці

## The coach

coach-title = Тренер
coach-note = Він бачить те саме, що й ви, і більше нічого. Усім за столом повідомлять, що ви питаєте.
coach-ask-now = Запитати
coach-thinks = Тренер думає…
coach-answers = Найкращі відповіді
coach-cards = Чим можуть бути приховані карти
