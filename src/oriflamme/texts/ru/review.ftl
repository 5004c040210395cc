# Разбор оконченных партий

review-title = Разбор
review-turning-points = Переломные моменты
# $deal, $others, $own: очки из 100, со знаком
review-mark = { $name }: оценка { $mark } из 100. Раздача { $deal }, другие { $others }, свои решения { $own }.
review-cost = Ход { $number }, раунд { $round }, { $name }: «{ $chosen }» стоило { $points } из 100 очков. Лучше: «{ $best }».
review-no-mistake = Ни одно решение не было явно ошибочным.
review-column-action = Ход
review-column-player = Игрок
review-column-choice = Решение
review-column-lost = Потеря

## На странице

review-chances = Шансы на победу
review-chances-note = шанс на победу после каждого ответа
# $question: whose decision it is, as “Ann: wait or reveal?”
review-at = Раунд { $round } · { $question }
review-wait = Ждать: { $kind }
review-best = лучше
review-chosen = выбрано
review-chosen-lost = выбрано, −{ $points }
review-why = Почему
review-only = Ответ был только один.
# $chosen and $best are answers as their player would say them
review-lost = «{ $chosen }» стоило { $points } из 100 очков. Лучше было: «{ $best }».
review-right = Ничего заведомо лучшего не было.
# $card: “Ann’s hidden card, position 4”; $same: yes if it was what it most likely was
review-doubt = Судя по видимому, { $card } — это { $kind } в { $percent } случаях из 100{ $same ->
    [yes] , и так оно и было.
   *[other] ; на самом деле — { $was }.
}
review-turn = Перелом { $number }
review-progress = Идёт разбор: { $done } решений из { $total }.
review-here = Это устройство может разобрать партию. Это занимает около минуты, на телефоне — две-три. Тем временем можно играть дальше.
review-make = Разобрать партию
review-left-seconds = Осталось около { $amount } секунд.
# $amount: at least 2
review-left-minutes = Осталось около { $amount } минут.
review-lens = Линза догадок
# What a screen reader says of a hidden card: what it may be, and what it was
review-lens-card = может быть: { $list }; на самом деле — { $was }
review-curve-seat = { $name }: { $first } % в начале, { $last } % в конце, самое большее { $most } %.
review-curve-turn = Перелом { $number }, раунд { $round }: { $name } теряет { $points } очков.

## В конце партии

review-decided = Всё решило «{ $action }»: { $name }, раунд { $round }. Шанс на победу ({ $winner }) вырос с { $before } до { $after } %.
review-your-best = Ваш лучший ход
review-your-worst = Ваш худший ход
review-mark-short = Оценка
review-mark-of = оценка { $mark } из 100
review-mark-note = Оценка показывает, насколько близки решения к лучшим, от 0 до 100. Удача не учитывается.
review-made-here = Это устройство перебирает меньше вариантов, чем сервер: оно находит крупные ошибки, а его оценки мягче.
review-open-at = Открыть повтор на этом месте

## The coach

coach-title = Тренер
coach-note = Он видит то же, что и вы, и ничего больше. Всем за столом сообщат, что вы спрашиваете.
coach-ask-now = Спросить
coach-thinks = Тренер думает…
coach-answers = Лучшие ответы
coach-cards = Чем могут быть скрытые карты
