/** The kind that is explained: in a short note beside the pointer, or in full in a dialog. */
const DELAY = 420;

/** Where the pointer was moved last. A card that slides under a pointer that rests has not been asked for help. */
const moved = { x: 0, y: 0, at: -Infinity };
if (typeof addEventListener === "function") {
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    if (x !== moved.x || y !== moved.y) Object.assign(moved, { x, y, at: performance.now() });
  });
}

export class Help {
  pointed: { kind: string; box: DOMRect } | null = $state.raw(null);
  opened: { kind: string; card: number | null } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on an element of this kind, to which it was moved. */
  point(kind: string | null, node: Element): void {
    clearTimeout(this.#timer);
    if (!kind) return;
    const entered = performance.now();
    const look = () => {
      if (!node.isConnected || !node.matches(":hover")) return;
      if (moved.at >= entered) this.pointed = { kind, box: node.getBoundingClientRect() };
      else this.#timer = setTimeout(look, DELAY); // it came to the pointer: wait for the pointer to move
    };
    this.#timer = setTimeout(look, DELAY);
  }

  unpoint(): void {
    clearTimeout(this.#timer);
    this.pointed = null;
  }

  open(kind: string, card: number | null = null): void {
    this.unpoint();
    this.opened = { kind, card };
  }

  close(): void {
    this.opened = null;
  }
}
