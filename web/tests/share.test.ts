/** A link is shared with the sheet of a phone, and copied where there is none. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { share } from "$/ui/share";

const LINK = "https://here/r/table?seat=R";
let copied: string[];

function browser(touch: boolean, more: object = {}): void {
  copied = [];
  vi.stubGlobal("matchMedia", () => ({ matches: touch }));
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) }, ...more });
}
beforeEach(() => browser(false));
afterEach(() => void vi.unstubAllGlobals());

test("a phone opens its sheet with the link and what it is", async () => {
  const given: object[] = [];
  browser(true, { share: (data: object) => Promise.resolve(void given.push(data)) });
  expect(await share(LINK, "Ann wins")).toBe("shared");
  expect(given).toEqual([{ title: "Oriflamme", text: "Ann wins", url: LINK }]);
  expect(copied).toEqual([]);
});

test("a sheet that is closed again copies nothing", async () => {
  browser(true, { share: () => Promise.reject(new DOMException("", "AbortError")) });
  expect(await share(LINK)).toBe("shared");
  expect(copied).toEqual([]);
});

test.each([
  ["a desk, where a sheet helps nobody", false, { share: () => Promise.resolve() }],
  ["a phone without a sheet", true, {}],
  ["a phone that forbids its sheet", true, { share: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
])("%s copies the link", async (_, touch, more) => {
  browser(touch, more);
  expect(await share(LINK)).toBe("copied");
  expect(copied).toEqual([LINK]);
});

test.each([{ clipboard: undefined }, { clipboard: { writeText: () => Promise.reject(new Error("forbidden")) } }])("a browser that forbids both says so", async (more) => {
  browser(false, more);
  expect(await share(LINK)).toBe("failed");
});
