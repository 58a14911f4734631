import { MEANS } from "#app/modules/catalogue/ways/way";
import type { Means } from "#app/modules/catalogue/ways/way";
import { emptyStart, startFromAddress } from "#app/modules/planner/start-form";
import type { StartValues } from "#app/modules/planner/start-form";
import type { UnderstoodWish } from "#app/modules/planner/wish/wish-chips";
import { AGE_FIELDS } from "#app/modules/planner/child-ages";

/** The page that lays out a trip of several places. */
export const ROUTE_PATH = "/planner/route";

/** A longer trip has so many places; the solver of their order is exact up to the most. */
export const FEWEST_PLACES = 2;
export const MOST_PLACES = 8;
/** Nights of one place, and of all together. */
export const MOST_NIGHTS = 21;
export const MOST_NIGHTS_IN_ALL = 60;

/** A place of the form, by its slug, with its nights; undefined while they are to be found. */
export interface RouteEntry {
  slug: string;
  nights?: number;
  /** How the traveller goes on from it; undefined for the usual way, and where there is no such way. */
  by?: Means;
}

/** The form of a longer trip: its places in order, and the rest as the first step has it. */
export interface RouteValues {
  places: RouteEntry[];
  /** The longer trip that is being changed; undefined for a new one. */
  of?: string;
  /** Its places as the form first saw them. */
  stamp?: string;
  /** Whether the places keep their order although their nights are to be found. */
  inOrder?: true;
  /** Nights of all places together, while those of each are to be found. */
  inAll?: number;
  rest: StartValues;
}

/** A press on the page that changes the places: "up-2", "drop-0", "best", "add". */
export type RoutePress = { kind: "up" | "down" | "drop"; at: number } | { kind: "best" | "add" };

function nightsOf(text: string | undefined): Pick<RouteEntry, "nights"> {
  const nights = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 0;
  return nights >= 1 && nights <= MOST_NIGHTS ? { nights } : {};
}

function meansOf(text: string | undefined): Pick<RouteEntry, "by"> {
  const by = MEANS.find((means) => means === text);
  return by ? { by } : {};
}

/** Dates beyond any trip are none: calendars end. */
const LAST_DATE = "2200";

function withUsableDates(rest: StartValues): StartValues {
  const usable = (date: string): string => (date < LAST_DATE ? date : "");
  return { ...rest, startDate: usable(rest.startDate), endDate: usable(rest.endDate) };
}

/** The form as an address or a sent form holds it; what no form can hold is left out, and so is a place named twice. */
export function routeFromFields(fields: URLSearchParams): RouteValues {
  const [nights, by] = [fields.getAll("nights"), fields.getAll("by")];
  const named = fields
    .getAll("place")
    .map((slug, index): RouteEntry => ({ slug, ...nightsOf(nights[index]), ...meansOf(by[index]) }));
  const isFirst = ({ slug }: RouteEntry, index: number): boolean =>
    named.findIndex((other) => other.slug === slug) === index;
  const of = fields.get("of");
  const stamp = fields.get("stamp");
  const inAll = Number(fields.get("inAll"));
  return {
    places: named.filter(isFirst).slice(0, MOST_PLACES),
    ...(of && { of }),
    ...(stamp && { stamp }),
    ...(fields.has("inOrder") && { inOrder: true as const }),
    ...(inAll >= FEWEST_PLACES && inAll <= MOST_NIGHTS_IN_ALL && { inAll: Math.round(inAll) }),
    rest: withUsableDates(startFromAddress(fields)),
  };
}

