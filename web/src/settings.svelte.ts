/** The settings of this browser. */
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // 0: at once
type Speed = (typeof SPEEDS)[number];

interface Settings {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  rightToLeft: boolean;
  sounds: boolean;
  turnSound: boolean; // a sound at one's turn, at tables with people
  confirm: boolean; // touch: the first tap shows what a choice does, the second one chooses
}

const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  speed: 1,
  rightToLeft: false,
  sounds: false,
  turnSound: true,
  confirm: true,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Changes settings and stores them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember("settings", settings);
  if (changes.theme) applyTheme();
}

const prefersDark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Applies the chosen theme. */
export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && prefersDark?.matches === true);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

prefersDark?.addEventListener("change", applyTheme);

/** Follows changes made in another tab: at a table, the settings open in one. */
export function followOtherTabs(changed: () => void): void {
  addEventListener("storage", () => {
    Object.assign(settings, DEFAULTS, recall<Partial<Settings>>("settings", {}));
    applyTheme();
    changed();
  });
}
