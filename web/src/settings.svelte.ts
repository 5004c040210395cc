/** What a player has chosen for this browser. */
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // 0: at once
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  name: string;
  language: string;
  theme: Theme;
  speed: Speed;
  rightToLeft: boolean;
  sounds: boolean;
  confirm: boolean; // touch: the first tap shows what a choice does, the second one chooses
}

const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  speed: 1,
  rightToLeft: false,
  sounds: false,
  confirm: true,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Changes settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember("settings", settings);
  if (changes.theme) applyTheme();
}

const prefersDark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Puts the chosen theme on the page. */
export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && prefersDark?.matches === true);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

prefersDark?.addEventListener("change", applyTheme);

/** Follows what is chosen in another tab: at a table the settings open beside it. */
export function followOtherTabs(changed: () => void): void {
  addEventListener("storage", () => {
    Object.assign(settings, DEFAULTS, recall<Partial<Settings>>("settings", {}));
    applyTheme();
    changed();
  });
}
