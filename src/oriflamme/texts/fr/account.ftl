# Le compte : se connecter, sessions, notifications, ses propres bots, blocages et signalements. Aucune table n’en a besoin.
#
# Glossaire : un mot, un sens.
#   compte      un nom avec un mot de passe        session       un navigateur où l’on est connecté
#   invité      qui joue sans compte               reprendre     faire d’une partie d’invité celle du compte
#   bot         un programme qui joue              jeton         le secret avec lequel un bot se connecte
#   moyen       comment on est prévenu             code          envoyé pour confirmer une adresse
#   bloquer     ne plus vouloir rencontrer         signalement   prévenir les modérateurs

## Se connecter

signin-why = À quoi sert un compte
signin-why-games = Vos places sont à vous dans tous les navigateurs.
signin-why-rated = Parties classées, un profil, une place dans les classements.
signin-why-days = Parties sur plusieurs jours, avec une notification quand c’est à vous.
signin-optional = Tout le reste se joue sans compte, maintenant et pour toujours.
signin-which = Avez-vous un compte ?
signin-have = J’ai un compte
signin-have-none = Je suis ici la première fois
signin-already = Session ouverte au nom de { $name }.
signin-claim =
    { $amount ->
        [one] Emporter la partie de ce navigateur
       *[other] Emporter les { $amount } parties de ce navigateur
    }
signin-recovery = Vous recevrez ensuite un code de secours. Il sert à choisir un nouveau mot de passe si vous oubliez celui-ci.
signin-forgot = Mot de passe oublié ?
signup = Créer un compte
signup-do = Créer le compte
account-name = Nom
password = Mot de passe
password-show = Montrer
password-hide = Cacher
password-rule = Au moins 8 caractères, et pas votre nom.
account-name-missing = Entrez votre nom.
password-missing = Entrez votre mot de passe.

## Un mot de passe oublié

recovery = Secours
recovery-title = Choisir un nouveau mot de passe
recovery-how = Comment ?
recovery-by-code = Code de secours
recovery-by-mail = E-mail
recovery-by-link = Vous venez du lien reçu par e-mail. Choisissez un nouveau mot de passe.
recovery-code = Code de secours
recovery-code-missing = Entrez votre code de secours.
recovery-code-note = Vous l’avez reçu avec votre compte : quatre groupes de cinq lettres et chiffres.
recovery-do = Changer le mot de passe
recovery-mail-note = Si le compte a une adresse e-mail confirmée depuis au moins trois jours, un lien y est envoyé. Il sert pendant une heure.
recovery-mail-do = M’envoyer un lien
recovery-mail-sent = Si un tel compte existe avec une adresse confirmée, un lien est en route.
recovery-done = Votre mot de passe est changé
recovery-yours = Votre code de secours
recovery-once = Gardez-le en lieu sûr : il ne s’affiche qu’une fois. Il sert une fois, si vous oubliez votre mot de passe.
recovery-kept = Je l’ai noté
recovery-note = Un code de secours permet de choisir un nouveau mot de passe si vous oubliez le vôtre.
recovery-made = Votre code date du { $date }.
recovery-none = Vous n’avez pas encore de code de secours.
recovery-mail = Un lien peut aussi être envoyé à votre adresse confirmée.
recovery-new = Créer un nouveau code
recovery-new-note = L’ancien ne sert plus.

## Le compte

account-since = Compte depuis le { $date }
account-cancel = Annuler
account-gone = Votre compte est supprimé
account-gone-text = Vos parties restent à celles et ceux qui les ont jouées, sans votre nom. Vous pouvez continuer comme invité à tout moment.
sessions = Vos sessions
sessions-note = Un navigateur inconnu ? Déconnectez-le et changez de mot de passe.
session-this = ce navigateur
session-unknown = Navigateur inconnu
# $when : « il y a 2 jours »
session-seen = dernière visite { $when }
session-since = depuis le { $date }
# $place est un navigateur : « Firefox · Linux »
session-end-at = Déconnecter : { $place }
session-ended = Ce navigateur est déconnecté.
sign-out-everywhere = Se déconnecter partout
password-note = Un nouveau mot de passe déconnecte tous les autres navigateurs.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
claim = Parties de ce navigateur
claim-note =
    { $amount ->
        [one] { $amount } partie a été jouée ici comme invité et n’est pas encore à votre compte.
       *[other] { $amount } parties ont été jouées ici comme invité et ne sont pas encore à votre compte.
    }
claim-do = Ajouter au compte
claimed =
    { $amount ->
        [0] Aucune de ces parties ne peut plus être reprise.
        [one] { $amount } partie est maintenant à votre compte.
       *[other] { $amount } parties sont maintenant à votre compte.
    }
