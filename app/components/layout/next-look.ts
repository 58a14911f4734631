/** Name of the query parameter that counts the looks. */
const LOOK = "look";

/** A page that waits loads itself so many times, every few seconds; then its link is left. */
export const MOST_LOOKS = 36;

/** @returns the query of a waiting page's next look; undefined after the last one */
export function nextLook(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const looks = Math.max(0, Math.trunc(Number(query.get(LOOK)) || 0));
  if (looks >= MOST_LOOKS) return undefined;
  query.set(LOOK, String(looks + 1));
  return `?${query}`;
}
