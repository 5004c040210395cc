/** How each kind looks: its pictogram, its shape and its marks. What it does is in the texts; tests compare boxes and lines with the rules. */
import type { IconName } from "$/ui/icons";

export type Box = "base" | "ablaze" | "alliance";

interface KindLook {
  icon: IconName;
  box: Box;
  line: number;
  character: boolean;
  kills: boolean;
}

const LINES: readonly (readonly [string, IconName, boolean?][])[] = [
  [["soldier", "visored-helm", true], ["cutthroat", "bowie-knife", true], ["deserter", "broken-shield", true]],
  [["archer", "high-shot", true], ["apothecary", "pestle-mortar", true], ["judge", "scales", true]],
  [["spy", "semi-closed-eye"], ["felon", "handcuffed"], ["informant", "human-ear"]],
  [["heir", "sword-in-stone"], ["queen", "queen-crown"], ["empress", "imperial-crown"]],
  [["lord", "throne-king"], ["prince", "crowned-heart"], ["fanatic", "burning-book"]],
  [["shapeshifter", "duality-mask"], ["schemer", "dagger-rose"], ["diplomat", "peace-dove"]],
  [["assassination", "poison-bottle", true], ["impersonation", "domino-mask", true], ["uprising", "pitchfork", true]],
  [["ambush", "hidden"], ["trap", "wolf-trap"], ["extortion", "mailed-fist"]],
  [["royal_decree", "scroll-unfurled"], ["bribery", "swap-bag"], ["infiltration", "skeleton-key"]],
  [["conspiracy", "spider-web"], ["plot", "chess-knight"], ["treaty", "shaking-hands"]],
];
const FIRST_INTRIGUE = 6;
const TWIN_LINE = 4;

export const BOXES: readonly Box[] = ["base", "ablaze", "alliance"];

const looks = new Map<string, KindLook>();
for (const [line, kinds] of LINES.entries()) {
  for (const [column, [kind, icon, kills]] of kinds.entries()) {
    looks.set(kind, { icon, box: BOXES[column] ?? "base", line, character: line < FIRST_INTRIGUE, kills: kills ?? false });
  }
}
looks.set("twin", { icon: "backup", box: "ablaze", line: TWIN_LINE, character: true, kills: false });

const UNKNOWN: KindLook = { icon: "cowled", box: "base", line: 0, character: true, kills: false };

export const lookOf = (kind: string): KindLook => looks.get(kind) ?? UNKNOWN;

/** The kinds of a box that a deck is made of, one for each line. */
export const deckKindsOf = (box: Box): string[] => LINES.map((line) => line[BOXES.indexOf(box)]?.[0] ?? "");

/** All kinds of a box in the order of the lines; the Twin stands behind the Prince. */
export function kindsOf(box: Box): string[] {
  return [...looks].filter(([, look]) => look.box === box).sort(([, a], [, b]) => a.line - b.line).map(([kind]) => kind);
}
