/**
 * Adds to pages that already work. It works by attributes, on hydrated pages and plain ones alike, and is small: parts
 * that few pages need load when they are shown, and parts that a press needs load with the first touch
 * (docs/decisions/003).
 */
import { isReached, keepPageWhenOffline, leavesPage } from "./lost-line.client";
import type { Presses } from "./press.client";
import { showGoing, showPressed } from "./pressed.client";
import { registerWorker } from "./register-worker.client";
import { say } from "./say.client";
import { firstShown, whenNear, whenShown } from "./when-shown.client";

/** The page's side of the service worker. */
const OFFLINE = "/offline.js";
const loadOffline = (): void => void import(OFFLINE).catch(() => undefined);

const offerInstall = (): void => firstShown("[data-install]", loadOffline);
// The event comes once, and early: it is kept for the offer on a trip's page, and the browser's own bar stays away.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { installPrompt: event });
  offerInstall();
});

function showOffline(): void {
  const strip = document.querySelector<HTMLElement>("[data-offline-strip]");
  // A copy says that it is one, online and offline.
  if (strip && strip.dataset.copy === undefined) strip.hidden = navigator.onLine;
}

/** The part that answers presses (press.client.ts), once it is loaded. */
let presses: Presses | undefined;
let loading: Promise<Presses> | undefined;
function loadPresses(): Promise<Presses> {
  loading ??= import("./press.client").then(
    ({ answerPresses }) => (presses = answerPresses({ say, isReached, showPressed, whenShown })),
  );
  // Offline the script cannot load; the next press tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Elements that are pressed again: the press goes to the browser unchanged where the script for it cannot be fetched
 * though there is a connection.
 */
const again = new WeakSet<Element>();

/**
 * Holds a press back until its script is loaded, and then presses again.
 * @returns whether the press was held back
 */
function holdUntilLoaded(event: Event, pressed: Element, press: () => void): boolean {
  if (again.has(pressed) || presses?.parts.areThere()) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  const button = event instanceof SubmitEvent ? event.submitter : null;
  showPressed(button, true);
  const pressAgain = (): void => {
    showPressed(button, false);
    // The traveller has moved to another page meanwhile.
    if (!pressed.isConnected) return;
    again.add(pressed);
    press();
    again.delete(pressed);
  };
  void loadPresses()
    .then(({ parts }) => parts.bring())
    .then(pressAgain, () => {
      showPressed(button, false);
      if (pressed instanceof HTMLFormElement && !navigator.onLine)
        return say("You're offline. What you typed is still here; send it again when you're back online.");
      pressAgain();
    });
  return true;
}

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    if (
      form.method === "dialog" ||
      (form.method === "get" && (navigator.onLine || navigator.serviceWorker?.controller))
    )
      return;
    const { submitter } = event;
    const press = (): void => form.requestSubmit(submitter?.isConnected ? submitter : undefined);
    if (!holdUntilLoaded(event, form, press)) presses?.submitted(event);
  },
  true,
);
/** The elements that a part of the script answers which loads with the first touch (touched-parts.client.ts). */
const ANSWERED =
  '[data-copy], [data-download], [data-opens], [data-step], [data-plan], [data-intends], a[href^="/planner?"], a[href^="/auth/google"]';
document.addEventListener(
  "click",
  (event) => {
    const pressed = (event.target as Element).closest(ANSWERED);
    if (pressed) holdUntilLoaded(event, pressed, () => pressed.dispatchEvent(new MouseEvent("click", event)));
  },
  true,
);
for (const kind of ["click", "submit"])
  document.addEventListener(kind, (event) => {
    void loadPresses().then(
      ({ announced }) => announced(event),
      () => undefined,
    );
  });
/** By the time the window hears of a press, whatever takes it over has done so: the browser follows the rest itself. */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link && leavesPage(event, link)) showGoing(link);
});
addEventListener("submit", ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as HTMLFormElement).method !== "dialog") showGoing();
});
keepPageWhenOffline(() => say("You're offline. Stay on this page; the link will work when you're back online."));

addEventListener("online", showOffline);
addEventListener("offline", showOffline);
showOffline();

/** Replaces a picture that does not arrive; its box keeps its size (CHECKLIST EXPL-15). */
const BLANK = "/picture.svg";
const blank = (picture: HTMLImageElement): void => {
  if (!picture.src.endsWith(BLANK)) picture.src = BLANK;
};
document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && blank(target), true);
// Pictures that failed before this script loaded.
for (const picture of document.images)
  if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) blank(picture);

