/** The language of the page. Its messages are loaded when it is chosen, and the page is drawn again in it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import addresses, { later, names } from "virtual:texts";
import { fileAt } from "$/base";
import { choose, followOtherTabs, settings } from "$/settings.svelte";

export type Args = Record<string, string | number>;

export const LANGUAGES: Readonly<Record<string, string>> = names;

let bundle: FluentBundle | null = $state.raw(null);

function preferred(): string {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((wish) => wish in LANGUAGES) ?? "en";
}

let more: Promise<void> | null = null; // set once a page needs the later texts

async function source(language: string, address: string | undefined): Promise<string> {
  const answer = await fetch(fileAt(address ?? ""));
  if (!answer.ok) throw new Error(`the texts of ${language} are missing`);
  return answer.text();
}

async function load(language: string): Promise<FluentBundle> {
  const files = [addresses, ...(more ? [later] : [])];
  const sources = await Promise.all(files.map((file) => source(language, file[language])));
  return bundleOf(language, sources.join("\n"));
}

/** Makes a bundle of a Fluent source. */
export function bundleOf(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Uses a bundle from now on. */
export function speak(spoken: FluentBundle): void {
  bundle = spoken;
}

/** Loads the chosen language, or the one that the browser prefers. */
export async function begin(): Promise<void> {
  await change(preferred(), false);
  setTimeout(() => t("round-of", { round: 1 })); // formatting the first number is slow; do it while the table loads
  followOtherTabs(() => {
    if (preferred() !== language()) void change(preferred(), false).catch(() => undefined);
  });
}

/** Loads the texts that tables do not need, for a page that does. */
export function loadMore(): Promise<void> {
  more ??= Promise.resolve().then(speakMore).catch((error: unknown) => {
    more = null;
    throw error;
  });
  return more;
}

async function speakMore(): Promise<void> {
  const spoken = language();
  const made = await load(spoken);
  if (language() === spoken) speak(made); // otherwise the new language has them already
}

/** Changes the language without a reload. */
export async function change(language: string, keep = true): Promise<void> {
  speak(await load(language));
  document.documentElement.lang = language;
  if (keep) choose({ language });
}

export function language(): string {
  return bundle?.locales[0] ?? "en";
}

export function speaks(): boolean {
  return bundle !== null;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The text of a message. */
export function t(id: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** The text of an attribute of a message, or null if it has none. */
export function attribute(id: string, name: string, args: Args = {}): string | null {
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** The names of a message's attributes. */
export function attributesOf(id: string): string[] {
  return Object.keys(bundle?.getMessage(id)?.attributes ?? {});
}
