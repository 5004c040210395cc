"""Pictures: what they show, and what they do not."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from oriflamme import Game, OriflammeError, View, worlds
from oriflamme.bots import bot
from oriflamme.pictures import looks as looks_module
from oriflamme.pictures.looks import CREDIT, looks
from oriflamme.rules.decks import DECKS, NUMBERS
from oriflamme.rules.kinds import CHARACTERS

SVG = "{http://www.w3.org/2000/svg}"


def played(deck: str, players: int, seed: int, moves: int) -> Game:
    game, casual = Game.new(players, deck, seed), bot("casual", seed)
    while game.asked is not None and len(game.moves) < moves:
        game.play(casual.choose(game.view(game.asked)))
    return game


@pytest.mark.parametrize("deck", [*DECKS, "any"])
def test_every_reference_of_a_picture_leads_somewhere_in_it(deck: str) -> None:
    for seed, players in enumerate((3, 4, 5)):
        game = played(deck, players, seed, random.Random(f"{deck}{seed}").randrange(200))
        for picture in (game.svg(), game.view(0).svg("uk"), game.view(None).svg("fr")):
            tree = ElementTree.fromstring(picture)
            drawn = {element.get("id") for element in tree.iter()}
            wanted = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)
            assert {use or fill for use, fill in wanted} <= drawn


def test_a_picture_names_the_kinds_that_its_viewer_knows_and_no_others() -> None:
    game = Game.from_position("3 B reveal | wait, reveal | R:(lord)+1 B:(soldier)+1 R:(heir)+2 | R3 B2 G4 | - | 5")
    queues = {None: game.svg(), 1: game.svg(seat=1), 2: game.svg(seat=2)}

    def in_queue(picture: str) -> set[str]:
        texts = [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
        return {"Lord", "Soldier", "Heir"} & set(texts[: texts.index("3", texts.index("Green"))])

    assert "Soldier" in in_queue(queues[1]) and in_queue(queues[None]) == {"Lord", "Soldier", "Heir"}
    assert in_queue(queues[2]) == set()


def test_two_games_that_a_viewer_cannot_tell_apart_look_the_same_to_it() -> None:
    dice = random.Random(1)
    for seed in range(12):
        game = played("any", 3 + seed % 3, seed, dice.randrange(10, 120))
        for seat in (*range(game.players), None):
            view = game.view(seat)
            assert worlds.sample(view, dice).view(seat).svg() == view.svg()


def test_a_name_is_written_as_text_and_kept_in_its_panel() -> None:
    names = ['<script>"&', "long " * 20, "\x00\x1b", "д"]
    picture = Game.new(players=4, seed=1, names=names).svg()
    texts = [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert '<script>"&' in texts and "<script" not in picture
    assert not any(len(text) > 60 for text in texts)


def test_a_picture_has_a_title_a_credit_and_the_width_that_is_asked_for() -> None:
    view = Game.new(players=3, seed=1).view(0)
    tree = ElementTree.fromstring(view.svg(width=600))
    assert tree.get("width") == "600" and tree.get("role") == "img"
    assert tree.findtext(f"{SVG}title") == str(view.position())
    assert tree.findtext(f"{SVG}metadata") == CREDIT


def test_a_notebook_shows_the_picture_of_a_game_and_of_a_view() -> None:
    game = Game.new(players=3, seed=1)
    assert game._repr_svg_() == game.svg()
    assert game.view(2)._repr_svg_() == game.svg(seat=2) != game.svg()


def test_the_page_gives_every_kind_a_look_that_agrees_with_the_rules() -> None:
    kinds = looks().kinds
    assert set(kinds) == set(NUMBERS)
    assert {kind for kind, look in kinds.items() if look.character} == {
        kind for kind, number in NUMBERS.items() if CHARACTERS >> number & 1
    }
    assert {family.letter for family in looks().families} == set("RBGYV")


def test_without_the_page_a_picture_says_what_to_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    view: View = Game.new(players=3, seed=1).view(0)
    monkeypatch.setattr(looks_module, "FILE", tmp_path / "looks.json")
    looks.cache_clear()
    try:
        with pytest.raises(OriflammeError, match="build the page"):
            view.svg()
        assert view._repr_svg_() is None
    finally:
        looks.cache_clear()
