/** How soon a line to a table is tried again, by a clock that the test sets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "$/socket";

class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; id?: string }[] = [];
  closed = false;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): this {
    this.onopen?.();
    this.hear({ type: "welcome" });
    return this;
  }

  break(): void {
    this.onclose?.();
  }
}

const newest = (): Line => Line.all[Line.all.length - 1] as Line;
let window_: EventTarget;
let changes: Connection[];

function open(): TableSocket {
  return new TableSocket("table", "token", { since: () => 0, heard: () => undefined, changed: (connection) => changes.push(connection) });
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  changes = [];
  window_ = new EventTarget();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", window_.addEventListener.bind(window_));
  vi.stubGlobal("removeEventListener", window_.removeEventListener.bind(window_));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that breaks is tried again within half a second", () => {
  open();
  newest().greet().break();
  expect(changes.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(Line.all).toHaveLength(2);
  newest().greet();
  expect(changes.at(-1)).toBe("connected");
});

test("a server that stays away is tried again and again, never more than ten seconds apart", () => {
  open();
  newest().greet().break();
  for (let tries = 2; tries < 12; tries++) {
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(tries);
    newest().break();
  }
});

test("a device that is online again connects at once", () => {
  open();
  newest().greet();
  window_.dispatchEvent(new Event("offline"));
  expect(changes.at(-1)).toBe("lost");
  window_.dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(2);
});

test("a line that does not answer a ping is dead", () => {
  open();
  const first = newest().greet();
  vi.advanceTimersByTime(20_000);
  expect(first.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(8_000);
  expect(changes.at(-1)).toBe("lost");
  expect(first.closed).toBe(true);
});

test("a page that is looked at again asks at once whether its line is alive, and has a new one two seconds later", () => {
  open();
  const first = newest().greet();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(first.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(2_000);
  expect(Line.all).toHaveLength(2);
});

test.each(["replaced", "kicked", "left", "unknown_token", "no_such_table", "full"])("after %s no line is tried again", (code) => {
  open();
  newest().greet().hear({ type: "refused", code, sentence: "" });
  expect(changes.at(-1)).toBe("refused");
  vi.advanceTimersByTime(600_000);
  expect(Line.all).toHaveLength(1);
});

test("what was not answered is said again on the new line, and what was answered is not", () => {
  const socket = open();
  const first = newest().greet();
  const answered = socket.say({ type: "start" });
  const open_ = socket.say({ type: "rematch" });
  first.hear({ type: "done", id: answered });
  first.break();
  vi.advanceTimersByTime(500);
  expect(newest().greet().sent.slice(1)).toEqual([{ type: "rematch", id: open_ }]);
});
