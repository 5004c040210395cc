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

## Sur la page

review-chances = Chances de gagner
review-chances-note = chances de gagner après chaque réponse
# $question: whose decision it is, as “Ann: wait or reveal?”
review-at = Manche { $round } · { $question }
review-wait = Attendre avec { $kind-the }
review-best = mieux
review-chosen = choisi
review-chosen-lost = choisi, −{ $points }
review-why = Pourquoi
review-only = Il n’y avait qu’une réponse.
# $chosen and $best are answers as their player would say them
review-lost = « { $chosen } » a coûté { $points } points sur 100. « { $best } » valait mieux.
review-right = Rien n’était sûrement meilleur.
# $card: “Ann’s hidden card, position 4”; $same: yes if it was what it most likely was
review-doubt = D’après ce qu’on pouvait voir, { $card } était { $kind-a } dans { $percent } cas sur 100{ $same ->
    [yes] , et c’était bien cela.
   *[other]  ; c’était { $was-a }.
}
review-turn = Tournant { $number }
review-progress = L’analyse est en cours : { $done } décisions sur { $total }.
review-here = Cet appareil peut analyser la partie. Il lui faut environ une minute, deux ou trois sur un téléphone. Vous pouvez continuer à jouer pendant ce temps.
review-make = Analyser cette partie
review-left-seconds = Encore { $amount } secondes environ.
# $amount: at least 2
review-left-minutes = Encore { $amount } minutes environ.
review-lens = Loupe des hypothèses
# What a screen reader says of a hidden card: what it may be, and what it was
review-lens-card = peut-être { $list } ; c’était { $was-a }
review-curve-seat = { $name } : { $first } % au début, { $last } % à la fin, { $most } % au mieux.
review-curve-turn = Tournant { $number }, manche { $round } : { $name } perd { $points } points.

## À la fin d’une partie

review-decided = « { $action } » a tout décidé : { $name }, manche { $round }. Les chances de { $winner } sont passées de { $before } à { $after } %.
review-your-best = Votre meilleur moment
review-your-worst = Votre pire moment
review-mark-short = Note
review-mark-of = note { $mark } sur 100
review-mark-note = La note dit à quel point les décisions étaient proches des meilleures, de 0 à 100. La chance n’y compte pas.
review-made-here = Cet appareil calcule moins qu’un serveur : il trouve les grosses erreurs, et ses notes sont plus clémentes.
review-open-at = Ouvrir la reprise à ce moment

## The coach

coach-title = Le conseiller
coach-note = Il voit ce que vous voyez, et rien d’autre. Toute la table est informée que vous demandez conseil.
coach-ask-now = Demander
coach-thinks = Le conseiller réfléchit…
coach-answers = Les meilleures réponses
coach-cards = Ce que peuvent être les cartes cachées
