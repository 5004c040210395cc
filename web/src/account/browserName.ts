/** The name of a browser, from what it says about itself. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Linux|X11)\b/, "Linux"],
];

/** The name of a browser and its system: “Firefox · Linux”. An unknown one keeps its own words. */
export function browserName(label: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(label))?.[1]).filter(Boolean);
  return found.length ? found.join(" · ") : label.slice(0, 40);
}
