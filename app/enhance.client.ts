/**
 * What scripts add to pages that already work: copying a link, keeping typed forms through a lost line,
 * suggestions while typing, one submission per press. Works by attributes, on hydrated pages and plain ones alike.
 */
import "./copy.client";
import "./fields.client";
import "./filters.client";
import "./remember.client";
import "./reveal.client";
import "./slow-page.client";
import { holdUntilReached, keepPageWhenOffline } from "./lost-line.client";
import { maySendLater, sayNeverLater } from "./send-later.client";
import { say } from "./say.client";
import { showMap } from "./modules/maps/show-map.client";
import { PICTURE_BATCHES, inBatches } from "./shared/batches";
import { whenShown } from "./when-shown.client";

// Comes once, and early: it is kept for the offer on a trip's page, and the browser's own bar stays away.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { installPrompt: event });
});

function storageKey(form: HTMLFormElement): string {
  return `form:${location.pathname}:${form.dataset.keep ?? [...document.forms].indexOf(form)}`;
}

function isSecret(control: Element): boolean {
  return (
    control instanceof HTMLInputElement &&
    (control.type === "password" || control.type === "hidden" || control.type === "file")
  );
}

function keepForm(form: HTMLFormElement): void {
  const values: [string, string][] = [];
  for (const control of form.elements) {
    if (isSecret(control)) continue;
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
      if (control.checked) values.push([control.name, control.value]);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.name && control.value) values.push([control.name, control.value]);
    }
  }
  sessionStorage.setItem(storageKey(form), JSON.stringify(values));
}

function restoreForm(form: HTMLFormElement): void {
  const key = storageKey(form);
  const kept = sessionStorage.getItem(key);
  if (!kept) return;
  sessionStorage.removeItem(key);
  for (const [name, value] of JSON.parse(kept) as [string, string][]) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control.type === "radio" || control.type === "checkbox") control.checked ||= control.value === value;
      else control.value = value;
    }
  }
}

function keepAndSay(form: HTMLFormElement, submitter: HTMLElement | null): void {
  keepForm(form);
  if (sayNeverLater(form, submitter)) return;
  say(
    navigator.onLine
      ? "We can't reach Voyance just now. What you typed is still here; send it again in a moment."
      : "You're offline. What you typed is still here; send it again when you're back online.",
  );
}

function showOffline(): void {
  const strip = document.querySelector<HTMLElement>("[data-offline-strip]");
  // A copy says of itself what it is, with a line and without.
  if (strip && strip.dataset.copy === undefined) strip.hidden = navigator.onLine;
}

/** Whether there is no connection, or the page is a copy because there was none. */
function isOffline(): boolean {
  return !navigator.onLine || document.querySelector("[data-offline-strip][data-copy]") !== null;
}

/** A press that cannot be sent keeps what was typed and says so; a press that can is sent once. */
document.addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    if (
      form.method === "dialog" ||
      (form.method === "get" && (navigator.onLine || navigator.serviceWorker?.controller))
    )
      return;
    // A form that has words of its own for a lost line says them itself.
    const mayWait = maySendLater(form, event.submitter);
    // Offline, pages lead on as documents: the browser itself sends the form, and the worker takes it.
    if (mayWait && isOffline()) event.stopPropagation();
    if (!mayWait && form.dataset.offline !== "own" && !form.dataset.sent && holdUntilReached(event, keepAndSay)) return;
    if (form.method !== "post") return;
    if (form.dataset.sent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    form.dataset.sent = "1";
    // By then the framework has taken the form over, or the browser is sending it: only the second kind waits for a page.
    setTimeout(() => {
      if (event.defaultPrevented) delete form.dataset.sent;
      else if (event.submitter?.dataset.busy) event.submitter.textContent = event.submitter.dataset.busy;
    });
  },
  true,
);

/**
 * A form whose answer takes its place in the history, so that Back does not return to it (CHECKLIST QUIZ-05).
 * An answer that is no redirect is the page with its message: the browser then sends the form itself.
 */
document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.replace === undefined || event.defaultPrevented) return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === "string") body.append(name, value);
  void fetch(form.action, { method: "POST", body }).then(
    (answer) => {
      if (answer.redirected) return location.replace(answer.url);
      delete form.dataset.replace;
      delete form.dataset.sent;
      form.requestSubmit(event.submitter);
    },
    () => {
      delete form.dataset.sent;
      keepForm(form);
      say("That didn't go through. Your choice is still here; send it again when you're back online.");
    },
  );
});

