/** Ways to reach somebody, in words. */
import { t } from "$/i18n/language.svelte";
import type { IconName } from "$/ui/icons";
import type { Way, WayKind } from "./bodies";

export const ICONS_OF: Readonly<Record<WayKind, IconName>> = { push: "trumpet-flag", discord: "talk", slack: "talk", matrix: "talk", email: "envelope" };

const PROPER: Partial<Record<WayKind, string>> = { discord: "Discord", slack: "Slack", matrix: "Matrix" };
export const kindText = (kind: WayKind): string => PROPER[kind] ?? t("way-" + kind);

const SHOWN = 6; // letters of the end of an address that is a secret

/** An address so that its owner recognises it and nobody who looks over their shoulder can use it. */
export function addressText(way: Pick<Way, "kind" | "address">): string {
  if (way.kind === "email") return way.address;
  try {
    const { host, pathname } = new URL(way.address);
    return pathname.length > SHOWN ? `${host} …${pathname.slice(-SHOWN)}` : host;
  } catch {
    return way.address;
  }
}

/** How an address of a kind looks, to show in an empty field. */
export const EXAMPLES: Readonly<Record<WayKind, string>> = {
  push: "",
  discord: "discord.com/api/webhooks/…",
  slack: "hooks.slack.com/services/…",
  matrix: "matrix.example.org/hooks/…",
  email: "ann@example.org",
};
