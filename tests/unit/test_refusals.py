"""Refusals: each code and variant of the server has a sentence in every language, and each sentence is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import oriflamme
from oriflamme.errors import OriflammeError, UnknownBot, UnknownDeck
from oriflamme.server.names import UnseenName
from oriflamme.server.storage.records import Conflict, StoreFailure
from oriflamme.server.wire.refusal import SENTENCES_BY_CODE, Refusal, problem_of, refused
from oriflamme.texts import languages

PACKAGE: Final = Path(oriflamme.__file__).parent
STORE_FAILURES: Final = ("StoreFailure", "Conflict")
# Problems that the page itself reports.
OF_THE_PAGE: Final = {
    *("problem-unknown", "problem-away", "problem-broken", "problem-short-password"),
    *("problem-device-died", "problem-device-unable", "problem-device-unfetched"),
}


class Call(NamedTuple):
    """A refusal that the server makes."""

    where: str
    code: ast.expr
    variant: ast.expr
    arguments: frozenset[str]

    @property
    def messages(self) -> list[str]:
        """The messages that this refusal may use."""
        suffixes = ("-".join(filter(None, (code.replace("_", "-"), variant))) for code, variant in self._pairs())
        return [f"problem-{suffix}" for suffix in suffixes]

    def _pairs(self) -> Iterator[tuple[str, str]]:
        for code in literals_of(self.code):
            for variant in literals_of(self.variant):
                yield code, variant


def literals_of(node: ast.expr) -> list[str]:
    """Return the possible values of an expression. They must be literals, so that a test can read them."""
    if isinstance(node, ast.IfExp):
        return literals_of(node.body) + literals_of(node.orelse)
    assert isinstance(node, ast.Constant) and isinstance(node.value, str), ast.unparse(node)
    return [node.value]


@cache
def modules() -> dict[str, ast.Module]:
    """Return the modules of the server, and of a device that is its own server."""
    files = sorted(file for room in ("server", "offline") for file in (PACKAGE / room).rglob("*.py"))
    return {str(file.relative_to(PACKAGE)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def found_calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls in a module, each with the name of the function; `super().__init__` gets the name of the base."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node
        if isinstance(node, ast.ClassDef) and len(node.bases) == 1:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Call) and ast.unparse(inner.func) == "super().__init__":
                    yield ast.unparse(node.bases[0]), inner


@cache
def calls() -> tuple[Call, ...]:
    """Return every refusal that the server makes with its own sentence."""
    return tuple(
        call
        for name, tree in modules().items()
        if name not in ("server/wire/refusal.py", "server/storage/records.py")  # these only pass refusals on
        for function, node in found_calls(tree)
        if (call := _call(f"{name}:{node.lineno}", function, node)) is not None
    )


def _call(where: str, function: str, node: ast.Call) -> Call | None:
    given = [*node.args, ast.Constant("")]
    arguments = frozenset(keyword.arg or "**" for keyword in node.keywords) - {"stale"}
    if function == "Refusal":
        assert 1 <= len(node.args) <= 2, where
        if where.startswith("server/lanes.py") and isinstance(given[1], ast.Name):
            return None  # the name of a lane: see below
        return Call(where, given[0], given[1], arguments)
    if function in STORE_FAILURES:
        return Call(where, ast.Constant("store"), given[0], arguments)
    if function == "lane" and where.startswith("server/lanes.py"):  # a full lane refuses by its name
        return Call(where, ast.Constant("busy"), given[0], arguments)
    return None


@cache
def sentences(language: str) -> dict[str, frozenset[str]]:
    """Return the messages of problems.ftl, each with its variables."""
    source = (PACKAGE / "texts" / language / "problems.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message)]
    return {entry.id.name: frozenset(_variables(entry)) for entry in found}


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, fluent.VariableReference):
        yield node.id.name
    elif isinstance(node, fluent.BaseNode | list):
        for part in node if isinstance(node, list) else vars(node).values():
            yield from _variables(part)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence_with_the_same_arguments(language: str) -> None:
    assert len(calls()) > 100
    for call in calls():
        for message in call.messages:
            assert sentences(language).get(message) == call.arguments, (language, call.where, message)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_used(language: str) -> None:
    used = {message for call in calls() for message in call.messages}
    used |= {f"problem-wrong-{variant}" for variant in SENTENCES_BY_CODE.values()}
    assert set(sentences(language)) == used | OF_THE_PAGE


def test_codes_and_variants_are_words_not_sentences() -> None:
    for call in calls():
        assert all(re.fullmatch("[a-z_]+", code) for code in literals_of(call.code)), call.where
        assert all(re.fullmatch("[a-z-]*", variant) for variant in literals_of(call.variant)), call.where


def test_every_code_is_documented() -> None:
    documented = (PACKAGE.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    codes = {code for call in calls() for code in literals_of(call.code)}
    assert [code for code in sorted(codes) if f"`{code}`" not in documented] == []


def test_the_server_code_contains_no_sentences() -> None:
    for name, tree in modules().items():
        for function, node in found_calls(tree):
            if function in ("Refusal.saying", "refused", "problem"):
                sentence = node.args[1 if function == "Refusal.saying" else 0]
                assert not isinstance(sentence, ast.Constant | ast.JoinedStr), f"{name}:{node.lineno}"


def test_all_problems_are_in_problems_ftl() -> None:
    for file in (PACKAGE / "texts").glob("*/*.ftl"):
        if file.name != "problems.ftl":
            assert not re.search("^problem-", file.read_text(encoding="utf-8"), re.MULTILINE), file


def test_a_refusal_has_an_english_sentence_and_its_code_variant_and_arguments() -> None:
    refusal = Refusal("too_many_bots", most=10)
    assert str(refusal) == "You can have up to 10 bots. Delete one first."
    assert refused(refusal, "m1") == refused(Refusal("too_many_bots", most=10), "m1")
    problem = problem_of(Refusal("banned", "until", day="2031-05-17"))
    assert (problem.code, problem.variant, problem.arguments) == ("banned", "until", {"day": "2031-05-17"})
    assert problem.sentence == "This account is banned until 2031-05-17."


def test_a_refusal_can_carry_a_sentence_from_elsewhere() -> None:
    refusal = Refusal.saying("illegal", "wait is not legal", stale=True)
    assert (refusal.code, refusal.variant, refusal.stale, str(refusal)) == ("illegal", "", True, "wait is not legal")


@pytest.mark.parametrize(("error", "variant"), [(UnknownDeck, "deck"), (UnknownBot, "bot"), (UnseenName, "name")])
def test_input_that_the_library_refuses_gets_a_translated_sentence(error: type[OriflammeError], variant: str) -> None:
    refusal = Refusal.of(error("English only"))
    assert (refusal.code, refusal.variant) == ("wrong", variant)
    assert "English only" not in str(refusal)
    assert str(Refusal.of(OriflammeError("English only"))) == "English only"


def test_a_store_failure_is_a_refusal_with_the_code_store() -> None:
    assert (StoreFailure().refusal.code, StoreFailure().refusal.variant) == ("store", "")
    assert Conflict("moving").refusal.variant == "moving"
    assert str(Conflict("moving")) == "This table is moving to another process. Try again in a second."
