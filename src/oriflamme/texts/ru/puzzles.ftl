# Задачи: страница /puzzles и команда `oriflamme puzzles` в терминале

## Вопрос

puzzle-number = Задача { $number }
puzzle-task = Найдите лучший ход
puzzle-standing = Ваше влияние — { $own }, у сильнейшего из остальных — { $best }.
puzzle-solvers = Боты, которые думают недолго, находят ответ в { $solved } попытках из 100.
puzzle-hint = Подсказка
puzzle-hint-kind = Подумайте об этой карте: { $kind }.
puzzle-hint-pile = Чем может быть скрытая карта на месте { $pile }?
puzzle-hint-not = Не лучшее: { $actions }.
puzzle-hint-none = Представьте оба ответа до конца игры. После какого вы впереди?

## Ответ

puzzle-right-first = Решено с первой попытки
puzzle-right = Решено
puzzle-wrong = Это не лучший ход
puzzle-why-chance = «{ $answer }» побеждает в { $chance } случаях из 100, подходящих под увиденное вами, «{ $rival }» — в { $other }.
puzzle-why-influence = В среднем ваше влияние в конце — { $own }, сильнейшего соперника — { $best }; после «{ $rival }» — { $instead } и { $theirs }.
puzzle-why-card = В { $share } случаях из 100 скрытая карта на месте { $pile } — { $kind }. Тогда { $then } против { $less }, иначе { $otherwise } против { $other }.
puzzle-why-worlds = Проверены все расклады, подходящие под увиденное вами: { $worlds }.
# Why a bot chooses an action; actions are written as in a record, as “wait” or “place spy last”
why-only = Возможно только { $action }.
why-clear = { $action } выигрывает { $chance } партий из 100, { $other } — только { $less }.
why-close = { $action } и { $other } примерно равны: { $chance } и { $less } выигранных партий из 100.
# The sentence with the card that decides follows
why-instead = { $action }, а не { $other }:
why-thumb = { $action } — по простому правилу. Больше ничего не сравнивали.
why-net = { $action } — обученная нейросеть оценивает этот ход выше всех.
why-chance = { $action } — наугад.
puzzle-best = лучшее
puzzle-yours = вы
puzzle-all-actions = Все ходы: { $count }
puzzle-chances = Шансы на победу

## Что дальше

puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-play-on = Доиграть
puzzle-share = Поделиться
puzzle-today = Задача дня
puzzle-empty = Задач на эту тему нет.

## Темы

puzzle-theme = Тема
puzzle-theme-all = Все темы
puzzle-theme-ambush = Засада
puzzle-theme-decree = Королевский указ
puzzle-theme-stack = Стопки
puzzle-theme-bluff = Блеф
puzzle-theme-waiting = Ожидание
puzzle-theme-last-round = Последний раунд
puzzle-theme-mix = Смешанные колоды

## Дни

puzzle-week = Ваша неделя
puzzle-day-solved = { $day }: решено
puzzle-day-open = { $day }: не решено
puzzle-streak =
    { $days ->
        [0] Решите задачу дня, чтобы начать серию.
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
puzzle-count = Решено: { $solved } из { $count }
