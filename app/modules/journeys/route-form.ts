import { MEANS, WAY_WISHES } from "#app/modules/catalogue/ways/way";
import type { Means, WayWish } from "#app/modules/catalogue/ways/way";
import { emptyStart, startFromAddress } from "#app/modules/planner/start-form";
import type { StartValues } from "#app/modules/planner/start-form";
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
  /** By car: the stop on that drive, as a form names it; undefined for the one that is proposed. */
  stop?: string;
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
  /** How the traveller likes to go on where no way was chosen; undefined for the usual ways. */
  goBy?: WayWish;
  /** Nights of all places together, while those of each are to be found. */
  inAll?: number;
  /** The part of the world through which a route was asked for, as it was typed. */
  area?: string;
  /** The part of the world was left to us: the turn of the draw. */
  draw?: number;
  /** The form counts once by this key, which goes with it from page to page. */
  formKey?: string;
  rest: StartValues;
}

const PRESSES = ["best", "add", "suggest", "surprise"] as const;

/** A press on the page that changes the places: "up-2", "drop-0", "join-osaka", "best", "add", "suggest", "surprise". */
export type RoutePress =
  | { kind: "up" | "down" | "drop"; at: number }
  | { kind: "join"; slug: string }
  | { kind: (typeof PRESSES)[number] };

function nightsOf(text: string | undefined): Pick<RouteEntry, "nights"> {
  const nights = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 0;
  return nights >= 1 && nights <= MOST_NIGHTS ? { nights } : {};
}

function meansOf(text: string | undefined): Pick<RouteEntry, "by"> {
  const by = MEANS.find((means) => means === text);
  return by ? { by } : {};
}

/** The name of a stop: of a destination and its sight, or the word for none. */
const STOP_NAME = /^[a-z0-9-]{1,60}(\.[a-z0-9-]{1,80})?$/;

function stopOf(text: string | undefined): Pick<RouteEntry, "stop"> {
  return text !== undefined && STOP_NAME.test(text) ? { stop: text } : {};
}

/** Dates beyond any trip are none: calendars end. */
const LAST_DATE = "2200";

const LONGEST_AREA = 80;
const LONGEST_KEY = 64;
const MOST_DRAWS = 999;

function withUsableDates(rest: StartValues): StartValues {
  const usable = (date: string): string => (date < LAST_DATE ? date : "");
  return { ...rest, startDate: usable(rest.startDate), endDate: usable(rest.endDate) };
}

/** The form as an address or a sent form holds it; what no form can hold is left out, and so is a place named twice. */
export function routeFromFields(fields: URLSearchParams): RouteValues {
  const [nights, by, stop] = [fields.getAll("nights"), fields.getAll("by"), fields.getAll("stop")];
  const named = fields.getAll("place").map((slug, index): RouteEntry => ({
    slug,
    ...nightsOf(nights[index]),
    ...meansOf(by[index]),
    ...stopOf(stop[index]),
  }));
  const isFirst = ({ slug }: RouteEntry, index: number): boolean =>
    named.findIndex((other) => other.slug === slug) === index;
  const of = fields.get("of");
  const stamp = fields.get("stamp");
  const inAll = Number(fields.get("inAll"));
  const goBy = WAY_WISHES.find((wish) => wish === fields.get("goBy"));
  const area = (fields.get("area") ?? "").trim().slice(0, LONGEST_AREA);
  const draw = Number(fields.get("draw"));
  const formKey = (fields.get("formKey") ?? "").slice(0, LONGEST_KEY);
  return {
    places: named.filter(isFirst).slice(0, MOST_PLACES),
    ...(of && { of }),
    ...(stamp && { stamp }),
    ...(fields.has("inOrder") && { inOrder: true as const }),
    ...(goBy && { goBy }),
    ...(inAll >= 1 && inAll <= MOST_NIGHTS_IN_ALL && { inAll: Math.round(inAll) }),
    ...(area !== "" && { area }),
    ...(Number.isInteger(draw) && draw >= 1 && draw <= MOST_DRAWS && { draw }),
    ...(formKey !== "" && { formKey }),
    rest: withUsableDates(startFromAddress(fields)),
  };
}

/** The address of the page with these values; defaults are left out. */
export function addressOfRoute(values: RouteValues): string {
  const { places, of, stamp, inOrder, goBy, inAll, area, draw, formKey, rest } = values;
  const query = new URLSearchParams();
  const isChosen = places.some(({ by, stop }) => by !== undefined || stop !== undefined);
  for (const { slug, nights, by, stop } of places) {
    query.append("place", slug);
    query.append("nights", nights === undefined ? "" : String(nights));
    if (!isChosen) continue;
    query.append("by", by ?? "");
    query.append("stop", stop ?? "");
  }
  if (of !== undefined) query.set("of", of);
  if (stamp !== undefined) query.set("stamp", stamp);
  if (goBy !== undefined) query.set("goBy", goBy);
  const isOpen = places.length === 0 || places.some(({ nights }) => nights === undefined);
  if (inAll !== undefined && isOpen) query.set("inAll", String(inAll));
  if (area !== undefined) query.set("area", area);
  if (draw !== undefined) query.set("draw", String(draw));
  if (formKey !== undefined) query.set("formKey", formKey);
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
    beenBefore: rest.beenBefore,
    hours: rest.hours,
    appointments: rest.appointments,
    tripName: rest.name,
    ...Object.fromEntries(AGE_FIELDS.map((name, index) => [name, rest.ages[index] ?? ""])),
  };
  for (const [name, value] of Object.entries(single)) if (value !== "") query.set(name, value);
  for (const name of ["interests", "diets", "accessNeeds"] as const)
    for (const value of rest[name]) query.append(name, value);
  return `${ROUTE_PATH}?${query.toString()}`;
}

/** The press that a form was sent with; undefined for a page that is only looked at. */
export function pressOf(text: string | null): RoutePress | undefined {
  const kind = PRESSES.find((one) => one === text);
  if (kind) return { kind };
  const [, slug] = /^join-([a-z0-9-]{1,60})$/.exec(text ?? "") ?? [];
  if (slug !== undefined) return { kind: "join", slug };
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
