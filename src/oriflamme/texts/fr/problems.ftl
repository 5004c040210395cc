# Why something was refused, by the stable code of the refusal. The arguments are explained in the English file.

## The page itself

problem-unknown = Quelque chose s’est mal passé. Veuillez réessayer.
problem-away = Le serveur est injoignable pour l’instant.
problem-broken = Le serveur a répondu quelque chose d’étrange. Veuillez réessayer.
problem-broken-device = Une erreur s’est produite dans le jeu sur cet appareil. Ce qui a été joué est enregistré : rechargez la page et réessayez.

## The server

problem-mistake = Le serveur a fait une erreur. Vérifiez si votre modification a été faite avant de réessayer.
problem-not-found = Il n’y a rien à cette adresse.
problem-store = Le serveur ne peut rien enregistrer pour l’instant, donc rien n’a été modifié. Réessayez bientôt.
problem-store-changed = Un autre processus a modifié cette table. Réessayez dans une seconde.
problem-store-device-full = Cet appareil n’a plus de place pour enregistrer la partie, donc rien n’a été modifié. Libérez de l’espace et réessayez.
problem-store-device-refused = Ce navigateur n’autorise pas la page à enregistrer la partie, donc rien n’a été modifié.
problem-store-full = Le serveur ne peut rien enregistrer en ce moment. Réessayez bientôt.
problem-store-moving = Cette table passe à un autre processus. Réessayez dans une seconde.
problem-store-opening = Cette table est en train de s’ouvrir. Réessayez dans une seconde.
problem-store-stopping = Le serveur va s’arrêter. Réessayez dans une seconde.
problem-store-time = Le serveur ne sait pas combien de temps il reste. Réessayez bientôt.
problem-store-unreachable = La base de données ne répond pas. Réessayez bientôt.
problem-foreign-page = Cette demande venait d’un autre site. Rouvrez cette page.
problem-forbidden-metrics = Les mesures ne sont pas montrées à votre adresse.

## Messages and requests

problem-no-deduction = Cette table se joue sans la liste « Qui a quoi ».
problem-no-coach = Cette table se joue sans conseiller.
problem-no-coach-rated = Il n’y a pas de conseiller aux tables classées.
problem-no-coach-server = Le conseiller a besoin d’un serveur.
problem-no-body = La requête est illisible : { $why }
problem-no-body-character = La requête est illisible : elle contient un caractère nul.
problem-no-message = Ce message n’est pas valable : { $why }
problem-no-message-server = Seuls les serveurs envoient ce message.
problem-no-hello = Le premier message doit être hello.
problem-greeted = Vous avez déjà dit hello.
problem-too-long-message = Un message peut avoir jusqu’à { $most } octets.
problem-too-long-request = Une requête peut avoir jusqu’à { $most } octets.
problem-too-long-header = L’en-tête d’une requête peut avoir jusqu’à { $most } octets.
problem-too-slow = La requête a mis trop de temps à arriver.
problem-no-request = Ce n’est pas une requête HTTP valide.
problem-too-many-sockets = Votre adresse a trop de connexions ouvertes avec ce serveur.
problem-wrong-from = « from » doit être un nombre.
problem-wrong-from-up-to = « from » doit être un nombre de 0 à { $most }.
problem-wrong-report-state = Un signalement est soit ouvert (open), soit clos (closed).
problem-wrong-viewer = Le point de vue doit être une place de 0 à { $most }, spectator ou all.

## Too often

