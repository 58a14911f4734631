import type { DayTrip, TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceKind, Taste } from "#app/modules/catalogue/schema/vocabulary";
import { HIRED_MODES, PUBLIC_MODES } from "#app/modules/catalogue/schema/vocabulary";
import type { Needs } from "#app/modules/profile/needs";
import type { Point, Stretch } from "#app/shared/geo";
import { inWholeDollars } from "#app/shared/money";
import type { Parting } from "./some-of-party";

export const PACES = ["relaxed", "moderate", "packed"] as const;
export type Pace = (typeof PACES)[number];

/** Which sort of line a stop is; the documents know the first four (CHECKLIST ENT-17). */
export const ITEM_TYPES = ["attraction", "experience", "restaurant", "transport", "hotel"] as const;
type ItemType = (typeof ITEM_TYPES)[number];

/**
 * The role of a stop in its day: a place that was chosen to be visited, a meal on the way, a ride to or from the
 * airport, a while at the hotel, breakfast, free time, or hours that the traveller keeps for work, a nap or the like. Rules ask for the role, never for the form of an id.
 */
export const STOP_ROLES = ["visit", "meal", "transfer", "rest", "breakfast", "free", "busy"] as const;
export type StopRole = (typeof STOP_ROLES)[number];

export const MEALS = ["lunch", "dinner"] as const;
export type MealName = (typeof MEALS)[number];

/** Another table that would do for a meal. */
export interface NearbyTable {
  placeId: string;
  name: string;
  /** From the table that was chosen, or from where the meal is, as the crow flies. */
  km: number;
  /** Usual price for one adult in US cents. */
  priceMinor: number;
}

/** Where a line is; of a ride or a walk that ends elsewhere its first end, and where it is left. */
interface Whereabouts extends Stretch {
  name: string;
  to?: Point & { name: string };
}

/** Something to do in a free while, in place of it. */
export interface WhileOffer {
  placeId: string;
  name: string;
  /** When one would be there, minutes since local midnight, and how long it takes. */
  start: number;
  minutes: number;
  /** For one adult in US cents. */
  priceMinor: number;
}

/** One line of a day. Times are minutes since local midnight at the destination. */
export interface ItineraryItem {
  id: string;
  role: StopRole;
  /** Which meal, of a stop whose role that is. */
  meal?: MealName;
  type: ItemType;
  /** The catalogue place behind it, if there is one. */
  placeId?: string;
  kind?: PlaceKind;
  name: string;
  localName?: string;
  location: Whereabouts;
  description: string;
  start: number;
  end: number;
  /** Usual price for one adult in US cents; 0 is free. */
  priceMinor: number;
  tags: string[];
  /** Official site where it is booked, if it has one. */
  bookingUrl?: string;
  /** Why it is in this plan, in one sentence. */
  why?: string;
  /** A fact to know at the door, such as "last entry 16:30". */
  fact?: string;
  /** Minutes that the traveller could be late while the rest of the day still holds. */
  slackMinutes?: number;
  /** Held at this day and time by the traveller. */
  locked?: boolean;
  /** The traveller's own place, of which there is no catalogue entry. */
  isOwn?: true;
  /** Those of the party who go to an appointment, of which its description tells; everybody without it. */
  goes?: Parting;
  /** Paid with a ticket that an earlier stop carries the price of: "Roman Forum and Colosseum ticket". */
  paidWith?: string;
  /** Of a ride to or from a day trip: the means of transport. */
  mode?: TripMode;
  /** Of the way from or to a station, a stop or a port: it is walked. */
  isOnFoot?: true;
  /** Of a meal: other tables that would do, the nearest first. */
  nearby?: NearbyTable[];
  /** Of a free while or a rest: what could take its place at one press. */
  offers?: WhileOffer[];
  /** Of a free while or a rest: the traveller has chosen to keep it. */
  isKeptFree?: true;
  /** Of a walk that the plan made up: its id, since it is no place of the catalogue. */
  walkId?: string;
}

/** How the traveller gets from stop to stop; "transit" stands in plans from before the ways were told apart. */
export const LEG_MODES = ["walk", "transit", ...PUBLIC_MODES, ...HIRED_MODES] as const;
export type LegMode = (typeof LEG_MODES)[number];

/** The way from the stop before; drawn as a quiet line. */
export interface Leg {
  mode: LegMode;
  minutes: number;
  km: number;
  priceMinor: number;
  /** Of a walk that climbs: metres from its beginning up to its end. */
  riseMetres?: number;
}

/** The way back to the hotel at the end of a day. Times are minutes since local midnight. */
export interface WayHome extends Leg {
  leave: number;
  arrive: number;
  /** The hotel, or wherever the traveller stays. */
  to: ItineraryItem["location"];
}

/** Half a day that some of a group spend on their own. */
export interface DaySplit {
  memberIds: string[];
  names: string[];
  /** Minutes since local midnight between which they are on their own. */
  start: number;
  end: number;
  items: (ItineraryItem & { legBefore?: Leg })[];
  /** Where the whole group meets again. */
  meetAt: string;
}

