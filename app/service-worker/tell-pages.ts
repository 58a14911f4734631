declare const self: ServiceWorkerGlobalScope;

/** Sends a message to all pages of this browser. */
export async function tellPages(message: { type: string } & Record<string, unknown>): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(message);
}
