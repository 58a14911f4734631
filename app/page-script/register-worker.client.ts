interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Registers the service worker, and tells it which pages to keep beside those that it sees. Its messages are handled in
 * offline.client.ts.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const { saveData: isSparing = false, effectiveType = "4g" } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register("/sw.js");
  const { active } = await serviceWorker.ready;
  // The first page loaded before the worker, which has not seen it.
  if (isFirst) active?.postMessage({ type: "KEEP_PAGE" });
  if (!isSparing && !effectiveType.includes("2g")) active?.postMessage({ type: "KEEP_DISCOVERY" });
  if (!isSparing && document.querySelector(".account-menu")) active?.postMessage({ type: "KEEP_TRIPS" });
}
