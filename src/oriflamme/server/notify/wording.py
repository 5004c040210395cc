"""What a notice says, in the languages of the page. Only what the table shows to everyone is said."""

from datetime import UTC, datetime
from typing import Final, NamedTuple


class Sentences(NamedTuple):
    """The sentences of one language."""

    asked: tuple[str, str, str]  # when it is asked, after half of the time, when a tenth is left
    place: str
    reveal: str
    choose: str
    until: str
    over: str
    test: str
    subject: str
    code: str


SENTENCES: Final[dict[str, Sentences]] = {
    "en": Sentences(
        ("It is your move.", "It is still your move: half of your time is over.", "Your time is almost over."),
        "Place a card.",
        "Wait, or reveal a card?",
        "Choose for one of your cards.",
        "You have time until {until}; then a bot plays for you.",
        "Your time is over: a bot plays for you until you are back.",
        "This is a test: so you will be told that it is your move.",
        "Oriflamme: it is your move",
        "Your code for notices of Oriflamme is {code}. If you have not asked for one, do nothing.",
    ),
    "fr": Sentences(
        (
            "C’est à vous de jouer.",
            "C’est toujours à vous de jouer : la moitié de votre temps est passée.",
            "Votre temps est presque écoulé.",
        ),
        "Placez une carte.",
        "Attendre, ou révéler une carte ?",
        "Choisissez pour une de vos cartes.",
        "Vous avez jusqu’au {until} ; ensuite un bot jouera pour vous.",
        "Votre temps est écoulé : un bot joue pour vous jusqu’à votre retour.",
        "Ceci est un essai : c’est ainsi que vous saurez que c’est à vous de jouer.",
        "Oriflamme : c’est à vous de jouer",
        "Votre code pour les avis d’Oriflamme est {code}. Si vous n’en avez pas demandé, ne faites rien.",
    ),
    "uk": Sentences(
        ("Ваш хід.", "Ще ваш хід: минула половина вашого часу.", "Ваш час майже вичерпано."),
        "Викладіть карту.",
        "Чекати чи відкрити карту?",
        "Зробіть вибір для однієї зі своїх карт.",
        "Ви маєте час до {until}; потім за вас зіграє бот.",
        "Ваш час вичерпано: за вас грає бот, доки ви не повернетеся.",
        "Це перевірка: так ви дізнаєтеся, що настав ваш хід.",
        "Oriflamme: ваш хід",
        "Ваш код для сповіщень Oriflamme: {code}. Якщо ви його не замовляли, нічого не робіть.",
    ),
    "ru": Sentences(
        ("Ваш ход.", "Всё ещё ваш ход: прошла половина вашего времени.", "Ваше время почти истекло."),
        "Выложите карту.",
        "Ждать или открыть карту?",
        "Сделайте выбор для одной из своих карт.",
        "У вас есть время до {until}; потом за вас сыграет бот.",
        "Ваше время истекло: за вас играет бот, пока вы не вернётесь.",
        "Это проверка: так вы узнаете, что настал ваш ход.",
        "Oriflamme: ваш ход",
        "Ваш код для уведомлений Oriflamme: {code}. Если вы его не запрашивали, ничего не делайте.",
    ),
    "it": Sentences(
        ("Tocca a te.", "Tocca ancora a te: metà del tuo tempo è passata.", "Il tuo tempo è quasi finito."),
        "Piazza una carta.",
        "Aspettare o rivelare una carta?",
        "Scegli per una delle tue carte.",
        "Hai tempo fino al {until}; poi un bot giocherà per te.",
        "Il tuo tempo è finito: un bot gioca per te finché non torni.",
        "Questa è una prova: così saprai che tocca a te.",
        "Oriflamme: tocca a te",
        "Il tuo codice per gli avvisi di Oriflamme è {code}. Se non l’hai chiesto, non fare nulla.",
    ),
}


def text_of_notice(language: str, question: str, reminder: int, until: int) -> str:
    """Return what somebody who is asked is told."""
    words = SENTENCES[language]
    if reminder >= len(words.asked):
        return words.over
    what = {"place": words.place, "reveal": words.reveal}.get(question, words.choose)
    time = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{words.asked[reminder]} {what} {words.until.format(until=time)}"
