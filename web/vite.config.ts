import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./build/icons";
import { texts } from "./build/texts";

const SERVER = process.env.ORIFLAMME_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), texts()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: process.env.ORIFLAMME_PAGE ?? "../src/oriflamme/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
