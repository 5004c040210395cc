# Les règles pour les joueurs.

rules-1-title = Le but
rules-1-text-1 = Le roi est mort sans héritier. Chaque famille envoie les siens à la cour, ses cartes dans une file commune, pour gagner de l’influence.
rules-1-text-2 = Le joueur qui a le plus d’influence après six manches l’emporte.

rules-2-title = La mise en place
rules-2-text-1 = De trois à cinq joueurs. Tous ont les dix mêmes cartes, chacun à la couleur de sa famille.
rules-2-text-2 = Chacun mélange ses dix cartes, en écarte trois face cachée sans les jouer, en garde sept en main et prend 1 point d’influence.
rules-2-text-3 = On peut regarder ses propres cartes écartées. Un joueur est premier joueur ; après chaque manche, le rôle passe au suivant.

rules-3-title = Début de manche : placer
rules-3-text-1 = À partir du premier joueur, dans le sens horaire, chacun doit poser une carte de sa main face cachée : en tête de file, en queue, ou sur une place dont la carte du dessus est de sa famille. Jamais entre deux places.
rules-3-text-2 = En six manches, vous posez six cartes. La septième n’est jamais jouée.

rules-4-title = Résoudre la file
rules-4-text-1 = On résout ensuite la file, de la première place à la dernière. À chaque place, seule la carte du dessus agit.
rules-4-text-2 = Une carte révélée doit appliquer sa capacité. Ce qui est impossible est ignoré ; s’il n’y a qu’une cible, il faut la prendre, même si c’est votre propre carte.
rules-4-text-3 = Ce qui compte, c’est la place d’une carte, pas si elle a déjà agi. Une carte déplacée plus loin agit quand vient son tour, même pour la seconde fois ; une carte déplacée vers la tête n’agit plus dans cette manche.
rules-4-text-4 = Les personnages restent révélés et agissent de nouveau à chaque manche. Les intrigues agissent une fois et s’en vont, sauf mention contraire.

rules-5-title = Cartes cachées : attendre ou révéler
rules-5-text-1 = Quand vient le tour d’une carte cachée, son joueur choisit. Attendre : 1 point de la réserve est posé sur la carte. Révéler : le joueur prend tous les points posés dessus, puis applique la capacité.
rules-5-text-2 = Une carte peut être révélée dès la manche où elle a été posée. Quelques intrigues traitent leur cagnotte autrement ; elles le disent.

rules-6-title = Éliminer
rules-6-text-1 = Une carte éliminée est retournée, les points posés dessus sont perdus, et elle va dans la défausse de sa famille. La file se resserre.
rules-6-text-2 = Un joueur qui élimine une carte gagne 1 point, même si c’est la sienne.
rules-6-text-3 = Si la carte éliminée a un effet propre, comme l’Embuscade, il s’applique ensuite. Une carte simplement défaussée ne rapporte rien à personne et ne déclenche rien.

rules-7-title = Les piles
rules-7-text-1 = Deux cartes ou plus à la même place forment une pile. Seule la carte du dessus est en jeu : une carte recouverte ne peut ni agir, ni être révélée, ni compter, ni être touchée. Elle garde les points posés sur elle.
rules-7-text-2 = Quand la carte du dessus s’en va à son propre tour, celle du dessous agit aussitôt. Si elle s’en va à un autre moment, celle du dessous agit quand vient son tour.

rules-8-title = La fin
rules-8-text-1 = La partie s’achève après la sixième manche. Les points qui restent sur les cartes de la file ne comptent pas.
rules-8-text-2 = Le joueur qui a le plus d’influence l’emporte. En cas d’égalité, on compare le nombre de places de la file dont la carte du dessus est de sa famille ; si l’égalité persiste, la victoire est partagée.

rules-9-title = Mélanger les boîtes
rules-9-text-1 = Chaque boîte se joue seule, mais dix cartes quelconques font un jeu, le même pour tous.
rules-9-text-2 = Les trois boîtes partagent dix rôles, les lignes : une carte de chaque ligne donne un jeu équilibré de six personnages et quatre intrigues. Choisissez ligne par ligne, prenez l’une des quatre sélections, ou laissez faire le hasard.
rules-9-text-3 = Si le Prince est de la partie, chacun reçoit aussi un Jumeau, visible devant lui.

rules-10-title = Ce qu’apporte Embrasement
rules-10-text-1 = La Corruption : un personnage corrompu sert une autre famille jusqu’à ce qu’il quitte la file. Pour toutes les règles il est de cette famille ; en partant seulement, il retourne dans la défausse de la famille imprimée sur lui.
rules-10-text-2 = Prince et Jumeau : le Jumeau entre dans la file quand vous révélez votre Prince. Si l’un des deux est éliminé, l’autre est défaussé.
rules-10-text-3 = La Machination fait agir vos personnages révélés hors de leur tour, et l’Usurpation peut ramener une carte perdue ou écartée.

rules-11-title = Ce qu’apporte Alliance
rules-11-text-1 = Certaines cartes offrent le choix entre deux capacités chaque fois qu’elles agissent : le Juge, l’Informatrice et la Diplomate.
rules-11-text-2 = Le Juge pose des jetons Verdict, et tout Juge peut éliminer une carte qui en porte un. Il y a cinq jetons.
rules-11-text-3 = L’Infiltration et le Traité se gardent : ils restent devant vous jusqu’à la fin et agissent de là. L’Insurrection se cache de nouveau et frappe plus d’une fois.
rules-11-text-4 = La Diplomate est la seule carte révélée qui peut porter des points.

rules-12-title = Deux éditions
rules-12-text-1 = Le livret du jeu de base existe en deux éditions. Nous jouons la révisée, sauf si vous choisissez la première.
rules-12-text-2 = Dans la première édition, votre carte qui élimine votre propre Embuscade gagne 1 point de plus et est défaussée avec elle ; le Seigneur compte chaque carte d’une pile voisine à vous ; et les égalités comptent aussi les cartes recouvertes.
