/** Whether there is a server to play with others on. Without one, the page shows only what this device can do. */
import { STATIC } from "./base";

let there = $state(!STATIC && (typeof navigator === "undefined" || navigator.onLine));

export const server = {
  /** Whether the server answered last time, as far as the page knows. */
  get isThere(): boolean {
    return there;
  },
  /** Whether it makes sense to ask it. One request that failed is no reason not to: a game on this device is not the same. */
  get isWorthATry(): boolean {
    return !STATIC && navigator.onLine;
  },
};

/** Notes whether the server has answered. */
export function reached(answered: boolean): void {
  there = answered && !STATIC;
}

if (typeof addEventListener === "function") {
  addEventListener("offline", () => (there = false));
  addEventListener("online", () => (there = !STATIC));
}
