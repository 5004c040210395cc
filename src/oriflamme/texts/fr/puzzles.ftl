# Problèmes : la page /puzzles, et `oriflamme puzzles` dans un terminal

## La question

puzzle-number = Problème { $number }
puzzle-task = Trouvez la meilleure action
puzzle-standing = Vous avez { $own } d’influence ; le plus fort des autres en a { $best }.
puzzle-solvers = Les bots qui réfléchissent peu trouvent la réponse dans { $solved } essais sur 100.
puzzle-hint = Un indice
puzzle-hint-kind = Pensez à cette carte : { $kind }.
puzzle-hint-pile = Que peut être la carte cachée à la position { $pile } ?
puzzle-hint-not = Pas la meilleure : { $actions }.
puzzle-hint-none = Jouez de tête les deux réponses jusqu’au bout. Laquelle vous laisse devant ?

## La réponse

puzzle-right-first = Trouvé du premier coup
puzzle-right = Trouvé
puzzle-wrong = Ce n’est pas la meilleure action
puzzle-why-chance = « { $answer } » gagne dans { $chance } cas sur 100 compatibles avec ce que vous voyez, « { $rival } » dans { $other }.
puzzle-why-influence = En moyenne, vous finissez avec { $own } d’influence et votre rival le plus fort avec { $best } ; après « { $rival } », c’est { $instead } et { $theirs }.
puzzle-why-card = Dans { $share } cas sur 100, la carte cachée à la position { $pile } est celle-ci : { $kind }. C’est alors { $then } contre { $less }, sinon { $otherwise } contre { $other }.
puzzle-why-worlds = Tous les mondes compatibles avec ce que vous voyez ont été essayés : { $worlds }.
# Why a bot chooses an action; actions are written as in a record, as “wait” or “place spy last”
why-only = Seul { $action } est possible.
why-clear = { $action } gagne { $chance } parties sur 100, { $other } seulement { $less }.
why-close = { $action } et { $other } se valent à peu près : { $chance } et { $less } parties gagnées sur 100.
# The sentence with the card that decides follows
why-instead = { $action } plutôt que { $other } :
why-thumb = { $action }, selon une règle simple. Rien d’autre n’a été comparé.
why-net = { $action } : c’est le choix que le réseau entraîné note le mieux.
why-chance = { $action }, au hasard.
puzzle-best = meilleure
puzzle-yours = vous
puzzle-all-actions = Toutes les actions : { $count }
puzzle-chances = Chances de gagner

## Et après

puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-play-on = Jouer la suite
puzzle-share = Partager
puzzle-today = Problème du jour
puzzle-empty = Il n’y a pas de problème sur ce thème.

## Thèmes

puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-ambush = Embuscade
puzzle-theme-decree = Décret royal
puzzle-theme-stack = Piles
puzzle-theme-bluff = Bluff
puzzle-theme-waiting = Attente
puzzle-theme-last-round = Dernière manche
puzzle-theme-mix = Decks mélangés

## Les jours

puzzle-week = Votre semaine
puzzle-day-solved = { $day } : trouvé
puzzle-day-open = { $day } : pas trouvé
puzzle-streak =
    { $days ->
        [0] Trouvez le problème du jour pour commencer une série.
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzle-count = Trouvés jusqu’ici : { $solved } sur { $count }
