// The page without a connection: its files are kept when it is first opened, and served from there. A new version is kept
// beside the old one and takes over when no window shows the old one, so a running game never loses its files.
importScripts("push.js");

const VERSION = __VERSION__;
const FILES = __FILES__;
const SHELL = "oriflamme-shell-" + VERSION;
const PATIENCE = 3000; // milliseconds for a network that neither answers nor fails

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const path = address.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(document(request));
  else if (path === "offline/files.json" || path === "offline/about.json") event.respondWith(newest(request));
  else event.respondWith(kept(request));
});

async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: file.startsWith("assets/") ? "default" : "reload" })));
}

// The window of the first visit was opened before there was a worker. It is taken over, so that it too works without a connection.
async function takeOver() {
  await forgetOthers();
  await self.clients.claim();
}

// The version before this one stays: another window may still show it, with a running game that has not loaded everything.
async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("oriflamme-shell-") && name !== SHELL);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

// The document is the newest that can be had. All its addresses have the same one.
async function document(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(new URL("./", self.registration.scope))) ?? fetch(request);
}

async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function newest(request) {
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    await (await caches.open("oriflamme-offline")).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
