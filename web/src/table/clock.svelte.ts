/** The clock: how much time the seat that is asked has left, by this browser's clock. */
import { spanText } from "$/i18n/times";
import type { Running } from "./session.svelte";

const TICK = 500;

export class Ticking {
  now = $state(Date.now());

  constructor(readonly clock: () => Running | null) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds left, with the reserve. */
  get left(): number {
    const clock = this.clock();
    if (!clock) return 0;
    return Math.max(0, clock.left - (clock.running === false ? 0 : this.now - clock.since));
  }
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Milliseconds left now, without ticking. */
export const leftNow = (clock: Running): number => clock.left - (Date.now() - clock.since);

/** The time left: in words if a decision has hours or days, else to the second. */
export function timeText(clock: Running, left: number): string {
  return clock.until ? spanText(left) : clockText(left);
}
