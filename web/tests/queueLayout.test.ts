import { describe, expect, test } from "vitest";
import type { Mode } from "$/table/layout";
import { extraOf, fold, placeOf, RATIO, type Room } from "$/table/queueLayout";

const desktop: Room = { width: 1380, height: 330, mode: "wide", bare: false, still: false };
const phone: Room = { width: 332, height: 366, mode: "ph", bare: false, still: false };
const ROOMS: Room[] = [
  desktop,
  phone,
  { width: 342, height: 370, mode: "ph", bare: true, still: false },
  { width: 934, height: 350, mode: "rail", bare: false, still: false },
  { width: 768, height: 480, mode: "tab", bare: false, still: false },
  { width: 824, height: 145, mode: "land", bare: false, still: false },
  { width: 620, height: 160, mode: "land", bare: true, still: false },
];
const TOUCH = 24; // the least width of something to touch, by WCAG 2.2; nothing is ever narrower

describe("the layout of the queue", () => {
  test.each(ROOMS.map((room) => [`${room.mode}${room.bare ? ", bare" : ""}`, room] as const))("%s: every pile from 1 to 37 lies inside the cloth and overlaps no other", (_name, room) => {
    for (let count = 1; count <= 37; count++) {
      const folded = fold(count, room);
      if (folded.card === TOUCH) continue; // there is no room for so many
      const places = Array.from({ length: count }, (_, index) => placeOf(index, count, folded, room, false, Math.floor(count / 2)));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x + folded.card).toBeLessThanOrEqual(room.width + 1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + folded.card * RATIO).toBeLessThanOrEqual(room.height);
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

  test.each(["wide", "rail", "tab", "ph", "land"] satisfies Mode[])("%s: without numbers a line needs less", (mode) => {
    const room: Room = { width: 600, height: 300, mode, bare: false, still: false };
    expect(extraOf({ ...room, bare: true }, 2)).toBeLessThan(extraOf(room, 2));
  });
});
