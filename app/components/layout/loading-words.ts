/** A page that comes within this time, in milliseconds, shows no loading words. */
export const PATIENCE_MS = 250;

/** The page with all trips of a traveller. */
const TRIPS = "/trip/dashboard";
const CARD_TO_COME =
  '<div class="skeleton place"><span class="poster"></span><span class="bar"></span><span class="bar short"></span></div>';

/** The stand-in for a page that is slow to come, as HTML (CHECKLIST TRIP-10); undefined for pages without one. */
export function standInHtml(path: string): string | undefined {
  if (path !== TRIPS) return undefined;
  return `<h1 class="step-3">Your Trips</h1><div class="grid">${CARD_TO_COME.repeat(3)}</div>`;
}

/**
 * The loading words for a page at this path that is slow to come (CHECKLIST GUIDE-12, GUIDE-13, SURP-03, TRIP-22,
 * WELC-08); undefined for pages without them.
 */
export function loadingWords(path: string): string | undefined {
  if (path === "/guides") return "Loading guides...";
  if (/^\/guides\/[^/]+$/.test(path)) return "Loading guide...";
  if (path === "/surprise/select") return "Finding perfect matches...";
  if (path === "/welcome") return "Loading your journey...";
  return /^\/trips?\/[^/]+$/.test(path) && path !== TRIPS ? "Loading your trip details..." : undefined;
}
