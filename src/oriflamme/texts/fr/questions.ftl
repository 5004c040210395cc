# Les questions au joueur dont c’est le tour, ce qu’en apprennent les autres, et les réponses. Voir en/questions.ftl.

## Qui demande

asker = votre { $kind }
asker-as = votre { $kind }, en { $voice }

## Les questions

question-place = Quelle carte placez-vous, et où ?
question-reveal =
    { $kind-gender ->
        [feminine] Votre { $kind } cachée, nº { $pile } dans la file : attendre ou révéler ?
       *[masculine] Votre { $kind } caché, nº { $pile } dans la file : attendre ou révéler ?
    }

question-target-soldier = { $asker } : quelle carte voisine éliminer ?
question-target-archer = { $asker } : éliminer la première carte ou la dernière ?
question-target-spy = { $asker } : à qui prendre 1 point ?
question-target-shapeshifter = { $asker } : quel personnage voisin copier ?
question-target-assassination = { $asker } : quelle carte éliminer ?
question-target-royal-decree = { $asker } : quelle carte déplacer ?
question-target-cutthroat = { $asker } : quelle carte voisine éliminer, avec ses homonymes adverses révélés ?
question-target-apothecary = { $asker } : quelle carte voisine d’une autre des vôtres éliminer ?
question-target-impersonation = { $asker } : quelle carte voisine éliminer et remplacer ?
question-target-bribery = { $asker } : quel personnage corrompre ?
question-target-deserter = { $asker } : quelle carte voisine éliminer ?
question-target-judge = { $asker } : quelle carte choisir ?
question-target-empress = { $asker } : sur quelle carte cachée adverse poser 1 point ?
question-target-diplomat = { $asker } : sur quelle Diplomate révélée poser 2 points ?

question-gap = { $asker } : où va la carte ?

question-mode-informant = { $asker } : gagner ou échanger ?
    .first = Gagner autant qu’à côté
    .first-long = Gagner autant de points qu’il y en a sur les cartes cachées adverses voisines
    .second = Échanger
    .second-long = L’échanger avec une carte de votre main, qui prend sa place face cachée
question-mode-judge = { $asker } : marquer une carte ou en exécuter une ?
    .first = Gagner 1 et marquer
    .first-long = Gagner 1 point et poser un jeton Verdict sur une carte
    .second = Éliminer une carte marquée
    .second-long = Éliminer une carte qui porte un jeton Verdict
question-mode-diplomat = { $asker } : nourrir une autre Diplomate ou encaisser ?
    .first = Gagner 1 et nourrir
    .first-long = Gagner 1 point et poser 2 points sur une autre Diplomate révélée
    .second = Encaisser et partir
    .second-long = Gagner la cagnotte de cette carte et la défausser

question-swap = { $asker } : avec quelle carte de votre main faire l’échange ?
question-twin = Votre Prince amène le Jumeau : où le mettez-vous ?
question-activate = Votre Machination : lequel de vos personnages révélés agit ?
question-spend = Votre Machination : prendre 1 point de la cagnotte, ou le perdre pour qu’un personnage agisse encore ?
    .take = Prendre 1
    .take-long = Prendre 1 point de la cagnotte
    .repeat = Agir encore
    .repeat-long = Perdre 1 point de la cagnotte pour qu’un personnage agisse encore

## Ce qu’apprennent les autres

asked-place = { $name } place une carte…
asked-reveal = { $name } : attendre ou révéler ?
asked-choose = { $name } choisit…
asked-choose-kind = { $name } choisit pour { $kind-the }…

## Les réponses

action-wait = Attendre
    .long =
        { $kind-gender ->
            [feminine] Attendre : poser 1 point sur votre { $kind } cachée, nº { $pile }
           *[masculine] Attendre : poser 1 point sur votre { $kind } caché, nº { $pile }
        }
action-order = Attendre, sans me redemander avant la manche { $round }
    .long = Attendre, sans redemander pour votre { $kind }, nº { $pile }, avant la manche { $round }
    .brief = Attendre jusqu’à la manche { $round }
action-reveal = Révéler
    .long = Révéler votre { $kind }, nº { $pile }
action-place-only = Ici
    .long = Placer { $kind-the } pour ouvrir la file
action-place-first = En tête
    .long = Placer { $kind-the } en tête de file
action-place-last = En queue
    .long = Placer { $kind-the } en queue de file
action-place-on = Sur le nº { $pile }
    .long = Placer { $kind-the } sur { $card }

action-target-soldier = Éliminer
    .long = Éliminer { $card }
action-target-archer = Éliminer
    .long = Éliminer { $card }
action-target-spy = Prendre 1
    .long = Prendre 1 point au joueur de cette carte : { $card }
action-target-shapeshifter = Copier
    .long = Copier { $card }
action-target-assassination = Éliminer
    .long = Éliminer { $card }
action-target-royal-decree = Déplacer
    .long = Déplacer { $card }
action-target-cutthroat = Éliminer
    .long = Éliminer { $card } et ses homonymes adverses
action-target-apothecary = Éliminer
    .long = Éliminer { $card }
action-target-impersonation = Éliminer
    .long = Éliminer { $card } et prendre sa place
action-target-bribery = Corrompre
    .long = Corrompre { $card }
action-target-deserter = Éliminer
    .long = Éliminer { $card }
action-target-judge = Choisir
    .long = Choisir { $card }
action-target-empress = Poser 1
    .long = Poser 1 point sur { $card }
action-target-diplomat = Poser 2
    .long = Poser 2 points sur { $card }

action-gap-first = En tête
    .long = La déplacer en tête de file
action-gap-last = En queue
    .long = La déplacer en queue de file
action-gap-between = Entre { $before } et { $pile }
    .long = La déplacer entre le nº { $before } et le nº { $pile }

action-swap = { $kind }
    .long = Mettre { $kind-the } à sa place, face cachée
action-twin-first = En tête
    .long = Mettre le Jumeau en tête de file
action-twin-last = En queue
    .long = Mettre le Jumeau en queue de file
action-twin-on = Sur le nº { $pile }
    .long = Mettre le Jumeau sur { $card }
action-activate = Agir
    .long = Faire agir { $card }
