# Ce que seul le terminal dit : `oriflamme play` et `oriflamme cards`. Voir en/terminal.ftl.

## Les joueurs sans nom

terminal-player-red = Rouge
terminal-player-blue = Bleu
terminal-player-green = Vert
terminal-player-yellow = Jaune
terminal-player-violet = Violet
terminal-player-you = { $name } (vous)
# La fin d’une liste de joueurs
terminal-names-and = { $names } et { $last }

## Ponctuation

terminal-line = { $head } : { $rest }
terminal-facts = { $before } ; { $fact }

## Avant la partie

terminal-ask = { $question } [{ $proposal }] :
terminal-ask-deck = Jeu ({ $decks }, ou dix cartes séparées par des virgules)
terminal-ask-players = Joueurs (de { $fewest } à { $most })
terminal-ask-strength = Quelle force pour les autres ? { $strengths }
terminal-friends = Avec des amis devant cet écran, dites qui joue chaque famille, par exemple : { $seats }
terminal-begin = Tapez « { terminal-command-help.typed } » pour savoir quoi taper, « { terminal-command-cards.typed } » pour voir les cartes.

## La table

terminal-round-placement = Manche { $round } sur 6 : placement
terminal-round-resolution = Manche { $round } sur 6 : résolution
terminal-over = La partie est finie.
terminal-twin = le Jumeau attend
terminal-keeps = garde { $kinds }
terminal-discarded = défausse : { $kinds }
terminal-first = premier joueur
terminal-verdicts = Jetons Verdict dans la réserve : { $amount }
terminal-queue = La file, de la tête à la queue :
terminal-queue-empty = La file est vide.
terminal-acting-left = la carte qui agit a quitté cette place
terminal-yours = à vous
terminal-turn = c’est son tour
terminal-below = { "" } ; dessous :
terminal-bribed = corrompue, venue de { $family }
terminal-rests = saute cette manche
terminal-hand = Votre main : { $kinds }
terminal-aside = Écartées : { $kinds }
terminal-nothing = rien

## Choisir

terminal-where = Où ? (« { terminal-command-undo.typed } » pour choisir une autre carte)
# Un choix qui concerne une carte avec des points dessus
terminal-choice-pot = { $choice } (cagnotte : { $pot })
terminal-choose = Choisissez, s’il vous plaît. Tapez « { terminal-command-help.typed } » pour savoir comment.
terminal-no-choice = Aucun choix ne s’appelle « { $answer } ». Tapez « { terminal-command-help.typed } » pour savoir quoi taper.
terminal-unclear = « { $answer } » peut vouloir dire : { $actions }
terminal-no-command = Ce n’est pas une commande. Tapez « { terminal-command-help.typed } » pour savoir quoi taper.
terminal-pass = Passez le clavier à { $name }, puis appuyez sur Entrée.
terminal-goodbye = Au revoir.
terminal-input-ended = Fin de l’entrée. Au revoir.
terminal-end = Appuyez sur Entrée pour quitter, tapez « { terminal-command-save.typed } » pour garder la partie ou « { terminal-command-log.typed } » pour la relire.

## Commandes

terminal-help-answer = Répondez par la touche placée devant un choix, par les mots de l’action, ou par leur début :
terminal-help-instead = Au lieu de répondre, vous pouvez taper :
terminal-command-cards = les cartes de cette partie
    .typed = ?
terminal-command-card = tout sur une carte
    .typed = ? NOM
terminal-command-queue = la table
    .typed = file
terminal-command-hand = vos cartes
    .typed = main
terminal-command-log = ce qui s’est passé ; avec un nombre, les dernières phrases seulement
    .typed = journal
terminal-command-hint = ce que ferait un joueur de club, et pourquoi ; il n’en voit pas plus que vous
    .typed = conseil
terminal-command-undo = reprendre votre dernier choix, tant qu’il n’a rien appris à personne
    .typed = annuler
terminal-command-save = sauvegarder la partie
    .typed = sauver FICHIER
terminal-command-load = reprendre une partie sauvegardée
    .typed = charger FICHIER
terminal-command-help = ce texte
    .typed = aide
terminal-command-quit = partir
    .typed = quitter
