/** Who sits where at a table of this device. */

/** Who is on a seat: a person by name, or a bot by its level. */
export type Sitter = { name: string } | { bot: string };

/** The names of the people, each of them different. */
export function namesOf(sitters: readonly Sitter[], otherwise: (seat: number) => string): (string | null)[] {
  const taken = new Set<string>();
  return sitters.map((sitter, seat) => {
    if ("bot" in sitter) return null;
    let name = sitter.name.trim() || otherwise(seat);
    while (taken.has(name)) name += " ’";
    taken.add(name);
    return name;
  });
}
