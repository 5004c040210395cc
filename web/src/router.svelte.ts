/** Which page is shown. The address decides, and the back button works. */

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

function read(): Route {
  const [page = "", part = ""] = location.pathname.split("/").filter(Boolean).map(plain);
  return { page, part };
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
  previous = location.pathname;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  now = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (now = read()));

/** Makes links to our own pages change the page without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