problem-too-fast = Trop de messages. Ralentissez.
problem-too-fast-account = Beaucoup de mots de passe erronés ont été essayés pour ce compte. Patientez une minute, ou connectez-vous avec un navigateur déjà utilisé ici.
problem-too-fast-again = Vous le faites trop souvent. Patientez un peu.
problem-too-fast-bot = Ce bot a demandé trop de tables et de places. Patientez un peu.
problem-too-fast-coach = Le conseiller vous a souvent répondu. Patientez un peu.
problem-too-fast-friends = Vous pouvez envoyer jusqu’à { $most } demandes par jour. Réessayez demain.
problem-too-fast-invitations = Vous pouvez envoyer jusqu’à { $most } invitations par jour. Réessayez demain.
problem-too-fast-mail-code = Des codes ont déjà été envoyés à cette adresse. Patientez une heure.
problem-too-fast-recovery = Trop d’essais pour retrouver un compte. Patientez une minute.
problem-too-fast-recovery-mail = Des messages ont déjà été envoyés pour ce nom. Patientez une heure.
problem-too-fast-reports = Trop de signalements sont venus de votre adresse. Patientez un peu.
problem-too-fast-reviews = Trop d’analyses ont été demandées depuis votre adresse. Patientez quelques minutes.
problem-too-fast-sign-in = Trop d’essais de connexion. Patientez une minute.
problem-too-fast-table-code = Votre adresse a essayé trop de codes erronés. Patientez un peu.
problem-too-fast-tables = Votre adresse a demandé trop de tables et de places. Patientez un peu.
problem-too-much-talk = Vous avez beaucoup parlé. Patientez un instant.
problem-busy-coach = Le conseiller n’a pas le temps en ce moment. Réessayez dans quelques secondes.
problem-busy-hosts = Trop d’adresses sont en cours de vérification. Réessayez dans une minute.
problem-busy-lists = Trop de monde consulte ses parties en ce moment. Réessayez dans quelques secondes.
problem-busy-mail = Trop d’e-mails sont en cours d’envoi. Réessayez dans une minute.
problem-busy-passwords = Trop de monde se connecte en ce moment. Réessayez dans une minute.
problem-busy-pictures = Trop d’images sont en cours de dessin. Réessayez dans une minute.
problem-busy-previews = Trop de joueurs demandent l’effet de leurs réponses. Vous pouvez répondre sans le connaître.
problem-busy-replays = Trop de parties sont en cours de relecture. Réessayez dans quelques secondes.
problem-busy-reviews = Beaucoup de parties sont en cours d’analyse. Réessayez dans une minute.

## Tables

problem-no-such-table = Aucune table n’a ce lien ou ce code.
problem-no-such-table-invitation = Vous n’avez pas d’invitation à cette table.
problem-no-such-puzzle = Il n’y a pas de problème avec ce numéro.
problem-no-such-answer = Cette action ne fait pas partie des réponses du problème.
problem-unreadable = Cette table est illisible.
problem-newer = Cette partie a été enregistrée par une version plus récente d’Oriflamme. Rechargez la page pour la mettre à jour.
problem-newer-record = Ce fichier vient d’une version plus récente d’Oriflamme. Rechargez la page pour la mettre à jour.
problem-no-record = Ce fichier n’est pas l’enregistrement d’une partie.
problem-needs-server = Une table de cet appareil ne peut être ni classée, ni ouverte à tous, ni jouée sur plusieurs jours.
problem-device-died = La partie sur cet appareil s’est arrêtée. Elle est enregistrée : reprenez-la.
problem-device-unfetched = Le jeu n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.
problem-device-unable = Ce navigateur ne peut pas faire tourner le jeu seul. Un plus récent le peut.
problem-closed = Cette table est fermée.
problem-closed-by-moderator = Un modérateur a fermé cette table.
problem-too-many-tables = Vous avez { $most } tables ouvertes qui attendent des joueurs. Lancez-en une ou fermez-en une avant d’en ouvrir une autre.
problem-full = Toutes les places de cette table sont prises.
problem-seat-taken = Cette maison vient d’être prise. Choisissez-en une autre.
problem-full-spectators = Il y a trop de spectateurs à cette table.
problem-started = La partie a commencé à cette table. Vous pouvez la regarder.
problem-started-already = La partie a déjà commencé.
problem-not-full = Il reste des places libres. Attendez du monde, ou complétez avec des bots.
problem-not-host = Seul l’hôte peut faire cela.
problem-no-free-seat = Il n’y a pas de place libre pour un bot.
problem-no-such-seat = Cette place est vide.
problem-no-such-seat-person = Il n’y a pas de joueur humain à cette place.
problem-no-such-seat-report = Il n’y a pas de joueur à signaler à cette place.
problem-no-seat = Votre compte n’a pas de place à cette table.
problem-unknown-token = Ce jeton n’a pas de place à cette table.
problem-replaced = Cette place a été ouverte ailleurs.
problem-kicked = L’hôte a libéré votre place.
problem-left = Vous avez quitté la table.
problem-spectator = Vous regardez cette table. Seuls ses joueurs peuvent faire cela.
problem-blocked = Vous ne pouvez pas vous asseoir à cette table : vous et un autre joueur ne jouez pas ensemble.
problem-blocked-friend = Vous avez bloqué ce joueur. Débloquez-le d’abord.
problem-blocked-rematch = Certains joueurs d’ici ne jouent plus ensemble. Ouvrez une nouvelle table.
problem-rated-bots = Seuls des bots jouent à cette table classée. Les joueurs humains ont leurs propres classements.
problem-rated-our-bots = Les bots du serveur ne jouent pas aux tables classées.
problem-rated-people = Aucun bot ne joue à cette table classée. Les bots ont leurs propres classements.
problem-seated = Vous avez déjà une place à cette table. À une table classée, chacun n’en a qu’une.
problem-seated-bot = Un autre bot de votre propriétaire a déjà une place à cette table. À une table classée, chaque propriétaire n’en a qu’une.
problem-wrong-bot = Ce serveur ne connaît pas ce bot.
problem-wrong-deck = Ce serveur ne connaît pas ce jeu, ou ces dix cartes n’en forment pas un.
problem-wrong-few-seats = Il y a plus de joueurs ({ $players }) que de places ({ $seats }).
problem-wrong-name = Un nom doit avoir au moins un caractère visible.
problem-wrong-no-code = Aucun code n’est libre pour l’instant. Réessayez.
problem-wrong-no-seat-left = Gardez une place pour vous.
problem-wrong-pace = À ce rythme, une décision peut avoir de { $least } à { $most } secondes.

