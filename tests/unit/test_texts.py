"""The texts: every language has every message of English, and every message can be formatted."""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from oriflamme import Game
from oriflamme.events import AnyEvent
from oriflamme.rules.decks import BOXES, DECKS, LINES
from oriflamme.rules.kinds import NAMES, UNKNOWN
from oriflamme.rules.questions import MODE, QUESTIONS, TARGET
from oriflamme.server.bot_pool.pool import LEVELS
from oriflamme.server.tables.phrases import PHRASES, phrase_in_english
from oriflamme.texts import languages
from oriflamme.texts.cards import card_texts
from oriflamme.texts.questions import question, question_to_another

TEXTS: Final = files("oriflamme").joinpath("texts")
LANGUAGES: Final = languages()
OTHERS: Final = LANGUAGES[1:]

# One example of each type of message with grammatical forms. The forms differ between languages.
INFLECTED: Final = ("kind-soldier", "card-your", "family-red")
NO_FORM: Final = re.compile(r"short|text|tip|ruling-\d+|crest")
GENDERS: Final = {"masculine", "inanimate", "feminine", "neuter"}
STEPS: Final = "place wait reveal eliminate stack ambush decree end".split()
KINDS: Final = tuple(name for kind, name in enumerate(NAMES) if kind != UNKNOWN)

# Arguments that are words with all their forms: kinds, and cards in the queue.
KIND_ARGUMENTS: Final = {"kind", "voice", "by", "gone", "was"}
CARD_ARGUMENTS: Final = {"card", "actor", "under"}
NUMBERS: Final = (0, 1, 2, 5, 21)
FOREIGN: Final = {"uk": re.compile("[ыэъёЫЭЪЁ]"), "ru": re.compile("[іїєґІЇЄҐ]")}


def id_of(kind: str) -> str:
    """Return the name of a kind as it is written in message ids."""
    return kind.replace("_", "-")


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Return the entries of the files of a language, each with the name of its file."""
    parser = FluentParser(with_spans=False)
    return tuple(
        (file.name, entry)
        for file in sorted(TEXTS.joinpath(language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by id."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    """Return the bundle that formats the messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(TEXTS.joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the value of a message, under an empty name, and its attributes."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


@cache
def forms_of(language: str, message: str) -> set[str]:
    """Return the attributes of a message that are forms of a word. All messages of its type must have the same ones."""
    example = next((example for example in INFLECTED if message.split("-")[0] == example.split("-")[0]), None)
    if example is None:
        return set()
    attributes = {attribute.id.name for attribute in messages(language)[example].attributes}
    return {name for name in attributes if not NO_FORM.fullmatch(name)}


@cache
def nodes(node: ast.BaseNode) -> tuple[ast.BaseNode, ...]:
    """Return a node of the syntax and all nodes below it."""
    return tuple(walk(node))


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of the syntax and all nodes below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)


