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
notice-invited = Un ami vous invite à une table.
notice-invited-subject = Oriflamme : une invitation
notice-recover = Ce lien vous permet de choisir un nouveau mot de passe. Il sert une fois, pendant une heure.
notice-recover-not-you = Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
notice-recover-subject = Oriflamme : un nouveau mot de passe
notice-code = Votre code pour les avis d’Oriflamme est { $code }. Si vous n’avez pas demandé de code, ignorez ce message.
# Ce que d’autres programmes montrent d’un lien vers la page.
link-invitation = { $name } vous invite à une table
link-seats = Places libres : { $free } sur { $players }.
link-free = libre
link-replay = { $names } gagne une partie d’Oriflamme
link-players = { $names } : à revoir carte par carte.
link-profile = Parties d’Oriflamme : { $games }, gagnées : { $won }.
link-player = Joue à Oriflamme
link-games = parties
link-won = gagnées
