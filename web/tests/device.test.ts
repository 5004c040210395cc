/** Workers that die and databases that are lost: the page says so, and goes on from what was kept. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Device } from "$/offline/device";
import { engine } from "$/offline/engine.svelte";
import type { FromTables } from "$/offline/messages";
import { TablesDatabase } from "$/offline/tablesDatabase";

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly told: { kind?: string; id?: number; answer?: string }[] = [];
  ended = false;

  constructor(readonly address: URL) {
    FakeWorker.made.push(this);
  }
  postMessage(message: object): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromTables): void {
    this.onmessage?.({ data: message });
  }
}

const workers = (name: string): FakeWorker[] => FakeWorker.made.filter(({ address }) => address.href.includes(name));
const tables = (): FakeWorker => workers("table.worker").at(-1) as FakeWorker;
const bots = (): FakeWorker => workers("bot.worker").at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.made = [];
  Object.assign(engine, { progress: "fetched", ran: false, thinks: true, problem: "" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function running(): Device {
  const device = new Device();
  device.start();
  tables().say({ kind: "ready", keeps: true });
  return device;
}

test("a worker that dies without a word is noticed, and the next request starts another", async () => {
  const device = running();
  const answer = device.ask("/tables/a").catch((error: { code: string }) => error.code);
  let closed = false;
  const wire = device.connect("a");
  wire.onclose = () => (closed = true);
  vi.advanceTimersByTime(60_000);
  expect(await answer).toBe("device_died");
  expect([closed, tables().ended, engine.problem]).toEqual([true, true, "problem-device-died"]);
  void device.ask("/tables/a");
  expect(workers("table.worker")).toHaveLength(2);
  expect(engine.progress).toBe("starting"); // and not fetching: it is here
});

test("a worker that has nothing to answer, or answers in time, is left alone", () => {
  const device = running();
  vi.advanceTimersByTime(600_000);
  void device.ask("/tables/a");
  for (let step = 0; step < 10; step++) {
    vi.advanceTimersByTime(15_000);
    tables().say({ kind: "answer", id: 1, status: 200, text: "{}" });
  }
  expect(tables().ended).toBe(false);
});

test("what ends Python while it runs is told as a stop, and what prevents its start is not", () => {
  const device = running();
  vi.spyOn(console, "warn").mockReturnValue();
  tables().say({ kind: "failed", why: "out of memory" });
  expect(engine.problem).toBe("problem-device-died");
  device.start();
  tables().say({ kind: "failed", why: "no WebAssembly" });
  expect(engine.problem).toBe("problem-device-unable");
});

test("bots whose worker dies are all answered for, and it is started again", () => {
  running();
  tables().say({ kind: "think", id: 1, request: "x" });
  tables().say({ kind: "think", id: 2, request: "x" });
  bots().onerror?.();
  const thoughts = () => tables().told.filter(({ kind }) => kind === "thought").map(({ id, answer }) => [id, answer]);
  expect(thoughts()).toEqual([[1, ""], [2, ""]]);
  expect(engine.thinks).toBe(false);
  tables().say({ kind: "think", id: 3, request: "x" });
  bots().onmessage?.({ data: { id: 3, answer: "wait" } });
  expect(thoughts().at(-1)).toEqual([3, "wait"]);
  expect(engine.thinks).toBe(true);
});

test("a worker of the bots that dies without a word is noticed", () => {
  running();
  tables().say({ kind: "think", id: 1, request: "x" });
  vi.advanceTimersByTime(80_000);
  bots().onmessage?.({ data: { id: 1, answer: "wait" } });
  vi.advanceTimersByTime(600_000);
  expect(bots().ended).toBe(false); // nothing is due
  tables().say({ kind: "think", id: 2, request: "x" });
  vi.advanceTimersByTime(80_000);
  tables().say({ kind: "think", id: 3, request: "x" });
  vi.advanceTimersByTime(20_000);
  expect([bots().ended, engine.thinks]).toEqual([true, false]);
  expect(tables().told.filter(({ kind }) => kind === "thought").map(({ id, answer }) => [id, answer])).toEqual([[1, "wait"], [2, ""], [3, ""]]);
});

test("a browser that refuses a database keeps tables in memory, and says so", async () => {
  vi.stubGlobal("indexedDB", {
    open(): never {
      throw new DOMException("private", "SecurityError");
    },
  });
  const database = new TablesDatabase();
  expect(await database.keeps()).toBe(false);
  expect(await database.keep("a", 0, '{"log":["x"]}')).toBe("kept");
  expect(await database.fetch("a")).toBe('{"log":["x"]}');
});

test("a database that the browser has closed is opened again", async () => {
  let opened = 0;
  const store = { get: () => ({ set onsuccess(call: () => void) { queueMicrotask(call); }, result: { text: "kept" } }) };
  const transaction = () => {
    if (opened === 1) throw new DOMException("closed", "InvalidStateError");
    return { objectStore: () => store };
  };
  vi.stubGlobal("indexedDB", { open: () => ({ set onsuccess(call: () => void) { opened++; queueMicrotask(call); }, result: { transaction } }) });
  expect(await new TablesDatabase().fetch("a")).toBe("kept");
  expect(opened).toBe(2);
});
