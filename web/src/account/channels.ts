/** The channels that bring notices to an account, in words. */
import { t } from "$/i18n/language.svelte";
import type { IconName } from "$/ui/icons";
import type { AddChannel, Channel } from "$/protocol";

export type ChannelKind = Channel["kind"];
export type NewChannel = Omit<AddChannel, "language"> & { language: string }; // the page's languages are those of the server

export const ICONS_OF: Readonly<Record<ChannelKind, IconName>> = { push: "trumpet-flag", discord: "talk", slack: "talk", matrix: "talk", email: "envelope" };

const PROPER: Partial<Record<ChannelKind, string>> = { discord: "Discord", slack: "Slack", matrix: "Matrix" };
export const kindText = (kind: ChannelKind): string => PROPER[kind] ?? t("channel-" + kind);

const SHOWN = 6; // characters at the end of an address that is a secret

/** An address that its owner recognises, without the part that would let others use it. */
export function addressText(channel: Pick<Channel, "kind" | "address">): string {
  if (channel.kind === "email") return channel.address;
  try {
    const { host, pathname } = new URL(channel.address);
    return pathname.length > SHOWN ? `${host} …${pathname.slice(-SHOWN)}` : host;
  } catch {
    return channel.address;
  }
}

/** How an address of a kind looks, to show in an empty field. */
export const EXAMPLES: Readonly<Record<ChannelKind, string>> = {
  push: "",
  discord: "discord.com/api/webhooks/…",
  slack: "hooks.slack.com/services/…",
  matrix: "matrix.example.org/hooks/…",
  email: "ann@example.org",
};
