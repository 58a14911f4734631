/** A page that comes within this time needs no word about it. */
export const PATIENCE_MS = 250;

/** What is said while the page at this path is slow to come (CHECKLIST GUIDE-12, GUIDE-13, SURP-03, TRIP-22, WELC-08); undefined where nothing is. */
export function loadingWords(path: string): string | undefined {
  if (path === "/guides") return "Loading guides...";
  if (/^\/guides\/[^/]+$/.test(path)) return "Loading guide...";
  if (path === "/surprise/select") return "Finding perfect matches...";
  if (path === "/welcome") return "Loading your journey...";
  return /^\/trips?\/[^/]+$/.test(path) && path !== "/trip/dashboard" ? "Loading your trip details..." : undefined;
}
