/** Gives a link to others: with the sheet of a phone, else by the clipboard. */

export type Sharing = "shared" | "copied" | "failed";

/** Shares a link. Without a sheet it is copied; a browser may forbid that too. */
export async function share(url: string, text = ""): Promise<Sharing> {
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: "Oriflamme", ...(text ? { text } : {}), url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared"; // the person has closed the sheet
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