terminal-taken-back = Choix repris.
terminal-saved = Partie sauvegardée dans { $file }. Le fichier contient les cartes de tous : ne l’ouvrez pas pendant la partie.
terminal-loaded = Partie reprise de { $file }.

## Le conseil

terminal-hint-only = Un joueur de club dit : « { $action } ». Il n’y a rien d’autre à faire.
terminal-hint-clear = Un joueur de club dit : « { $action } ». Ce choix gagne environ { $chance } % des parties imaginées ; ensuite vient « { $other } », avec { $less } %.
terminal-hint-close = Un joueur de club dit : « { $action } ». Ce choix gagne environ { $chance } % des parties imaginées ; « { $other } » vaut autant.
terminal-hint-chances = Chances de gagner, d’après les essais :
terminal-percent = { $amount } %
terminal-hint-games =
    { $amount ->
        [one] sur { $amount } partie
       *[other] sur { $amount } parties
    }
terminal-hint-beliefs = Ce que peuvent être les cartes cachées des autres :
terminal-puzzle-help = Tapez « hint » pour un indice, « quit » pour arrêter.
terminal-hint-depth =
    { $depth ->
        [one] sous { $depth } carte
       *[other] sous { $depth } cartes
    }

## La fin

terminal-standings = Classement
terminal-in-queue =
    { $amount ->
        [one] { $amount } carte dans la file
       *[other] { $amount } cartes dans la file
    }
terminal-earned = D’où viennent les points
terminal-start = { $amount } au départ
terminal-paid = payé ({ $kind })
terminal-lost = perdu ({ $kind })
terminal-hidden = Ce qui était caché
terminal-hidden-queue = dans la file : { $cards }
terminal-hidden-hand = en main : { $cards }
terminal-hidden-aside = écartées : { $cards }
terminal-hidden-card =
    { $pot ->
        [0] { $kind } (nº { $pile })
        [one] { $kind } (nº { $pile }, { $pot } point perdu)
       *[other] { $kind } (nº { $pile }, { $pot } points perdus)
    }

## Les cartes expliquées

terminal-tip = Conseil : { $tip }
terminal-rulings = Tapez « { terminal-command-card.typed } » pour les précisions sur une carte.

## Problèmes : sans majuscule ni point final

terminal-sorry = Désolé : { $problem }.
terminal-no-card = aucune carte ne s’appelle « { $name } »
terminal-no-card-but = aucune carte ne s’appelle « { $name } » ; noms proches : { $guesses }
terminal-no-deck = « { $deck } » n’est pas un jeu ; les jeux sont { $decks }, ou dix cartes différentes séparées par des virgules
terminal-no-players = il y a de { $fewest } à { $most } joueurs, pas « { $answer } »
terminal-no-strength = les forces vont de 1 à { $most }, « { $answer } » n’en est pas une
terminal-no-seat = « { $seat } » ne peut pas jouer ; une famille est jouée par { $human } ou par un bot : { $bots }
terminal-no-seat-because = « { $seat } » ne peut pas jouer : { $reason }
terminal-seats-needed = { $players } joueurs demandent { $players } places, pas { $seats }
terminal-seats-range = il y a de { $fewest } à { $most } places, pas { $seats }
terminal-seats-list = ses places ne sont pas une liste de { $players } mots
terminal-names-many = { $players } joueurs ont au plus { $players } noms, pas { $names }
terminal-name-length = un nom a de 1 à { $most } caractères
terminal-no-hand = personne n’est devant l’écran
terminal-no-log = « { terminal-command-log.typed } » prend un nombre de phrases, par exemple : « { terminal-command-log.typed } 10 »
terminal-no-hint = un conseil répond à une question, et l’on ne vous demande rien
terminal-no-undo = il n’y a rien à reprendre : seulement votre dernier choix, avant que quiconque ait été interrogé ou ait vu quelque chose
terminal-no-file = donnez le nom d’un fichier, par exemple : { $example }
terminal-file-taken = { $file } contient autre chose et reste comme il est
terminal-file-unwritable = impossible d’écrire { $file } ({ $reason })
terminal-file-unreadable = impossible de lire { $file } ({ $reason })
terminal-file-empty = { $file } ne contient pas de partie
terminal-file-broken = { $file } ne contient pas de partie jouable ({ $reason })
terminal-file-seats = impossible de reprendre { $file } : { $reason }
