/**
 * The page's side of the service worker, loaded when there is one or a page is touched (see enhance.client.ts): it
 * shows the age of a copy, and offers a new version. Parts that few pages need load on demand.
 */
import { Workbox } from "workbox-window";
import { whenShown } from "./when-shown.client";

/** The time after which an open page asks for a new version, in milliseconds: it learns of one within a minute. */
const ASK_AGAIN_MS = 55_000;

const isSparing = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
const worker = new Workbox("/sw.js");

/**
 * The time at which the page on the screen was kept, if it is a copy. The worker writes it into the timing of the
 * answer.
 */
function keptAt(): Date | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const kept = navigation?.serverTiming?.find(({ name }) => name === "kept")?.description;
  return kept ? new Date(kept) : undefined;
}

const kept = keptAt();
const strip = document.querySelector<HTMLElement>("[data-offline-strip]");
const words = strip?.querySelector<HTMLElement>("[data-offline-words]");

/** Whether the page on the screen was drawn on the device, from the bundles. */
let isDrawn = false;

/** Says once that this is a copy, and its time. */
async function sayAge(): Promise<void> {
  if (!(kept || isDrawn) || !strip || !words) return;
  const when = kept && (await import("#app/modules/offline/kept-when")).keptWhen(kept, new Date());
  const line = navigator.onLine ? "We can't reach Voyance just now." : "You're offline.";
  words.textContent = when
    ? `${line} This page is as it was ${when}.`
    : `${line} This page shows what's saved on your device.`;
  strip.dataset.copy = "";
  strip.hidden = false;
}

/**
 * A page that is a copy, or that has lost its connection, follows links by loading documents: the copies are documents.
 */
addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if ((navigator.onLine && !kept && !isDrawn) || !navigator.serviceWorker.controller || !link || !isPlain) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset.copy) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.stopImmediatePropagation();
  },
  true,
);

/** A new version waits until the traveller wants it: typed text is kept for the page that comes back. */
function offerNewVersion(): void {
  if (document.querySelector("[data-new-version]")) return;
  const bar = document.createElement("div");
  bar.className = "new-version";
  bar.dataset.newVersion = "";
  bar.setAttribute("role", "status");
  const text = document.createElement("p");
  text.textContent = "A new version is ready.";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Load it";
  button.addEventListener("click", () => {
    button.disabled = true;
    worker.addEventListener("controlling", () => {
      document.dispatchEvent(new Event("voyance:leave"));
      location.reload();
    });
    worker.messageSkipWaiting();
  });
  bar.append(text, button);
  document.body.append(bar);
}

function askForNewVersion(): void {
  if (document.visibilityState === "visible" && navigator.onLine && !isSparing)
    void worker.update().catch(() => undefined);
}

/**
 * The frame that the worker shows in place of a page that is not on the device: the page is drawn in it, or it says
 * what is missing.
 */
async function fillFrame(): Promise<void> {
  const { drawInPlace } = await import("#app/modules/offline/drawn-page.client");
  isDrawn = await drawInPlace();
  if (!isDrawn) (await import("#app/modules/offline/device-contents.client")).sayWhatIsMissing();
}

let isWatched = false;

/** No form can wait before there is a worker, so the first visit does without. */
async function watchForms(): Promise<void> {
  if (isWatched || !navigator.serviceWorker.controller) return;
  isWatched = true;
  const { showWaiting, watchWaiting } = await import("#app/modules/offline/waiting.client");
  void watchWaiting();
  whenShown("[data-waiting-forms]", showWaiting);
}

async function start(): Promise<void> {
  const isFrame = document.querySelector("[data-device-title]") !== null;
  if (isFrame && (location.pathname !== "/offline" || !navigator.onLine)) await fillFrame();
  void sayAge();
  addEventListener("offline", () => void sayAge());
  navigator.serviceWorker.addEventListener("controllerchange", () => void watchForms());
  void watchForms();
  whenShown("[data-install]", async (box) => {
    (await import("#app/modules/offline/install-offer.client")).offerInstall(box);
  });
  worker.addEventListener("waiting", offerNewVersion);
  await worker.register();
  setInterval(askForNewVersion, ASK_AGAIN_MS);
  document.addEventListener("visibilitychange", askForNewVersion);
  const active = await navigator.serviceWorker.ready;
  whenShown("[data-device]", async (box) => {
    const { showDeviceContents } = await import("#app/modules/offline/device-contents.client");
    await showDeviceContents(box, () => active.active?.postMessage({ type: "FORGET" }));
  });
  whenShown("[data-push]", async (box) => {
    (await import("#app/modules/offline/push-here.client")).offerAlerts(box, active);
  });
}

if ("serviceWorker" in navigator && "caches" in window) void start().catch(() => undefined);
