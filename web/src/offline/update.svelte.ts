/** The page as an app: a new version that has been fetched and waits, and the browser's offer to install it. */

/** What browsers ask before they install an app; not every browser does. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const update = $state({ waiting: null as ServiceWorker | null });
export const install = $state({ prompt: null as InstallPrompt | null });

/** Uses the new version, in this and every other window. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update.waiting?.postMessage("take over");
}

if (typeof addEventListener === "function") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered on the page of this device, and not over a table
    install.prompt = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (install.prompt = null));
}
