import { beforeEach, expect, test } from "vitest";
import type { ShownGame, TableNews } from "$/protocol";
import { dealOf, type DealRecord } from "$/replay/fairDeal";
import { checkEnd, checkRecord, DealWatch, isBreach, keepSeated, keptDeal, type KeptDeal } from "$/table/keptDeals";
import example from "./fair.json";

const { record, commitment, decks } = example as unknown as { record: DealRecord; commitment: string; decks: Record<string, string[]> };
const fair = record.fair ?? { commitment, server_seed: "", seat_seeds: [], deck: "random" };
const kept: KeptDeal = { commitment, before: true, deck: "random", seat: 1, seed: "two", hand: record.deal[1]?.hand ?? [], first: record.first, at: 0 };

const news = (changes: object = {}) =>
  ({ type: "table", phase: "over", commitment, settings: { deck: "random" }, seats: [], fairness: { server_seed: fair.server_seed, seat_seeds: fair.seat_seeds }, ...changes }) as unknown as TableNews;
const game = (changes: object = {}) =>
  ({ round: 6, first: 0, deck: [...(record.deal[0]?.hand ?? []), ...(record.deal[0]?.aside ?? [])], seats: record.deal.map(({ aside }) => ({ aside })), winners: [0], ...changes }) as unknown as ShownGame;

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, text: string) => storage.set(key, text) } });
});

test("a deal that keeps every promise is proved, as far as this browser can tell", async () => {
  expect(await checkEnd(kept, "t", news(), game(), decks)).toBe("proved");
  expect(await checkEnd({ ...kept, seed: "" }, "t", news(), game(), decks)).toBe("seen");
  expect(await checkEnd({ ...kept, before: false }, "t", news(), game(), decks)).toBe("alone");
  expect(await checkEnd({ ...kept, before: false }, "t", news({ fairness: undefined, source: "x" }), game(), decks)).toBe("none");
});

const other = "cd".repeat(32);
const lies: [string, string, KeptDeal, TableNews, ShownGame][] = [
  ["a swapped seed", "server_seed_changed", kept, news({ fairness: { server_seed: other, seat_seeds: fair.seat_seeds } }), game()],
  ["a replaced seed of ours", "own_seed_changed", kept, news({ fairness: { server_seed: fair.server_seed, seat_seeds: ["one", "2", "", "four"] } }), game()],
  ["a dropped seed of ours", "own_seed_changed", kept, news({ fairness: { server_seed: fair.server_seed, seat_seeds: ["one", "", "", "four"] } }), game()],
  ["a withheld reveal", "seed_withheld", kept, news({ fairness: undefined }), game()],
  ["a withheld reveal with an excuse", "seed_withheld", kept, news({ fairness: undefined, source: "another" }), game()],
  ["another hand than we had", "another_deal", { ...kept, hand: record.deal[0]?.hand ?? [] }, news(), game()],
  ["another first player", "another_deal", { ...kept, first: 3 }, news(), game()],
  ["other cards set aside", "another_deal", kept, news(), game({ seats: record.deal.toReversed().map(({ aside }) => ({ aside })) })],
  ["another deck", "another_deal", kept, news(), game({ deck: ["soldier"] })],
];
test.each(lies)("%s is found out", async (_, breach, mine, said, end) => {
  const verdict = await checkEnd(mine, "t", said, end, decks);
  expect(verdict).toBe(breach);
  expect(isBreach(verdict)).toBe(true);
});

test("a commitment that changes is found out at once", () => {
  const watch = new DealWatch("t");
  expect(watch.hear(news({ phase: "gathering" }))).toBeNull();
  expect(watch.kept?.before).toBe(true);
  expect(watch.hear(news({ phase: "playing", commitment: other }))).toBe("commitment_changed");
  expect(new DealWatch("t").hear(news({ commitment: other }))).toBe("commitment_changed"); // after a reload too
  expect(new DealWatch("another").hear(news({ commitment: other }))).toBeNull();
});

test("a commitment is kept from the moment of sitting down and never replaced", () => {
  const seated = { table: "t", code: "", seat: 1, token: "x", commitment };
  keepSeated(seated);
  keepSeated({ ...seated, commitment: other });
  expect(keptDeal("t")?.commitment).toBe(commitment);
  keepSeated({ ...seated, table: "rematch", commitment: "" });
  expect(keptDeal("rematch")).toBeUndefined();
});

test("a seed counts once it is confirmed, and the first hand is kept once", () => {
  const watch = new DealWatch("t");
  watch.hear(news({ phase: "gathering" }));
  watch.seeded(1, "two");
  const seats = record.deal.map(({ hand }) => ({ hand }));
  watch.see(game({ round: 1, first: 1, seats }), 1);
  watch.see(game({ round: 1, first: 2, seats: seats.toReversed() }), 1);
  expect(keptDeal("t")).toMatchObject({ seed: "two", seat: 1, first: 1, hand: record.deal[1]?.hand });
});

test("a record is compared with what was kept", async () => {
  expect(await checkRecord(kept, "t", record, decks)).toBe("proved");
  expect(await checkRecord(undefined, "t", record, decks)).toBe("alone");
  const { fair: _, ...withheld } = record;
  expect(await checkRecord(kept, "t", withheld, decks)).toBe("seed_withheld");
  expect(await checkRecord(undefined, "t", withheld, decks)).toBe("none");
  expect(await checkRecord({ ...kept, commitment: other }, "t", record, decks)).toBe("commitment_changed");
  expect(await checkRecord({ ...kept, seed: "mine" }, "t", record, decks)).toBe("own_seed_changed");
  expect(await checkRecord({ ...kept, hand: record.deal[0]?.hand ?? [] }, "t", record, decks)).toBe("another_deal");
  const swapped = { ...record, deal: record.deal.toReversed() };
  expect(await checkRecord(kept, "t", swapped, decks)).toBe("another_deal");
});

test("the browser deals as the server does", async () => {
  const deal = await dealOf(fair.server_seed, fair.seat_seeds, fair.deck, decks);
  expect(deal.first).toBe(record.first);
  expect(deal.seats.map(({ hand }) => hand.toSorted())).toEqual(record.deal.map(({ hand }) => hand.toSorted()));
});