## The game

problem-not-playing = Aucune partie n’est en cours à cette table.
problem-not-asked = Ce n’est pas votre tour.
problem-stale = La partie a avancé. Regardez de nouveau.
problem-out-of-time = Votre temps pour cette décision est écoulé : elle ne peut plus être annulée.
problem-paused = La table est en pause.
problem-too-late = Impossible de revenir en arrière : un autre joueur en a déjà appris quelque chose.
problem-no-such-card = Vous n’avez pas de carte cachée avec ce numéro dans la file.
problem-not-away = Ce joueur est là, ou n’est pas parti depuis longtemps.
problem-not-away-turn-based = À une table tour par tour, il n’est pas nécessaire d’être connecté. Un bot prend le relais quand le temps est écoulé.
problem-not-over = La partie n’est pas encore finie.
problem-not-over-replay = La partie n’est pas encore finie. Vous pourrez la revoir ensuite.
problem-no-review = Personne n’a encore demandé l’analyse de cette partie.
problem-no-review-short = Cette partie est trop courte pour être analysée.
problem-no-review-failed = Cette partie n’a pas pu être analysée.
problem-not-over-record = La partie de ce fichier n’est pas finie. Seules les parties terminées peuvent être ouvertes.
problem-wrong-over = La partie est finie à ce moment. Reprenez-la plus tôt.
problem-wrong-seat = Cette partie a des places de 0 à { $most }.
problem-nothing-said = Dites soit une phrase rapide, soit un texte.
problem-phrases-only = Aux tables ouvertes, seules les phrases rapides sont permises.
problem-phrases-only-bot = Un bot ne peut dire que les phrases rapides.
problem-unknown-phrase = Cette phrase n’existe pas. Les phrases sont : { $phrases }.

## Accounts

