/** Push notifications on this device: the browser's push service, and the worker that shows the notices. */
import type { Channel } from "$/protocol";
import type { NewChannel } from "./channels";

const WORKER = "/service-worker.js";

export type PushState = "unable" | "denied" | "off" | "on";

const isPushPossible = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key as browsers expect it, from URL-safe base64. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The channel for a subscription. */
export function channelOf(subscription: PushSubscriptionJSON, language: string): NewChannel | null {
  const { endpoint, keys } = subscription;
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language };
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this device gets notices, and by which channel. */
export async function pushHere(channels: readonly Channel[]): Promise<{ state: PushState; channel: Channel | undefined }> {
  if (!isPushPossible()) return { state: "unable", channel: undefined };
  const address = (await subscription())?.endpoint;
  const channel = address === undefined ? undefined : channels.find((one) => one.kind === "push" && one.address === address);
  if (Notification.permission === "denied") return { state: "denied", channel };
  return { state: channel ? "on" : "off", channel };
}

/** Asks the person and the browser for permission; null if either says no. */
export async function subscribe(key: string, language: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // one made with another key would be refused
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  return channelOf(made.toJSON(), language);
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
