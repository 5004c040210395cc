import { expect, test } from "vitest";
import { isFair, type DealRecord } from "$/replay/fairDeal";
import example from "./fair.json";

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
