import { isVisit } from "../day/itinerary";
import type { Itinerary, LeftOut } from "../day/itinerary";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * The left-out places for which room can be made by giving up others: not what is closed on all days or too far, and
 * not what those who come may not be sent to.
 * @param addable ids of the places that this party may ask for on these dates
 */
export function roomCanBeMadeFor(leftOut: readonly LeftOut[], addable: ReadonlySet<string>): string[] {
  return leftOut.flatMap(({ placeId, isFixed }) => (!isFixed && addable.has(placeId) ? [placeId] : []));
}

function visitsOf({ days }: Itinerary): Map<string, string> {
  return new Map(
    days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId, name }) => [placeId, name] as const)),
  );
}

/** Says which visits a change of the days has cost, beside those that were to go; undefined where it has cost none. */
export function lostText(
  before: Itinerary | undefined,
  after: Itinerary | undefined,
  except: readonly string[] = [],
): string | undefined {
  const now = after ? visitsOf(after) : new Map<string, string>();
  const gone = before ? [...visitsOf(before)].filter(([id]) => !except.includes(id) && !now.has(id)) : [];
  return gone.length > 0
    ? `${listed.format(gone.map(([, name]) => name))} no longer ${gone.length === 1 ? "fits" : "fit"}.`
    : undefined;
}

/** Says that a place is in the days now, and which visits made room for it. */
export function roomMadeText(before: Itinerary | undefined, after: Itinerary | undefined, placeId: string): string {
  const now = after ? visitsOf(after) : new Map<string, string>();
  const gone = before ? [...visitsOf(before)].flatMap(([id, name]) => (now.has(id) ? [] : [name])) : [];
  const name = now.get(placeId) ?? "It";
  return gone.length > 0
    ? `${name} is in; ${listed.format(gone)} made way for it.`
    : `${name} is in, and nothing had to go.`;
}
