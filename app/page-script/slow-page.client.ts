/** The words or the stand-in shown while the browser itself fetches a page that is slow to come. */
import { PATIENCE_MS, loadingWords, standInHtml } from "#app/components/layout/loading-words";
import type { Say } from "./say.client";

/** The milliseconds for which a stand-in waits for its page; after that, the former page is of more use. */
const STANDS_IN_MS = 10_000;

function takeStandInAway(): void {
  const box = document.querySelector<HTMLElement>("[data-stands-in]");
  if (!box) return;
  box.remove();
  document.querySelector("main")?.removeAttribute("hidden");
  scrollTo(0, Number(box.dataset.standsIn));
}

/** Replaces the page that is left with the stand-in. */
function standIn(html: string): void {
  const main = document.querySelector("main");
  if (!main) return;
  const box = document.createElement("div");
  box.className = "wrap page stack wide-gap";
  // The scroll position of its reader, for a return.
  box.dataset.standsIn = String(scrollY);
  box.innerHTML = html;
  main.before(box);
  main.hidden = true;
  scrollTo(0, 0);
  setTimeout(takeStandInAway, STANDS_IN_MS);
}

/**
 * Announces the next page when the browser itself fetches it and that takes a while; the framework does so on its own
 * pages.
 */
function announceSlowPage(event: Event, next: URL, say: Say): void {
  const path = next.origin === location.origin ? next.pathname : "";
  const words = loadingWords(path);
  const html = standInHtml(path);
  if (words === undefined && html === undefined) return;
  setTimeout(() => {
    if (event.defaultPrevented) return;
    if (words !== undefined) say(words, "waiting");
    if (html !== undefined) standIn(html);
  }, PATIENCE_MS);
}

/** Announces or shows the page that a press of a link, or of a search form, makes the browser fetch. */
export function sayIfSlow(event: Event, say: Say): void {
  const target = event.target as Element;
  if (event instanceof MouseEvent) {
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const next = new URL(link.href);
    // A link within the present page fetches nothing.
    if (next.hash && next.pathname + next.search === location.pathname + location.search) return;
    announceSlowPage(event, next, say);
  } else if (target instanceof HTMLFormElement && target.method === "get")
    announceSlowPage(event, new URL(target.action), say);
}

addEventListener("pageshow", () => {
  document.querySelector(".toast.waiting")?.remove();
  takeStandInAway();
});
