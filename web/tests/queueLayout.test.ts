import { describe, expect, test } from "vitest";
import { extraOf, fold, isDense, placeOf, RATIO, type Room } from "$/table/queueLayout";

const desktop: Room = { width: 1380, height: 330, phone: false, dense: false };
const phone: Room = { width: 332, height: 366, phone: true, dense: false };

describe("the layout of the queue", () => {
  test.each([
    ["desktop", desktop],
    ["phone", phone],
    ["dense phone", { width: 342, height: 370, phone: true, dense: true } satisfies Room],
  ])("%s: every pile from 1 to 37 lies inside the cloth and overlaps no other", (_name, room) => {
    for (let count = 1; count <= 37; count++) {
      const dense = room.dense || isDense(count, room.phone);
      const now = { ...room, dense };
      const folded = fold(count, now);
      const places = Array.from({ length: count }, (_, index) => placeOf(index, count, folded, now, false));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(-2);
        expect(x + folded.card).toBeLessThanOrEqual(now.width + 2);
        expect(y).toBeGreaterThanOrEqual(-24);
        expect(y + folded.card * RATIO).toBeLessThanOrEqual(now.height + 24);
      }
      for (const [index, one] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          const apart = Math.abs(one.x - other.x) >= folded.card - 1 || Math.abs(one.y - other.y) >= folded.card * RATIO - 1;
          expect(apart, `${count} piles`).toBe(true);
        }
      }
    }
  });

  test("a few piles stay on one line on the desktop", () => {
    expect(fold(8, desktop).lines).toBe(1);
    expect(fold(35, desktop).lines).toBeGreaterThan(1);
  });

  test("35 piles on a phone of 360 pixels can still be touched: card and gap are at least 44 pixels wide", () => {
    const dense = { width: 342, height: 372, phone: true, dense: true };
    expect(fold(35, dense).card + 4).toBeGreaterThanOrEqual(44);
  });

  test("the second line runs back, like a snake", () => {
    const folded = fold(12, phone);
    const first = placeOf(0, 12, folded, phone, false);
    const end = placeOf(folded.columns - 1, 12, folded, phone, false);
    const turned = placeOf(folded.columns, 12, folded, phone, false);
    expect(end.x).toBeGreaterThan(first.x);
    expect(turned.x).toBeCloseTo(end.x);
    expect(turned.y - end.y).toBeGreaterThan(folded.card * RATIO);
    expect([first.towards, turned.towards]).toEqual([1, -1]);
  });

  test("the layout from right to left is mirrored", () => {
    const folded = fold(6, desktop);
    const left = placeOf(0, 6, folded, desktop, false);
    const right = placeOf(0, 6, folded, desktop, true);
    expect(left.x + right.x + folded.card).toBeCloseTo(desktop.width);
  });

  test("the acting pile pushes its neighbours away", () => {
    const folded = fold(5, desktop);
    const still = placeOf(1, 5, folded, desktop, false);
    expect(placeOf(1, 5, folded, desktop, false, 2).x).toBeLessThan(still.x);
    expect(extraOf(desktop, 1)).toBeGreaterThan(extraOf(desktop, 2));
  });
});
