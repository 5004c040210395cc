/** The kind that is explained: in a short note beside the pointer, or in full in a dialog. */
const DELAY = 420;

export class Help {
  pointed: { kind: string; box: DOMRect } | null = $state.raw(null);
  opened: { kind: string; card: number | null } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on an element of this kind. */
  point(kind: string | null, node: Element): void {
    clearTimeout(this.#timer);
    if (!kind) return;
    this.#timer = setTimeout(() => {
      if (node.isConnected) this.pointed = { kind, box: node.getBoundingClientRect() };
    }, DELAY);
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
