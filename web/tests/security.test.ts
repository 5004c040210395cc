import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true }).map(String).filter((name) => /\.(svelte|ts)$/.test(name));
const sourceOf = (name: string) => readFileSync(join(root, name), "utf8");

test("nothing is written into the page as HTML, and no style is in an attribute", () => {
  for (const name of files) {
    const source = sourceOf(name);
    expect(source, name).not.toMatch(/\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    expect(source.split("<style>")[0], name).not.toMatch(/\sstyle="/);
  }
});

test("no component has more than 250 lines", () => {
  for (const name of files) expect(sourceOf(name).split("\n").length, name).toBeLessThan(name === "protocol.ts" ? 2000 : 250);
});

test("a token never becomes part of an address", () => {
  for (const name of files) expect(sourceOf(name), name).not.toMatch(/(href|go\(|pushState|fetch\()[^\n]*token/);
});
