/** Which page is shown. The address decides, and the back button works. */
import { linkTo, STATIC } from "./base";

interface Route {
  page: string;
  part: string; // what follows the page's name: a table, a code
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // typed by hand: “/people/100%”
  }
}

/** What the address names: the path of the page, with its query. */
function address(): string {
  return STATIC ? location.hash.slice(1) : location.pathname + location.search;
}

function read(): Route {
  const [page = "", part = ""] = (address().split("?")[0] ?? "").split("/").filter(Boolean).map(plain);
  return { page, part };
}

/** What follows a “?” in the address. */
export function query(): string {
  const [, ...more] = address().split("?");
  return more.length ? "?" + more.join("?") : "";
}

/** Changes what follows the “?”, without going anywhere. */
export function setQuery(query: string): void {
  history.replaceState(history.state, "", STATIC ? "#" + (address().split("?")[0] ?? "") + query : location.pathname + query);
}

let now: Route = $state(read());

export const route = {
  get page() {
    return now.page;
  },
  get part() {
    return now.part;
  },
};

let previous: string | null = null;

/** The page that was shown before this one, to return to it when a form is done. */
export function cameFrom(): string | null {
  return previous;
}

/** Goes to another page. */
export function go(path: string, replace = false): void {
  previous = address();
  if (replace) history.replaceState(null, "", linkTo(path));
  else history.pushState(null, "", linkTo(path));
  now = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (now = read()));

/** Makes links to our own pages change the page without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (STATIC && link.getAttribute("href")?.startsWith("#")) return; // the browser follows it
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/** On a static host: makes links name addresses that exist, for those who open them in a new tab. */
export function mendLinks(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
  if (STATIC && link) link.setAttribute("href", "#" + (link.getAttribute("href") ?? ""));
}
