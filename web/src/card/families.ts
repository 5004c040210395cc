/** The five families, by seat. */
import type { IconName } from "$/ui/icons";

interface Family {
  letter: "R" | "B" | "G" | "Y" | "V";
  colour: string;
  crest: IconName;
}

export const FAMILIES: readonly Family[] = [
  { letter: "R", colour: "red", crest: "lion" },
  { letter: "B", colour: "blue", crest: "stone-tower" },
  { letter: "G", colour: "green", crest: "oak" },
  { letter: "Y", colour: "yellow", crest: "heraldic-sun" },
  { letter: "V", colour: "violet", crest: "raven" },
];

export const letterOf = (seat: number): string => FAMILIES[seat]?.letter ?? "R";
export const crestOf = (seat: number): IconName => FAMILIES[seat]?.crest ?? "lion";
