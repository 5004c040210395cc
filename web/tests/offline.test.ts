/** Play without a server: who carries messages, and who sits at one screen. */
import { afterEach, expect, test, vi } from "vitest";
import { namesOf } from "$/offline/sitters";
import { TableSocket, type Carrier, type Wire } from "$/socket";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const listeners = new Map<string, () => void>();

function socketOver(needsNetwork: boolean): { wires: FakeWire[]; socket: TableSocket; states: string[] } {
  vi.stubGlobal("addEventListener", (name: string, call: () => void) => listeners.set(name, call));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, visibilityState: "visible" });
  const wires: FakeWire[] = [];
  const states: string[] = [];
  const carrier: Carrier = {
    needsNetwork,
    connect() {
      wires.push(new FakeWire());
      return wires.at(-1) as FakeWire;
    },
  };
  const listener = { since: () => 0, heard: () => undefined, changed: (state: string) => states.push(state) };
  return { wires, socket: new TableSocket("table", "token", listener, false, carrier), states };
}

afterEach(() => vi.unstubAllGlobals());

test("both carriers hear the same messages", () => {
  for (const needsNetwork of [true, false]) {
    const { wires, socket } = socketOver(needsNetwork);
    wires[0]?.onopen?.();
    wires[0]?.onmessage?.({ data: JSON.stringify({ type: "welcome", version: 1, table: "table", seat: 0 }) });
    socket.say({ type: "start" });
    expect(wires[0]?.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["hello", "start"]);
    socket.close();
  }
});

test("a lost network ends the connection to a server, and not the one to this device", () => {
  const online = socketOver(true);
  listeners.get("offline")?.();
  expect(online.states).toContain("lost");
  const here = socketOver(false);
  listeners.get("offline")?.();
  expect(here.states).not.toContain("lost");
  online.socket.close();
  here.socket.close();
});

test("everyone at one screen has a name of their own", () => {
  const names = namesOf([{ name: "Ann" }, { bot: "casual" }, { name: " Ann " }, { name: "" }], (seat) => `House ${seat}`);
  expect(names).toEqual(["Ann", null, "Ann ’", "House 3"]);
});
