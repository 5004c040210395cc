# Analyses de parties terminées

review-title = Analyse
review-turning-points = Moments décisifs
# $deal, $others, $own : des points sur 100, avec leur signe
review-mark = { $name } : note { $mark } sur 100. Donne { $deal }, les autres { $others }, ses choix { $own }.
review-cost = Action { $number }, manche { $round }, { $name } : « { $chosen } » a coûté { $points } points sur 100. Mieux : « { $best } ».
review-no-mistake = Aucun choix n’était clairement mauvais.
review-column-action = Action
review-column-player = Joueur
review-column-choice = Choix
review-column-lost = Points perdus
