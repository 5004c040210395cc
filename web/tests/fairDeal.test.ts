import { expect, test } from "vitest";
import { isCommitted, isFair, type DealRecord } from "$/replay/fairDeal";
import example from "./fair.json";

const BOUND = "1fa613f95ed58f9f11d063fcdc9ea1f27d46ba5a3da01c8fe836a6ca6105d9b4"; // as commitment_to of fair_deal.py has it
const { record, commitment, decks } = example as unknown as { record: DealRecord; commitment: string; decks: Record<string, string[]> };

test("a deal that the server made is fair", async () => {
  expect(await isFair(record, commitment, decks)).toBe(true);
});

test("a deal with another seed, commitment or card is not fair", async () => {
  expect(await isFair(record, "0".repeat(64), decks)).toBe(false);
  const fair = record.fair;
  if (!fair) throw new Error("the example has seeds");
  expect(await isFair({ ...record, fair: { ...fair, seat_seeds: ["x", ...fair.seat_seeds.slice(1)] } }, commitment, decks)).toBe(false);
  const [first, ...rest] = record.deal;
  const swapped = { hand: [...(first?.hand.slice(1) ?? []), first?.aside[0] ?? ""], aside: [first?.hand[0] ?? "", ...(first?.aside.slice(1) ?? [])] };
  expect(await isFair({ ...record, deal: [swapped, ...rest] }, commitment, decks)).toBe(false);
});

test("a commitment names its table and deck, and a seed cannot hide them", async () => {
  expect(await isCommitted(BOUND, "ab".repeat(32), "k3m9x2p7q4wz", "base")).toBe(true);
  expect(await isCommitted(BOUND, "ab".repeat(32), "another", "base")).toBe(false);
  expect(await isCommitted(BOUND, "ab".repeat(32), "k3m9x2p7q4wz", "ablaze")).toBe(false);
  expect(await isCommitted(BOUND, "k3m9x2p7q4wz:base:" + "ab".repeat(32), "", "base")).toBe(false);
});
