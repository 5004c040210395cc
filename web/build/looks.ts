/**
 * Writes how the cards look into one file: Python draws its pictures with the page's pictograms and colours. What it draws
 * as pixels also needs the page's fonts, unpacked.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import decompress from "woff2-encoder/decompress";
import { FAMILIES } from "../src/card/families.ts";
import { BOXES, kindsOf, lookOf } from "../src/card/kinds.ts";

const MARKS = ["card-discard", "cowled", "death-skull", "flying-flag", "gavel", "laurels", "night-sleep"] as const;

/** The parts of the fonts, each with a name of its own: a program that draws them would mix up parts of the same name. */
const FONTS = [
  { font: "eb-garamond", part: "latin", name: "EB Garamond" },
  { font: "eb-garamond", part: "latin-ext", name: "EB GaramonX" },
  { font: "eb-garamond", part: "vietnamese", name: "EB GaramonV" },
  { font: "eb-garamond", part: "cyrillic", name: "EB GaramonC" },
  { font: "eb-garamond", part: "greek", name: "EB GaramonG" },
  { font: "inter", part: "latin", name: "Inter" }, // digits
];

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The custom properties of the first rule with this selector. */
function properties(css: string, selector: string): Record<string, string> {
  const body = css.split(`${selector} {`)[1]?.split("}")[0];
  if (body === undefined) throw new Error(`tokens.css has no rule for ${selector}`);
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function looks(): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const kinds = BOXES.flatMap((box) => kindsOf(box)).map((kind) => {
    const { icon, character, kills } = lookOf(kind);
    return [kind, { icon, character, kills }] as const;
  });
  const families = FAMILIES.map(({ letter, crest }) => ({ letter, crest, colours: properties(css, `\n.${letter}`) }));
  const names = [...kinds.map(([, look]) => look.icon), ...families.map(({ crest }) => crest), ...MARKS];
  const icons = Object.fromEntries(names.map((name) => [name, set.icons[name]?.body]));
  return JSON.stringify({ icons, kinds: Object.fromEntries(kinds), families, colours: properties(css, ":root") });
}

/** Renames a font in its own table of names, where it stands as big-endian UTF-16; the new name is as long as the old. */
function renamed(content: Buffer, from: string, to: string): Buffer {
  const [old, wanted] = [from, to].map((name) => Buffer.from(name, "utf16le").swap16()) as [Buffer, Buffer];
  for (let at = content.indexOf(old); at >= 0; at = content.indexOf(old, at + old.length)) wanted.copy(content, at);
  return content;
}

async function fonts(): Promise<Map<string, Uint8Array>> {
  const { resolve } = createRequire(import.meta.url);
  const found = new Map<string, Uint8Array>();
  for (const { font, part, name } of FONTS) {
    const file = resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`);
    const content = Buffer.from(await decompress(readFileSync(file)));
    found.set(`fonts/${font}-${part}.ttf`, font === "inter" ? content : renamed(content, "EB Garamond", name));
  }
  return found;
}

export function looksForPython(): Plugin {
  return {
    name: "oriflamme-looks",
    apply: "build",
    async generateBundle() {
      for (const [fileName, source] of await fonts()) this.emitFile({ type: "asset", fileName, source });
      this.emitFile({ type: "asset", fileName: "looks.json", source: looks() });
    },
  };
}