problem-not-signed-in = Il faut un compte pour cela. Connectez-vous d’abord.
problem-not-signed-in-seat = Cette place appartient à un compte. Connectez-vous à ce compte pour jouer ici.
problem-not-signed-in-rated = À une table classée, chaque joueur a besoin d’un compte. Connectez-vous d’abord.
problem-signed-out = Votre session ici est terminée. Reconnectez-vous, ou réessayez comme invité.
problem-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe.
problem-wrong-password-own = Ce n’est pas votre mot de passe.
problem-weak-password = Le mot de passe est identique au nom. Choisissez-en un autre.
problem-short-password = Le mot de passe doit avoir au moins 8 caractères.
problem-wrong-recovery-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
problem-wrong-recovery-link = Ce lien a déjà servi, ou date de plus d’une heure. Demandez-en un nouveau.
problem-name-taken = Ce nom est pris, ou ressemble à un nom déjà pris.
problem-no-such-account = Aucun joueur ne porte ce nom.
problem-no-such-account-block = Vous n’avez bloqué aucun joueur de ce nom.
problem-no-such-account-friend = Ce joueur n’est pas dans votre liste.
problem-no-such-session = Cette session est déjà terminée.
problem-no-such-ladder = Ce classement n’existe pas. Les classements ont des noms comme base-4, mixed-3 ou bots-base-4.
problem-forbidden-bot = Un bot ne peut pas faire cela, mais son propriétaire le peut.
problem-forbidden-fill = Seules les personnes à cette table peuvent y placer des bots.
problem-no-such-bot = Vous n’avez pas ce bot.
problem-too-many-bots = Vous pouvez avoir jusqu’à { $most } bots. Supprimez-en un d’abord.
problem-too-many-seats = Un bot peut jouer à { $most } tables inachevées au plus. Finissez-en d’abord quelques-unes.
problem-too-many-blocks = Vous pouvez bloquer jusqu’à { $most } joueurs.
problem-too-many-friends = Vous pouvez avoir jusqu’à { $most } amis. Retirez-en un d’abord.
problem-too-many-friends-theirs = Ce joueur a déjà { $most } amis, le maximum.
problem-not-friends = Vous ne pouvez inviter que vos amis.
problem-forbidden-friend-bot = Un bot ne peut pas être un ami.
problem-yourself-friend = Vous ne pouvez pas être votre propre ami.
problem-yourself-block = Vous ne pouvez pas vous bloquer vous-même.
problem-yourself-report = Vous ne pouvez pas vous signaler vous-même.

## Notifications and vacations

problem-bad-address = Cette adresse n’est pas valable.
problem-bad-address-characters = Une adresse peut avoir jusqu’à { $most } caractères, seulement ASCII, sans espace ni barre oblique inverse.
problem-bad-address-host = Cette adresse ne nomme pas d’hôte.
problem-bad-address-https = L’adresse doit commencer par https://.
problem-bad-address-keys = Ce ne sont pas les clés d’un abonnement de navigateur.
problem-bad-address-mail = Cette adresse e-mail n’est pas valable.
problem-bad-address-no-mail = Ce serveur n’envoie pas d’e-mails.
problem-bad-address-password = L’adresse ne doit contenir ni nom ni mot de passe avant l’hôte.
problem-bad-address-port = Le port de l’adresse doit être 443 ou 8448.
problem-bad-address-unresolved = Ce nom d’hôte est introuvable.
problem-inside-address = Cette adresse mène à un réseau privé. Seules les adresses d’internet peuvent servir.
problem-not-reached = Le message n’a pas été accepté à cette adresse.
problem-not-reached-browser = Ce navigateur n’accepte plus de messages. Ce moyen a été retiré.
problem-not-reached-mail = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
problem-wrong-code = Ce n’est pas le code reçu par e-mail.
problem-wrong-code-over = Ce code ne marche plus. Retirez l’adresse et ajoutez-la de nouveau.
problem-wrong-code-unconfirmed = Confirmez d’abord cette adresse, avec le code reçu par e-mail.
problem-no-such-way = Ce moyen n’existe pas.
problem-too-many-ways = Vous pouvez avoir jusqu’à { $most } moyens. Retirez-en un d’abord.
problem-no-vacation-left = C’est trop long. Jours de vacances qui vous restent cette année : { $days }.

## Moderation

problem-banned = Un modérateur a exclu ce compte.
problem-banned-until = Ce compte est exclu jusqu’au { $day }.
problem-forbidden-ban-moderator = Les modérateurs sont nommés dans les réglages du serveur. Retirez-y d’abord celui-ci.
problem-forbidden-moderators = Seuls les modérateurs peuvent faire cela.
problem-forbidden-not-banned = Ce compte n’est pas exclu.
problem-forbidden-rename-moderator = Les modérateurs sont nommés dans les réglages du serveur. Retirez-y d’abord celui-ci, puis renommez le compte.
problem-closed-report = Ce signalement est déjà clos.
problem-no-such-report = Ce signalement n’existe pas.
problem-reported = Vous l’avez déjà signalé. Un modérateur va l’examiner.
problem-no-name = Indiquez un nouveau nom.
problem-no-time = Une exclusion doit se terminer dans le futur.
problem-not-ready = Une partie classée commence quand tout le monde est là et prêt. Pas encore : { $names }.
problem-same-browser = Un autre compte est déjà venu à cette table avec ce navigateur. À une table classée, chacun ne joue qu’une fois.
problem-rated-stand-in = À une table classée, le remplaçant est toujours { $bot }.
problem-not-rated = Seule une partie classée attend que tout le monde soit prêt.