/** The address of the page with these values; defaults are left out. */
export function addressOfRoute({ places, of, stamp, inOrder, inAll, rest }: RouteValues): string {
  const query = new URLSearchParams();
  const isChosen = places.some(({ by }) => by !== undefined);
  for (const { slug, nights, by } of places) {
    query.append("place", slug);
    query.append("nights", nights === undefined ? "" : String(nights));
    if (isChosen) query.append("by", by ?? "");
  }
  if (of !== undefined) query.set("of", of);
  if (stamp !== undefined) query.set("stamp", stamp);
  if (inAll !== undefined && places.some(({ nights }) => nights === undefined)) query.set("inAll", String(inAll));
  const usual = emptyStart();
  if (inOrder && places.every(({ nights }) => nights === undefined)) query.set("inOrder", "yes");
  query.set("departureCity", rest.departureCity);
  const single = {
    startDate: rest.startDate,
    endDate: rest.endDate,
    adults: rest.adults === usual.adults ? "" : rest.adults,
    childCount: rest.children === usual.children ? "" : rest.children,
    budgetTotal: rest.budgetTotal,
    pace: rest.pace === usual.pace ? "" : rest.pace,
    budgetTier: rest.budgetTier === usual.budgetTier ? "" : rest.budgetTier,
    ...Object.fromEntries(AGE_FIELDS.map((name, index) => [name, rest.ages[index] ?? ""])),
  };
  for (const [name, value] of Object.entries(single)) if (value !== "") query.set(name, value);
  for (const interest of rest.interests) query.append("interests", interest);
  return `${ROUTE_PATH}?${query.toString()}`;
}

/** The press that a form was sent with; undefined for a page that is only looked at. */
export function pressOf(text: string | null): RoutePress | undefined {
  if (text === "best" || text === "add") return { kind: text };
  const moved = /^(up|down|drop)-(\d)$/.exec(text ?? "");
  return moved ? { kind: moved[1] as "up" | "down" | "drop", at: Number(moved[2]) } : undefined;
}

/** The places after one of them was moved or left out; a press that leads nowhere changes nothing. */
export function afterPress(
  places: readonly RouteEntry[],
  { kind, at }: Extract<RoutePress, { at: number }>,
): RouteEntry[] {
  const entry = places[at];
  if (!entry) return [...places];
  const rest = places.filter((_, index) => index !== at);
  if (kind === "drop") return rest;
  return rest.toSpliced(kind === "up" ? Math.max(0, at - 1) : at + 1, 0, entry);
}

/** Nights beside a name: "Rome 3 nights", "3 nights in Rome". */
const NIGHTS_SAID = /^\d+ (?:nights?|days?) in |\s+\(?\d+ (?:nights?|days?)\)?$/i;

/** The parts of a text that names several places: "Rome, Florence and Venice", "Tokyo → Kyoto → Osaka". */
export function namesIn(text: string): string[] {
  return text
    .split(/\s*(?:[,;/+&→>、，・\n–]|\s-\s|(?<=\s)(?:and|then|to|with|plus|und|et|y|e|en|och)(?=\s))\s*/iu)
    .map((name) => name.replace(NIGHTS_SAID, "").trim())
    .filter((name) => name !== "");
}

/** A sentence that leaves the choice between places open. */
const SAYS_OR = /\b(?:or|oder|ou|versus|vs)\b/i;

/** Where a sentence that names several places goes on; undefined for one that names fewer or too many, or asks which. */
export function routeOfWish(
  {
    isNamed,
    places,
    nights,
    homeFrom,
    values,
  }: Pick<UnderstoodWish, "isNamed" | "places" | "nights" | "homeFrom" | "values">,
  said: string,
): string | undefined {
  if (SAYS_OR.test(said) || !isNamed || places.length < FEWEST_PLACES || places.length > MOST_PLACES) return undefined;
  const last = places.filter(({ slug }) => slug === homeFrom);
  const entries = [...places.filter(({ slug }) => slug !== homeFrom), ...last].map(({ slug }) => ({ slug }));
  const order = last.length > 0 ? { inOrder: true as const } : {};
  // Without a length the dates end when the first place alone would.
  const rest = nights === undefined ? { ...values, endDate: "" } : values;
  return addressOfRoute({ places: entries, ...order, ...(nights !== undefined && { inAll: nights }), rest });
}
