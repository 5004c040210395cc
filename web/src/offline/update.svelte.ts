/** A new version of the page that has been fetched and waits. */

export const update = $state({ waiting: null as ServiceWorker | null });

/** Uses the new version, in this and every other window. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update.waiting?.postMessage("take over");
}
