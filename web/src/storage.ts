/** What this browser remembers. If the browser forbids it (a private window), the page works without it. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("oriflamme." + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem("oriflamme." + key, JSON.stringify(value));
  } catch {
    // forbidden or full
  }
}
