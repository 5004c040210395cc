/** Keyboard shortcuts at the table: 1 to 9 choose, Escape cancels, U undoes, S skips. */
import type { Picker } from "./picker.svelte";

interface Doing {
  picker: Picker;
  hand: () => readonly string[];
  undo: () => void;
  skip: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return element?.closest("input, textarea, select, dialog") !== null && element !== null;
}

export function keysFor({ picker, hand, undo, skip }: Doing): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const number = Number(event.key);
    if (event.key === "Escape") {
      picker.held = null;
      picker.disarm();
    } else if (event.key === "u" || event.key === "U") undo();
    else if (event.key === "s" || event.key === "S") skip();
    else if (number >= 1 && number <= 9) {
      if (picker.places && !picker.held) {
        const kind = hand()[number - 1];
        if (kind && picker.kinds.includes(kind)) picker.hold(kind);
      } else {
        const choice = picker.open[number - 1];
        if (choice) picker.give(choice.action);
      }
    }
  };
}
