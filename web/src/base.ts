/**
 * Where the page is: under `/` of a server, or in any folder of a static host.
 *
 * A static host has no document for `/cards`. There, the page that is shown stands behind a `#`.
 */

/** The folder of the page, as an absolute address. The scripts lie in a folder of it. */
export const BASE = import.meta.url.replace(/[^/]*\/[^/]*$/, "");

/** Whether there is only a static host, and no server to ask. `make site` writes this into the document. */
export const STATIC = typeof document !== "undefined" && "querySelector" in document && document.querySelector("meta[name=server]")?.getAttribute("content") === "none";

/** The address of a file of the page. */
export const fileAt = (path: string): string => BASE + path;

/** The address of a page, for a link: `/cards`. */
export const linkTo = (path: string): string => (STATIC ? BASE + "#" + path : BASE + path.slice(1));