/**
 * A page that the browser itself fetched begins at its top, and screen readers do not announce content that is there
 * from the start: the first field that is wrong takes the focus, or the problem of the form, and a message is announced
 * again. On the framework's pages the framework's own components do it.
 */
if (document.documentElement.dataset.plain !== undefined) {
  const wrong =
    document.querySelector<HTMLElement>("main :is([aria-invalid=true], fieldset.has-error)") ??
    document.querySelector<HTMLElement>("main .form-errors, main [role=alert][tabindex]");
  wrong?.focus();
  const words = document.querySelector("[data-toast] p")?.firstChild;
  if (words instanceof Text) {
    const text = words.data;
    words.data = "";
    setTimeout(() => (words.data = text), 100);
  }
}

/** A dialog that the server has opened over a page becomes modal; Escape follows its close link. */
whenShown("dialog[data-modal]", (element) => {
  const dialog = element as HTMLDialogElement;
  dialog.close();
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dialog.querySelector<HTMLElement>("[data-closes]")?.click();
  });
});

/** A menu closes by Escape, and when the focus or a press goes elsewhere. */
const MENUS = ".account-menu[open], .menu[open]";
document.addEventListener("keydown", (event) => {
  const menu = (event.target as Element).closest<HTMLDetailsElement>(MENUS);
  if (event.key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
});
for (const kind of ["focusin", "pointerdown"])
  document.addEventListener(kind, ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS))
      if (!menu.contains(target as Node)) menu.open = false;
  });

// Nothing moves while a page with a pointer settles (CHECKLIST LIM-10).
if (matchMedia("(hover: hover)").matches) {
  document.documentElement.dataset.settling = "";
  setTimeout(() => delete document.documentElement.dataset.settling, 500);
}

/** The parts that few pages need, by their elements on the page. */
whenShown("[data-live-alerts]", async (line) => {
  (await import("#app/modules/disruption/live-alerts.client")).showLiveAlerts(line);
});
/** A place that this browser remembers (remember.client.ts) fills the fields that ask for it. */
const remembersPlace = (): boolean =>
  [localStorage, sessionStorage].some((store) => Object.keys(store).some((key) => key.endsWith("Destination")));
whenShown("input[name=destination]:not([type=hidden]), [data-consumes-intended]", async (element) => {
  if (remembersPlace()) (await import("./planning-parts.client")).takeUp(element);
});
whenShown("[data-session-flags], [data-reveal], [data-wait], [data-delay]", async (element) => {
  (await import("./reveal.client")).startReveal(element);
});
whenShown("[data-looks-again]", async () => {
  await (await import("./looks-again.client")).lookAgain();
});
whenShown("[data-passkey]", async (part) => {
  (await import("./passkey.client")).showPasskeyPart(part, isReached);
});
whenShown("[data-live-map]", async (part) => {
  (await import("#app/modules/maps/live/live-map.client")).startLiveMap(part);
});
const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
if (!connection?.saveData)
  whenNear("[data-preload]", async (tabs) => {
    (await import("./pictures-ahead.client")).fetchPicturesAhead(tabs);
  });
// On the framework's pages the framework's own components do it.
if (document.documentElement.dataset.plain !== undefined)
  whenNear("[data-map]", async (figure) => {
    (await import("./trip-parts.client")).showMap(figure);
  });

/**
 * The values stored for this page: typed words (press.client.ts), and the beginning of a sign-in with Google
 * (remember.client.ts).
 */
const kept = Object.keys(sessionStorage);
if (kept.some((key) => key.startsWith(`form:${location.pathname}:`))) void loadPresses();
if (kept.includes("oauth_state")) void import("./planning-parts.client");

/** The page's side of the worker loads once there is a worker, or where a visible part of the page needs it. */
const ASKS_FOR_WORKER = "[data-device], [data-device-title], [data-push]";
const start = (): void => {
  if (!("serviceWorker" in navigator && "caches" in window)) return;
  void registerWorker().catch(() => undefined);
  if (navigator.serviceWorker.controller) return loadOffline();
  whenNear(ASKS_FOR_WORKER, loadOffline);
  // Safari installs by a menu of its own, and does not report it.
  if ((navigator as { standalone?: boolean }).standalone === false) offerInstall();
};
const touched = (): void => {
  void loadPresses().catch(() => undefined);
  if ("serviceWorker" in navigator && "caches" in window) loadOffline();
};
for (const kind of ["pointerdown", "keydown", "focusin"])
  document.addEventListener(kind, touched, { capture: true, once: true });

/** The worker is registered when everything else is loaded. */
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.readyState === "complete") whenIdle(start);
else addEventListener("load", () => whenIdle(start), { once: true });
