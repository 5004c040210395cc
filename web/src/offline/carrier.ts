/** Who carries the messages of a table: the network, or a worker of this page. */
import { overNetwork, type Carrier, type Wire } from "$/socket";
import { isHere } from "./here";

export { isHere, noteHere } from "./here";

/** A wire that is made when the script that makes it has loaded. */
class LaterWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #wire: Wire | null = null;
  #closed = false;

  constructor(making: Promise<Wire>) {
    making.then(
      (wire) => {
        if (this.#closed) return wire.close();
        wire.onopen = () => this.onopen?.();
        wire.onmessage = (event) => this.onmessage?.(event);
        wire.onclose = () => this.onclose?.();
        this.#wire = wire;
      },
      () => this.onclose?.(),
    );
  }

  send(text: string): void {
    this.#wire?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#wire?.close();
  }
}

const onDevice: Carrier = {
  needsNetwork: false,
  connect: (table) => new LaterWire(import("./device").then(({ device }) => device.connect(table))),
};

export function carrierOf(table: string): Carrier {
  return isHere(table) ? onDevice : overNetwork;
}
