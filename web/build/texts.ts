/**
 * The Fluent files that the page shares with the server: for each language one asset that is loaded when the language is
 * chosen, and one that is loaded by the first page that needs it.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
export const TEXTS = fileURLToPath(new URL("../../src/oriflamme/texts", import.meta.url));
export const LANGUAGES = readdirSync(TEXTS).filter((name) => existsSync(join(TEXTS, name, "page.ftl"))).sort(); // each has a folder
const LATER: readonly string[] = ["account.ftl", "device.ftl", "people.ftl", "puzzles.ftl", "review.ftl"]; // not needed at a table
const ELSEWHERE: readonly string[] = ["notices.ftl", "terminal.ftl"]; // not needed by the page

export type Which = "first" | "later" | "all";

const ENTRY = /^(-?[a-zA-Z][\w-]*)\s*=/;

/** Parses a Fluent file: its messages by id, without comments. */
export function entriesOf(source: string): Map<string, string> {
  const entries = new Map<string, string>();
  let id: string | null = null;
  for (const line of source.split("\n")) {
    const begins = ENTRY.exec(line);
    if (begins) {
      id = begins[1] ?? "";
      entries.set(id, line.trimEnd()); // of a message that is there twice the last one counts
      continue;
    }
    if (line.startsWith("#")) id = null;
    if (id === null) continue;
    entries.set(id, `${entries.get(id) ?? ""}\n${line.trimEnd()}`);
  }
  return new Map([...entries].map(([key, text]) => [key, text.trimEnd()]));
}

function readAll(language: string, which: Which): Map<string, string> {
  const folder = join(TEXTS, language);
  if (!existsSync(folder)) return new Map();
  const wanted = (name: string) => name.endsWith(".ftl") && !ELSEWHERE.includes(name) && (which === "all" || LATER.includes(name) === (which === "later"));
  const files = readdirSync(folder).filter(wanted).sort();
  return new Map(files.flatMap((name) => [...entriesOf(readFileSync(join(folder, name), "utf8"))]));
}

/** The messages of a language; untranslated ones are in English. */
export function textOf(language: string, which: Which = "all"): string {
  return [...new Map([...readAll("en", which), ...readAll(language, which)]).values()].join("\n") + "\n";
}

/** The language's name for itself. */
function nameOf(language: string): string {
  return readAll(language, "first").get("language-name")?.replace(/^[^=]*= */, "") ?? language;
}

function fileNameOf(language: string, which: Which, source: string): string {
  return `assets/${language}-${which === "later" ? "later-" : ""}${createHash("sha256").update(source).digest("hex").slice(0, 8)}.ftl`;
}

/** Provides the module `virtual:texts`: each language's name, and the addresses of its texts, those at first and those for later. */
export function texts(): Plugin {
  let building = false;
  const address = (language: string, which: Which) =>
    building ? fileNameOf(language, which, textOf(language, which)) : `texts-of-${language}-${which}.ftl`;
  const all = LANGUAGES.flatMap((language) => [{ language, which: "first" as const }, { language, which: "later" as const }]);
  const addresses = (which: Which) => JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, address(one, which)])));
  const names = JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, nameOf(one)])));
  return {
    name: "oriflamme-texts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : null),
    load(id) {
      return id === "\0" + MODULE ? `export default ${addresses("first")};\nexport const later = ${addresses("later")};\nexport const names = ${names};` : null;
    },
    configureServer(server) {
      for (const { language, which } of all)
        server.middlewares.use("/" + address(language, which), (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(textOf(language, which));
        });
    },
    transformIndexHtml() {
      // theme.js requests the texts before the script that shows them has loaded
      const content = LANGUAGES.map((one) => `${one}=${address(one, "first")}`).join(" ");
      return [{ tag: "meta", attrs: { name: "texts", content }, injectTo: "head-prepend" }];
    },
    generateBundle() {
      for (const { language, which } of all) {
        const source = textOf(language, which);
        this.emitFile({ type: "asset", fileName: fileNameOf(language, which, source), source });
      }
    },
  };
}
