/** How cards move: transforms only, measured once at the start. */

export interface Spot {
  x: number;
  y: number;
}

const EASE = "cubic-bezier(.2,.7,.2,1)";
const SINK = "cubic-bezier(.5,0,.9,.4)";
const ARC = 24;

const at = ({ x, y }: Spot, more = "") => `translate3d(${x}px, ${y}px, 0) ${more}`;

/** A card slides from one place to another. */
export function slide(node: HTMLElement, from: Spot, to: Spot, duration: number, delay = 0): void {
  if (duration <= 0) return;
  node.animate([{ transform: at(from) }, { transform: at(to) }], { duration, delay, easing: EASE, fill: "backwards" });
}

/** A card flies in from another place on the screen, in an arc. */
export function arrive(node: HTMLElement, from: DOMRect, to: Spot, width: number, duration: number): void {
  if (duration <= 0) return;
  const here = node.getBoundingClientRect();
  const start = { x: to.x + from.x + from.width / 2 - here.x - here.width / 2, y: to.y + from.y + from.height / 2 - here.y - here.height / 2 };
  const size = from.width > width * 1.5 ? 0.5 : Math.max(0.3, from.width / width); // a player's panel is larger than any card
  const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 - ARC };
  node.animate(
    [
      { transform: at(start, `scale(${size}) rotate(-3deg)`), opacity: 0.6 },
      { transform: at(middle, `scale(${(size + 1) / 2}) rotate(-1deg)`), opacity: 1 },
      { transform: at(to), opacity: 1 },
    ],
    { duration, easing: EASE },
  );
}

/** For `out:`: a card tilts, sinks and flies to the discard pile. */
export function leave(_node: HTMLElement, { from, to, duration }: { from: Spot; to: Spot | null; duration: number }) {
  const goal = to ?? { x: from.x, y: from.y + 30 };
  return {
    duration,
    easing: (time: number) => time,
    css: (time: number) => {
      const gone = 1 - time;
      const sunk = gone * gone;
      const x = from.x + (goal.x - from.x) * sunk;
      const y = from.y + (goal.y - from.y) * sunk + Math.sin(Math.PI * gone) * 10;
      return `transform: translate3d(${x}px, ${y}px, 0) rotate(${6 * Math.min(1, gone * 3)}deg) scale(${1 - 0.72 * sunk}); opacity: ${Math.min(1, time * 2.2)}; z-index: 40`;
    },
  };
}

/** A card turns over: `change` is called halfway. */
export async function turn(node: HTMLElement, duration: number, change: () => void): Promise<void> {
  if (duration > 0) {
    await node.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { duration: duration / 2, easing: SINK }).finished.catch(() => undefined);
  }
  change();
  if (duration > 0) node.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: duration / 2, easing: EASE });
}