data = Vos données
data-note = Tout ce que le serveur conserve de vous, dans un fichier ; ou effacez tout.
data-export = Télécharger mes données
delete-account = Supprimer le compte
delete-warning = C’est définitif.
delete-name = Votre nom est retiré de toutes vos parties. Les parties restent à celles et ceux qui les ont jouées.
delete-all = Vos classements, amis, bots, blocages et notifications sont supprimés.
delete-seats = Vous perdez vos places aux tables en cours ; un bot peut y jouer à votre place.
delete-do = Supprimer pour de bon

## Vacances

vacation = Vacances
vacation-note = Pendant votre absence, votre temps aux tables tour par tour est arrêté.
vacation-until = Vous êtes en vacances jusqu’au { $date }.
vacation-day = Absence jusqu’au
vacation-go = Partir en vacances
vacation-back = Je suis de retour
vacation-left =
    { $amount ->
        [one] Il reste { $amount } jour cette année.
       *[other] Il reste { $amount } jours cette année.
    }

## Ses propres bots

own-bots = Vos bots
own-bots-note = Vos programmes, qui prennent place comme tout le monde. Ils sont marqués comme bots et ont leurs propres classements.
own-bot-since = depuis le { $date }
own-bot-name = Nom d’un nouveau bot
own-bot-make = Créer le bot
own-bot-renew = Nouveau jeton
own-bot-renew-of = Nouveau jeton pour { $name }
own-bot-renew-sure = { $name } reçoit un nouveau jeton. L’ancien cesse aussitôt de fonctionner.
own-bot-delete = Supprimer le bot
own-bot-delete-of = Supprimer { $name }
own-bot-delete-sure = { $name } est supprimé avec ses classements. Ses parties restent, sans son nom.
own-bot-deleted = { $name } est supprimé.
token = Jeton
token-of = Le jeton de { $name }
token-once = Copiez-le maintenant : il n’est montré qu’une fois.
token-copy = Copier
token-note = Avec ce jeton, n’importe qui peut jouer comme votre bot. Le programme l’envoie avec chaque requête : « Authorization: Bearer … ».

## Blocages

blocks = Personnes bloquées
blocks-note = Vous ne jouez jamais à la même table et ne voyez pas les messages l’un de l’autre.
block = Bloquer
block-name = Nom
block-since = depuis le { $date }
block-done = { $name } est sur votre liste de blocage. Vous ne vous croiserez pas à de nouvelles tables.
unblock = Débloquer
unblock-whom = Débloquer { $name }

## Notifications

push = Sur cet appareil
push-note = Une notification du navigateur quand c’est à vous, même si la page est fermée.
push-turn-on = Me prévenir sur cet appareil
push-turn-off = Désactiver sur cet appareil
push-is-on = Cet appareil reçoit les notifications.
push-on = C’est fait. Cet appareil reçoit désormais les notifications.
push-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis revenez.
push-unable = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
push-failed = Le service de notifications du navigateur est injoignable. Réessayez plus tard, ou choisissez un autre moyen.
channels = Où vont les notifications
channels-note = Quand c’est à vous à une table tour par tour, puis à la moitié et aux neuf dixièmes du temps. Jamais tant que vous avez la table ouverte.
channels-none = Nulle part encore.
channels-unable = Ce serveur n’envoie pas de notifications.
channel-push = Navigateur
channel-email = E-mail
channel-test = Essayer
channel-test-of = Essayer : { $channel }
channel-tested = Envoyé. Est-ce arrivé ?
channel-remove = Retirer : { $channel }
channel-failing =
    { $amount ->
        [one] La dernière notification n’est pas arrivée.
       *[other] Les { $amount } dernières notifications ne sont pas arrivées.
    }
channel-code = Code reçu par e-mail
channel-code-note = Un code a été envoyé à { $address }.
channel-code-sent = Un code vous a été envoyé. Saisissez-le ci-dessus.
channel-confirm = Confirmer
channel-new = Un autre moyen
channel-kind = Type de moyen
channel-about-discord = Dans Discord : paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook.
channel-about-slack = Dans Slack : ajoutez l’application « Incoming Webhooks » à un canal et copiez son URL.
channel-about-matrix = L’adresse d’un webhook qui mène dans un salon Matrix.
channel-about-email = Une adresse que vous lisez. Elle sert aussi à choisir un nouveau mot de passe si vous oubliez le vôtre.
channel-address-hook = Adresse du webhook
channel-address-email = Adresse e-mail
channel-add = Ajouter
channel-added = Ajouté. Essayez !

## Signalements

report = Signaler
report-title = Signaler { $name }
report-note = Les modérateurs de ce serveur reçoivent votre message et le journal de cette partie.
report-reason = Qu’est-ce qui ne va pas ?
report-abuse = Injures ou menaces
report-cheating = Triche
report-name = Le nom
report-stalling = Lenteur délibérée
report-other = Autre chose
report-words = Avec vos mots
report-send = Envoyer le signalement
report-sent = Merci. Un modérateur va l’examiner.
