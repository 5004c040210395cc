import { describe, expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyEvent, GameNews, ShownGame } from "$/protocol";
import { begin, follow, sharing, tell } from "$/table/scene";
import { accountsOf } from "$/table/story";

const empty = (players = 3): ShownGame => ({
  round: 1, first: 0, deck: ["soldier"], queue: [], verdicts: 5, seats: Array.from({ length: players }, () => ({ stock: 1, hand_size: 7 })),
});

function after(events: AnyEvent[], scene = empty()): ShownGame {
  for (const event of events) follow(scene, event);
  return scene;
}

const cards = (scene: ShownGame) => scene.queue.map((pile) => pile.map(({ card }) => card));

describe("what events do to the table", () => {
  test("cards are placed first, last and on a pile", () => {
    const scene = after([
      { type: "Placed", seat: 0, card: 1, place: 0, kind: "spy" },
      { type: "Placed", seat: 1, card: 2, place: 1, kind: null },
      { type: "Placed", seat: 2, card: 3, place: 0, kind: null },
      { type: "Placed", seat: 0, card: 4, place: 3, kind: "lord" },
    ]);
    expect(cards(scene)).toEqual([[3], [4, 1], [2]]);
    expect(scene.seats.map(({ hand_size }) => hand_size)).toEqual([5, 6, 6]);
  });

  test("a pot grows and is taken into the stock", () => {
    const scene = after([
      { type: "Placed", seat: 0, card: 1, place: 0, kind: null },
      { type: "Waited", seat: 0, card: 1, amount: 1 },
      { type: "PotGrew", seat: 0, card: 1, amount: 2 },
      { type: "Revealed", seat: 0, card: 1, kind: "lord" },
      { type: "TookPot", seat: 0, card: 1, kind: "lord", amount: 3 },
    ]);
    expect(scene.queue[0]?.[0]).toMatchObject({ kind: "lord", hidden: false, pot: 0 });
    expect(scene.seats[0]?.stock).toBe(4);
  });

  test("an eliminated card is revealed, then goes to its owner's discard pile; its tokens go to the supply", () => {
    const scene = after([
      { type: "Placed", seat: 1, card: 7, place: 0, kind: null },
      { type: "Bribed", seat: 0, card: 7, kind: "queen" },
      { type: "Marked", seat: 0, card: 7 },
    ]);
    expect(scene.verdicts).toBe(4);
    const event: AnyEvent = { type: "Eliminated", seat: 0, card: 7, kind: "queen", actor: 3, pot: 0 };
    expect(begin(scene, event)).toBe(true);
    expect(scene.queue[0]?.[0]).toMatchObject({ kind: "queen", hidden: false });
    after([event], scene);
    expect(scene.queue).toEqual([]);
    expect(scene.seats[1]?.discards).toEqual(["queen"]);
    expect(scene.verdicts).toBe(5);
  });

  test("an entering card makes a pile or covers one, as the event says", () => {
    const start: AnyEvent[] = [{ type: "Placed", seat: 0, card: 1, place: 0, kind: null }, { type: "Placed", seat: 0, card: 2, place: 1, kind: null }];
    const enters = { type: "Entered", seat: 0, card: 9, kind: "lord", place: 2 } as const;
    expect(cards(after([...start, { ...enters, opens_pile: false }]))).toEqual([[9, 1], [2]]);
    expect(cards(after([...start, { ...enters, opens_pile: true }]))).toEqual([[9], [1], [2]]);
  });

  test("an event is described with its cards as they were before it", () => {
    const scene = after([{ type: "Placed", seat: 1, card: 7, place: 0, kind: null }]);
    const told = tell(scene, { type: "Eliminated", seat: 1, card: 7, kind: "spy", actor: 7, pot: 0 });
    expect(told.card).toEqual({ family: 1, kind: null, hidden: true, pile: 1 });
  });

  const folder = join(import.meta.dirname, "games");
  const games = readdirSync(folder).map((name) => ({ name, ...(JSON.parse(readFileSync(join(folder, name), "utf8")) as { start: ShownGame; news: GameNews }) }));

  test.each(games)("the events of a whole game lead to the position that the server shows: $name", ({ start, news }) => {
    const scene = after(news.events, structuredClone(start));
    expect(cards(scene)).toEqual(cards(news.game));
    expect(scene.queue.flat().map(({ pot }) => pot ?? 0)).toEqual(news.game.queue.flat().map(({ pot }) => pot ?? 0));
    expect(scene.queue.flat().map(({ family }) => family)).toEqual(news.game.queue.flat().map(({ family }) => family));
    for (const [seat, shown] of scene.seats.entries()) {
      const real = news.game.seats[seat];
      expect(shown.stock).toBe(real?.stock);
      expect(shown.hand_size).toBe(real?.hand_size);
      expect((shown.discards ?? []).toSorted()).toEqual((real?.discards ?? []).toSorted());
      expect((shown.kept ?? []).map(({ kind }) => kind)).toEqual((real?.kept ?? []).map(({ kind }) => kind));
    }
    expect(scene.verdicts).toBe(news.game.verdicts);
  });

  test.each(games)("every point of a finished game is accounted for: $name", ({ start, news }) => {
    const accounts = accountsOf(news.events, news.game.seats.map(({ stock }) => stock));
    expect(accounts.map((account) => account.start)).toEqual(start.seats.map(({ stock }) => stock));
    expect(news.game.winners).toContain(news.game.standings?.[0]?.seat);
  });

  test("unchanged cards stay the same objects", () => {
    const first = after([{ type: "Placed", seat: 1, card: 7, place: 0, kind: null }, { type: "Placed", seat: 2, card: 8, place: 1, kind: null }]);
    const next = structuredClone(first);
    after([{ type: "Waited", seat: 1, card: 7, amount: 1 }], next);
    const shared = sharing(first, next);
    expect(shared.queue[1]?.[0]).toBe(first.queue[1]?.[0]);
    expect(shared.queue[0]?.[0]).toMatchObject({ card: 7, pot: 1 });
  });
});
