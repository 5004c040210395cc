import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entriesOf, LANGUAGES, TEXTS, textOf } from "../build/texts";
import lessons from "$/learn/lessons.json";
import { BOXES, kindsOf } from "$/card/kinds";
import { ICONS } from "$/ui/icons";

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const sources = files(join(import.meta.dirname, "../src")).filter((name) => /\.(svelte|ts)$/.test(name));
const code = sources.map((name) => readFileSync(name, "utf8")).join("\n");
const english = entriesOf(textOf("en"));
const own = ["page.ftl", "account.ftl"].flatMap((name) => [...entriesOf(readFileSync(join(TEXTS, "en", name), "utf8")).keys()]);

describe("texts", () => {
  test.each(LANGUAGES)("every message of %s can be parsed", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([]);
    for (const id of english.keys()) expect(bundle.getMessage(id), id).toBeTruthy();
  });

  test.each(LANGUAGES)("%s has every message", (language) => {
    const folder = join(TEXTS, language);
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const present = new Set(names.flatMap((name) => [...entriesOf(readFileSync(join(folder, name), "utf8")).keys()]));
    expect([...english.keys()].filter((id) => !present.has(id))).toEqual([]);
  });

  test("every message that the page names exists", () => {
    const named = [...code.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g)].map((match) => match[1] ?? "");
    const chosen = [...code.matchAll(/\? "([a-z]+-[a-z-]+)" : "([a-z]+-[a-z-]+)"/g)].flatMap((match) => [match[1] ?? "", match[2] ?? ""]);
    const missing = [...named, ...chosen].filter((id) => !english.has(id) && !id.endsWith("-") && !(ICONS as readonly string[]).includes(id));
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(120);
  });

  test("every message of the page is used", () => {
    const families = /^(problem|ahead|order|bot|theme|fair|end|pace|speed|seat|direction|report|channel)-/;
    const unused = own.filter((id) => !code.includes(`"${id}"`) && !families.test(id) && !code.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });

  test("every kind and every lesson has texts", () => {
    for (const kind of BOXES.flatMap(kindsOf)) expect(english.has("kind-" + kind.replaceAll("_", "-")), kind).toBe(true);
    for (const { name } of lessons) {
      for (const part of ["title", "text", "prompt", "praise"]) expect(english.has(`learn-${name}-${part}`)).toBe(true);
    }
  });
});
