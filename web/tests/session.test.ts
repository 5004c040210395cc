/** What a table over its socket remembers of what it was told. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { lang: "en" } }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test("who comes back is told what was done for them, also if the connection is lost meanwhile", async () => {
  const { Session } = await import("$/table/session.svelte");
  const session = new Session("table");
  FakeSocket.last.receive({ type: "welcome", protocol: 1, table: "table", seat: 1, answered_since: 12 });
  expect(session.answeredSince).toBe(12);
  FakeSocket.last.receive({ type: "welcome", protocol: 1, table: "table", seat: 1 });
  expect(session.answeredSince).toBe(12);
  session.close();
});
