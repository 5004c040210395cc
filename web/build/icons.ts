/** Puts the pictograms that the page uses, from the game-icons set, into one sprite. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICONS } from "../src/ui/icons.ts";

const MODULE = "virtual:sprite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

function sprite(): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const symbols = ICONS.map((name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`there is no icon called ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Provides the module `virtual:sprite`: the address of the sprite. */
export function icons(): Plugin {
  const source = sprite();
  const fileName = `assets/icons-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "oriflamme-icons",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : null),
    load: (id) => (id === "\0" + MODULE ? `import { fileAt } from "/src/base.ts";\nexport default fileAt(${JSON.stringify(fileName)});` : null),
    configureServer(server) {
      server.middlewares.use("/" + fileName, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}
