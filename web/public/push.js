// What the server pushes is shown as a notification; a click opens the table it is about.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // not ours, but browsers require that a push shows something
  }
  const path = typeof told.url === "string" ? told.url : typeof told.table === "string" ? "/t/" + told.table : "/games";
  const options = { body: told.body || "", tag: told.tag || told.table || "oriflamme", icon: "/icon.svg", data: { path } };
  event.waitUntil(self.registration.showNotification(told.title || "Oriflamme", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.path, self.location.origin);
  event.waitUntil(open(self.location.origin + pathname)); // ours, under any name of the server
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
