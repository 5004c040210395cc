/** How soon a lost connection reconnects, with a fake clock. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "$/socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; id?: string }[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }

  close(): void {
    this.closed = true;
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): this {
    this.onopen?.();
    this.receive({ type: "welcome" });
    return this;
  }

  break(): void {
    this.onclose?.();
  }
}

const newest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
let window_: EventTarget;
let changes: Connection[];

function open(): TableSocket {
  return new TableSocket("table", "token", { since: () => 0, heard: () => undefined, changed: (connection) => changes.push(connection) });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  changes = [];
  window_ = new EventTarget();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", window_.addEventListener.bind(window_));
  vi.stubGlobal("removeEventListener", window_.removeEventListener.bind(window_));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a lost connection reconnects within half a second", () => {
  open();
  newest().greet().break();
  expect(changes.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  newest().greet();
  expect(changes.at(-1)).toBe("connected");
});

test("an unreachable server is tried again, at most ten seconds apart", () => {
  open();
  newest().greet().break();
  for (let tries = 2; tries < 12; tries++) {
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(tries);
    newest().break();
  }
});

test("a device that is online again reconnects at once", () => {
  open();
  newest().greet();
  window_.dispatchEvent(new Event("offline"));
  expect(changes.at(-1)).toBe("lost");
  window_.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection without an answer to a ping is dead", () => {
  open();
  const first = newest().greet();
  vi.advanceTimersByTime(20_000);
  expect(first.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(8_000);
  expect(changes.at(-1)).toBe("lost");
  expect(first.closed).toBe(true);
});

test("a page that is visible again pings at once, and reconnects within two seconds", () => {
  open();
  const first = newest().greet();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(first.sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a table that was left hears nothing more", () => {
  const heard: string[] = [];
  const socket = new TableSocket("table", "token", { since: () => 0, heard: ({ type }) => heard.push(type), changed: () => undefined });
  newest().greet();
  socket.close();
  newest().receive({ type: "pong", id: "1" });
  expect(heard).toEqual(["welcome"]);
});

test.each(["replaced", "kicked", "left", "unknown_token", "no_such_table", "full"])("after %s it does not reconnect", (code) => {
  open();
  newest().greet().receive({ type: "refused", code, sentence: "" });
  expect(changes.at(-1)).toBe("refused");
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("messages without an answer are sent again after a reconnect, answered ones are not", () => {
  const socket = open();
  const first = newest().greet();
  const answered = socket.say({ type: "start" });
  const open_ = socket.say({ type: "rematch" });
  first.receive({ type: "done", id: answered });
  first.break();
  vi.advanceTimersByTime(500);
  expect(newest().greet().sent.slice(1)).toEqual([{ type: "rematch", id: open_ }]);
});
