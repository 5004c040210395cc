"""Puzzles over HTTP: shown without secrets, judged, played on; what is wrong is refused with a code."""

from oriflamme.puzzles import collection

from .clients import Client
from .server_process import Server

PUZZLE = next(iter(collection()))
PATH = f"/api/puzzles/{PUZZLE.number}"


async def test_a_puzzle_is_shown_answered_and_played_on(server: Server) -> None:
    found = server.get("/api/puzzles")
    assert found["count"] == len(collection()) and 1 <= found["today"] <= found["count"]
    shown = server.get(PATH)
    assert shown["game"]["question"]["seat"] == shown["seat"]
    assert [("hand" in seat) for seat in shown["game"]["seats"]].count(True) == 1
    wrong = server.post(f"{PATH}/answer", {"action": PUZZLE.options[-1].action})
    right = server.post(f"{PATH}/answer", {"action": PUZZLE.answer})
    assert (wrong["right"], right["right"]) == (False, True) and right["answer"] == PUZZLE.answer
    seated = server.post(f"{PATH}/play-on", {"name": "Ann"})
    async with Client(server, seated["table"], seated["token"]) as ann:
        await ann.until(lambda client: "game" in client.last)
        begun = next(message for message in ann.messages if message["type"] == "game")
        assert begun["game"]["queue"] == shown["game"]["queue"]
        assert begun["game"]["question"]["actions"] == shown["game"]["question"]["actions"]


async def test_wrong_requests_are_refused_with_a_code(server: Server) -> None:
    for number in ("0", "100000", "-1", "x", "1e3", "%00", "%D9%A3"):
        path = f"/api/puzzles/{number}"
        code = (404, "not_found") if number == "%00" else (404, "no_such_puzzle")
        assert server.refusal(path) == code
        assert server.refusal(f"{path}/answer", {"action": "wait"}) == code
        assert server.refusal(f"{path}/play-on", {"name": "Ann"}) == code
    for action in ("wait for it", "place spy on 34", "\u0007"):
        assert server.refusal(f"{PATH}/answer", {"action": action}) == (400, "no_such_answer")
    bodies: tuple[object, ...] = ({}, {"action": ""}, {"action": 7}, {"action": "x" * 61}, [], "wait")
    for body in bodies:
        assert server.refusal(f"{PATH}/answer", body) == (400, "no_body")
    assert server.refusal(f"{PATH}/play-on", {"name": "Ann", "bot": "nobody"})[0] == 400
    assert server.refusal(f"{PATH}/play-on", {"name": ""}) == (400, "no_body")
