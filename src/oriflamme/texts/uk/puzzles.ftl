# Задачі: сторінка /puzzles і команда `oriflamme puzzles` у терміналі

## Запитання

puzzle-number = Задача { $number }
puzzle-task = Знайдіть найкращий хід
puzzle-standing = Ваш вплив — { $own }, у найсильнішого з інших — { $best }.
puzzle-solvers = Боти, що думають недовго, знаходять відповідь у { $solved } спробах зі 100.
puzzle-hint = Підказка
puzzle-hint-kind = Подумайте про цю карту: { $kind }.
puzzle-hint-pile = Чим може бути прихована карта на місці { $pile }?
puzzle-hint-not = Не найкраще: { $actions }.
puzzle-hint-none = Уявіть обидві відповіді до кінця гри. Після якої ви попереду?

## Відповідь

puzzle-right-first = Розв’язано з першої спроби
puzzle-right = Розв’язано
puzzle-wrong = Це не найкращий хід
puzzle-why-chance = «{ $answer }» перемагає у { $chance } випадках зі 100, що відповідають побаченому вами, «{ $rival }» — у { $other }.
puzzle-why-influence = У середньому ваш вплив наприкінці — { $own }, найсильнішого суперника — { $best }; після «{ $rival }» — { $instead } і { $theirs }.
puzzle-why-card = У { $share } випадках зі 100 прихована карта на місці { $pile } — { $kind }. Тоді { $then } проти { $less }, інакше { $otherwise } проти { $other }.
puzzle-why-worlds = Перевірено всі розклади, що відповідають побаченому вами: { $worlds }.
# Why a bot chooses an action; actions are written as in a record, as “wait” or “place spy last”
why-only = Можливо лише { $action }.
why-clear = { $action } виграє { $chance } партій зі 100, { $other } — лише { $less }.
why-close = { $action } і { $other } приблизно рівні: { $chance } і { $less } виграних партій зі 100.
# The sentence with the card that decides follows
why-instead = { $action }, а не { $other }:
why-thumb = { $action } — за простим правилом. Більше нічого не порівнювали.
why-net = { $action } — навчена нейромережа оцінює цей хід найвище.
why-chance = { $action } — навмання.
puzzle-best = найкраще
puzzle-yours = ви
puzzle-all-actions = Усі ходи: { $count }
puzzle-chances = Шанси на перемогу

## Що далі

puzzle-again = Ще раз
puzzle-next = Наступна задача
puzzle-play-on = Дограти
puzzle-share = Поділитися
puzzle-today = Задача дня
puzzle-empty = Задач на цю тему немає.

## Теми

puzzle-theme = Тема
puzzle-theme-all = Усі теми
puzzle-theme-ambush = Засідка
puzzle-theme-decree = Королівський указ
puzzle-theme-stack = Стоси
puzzle-theme-bluff = Блеф
puzzle-theme-waiting = Очікування
puzzle-theme-last-round = Останній раунд
puzzle-theme-mix = Мішані колоди

## Дні

puzzle-week = Ваш тиждень
puzzle-day-solved = { $day }: розв’язано
puzzle-day-open = { $day }: не розв’язано
puzzle-streak =
    { $days ->
        [0] Розв’яжіть задачу дня, щоб почати серію.
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
       *[other] { $days } днів поспіль
    }
puzzle-count = Розв’язано: { $solved } з { $count }