/** One member's share of a group's plan and what they give up for the others. */
export interface GroupShare {
  memberId: string;
  name: string;
  /** 0 to 1, against a plan of their own. */
  share: number;
  gets: string[];
  givesUp: string[];
}

/** A day that is one outing, from leaving the hotel to being back. */
export interface DayTripOfDay {
  id: string;
  name: string;
  /** How the traveller gets there, in one plain sentence. */
  way: string;
  operator: DayTrip["operator"];
}

export interface ItineraryDay {
  date: string;
  dayNumber: number;
  theme: string;
  items: (ItineraryItem & { legBefore?: Leg })[];
  /** The way back to the hotel; none on the day of leaving. */
  wayHome?: WayHome;
  walkKm: number;
  /** For one adult, in US cents: what its lines, their ways and the way back print, see {@link costOfDay}. */
  costMinor: number;
  /** Facts about the date: feasts, what is shut, how full it is; absent in plans from before it was kept. */
  notes?: string[];
  /** Some of the group spend this half day apart. */
  split?: DaySplit;
  /** Of a day that is one outing. */
  dayTrip?: DayTripOfDay;
}

/** A place that was asked for or stands out, and why it is not in the plan. */
export interface LeftOut {
  placeId: string;
  name: string;
  why: string;
  /** No plan of these days could hold it, whatever else made room. */
  isFixed?: boolean;
}

/** A day plan. How it is stored, and what older versions of it looked like, says stored-itinerary.ts. */
export interface Itinerary {
  seed: number;
  pace: Pace;
  interests: Taste[];
  days: ItineraryDay[];
  leftOut: LeftOut[];
  /** A note about the stay as a whole, such as that it is longer than there are things to see. */
  note?: string;
  /** Of a group: how the plan serves each of them. */
  group?: GroupShare[];
  /** Diets and access needs of the party, as the plan knew them; absent in plans from before they were kept. */
  keepsTo?: Needs;
  generatedAt: string;
}

/**
 * The label of a line without a price of its own: none for a line that is no offer or has no known price, else that it
 * is free or included.
 */
export function unpricedLabel({ role, paidWith, isOwn }: Pick<ItineraryItem, "role" | "paidWith" | "isOwn">): string {
  if (paidWith || isOwn) return "";
  if (role === "breakfast") return "Included";
  return role === "transfer" || role === "rest" || role === "free" || role === "busy" ? "" : "Free";
}

/** The cost of a day for one adult, in US cents: the sum of the prices of its lines and ways as printed. */
export function costOfDay({ items, wayHome }: Pick<ItineraryDay, "items" | "wayHome">): number {
  return items.reduce(
    (sum, item) => sum + item.priceMinor + (item.legBefore?.priceMinor ?? 0),
    wayHome?.priceMinor ?? 0,
  );
}

/** The same in whole dollars, as pages and the PDF print it: the sum of lines that are each told without cents. */
export function estimateOfDay({ items, wayHome }: Pick<ItineraryDay, "items" | "wayHome">): number {
  return items.reduce(
    (sum, item) => sum + inWholeDollars(item.priceMinor) + inWholeDollars(item.legBefore?.priceMinor ?? 0),
    inWholeDollars(wayHome?.priceMinor ?? 0),
  );
}

/** Kilometres on foot between the stops of a day and back, to one decimal. */
export function walkOfDay({ items, wayHome }: Pick<ItineraryDay, "items" | "wayHome">): number {
  const ways = [...items.map(({ legBefore }) => legBefore), wayHome];
  return Math.round(ways.reduce((sum, leg) => sum + (leg?.mode === "walk" ? leg.km : 0), 0) * 10) / 10;
}

/** Whether a line is a place that was chosen to be visited, not a meal on the way or a ride. */
export function isVisit<T extends Pick<ItineraryItem, "role" | "placeId">>(item: T): item is T & { placeId: string } {
  return item.role === "visit" && item.placeId !== undefined;
}

/** The id by which a line is changed: its place, or the walk that the plan made up. */
export function stopIdOf({ placeId, walkId }: Pick<ItineraryItem, "placeId" | "walkId">): string | undefined {
  return placeId ?? walkId;
}

/**
 * Whether a line begins and ends where the traveller stays: getting somewhere, putting bags down, or hours that are not
 * free. It costs what the ride costs and is never "free".
 */
export function isOnTheWay(item: Pick<ItineraryItem, "role">): boolean {
  return item.role === "transfer" || item.role === "rest" || item.role === "busy";
}

/** Whether a line is spent where the traveller stays: a rest, or hours that are not free. */
export function isAtBase({ role }: Pick<ItineraryItem, "role">): boolean {
  return role === "rest" || role === "busy";
}

/** Whether a meal is a part of a day out: lunch always, and dinner where the way back follows it. */
export function isMealOfOuting({ dayTrip, items }: Pick<ItineraryDay, "dayTrip" | "items">, meal: MealName): boolean {
  if (!dayTrip) return false;
  if (meal === "lunch") return true;
  const dinner = items.findIndex((item) => item.meal === meal);
  return dinner >= 0 && items.slice(dinner).some(({ role }) => role === "transfer");
}
