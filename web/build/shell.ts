/** Writes the service worker: it is told which files the page consists of, and which version they are. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../service-worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const KEPT = /\.(js|css|svg|woff2)$/; // texts are kept in the language that is spoken

export function shell(): Plugin {
  return {
    name: "oriflamme-shell",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const own = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|svg|webmanifest)$/.test(name)).map((name) => name.replaceAll("\\", "/"));
        const files = ["./", ...own, ...Object.keys(bundle).filter((name) => KEPT.test(name) && name.startsWith("assets/"))].sort();
        const version = createHash("sha256");
        for (const [name, file] of Object.entries(bundle)) version.update(name + (file.type === "chunk" ? file.code : String(file.source)));
        for (const name of own) version.update(readFileSync(`${PUBLIC}/${name}`));
        const source = readFileSync(SOURCE, "utf8").replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}
