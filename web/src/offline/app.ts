/** The page as an app: a service worker keeps its files, the texts of the language are kept beside, and updates say so. */
import addresses, { later } from "virtual:texts";
import { BASE, fileAt } from "$/base";
import { language } from "$/i18n/language.svelte";
import { update } from "./update.svelte";

const TEXTS = "oriflamme-texts";

/** Keeps the texts of the language that is spoken; others go. */
async function keepTexts(): Promise<void> {
  const cache = await caches.open(TEXTS);
  const wanted = [addresses[language()], later[language()]].map((address) => fileAt(address ?? ""));
  for (const address of wanted) if (!(await cache.match(address))) await cache.add(address);
  for (const request of await cache.keys()) if (!wanted.includes(request.url)) await cache.delete(request);
}

/** Lets the page be opened without a connection from now on. Browsers that cannot do that, or must not, go without. */
export async function keepApp(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis) || import.meta.env.DEV) return;
  try {
    const worker = await navigator.serviceWorker.register(BASE + "service-worker.js");
    const look = (): void => {
      if (worker.waiting && navigator.serviceWorker.controller) update.waiting = worker.waiting;
    };
    look();
    worker.addEventListener("updatefound", () => worker.installing?.addEventListener("statechange", look));
    await keepTexts();
    new MutationObserver(() => void keepTexts().catch(() => undefined)).observe(document.documentElement, { attributeFilter: ["lang"] });
  } catch {
    // refused, as in a private window: then the page needs a connection
  }
}
