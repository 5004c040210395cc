# Avis aux joueurs absents de leur table. Voir en/notices.ftl.

notice-asked = C’est à vous de jouer.
notice-half = C’est toujours à vous de jouer : la moitié de votre temps est passée.
notice-last = Votre temps est presque écoulé.
notice-place = Placez une carte.
notice-reveal = Attendre, ou révéler une carte ?
notice-choose = Choisissez pour une de vos cartes.
notice-until = Vous avez jusqu’au { $until } ; ensuite un bot jouera pour vous.
notice-over = Votre temps est écoulé. Un bot joue pour vous jusqu’à votre retour.
notice-test = Ceci est un essai : c’est ainsi que vous saurez que c’est à vous de jouer.
notice-subject = Oriflamme : c’est à vous de jouer
notice-code = Votre code pour les avis d’Oriflamme est { $code }. Si vous n’avez pas demandé de code, ignorez ce message.
