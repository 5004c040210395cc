import { beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, ShownGame } from "$/protocol";
import { Playback } from "$/table/playback.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { hidden: false });
beforeEach(() => void vi.useFakeTimers());

const position = (round: number, seat = 0): ShownGame => ({ round, first: 0, deck: [], queue: [[{ card: 7, owner: 0, family: 0, hidden: true }]], seats: [{ stock: 1, hand_size: 1 }], verdicts: 0, question: { seat, kind: "place", text: "" } });
const gone: AnyEvent = { type: "Eliminated", seat: 0, card: 7, kind: "lord", actor: 1, pot: 0 }; // it is opened first, and leaves after a while
const began = (round: number): AnyEvent => ({ type: "RoundBegan", round, first: 0 });

test("no question is open while events are played, and then the position's is", async () => {
  const playback = new Playback();
  playback.play(position(1), [began(1)]);
  expect(playback.question).toBeNull();
  await vi.runAllTimersAsync();
  expect([playback.playing, playback.question?.kind]).toEqual([false, "place"]);
});

test("a position that is shown at once stays, whatever was being played before", async () => {
  const playback = new Playback();
  playback.jump(position(1));
  playback.play(position(2), [gone, began(2)]);
  await vi.advanceTimersByTimeAsync(10); // the first event is under way
  playback.jump(position(1), []);
  await vi.runAllTimersAsync();
  expect([playback.scene.queue.length, playback.playing, playback.question?.kind]).toEqual([1, false, "place"]);
});

test("events that come after such a position are played", async () => {
  const playback = new Playback();
  playback.play(position(2), [began(1), began(2)]);
  await vi.advanceTimersByTimeAsync(10);
  playback.jump(position(1), []);
  playback.play(position(3), [began(3)]);
  expect(playback.question).toBeNull();
  await vi.runAllTimersAsync();
  expect([playback.scene.round, playback.log.length, playback.question?.kind]).toEqual([3, 1, "place"]);
});
