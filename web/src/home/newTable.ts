/** Opens new tables. */
import { me } from "$/account/me.svelte";
import { openTable } from "$/api";
import { t } from "$/i18n/language.svelte";
import { noteHere } from "$/offline/here";
import type { OpenTable } from "$/protocol";
import { server } from "$/reach.svelte";
import { go } from "$/router.svelte";
import { hold } from "$/seats.svelte";
import { choose, settings } from "$/settings.svelte";

/** Opens a table, holds the seat and goes there. */
export async function openAndGo(body: OpenTable, quick = false, here = !server.isWorthATry): Promise<void> {
  const seated = await openTable(body, here);
  if (here) noteHere(seated.table);
  if (!me.account) choose({ name: body.name });
  hold(seated, body.name, quick);
  go(`/t/${seated.table}`);
}

/** One click: the base box, three bots, dealt at once. */
export async function playNow(): Promise<void> {
  const bots = [null, "casual", "casual", "casual"];
  await openAndGo({ name: me.account?.name || settings.name || t("word-you"), settings: { deck: "base", players: 4 }, bots }, true);
}
