import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { texts } from "./build/texts.ts";

export default defineConfig({
  plugins: [svelte(), icons(), texts()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) }, conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    isolate: false,
    setupFiles: ["tests/fresh.ts"],
    testTimeout: 120_000, // only a broken program takes so long, however busy the machine is
    hookTimeout: 120_000,
  },
});
