import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Preview, ShownQuestion } from "$/protocol";
import { aimOf, choicesOf, read, WAIT_ON } from "$/table/choices";
import { noteAt } from "$/table/noteAt";
import { ARMED, Picker } from "$/table/picker.svelte";
import { changeOf } from "$/table/story";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("Element", Array); // there is no page here: any class will do

const question = (kind: string, actions: string[], card = "soldier"): ShownQuestion => ({ seat: 0, kind, text: "", card, actions });
const gains = [1, 0, 0];

function picker(asked: ShownQuestion, previews: Preview[] = [], mayWaitOn = false): { picker: Picker; given: string[] } {
  const given: string[] = [];
  const foresight = { previews: () => previews, consequences: () => new Map(), mayWaitOn: () => mayWaitOn };
  return { picker: new Picker(() => asked, (action) => given.push(action), foresight), given };
}

describe("two taps on touch", () => {
  beforeEach(() => void vi.useFakeTimers());

  test("what cannot be undone is armed by the first tap and given by the second", () => {
    const { picker: one, given } = picker(question("reveal", ["wait", "reveal"]));
    one.choose(read("reveal"), "touch");
    expect([one.picked, given]).toEqual(["reveal", []]);
    one.choose(read("reveal"), "touch");
    expect(given).toEqual(["reveal"]);
  });

  test("it is disarmed after a while, and by a tap elsewhere", () => {
    const { picker: one } = picker(question("reveal", ["wait", "reveal"]));
    one.choose(read("reveal"), "touch");
    vi.advanceTimersByTime(ARMED);
    expect(one.picked).toBeNull();
    one.choose(read("reveal"), "touch");
    one.tapped(null);
    expect(one.picked).toBeNull();
  });

  test.each(["mouse", "keyboard"])("one is enough with a %s", (pointer) => {
    const { picker: one, given } = picker(question("reveal", ["wait", "reveal"]));
    one.choose(read("reveal"), pointer);
    expect(given).toEqual(["reveal"]);
  });

  test("one is enough to wait, and for the first step of an answer", () => {
    const step = { action: "target 2", outcomes: [{ gains: [0, 0, 0], asks: "gap" }] };
    const { picker: one, given } = picker(question("target", ["target 2", "target 3"], "royal_decree"), [step, { action: "target 3", outcomes: [{ gains }] }]);
    one.choose(read("wait"), "touch");
    one.choose(read("target 2"), "touch");
    one.choose(read("target 3"), "touch");
    expect(given).toEqual(["wait", "target 2"]);
  });
});

test("the second click of a double click does not put a card back", () => {
  vi.useFakeTimers();
  const { picker: one } = picker(question("place", ["place spy first", "place lord first"]));
  one.hold("spy");
  one.hold("spy");
  expect(one.held).toBe("spy");
  vi.advanceTimersByTime(600);
  one.hold("spy");
  expect(one.held).toBeNull();
});

test("waiting on comes after waiting, where it may be chosen", () => {
  const asked = question("reveal", ["wait", "reveal"]);
  expect(choicesOf(asked, true).map(({ action }) => action)).toEqual(["wait", WAIT_ON, "reveal"]);
  expect(choicesOf(asked).map(({ action }) => action)).toEqual(["wait", "reveal"]);
});

test.each([
  ["soldier", "crossed-swords"],
  ["shapeshifter", "duality-mask"],
  ["spy", "robber-hand"],
  ["empress", "present"],
  ["royal_decree", "move"],
  ["judge", "gavel"],
])("the pictogram on a target of the %s is %s", (card, icon) => {
  expect(aimOf(read("target 2"), question("target", ["target 2"], card))).toBe(icon);
});

test("a Judge who executes shows swords", () => {
  const preview = { action: "target 2", outcomes: [{ gains, eliminated: [3], gone: [3] }] };
  expect(aimOf(read("target 2"), question("target", ["target 2"], "judge"), preview)).toBe("crossed-swords");
});

describe("the note beside a card", () => {
  const note = { width: 330, height: 180 };
  const window = { width: 1366, height: 625 };

  test.each([100, 400, 700, 870])("does not lie on the question (card at %i)", (left) => {
    const box = { left: 988, top: 130, width: 360, height: 330 };
    const { x, y } = noteAt({ left, top: 140, width: 94, height: 131 }, note, window, box);
    const covers = x < box.left + box.width && box.left < x + note.width && y < box.top + box.height && box.top < y + note.height;
    expect(covers).toBe(false);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y + note.height).toBeLessThanOrEqual(window.height);
  });
});

test("what is paid is a gain for who gets it and a loss for who gives it", () => {
  const paid = { type: "Paid" as const, seat: 1, to: 0, amount: 1, by: "spy" };
  expect([0, 1, 2, null].map((me) => changeOf(paid, me))).toEqual([1, -1, 0, 0]);
});
