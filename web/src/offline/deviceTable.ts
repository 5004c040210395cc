/** Opens a table on this device: one person or several at this screen, and bots on the other seats. */
import { askDevice, openTable } from "$/api";
import type { ListedTable, Seated, TableSettings } from "$/protocol";
import { go } from "$/router.svelte";
import { hold, note } from "$/seats.svelte";
import { choose } from "$/settings.svelte";
import { noteHere } from "./here";
import { namesOf, type Sitter } from "./sitters";

export async function openHere(sitters: readonly Sitter[], settings: TableSettings, otherwise: (seat: number) => string): Promise<void> {
  const names = namesOf(sitters, otherwise);
  const people = names.flatMap((name, seat) => (name === null ? [] : [{ seat, name }]));
  const [first, ...others] = people;
  if (!first) return;
  const bots = sitters.map((sitter) => ("bot" in sitter ? sitter.bot : null));
  const seated = await openTable({ name: first.name, settings: { ...settings, players: sitters.length }, bots }, true);
  noteHere(seated.table);
  const family = [{ seat: seated.seat, token: seated.token, name: first.name }];
  for (const { seat, name } of others) {
    const { token } = await askDevice<Seated>(`/tables/${seated.table}/seats`, { name, seat });
    family.push({ seat, token, name });
  }
  hold(seated, first.name, true);
  if (others.length) note(seated.table, { family });
  choose({ name: first.name });
  go(`/t/${seated.table}`);
}

/** Opens the record of a finished game. */
export async function openRecord(file: File): Promise<void> {
  const { table } = await askDevice<ListedTable>("/records", await file.text(), "POST");
  noteHere(table);
  go(`/r/${table}`);
}
