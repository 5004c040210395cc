/** The Fluent files that the page shares with the server: one asset for each language, loaded when it is chosen. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = "virtual:texts";
export const TEXTS = fileURLToPath(new URL("../../src/oriflamme/texts", import.meta.url));
export const LANGUAGES = ["en", "fr", "uk", "ru", "it"] as const;

const ENTRY = /^(-?[a-zA-Z][\w-]*)\s*=/;

/** Takes a Fluent file apart: its messages by id, comments left out. */
export function entriesOf(source: string): Map<string, string> {
  const entries = new Map<string, string>();
  let id: string | null = null;
  for (const line of source.split("\n")) {
    const begins = ENTRY.exec(line);
    if (begins) {
      id = begins[1] ?? "";
      entries.set(id, line.trimEnd()); // a message that is there twice is the last one
      continue;
    }
    if (line.startsWith("#")) id = null;
    if (id === null) continue;
    entries.set(id, `${entries.get(id) ?? ""}\n${line.trimEnd()}`);
  }
  return new Map([...entries].map(([key, text]) => [key, text.trimEnd()]));
}

function readAll(language: string): Map<string, string> {
  const folder = join(TEXTS, language);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  return new Map(files.flatMap((name) => [...entriesOf(readFileSync(join(folder, name), "utf8"))]));
}

/** The messages of a language; what is not translated yet is there in English. */
export function textOf(language: string): string {
  return [...new Map([...readAll("en"), ...readAll(language)]).values()].join("\n") + "\n";
}

function fileNameOf(language: string, source: string): string {
  return `assets/${language}-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.ftl`;
}

/** Gives the module `virtual:texts`, whose default is the address of each language's texts. */
export function texts(): Plugin {
  let building = false;
  const address = (language: string) =>
    building ? "/" + fileNameOf(language, textOf(language)) : `/texts-of-${language}.ftl`;
  return {
    name: "oriflamme-texts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : null),
    load(id) {
      if (id !== "\0" + MODULE) return null;
      return `export default ${JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, address(one)])))};`;
    },
    configureServer(server) {
      for (const language of LANGUAGES)
        server.middlewares.use(address(language), (_request, response) => {
          response.setHeader("Content-Type", "text/plain; charset=utf-8");
          response.end(textOf(language));
        });
    },
    transformIndexHtml() {
      // theme.js asks for the texts before the script has come that shows them
      const content = LANGUAGES.map((one) => `${one}=${address(one)}`).join(" ");
      return [{ tag: "meta", attrs: { name: "texts", content }, injectTo: "head-prepend" }];
    },
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = textOf(language);
        this.emitFile({ type: "asset", fileName: fileNameOf(language, source), source });
      }
    },
  };
}
