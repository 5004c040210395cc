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
