# Les huit étapes de l’apprentissage. Voir en/learn.ftl pour les positions.

learn-place-title = Prenez place
learn-place-text = Toutes les familles jouent les mêmes cartes. À chaque manche, chacun pose une carte face cachée dans la file : en tête, en queue, ou sur l’une des siennes. Personne d’autre ne sait ce qu’est la vôtre.
learn-place-prompt = Choisissez une carte de votre main et placez-la en queue de file.
learn-place-praise = Bien placé. Les autres se demandent déjà ce que c’est.

learn-wait-title = La patience paie
learn-wait-text = Quand chacun a posé une carte, les cartes agissent une à une, de la première à la dernière. Une carte cachée peut attendre : on pose alors 1 point dessus. Plus elle attend, plus elle vaut.
learn-wait-prompt = Laissez attendre votre carte.
learn-wait-praise = Elle porte 1 point, et 1 de plus à chaque attente.

learn-reveal-title = Montrez-vous
learn-reveal-text = Révélez une carte cachée : vous prenez tous les points posés dessus, puis sa capacité s’applique. Un personnage reste face visible et agit de nouveau à chaque manche. Une intrigue agit une fois et s’en va.
learn-reveal-prompt = Révélez votre Seigneur.
learn-reveal-praise = La cagnotte est à vous, et désormais votre Seigneur rapporte.

learn-eliminate-title = Frappez
learn-eliminate-text = Votre Soldat élimine l’une des deux cartes voisines. Vous gagnez 1 point, et tout ce qui était posé sur cette carte est perdu. On la retourne d’abord : tout le monde voit ce que c’était.
learn-eliminate-prompt = Révélez votre Soldat et éliminez la carte cachée qui porte des points.
learn-eliminate-praise = Un point pour vous, et une fortune envolée pour quelqu’un d’autre.

learn-stack-title = L’une sur l’autre
learn-stack-text = Vous pouvez aussi poser une carte sur l’une des vôtres. Seule celle du dessus compte : celle du dessous ne peut pas agir, mais on ne peut pas la toucher non plus. Quand le dessus s’en va, elle est libre de nouveau.
learn-stack-prompt = Posez une carte sur l’une des vôtres.
learn-stack-praise = Ce qui est dessous est à l’abri, et muet, tant que le dessus reste.

learn-ambush-title = Laissez-les venir
learn-ambush-text = L’Embuscade ne demande qu’à être éliminée. Si une carte adverse la frappe, vous gagnez 4 points et cette carte est défaussée. Révélée par vous, elle ne rapporte que 1 point. Laissez-la donc attendre et faire envie.
learn-ambush-prompt = Laissez attendre votre Embuscade et voyez qui s’y laisse prendre.
learn-ambush-praise = Ils ont frappé l’Embuscade : 4 points pour vous, et leur carte est perdue.

learn-decree-title = L’ordre dépend de vous
learn-decree-text = Les cartes agissent dans l’ordre de la file. Le Décret royal déplace n’importe quelle autre carte. Une carte déplacée plus loin agit quand vient son tour, même pour la seconde fois dans la manche.
learn-decree-prompt = Révélez le Décret royal et déplacez votre Seigneur en queue de file.
learn-decree-praise = Votre Seigneur agit deux fois dans la manche. Voilà comment on plie la file à sa volonté.

learn-end-title = La dernière manche
learn-end-text = La partie s’achève après six manches. Seuls comptent les points devant vous ; ceux qui restent sur les cartes de la file sont perdus. Le joueur qui a le plus d’influence gagne.
learn-end-prompt = C’est la dernière manche : révélez votre carte tant que sa cagnotte compte encore.
learn-end-praise = Vous connaissez le jeu. Le reste se lit sur le visage de vos amis.