/** A link to something that is folded away opens it where it is, without another page. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLElement>("[data-opens]");
  const folded = link && document.getElementById(link.dataset.opens!);
  if (!link || !(folded instanceof HTMLDetailsElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  folded.open = true;
  folded.scrollIntoView();
  folded.querySelector("summary")?.focus({ preventScroll: true });
  history.replaceState(history.state, "", (link as HTMLAnchorElement).href);
  for (const other of link.parentElement!.querySelectorAll("[data-opens]"))
    if (other === link) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
});

/** Suggestions of a server search while typing; without it the form asks after it is sent. */
let asked = 0;
document.addEventListener("input", (event) => {
  const input = event.target as HTMLInputElement;
  const source = input.dataset?.suggest;
  const list = source && input.getAttribute("list");
  if (!source || !list || input.value.trim().length < 2) return;
  const turn = ++asked;
  const url = new URL(source, location.origin);
  url.searchParams.set("q", input.value);
  void fetch(url, { headers: { Accept: "application/json" } })
    .then((answer) =>
      answer.ok ? (answer.json() as Promise<{ choices: { value: string; label: string }[] }>) : { choices: [] },
    )
    .then(({ choices }) => {
      const element = document.getElementById(list);
      if (turn !== asked || !element) return;
      element.replaceChildren(...choices.map((choice) => new Option(choice.label, choice.label)));
    })
    .catch(() => undefined);
});

keepPageWhenOffline(() => say("You're offline. Stay on this page; the link will work when you're back online."));

addEventListener("online", showOffline);
addEventListener("offline", showOffline);
// A page that comes back from the history may send its forms again.
addEventListener("pageshow", () =>
  document.querySelectorAll<HTMLFormElement>("form[data-sent]").forEach((form) => delete form.dataset.sent),
);
showOffline();
document.querySelectorAll("form").forEach(restoreForm);
// A page that makes way for its new version takes up again what was typed.
document.addEventListener("voyance:leave", () =>
  document.querySelectorAll<HTMLFormElement>("form[method=post]").forEach(keepForm),
);

/** What stands in for a picture that does not arrive; its box keeps its size (CHECKLIST EXPL-15). */
const BLANK = "/picture.svg";
const blank = (picture: HTMLImageElement): void => {
  if (!picture.src.endsWith(BLANK)) picture.src = BLANK;
};
document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && blank(target), true);
// Pictures that failed before this script came.
for (const picture of document.images)
  if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) blank(picture);

/** Pictures of closed tabs are fetched when the tabs come near, a few at a time (CHECKLIST LIM-08). */
const isSparing = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
if (!isSparing && "IntersectionObserver" in window) {
  const fetchPicture = (src: string): Promise<unknown> => {
    const picture = new Image();
    picture.src = src;
    return picture.decode().catch(() => undefined);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const closed = [...target.querySelectorAll("img")]
          .filter((picture) => picture.offsetParent === null)
          .map(({ src }) => src);
        void inBatches(
          closed,
          PICTURE_BATCHES,
          fetchPicture,
          (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        );
      }
    },
    { rootMargin: "100px" },
  );
  document.querySelectorAll("[data-preload]").forEach((tabs) => near.observe(tabs));
}

/** The place somebody set out to plan fills the planner's empty field, whatever lay between (CHECKLIST DEST-19, STORE-07). */
const PLANNED = "plannedDestination";
document.addEventListener("click", (event) => {
  const name = (event.target as Element).closest<HTMLElement>("[data-plan]")?.dataset.plan;
  if (name) sessionStorage.setItem(PLANNED, name);
});
const destination = document.querySelector<HTMLInputElement>("form[method=post] input[name=destination]");
if (destination && !destination.value) destination.value = sessionStorage.getItem(PLANNED) ?? "";
destination?.form?.addEventListener("submit", () => sessionStorage.removeItem(PLANNED));

/**
 * A page that the browser itself fetched begins at its top, and what stands there from the start is not read out: the first
 * field that is wrong takes the focus, or what is wrong with the form, a message is said again. On the framework's pages the framework's own pieces do it.
 */
if (document.documentElement.dataset.plain !== undefined) {
  document.querySelectorAll<HTMLElement>("[data-map]").forEach(showMap);
  const wrong =
    document.querySelector<HTMLElement>("main [aria-invalid=true]") ??
    document.querySelector<HTMLElement>("main .form-errors, main [role=alert][tabindex]");
  wrong?.focus();
  const words = document.querySelector("[data-toast] p")?.firstChild;
  if (words instanceof Text) {
    const text = words.data;
    words.data = "";
    setTimeout(() => (words.data = text), 100);
  }
}

/** What the server has opened over a page becomes modal; Escape leads where its link to close it does. */
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

whenShown("[data-live-alerts]", async (line) => {
  (await import("./modules/disruption/live-alerts.client")).showLiveAlerts(line);
});

/** The page's side of the service worker comes when everything else is there. */
const SERVICE_WORKER = "/offline.js";
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
const loadOffline = (): void => void whenIdle(() => void import(SERVICE_WORKER).catch(() => undefined));
if (document.readyState === "complete") loadOffline();
else addEventListener("load", loadOffline, { once: true });
