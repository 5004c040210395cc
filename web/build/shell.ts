/** Writes the service worker, which is told the files of the page and their version, and the pictures of the manifest. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../service-worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const SCREENS = fileURLToPath(new URL("../../docs/screens", import.meta.url));
const SHOWN = { "table-wide": "table-soldier-desktop-light", "table-narrow": "table-wait-or-reveal-phone-light" }; // in the manifest
const ONLINE = /^assets\/(Account|Admin|BlockOrReport|Friend|HomeFriends|InviteFriends|Join|Ladders|OpenTables|Profile|Recover|SignIn|recovery|signOut)/; // pages that need a server
const KEPT = /\.(js|css|svg|woff2)$/; // texts are kept in the language that is spoken

export function shell(): Plugin {
  return {
    name: "oriflamme-shell",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const own = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|svg|webmanifest)$/.test(name)).map((name) => name.replaceAll("\\", "/"));
        const files = ["./", ...own, ...Object.keys(bundle).filter((name) => KEPT.test(name) && name.startsWith("assets/") && !ONLINE.test(name))].sort();
        const version = createHash("sha256");
        for (const [name, file] of Object.entries(bundle)) version.update(name + (file.type === "chunk" ? file.code : String(file.source)));
        for (const name of own) version.update(readFileSync(`${PUBLIC}/${name}`));
        const source = readFileSync(SOURCE, "utf8").replace("__FILES__", JSON.stringify(files)).replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
        for (const [name, screen] of Object.entries(SHOWN)) this.emitFile({ type: "asset", fileName: `app/${name}.webp`, source: readFileSync(`${SCREENS}/${screen}.webp`) });
      },
    },
  };
}