def pieces(pattern: ast.Pattern) -> list[str]:
    """Return the texts of a pattern without its placeholders."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def argument(variable: str) -> str:
    """Return the argument of which a variable is a form: $card-accusative is a form of $card."""
    stem = variable.split("-")[0]
    return stem if stem in KIND_ARGUMENTS | CARD_ARGUMENTS else variable


def arguments(language: str, pattern: ast.Pattern) -> set[str]:
    """Return the arguments of a pattern and of the messages it refers to."""
    found = {argument(node.id.name) for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference):
            value = messages(language)[node.id.name].value
            assert value is not None
            found |= arguments(language, value)
    return found


def say(language: str, pattern_of: tuple[str, str], values: dict[str, str | int]) -> str:
    """Return the text of a message or of one of its attributes."""
    name, attribute = pattern_of
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    words, errors = bundle(language).format_pattern(pattern, values)
    assert not errors, (language, name, attribute, errors)
    assert isinstance(words, str)
    return words


def all_forms(language: str, prefix: str, message: str, values: dict[str, str | int]) -> dict[str, str | int]:
    """Return a word with its forms as arguments."""
    names = {f"{prefix}-{form}": form for form in forms_of(language, message)}
    return {name: say(language, (message, form), values) for name, form in {prefix: "", **names}.items()}


@cache
def samples(language: str, kind: str) -> dict[str, str | int]:
    """Return arguments for every message, with a kind in all its forms."""
    values: dict[str, str | int] = {"name": "Anna", "to": "Boris", "names": "Anna, Boris", "asker": "…", "pile": 3}
    for prefix in sorted(KIND_ARGUMENTS):
        values |= all_forms(language, prefix, f"kind-{id_of(kind)}", {})
    for prefix, card in zip(sorted(CARD_ARGUMENTS), ("card-your", "card-their", "card-your-hidden"), strict=True):
        values |= all_forms(language, prefix, card, values)
    return values


@cache
def one_of_each_gender(language: str) -> tuple[str, ...]:
    """Return one kind of each grammatical gender, because sentences may differ by gender."""
    if "gender" not in forms_of(language, "kind-soldier"):
        return KINDS[:1]
    return tuple({say(language, (f"kind-{id_of(kind)}", "gender"), {}): kind for kind in KINDS}.values())


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every piece of text with the name of its message."""
    for name, message in messages(language).items():
        for attribute, pattern in parts(message):
            for text in pieces(pattern):
                yield f"{language}: {name}.{attribute}", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert [name for name in messages(language) if ids.count(name) > 1] == []
    for message in messages(language).values():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert len(attributes) == len(set(attributes)), message.id.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_the_messages_of_english(language: str) -> None:
    def ids(of: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(of) if isinstance(entry, ast.Message)}

    assert sorted(ids("en") - ids(language)) == []
    assert sorted(ids(language) - ids("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_attributes_match_english_except_for_the_forms_of_the_language(language: str) -> None:
    for name, message in messages(language).items():
        own = {attribute.id.name for attribute in message.attributes}
        english = {attribute.id.name for attribute in messages("en")[name].attributes} - forms_of("en", name)
        assert own == english | forms_of(language, name), (language, name)
        assert (message.value is None) == (messages("en")[name].value is None), (language, name)


@pytest.mark.parametrize("language", OTHERS)
def test_arguments_match_english(language: str) -> None:
    for name, message in messages(language).items():
        english = dict(parts(messages("en")[name]))
        for attribute, pattern in parts(message):
            wanted = english.get(attribute, english.get(""))
            assert wanted is not None
            assert arguments(language, pattern) == arguments("en", wanted), (language, name, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for name, message in messages(language).items():
        for attribute, pattern in parts(message):
            wanted = arguments(language, pattern)
            for kind in one_of_each_gender(language) if wanted & (KIND_ARGUMENTS | CARD_ARGUMENTS) else KINDS[:1]:
                for values in _every_choice(language, pattern, samples(language, kind)):
                    assert say(language, (name, attribute), values).strip() or name in ("at-pile", "lost-with-it")


def _every_choice(language: str, pattern: ast.Pattern, values: dict[str, str | int]) -> Iterator[dict[str, str | int]]:
    """Yield the arguments with each number, and each place, that a pattern may get."""
    wanted = arguments(language, pattern)
    numbers = {name for name in wanted if name not in values and name != "place"}
    places = ("first", "last", "on", "at") if "place" in wanted else ("first",)
    for place in places:
        for number in NUMBERS if numbers else (1,):
            yield {**values, **dict.fromkeys(numbers, number), "place": place, "pile": number or 3}
    if "pile" in wanted:
        yield {**values, **dict.fromkeys(numbers, 1), "place": "at", "pile": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_name_and_a_short_text(language: str) -> None:
    wanted = {f"kind-{id_of(kind)}" for kind in KINDS}
    assert {name for name in messages(language) if name.startswith("kind-")} == wanted
    if "gender" in forms_of(language, "kind-soldier"):
        assert {say(language, (name, "gender"), {}) for name in wanted} <= GENDERS
    assert [name for name in wanted if len(say(language, (name, "short"), {})) > 40] == []
    names = [say(language, (name, ""), {}) for name in wanted]
    assert len(set(names)) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_explained(language: str) -> None:
    cards = card_texts(language)
    assert tuple(cards) == KINDS
    assert all(card.name and card.text and card.tip and card.rulings for card in cards.values())
    assert cards["spy"].rulings[-1].endswith(" (R70)")


def test_messages_refer_only_to_messages_of_the_same_file() -> None:
    for language in LANGUAGES:
        files_of = {entry.id.name: file for file, entry in entries(language) if isinstance(entry, ast.Message)}
        for name, message in messages(language).items():
            for node in nodes(message):
                if isinstance(node, ast.MessageReference):
                    assert files_of[node.id.name] == files_of[name], (language, name)


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_cite_the_same_rules_in_the_same_order(language: str) -> None:
    for kind in KINDS:
        name = f"kind-{id_of(kind)}"
        for attribute, _ in parts(messages("en")[name]):
            if attribute.startswith("ruling-"):
                rule = re.search(r" \(R\d+\)$", say("en", (name, attribute), {}))
                assert rule is not None
                assert say(language, (name, attribute), {}).endswith(rule[0]), (language, name, attribute)


def test_every_event_has_messages() -> None:
    events = {"event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event.__name__).lower() for event in get_args(AnyEvent)}
    names = [name for name in messages("en") if name.startswith("event-")]
    assert len(events) == len(get_args(AnyEvent))
    assert {event for event in events if not any(re.match(rf"{event}(-|$)", name) for name in names)} == set()
    assert [name for name in names if not any(re.match(rf"{event}(-|$)", name) for event in events)] == []


def voices(kind: int) -> set[str]:
    """Return the kinds whose text asks this kind of question in many games where every card is revealed at once."""
    dice, found = random.Random(1), set()
    for seed in range(150):
        game = Game.new(5, ("base", "ablaze", "alliance")[seed % 3], seed)
        while game.decision:
            if game.decision.kind == QUESTIONS[kind]:
                found.add(NAMES[game.decision.voice])
            answers = [action for action in game.decision.actions if action.text != "wait"]
            game.play(dice.choice(answers or game.decision.actions))
    return found


def test_every_question_has_a_text() -> None:
    kinds = {f"question-{kind}" for kind in QUESTIONS[1:]} - {"question-target", "question-mode"}
    targets = {id_of(voice) for voice in voices(TARGET)}
    modes = {id_of(voice) for voice in voices(MODE)}
    ids = {entry.id.name for file, entry in entries("en") if file == "questions.ftl" and isinstance(entry, ast.Message)}
    assert {name for name in ids if re.match("question-(?!target-|mode-)", name)} == kinds
    assert {name for name in ids if name.startswith("question-mode-")} == {f"question-mode-{voice}" for voice in modes}
    for prefix in ("question-target-", "action-target-"):
        assert {name for name in ids if name.startswith(prefix)} == {f"{prefix}{voice}" for voice in targets}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_game_can_be_formatted(language: str) -> None:
    dice = random.Random(2)
    for seed in range(10):
        game = Game.new(4, "any", seed)
        while game.decision:
            assert game.decision.question_in(language)[0].isupper()
            game.play(dice.choice(game.decision.actions))


def test_questions_read_well_in_english() -> None:
    spy, shapeshifter = NAMES.index("spy"), NAMES.index("shapeshifter")
    assert question("reveal", spy, 0, 3) == "Your hidden Spy, position 3: wait or reveal?"
    assert question("target", spy, spy, 3) == "Your Spy: from whom does it take 1?"
    assert question("target", shapeshifter, spy, 3).startswith("Your Shapeshifter, as Spy: from whom ")
    assert question_to_another("place", "Ann", 0) == "Ann places a card…"
    assert question_to_another("reveal", "Ann", 0) == "Ann: wait or reveal?"
    assert question_to_another("gap", "Ann", 0) == "Ann chooses…"
    assert question_to_another("target", "Ann", spy) == "Ann chooses for the Spy…"


def test_every_deck_line_phrase_and_lesson_has_a_text() -> None:
    wanted = [
        *(f"box-{box}" for box in BOXES),
        *(f"deck-{deck}" for deck in (*DECKS, "random", "any")),
        *(f"line-{line.replace(' ', '-')}" for line in LINES),
        *(f"phrase-{phrase}" for phrase in PHRASES),
        *(f"learn-{step}-{part}" for step in STEPS for part in ("title", "text", "prompt", "praise")),
    ]
    assert [name for name in wanted if name not in messages("en")] == []
    assert len([name for name in messages("en") if name.startswith("phrase-")]) == len(PHRASES)
    assert phrase_in_english("hello") == "Hello!"
    assert phrase_in_english("a-phrase-of-old") == "a-phrase-of-old"
    assert all(say("en", (f"bot-{level}", "about"), {}) for level in LEVELS)


def test_the_sections_of_the_rules_have_titles_and_paragraphs() -> None:
    names = [name for name in messages("en") if name.startswith("rules-")]
    sections = sorted({int(name.split("-")[1]) for name in names if name.split("-")[1].isdigit()})
    assert sections == list(range(1, len(sections) + 1))
    for section in sections:
        assert f"rules-{section}-title" in names
        assert f"rules-{section}-text-1" in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_right(language: str) -> None:
    for where, text in texts(language):
        assert "'" not in text, where
        assert '"' not in text, where
        assert "..." not in text, where
        assert "  " not in text, where
        if language == "fr":
            assert not re.search(r" [;:!?»]|« |[a-zé][;!?]", text), where


@pytest.mark.parametrize("language", FOREIGN)
def test_no_text_contains_letters_of_another_language(language: str) -> None:
    for where, text in texts(language):
        assert not FOREIGN[language].search(text), where


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    for name, message in messages(language).items():
        english = dict(parts(messages("en")[name]))
        for attribute, pattern in parts(message):
            own = " ".join(pieces(pattern))
            if attribute in english and len(re.findall(r"[A-Za-z]{2,}", own)) > 2:
                assert own != " ".join(pieces(english[attribute])), (language, name, attribute)
