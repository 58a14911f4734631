/** A page that comes within this time, in milliseconds, shows no loading words. */
export const PATIENCE_MS = 250;

/** The page with all trips of a traveller. */
const TRIPS = "/trip/dashboard";
const CARD_TO_COME =
  '<div class="skeleton place"><span class="poster"></span><span class="bar"></span><span class="bar short"></span></div>';

/** Headings of the pages that show cards, with the words for a search that may take some seconds. */
const CARDS_TO_COME: Readonly<Record<string, { heading: string; words?: string }>> = {
  [TRIPS]: { heading: "Your Trips" },
  "/planner/flight": {
    heading: "Looking for your flights",
    words: "We go through the flights on your dates and keep the few that suit you. This can take a few seconds.",
  },
  "/planner/hotel": {
    heading: "Looking for places to stay",
    words: "We go through the stays for your nights and keep the few that suit you. This can take a few seconds.",
  },
};

/** The stand-in for a page that is slow to come, as HTML (CHECKLIST TRIP-10); undefined for pages without one. */
export function standInHtml(path: string): string | undefined {
  const page = CARDS_TO_COME[path];
  if (!page) return undefined;
  const words = page.words ? `<p role="status">${page.words}</p>` : "";
  return `<h1 class="step-3">${page.heading}</h1>${words}<div class="grid" aria-busy="true">${CARD_TO_COME.repeat(3)}</div>`;
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
