import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./build/icons.ts";
import { looksForPython } from "./build/looks.ts";
import { packed } from "./build/packed.ts";
import { shell } from "./build/shell.ts";
import { texts } from "./build/texts.ts";

const SERVER = process.env.ORIFLAMME_SERVER ?? "http://127.0.0.1:8765"; // where `oriflamme serve` listens

// All that a first table needs is one file: on a slow connection every further file costs more than its bytes.
const FIRST = /node_modules\/(?!uqr)|\/src\/(?!pages\/|replay\/|learn\/|invite\/|offline\/(?!here|carrier|update)|family\/|account\/|people\/|admin\/)|\/src\/account\/me\.svelte|\/src\/pages\/(Home|TablePage)\.svelte/;

export default defineConfig({
  base: "./", // web/build_page.py makes the document's own addresses absolute for a server
  plugins: [svelte(), icons(), texts(), looksForPython(), shell(), packed()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: process.env.ORIFLAMME_PAGE ?? "../src/oriflamme/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: FIRST }] } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
