import type { Direction } from "#app/modules/elsewhere/flight-slots";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { MOST_RIDE_NAME } from "#app/modules/elsewhere/own-way";
import { nameOfRide } from "#app/modules/elsewhere/reading/found";
import type { FoundRide, FoundTime } from "#app/modules/elsewhere/reading/found";
import { WAY_SLOTS } from "#app/modules/elsewhere/way-form";
import { formatShortDate } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { priceForm, sumOfBookings } from "./booking-prices";
import { wallOf } from "./wall-clock";

/** Where a station, stop or port is: in one of our places, or in a town of the world. */
export interface RideStop extends Point {
  slug?: string;
  timeZone?: string;
}

/** A place before or after the one of a trip, and the day on which the traveller gets here from it, or leaves for it. */
export interface PlaceBeside extends Point {
  slug: string;
  name: string;
  date: string;
}

/** The facts about the trip by which its rides are found. */
export interface RidesFor {
  destination: Point & { name: string; timeZone: string; slug?: string };
  startDate: string;
  endDate: string;
  beside?: Partial<Record<Direction, PlaceBeside>>;
  stop?(name: string): RideStop | undefined;
}

/** A stop of a town that is none of our places is in the place where it is nearer than this. */
const NEAR_KM = 40;
/** The stop for a place beside is in it, or in a town nearer than this, as ports and stations of regions are. */
const AROUND_KM = 100;
/** A traveller who waits longer than this for the next ride has arrived. */
const LONGEST_WAIT_HOURS = 3;
/** The most rides of one way: more changes than these are no ticket of one way. */
const MOST_CHANGES = 4;

/** Rides that follow each other without a stay between them. */
type Chain = [FoundRide, ...FoundRide[]];

const orderOf = ({ departs, arrives }: FoundRide): string =>
  departs?.local ?? departs?.instant ?? arrives?.local ?? arrives?.instant ?? "";

const hasHour = (time: FoundTime | undefined): boolean => (time?.instant ?? time?.local ?? "").length > 10;
const sameText = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase();

/** Every ride once: tickets of several passengers name the same one. */
function each(rides: readonly FoundRide[]): FoundRide[] {
  const keyOf = (ride: FoundRide): string => [ride.name, ride.from, ride.to, orderOf(ride)].join("|").toLowerCase();
  const all = new Map(rides.map((ride) => [keyOf(ride), ride] as const));
  return [...all.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const hoursBetween = (a: FoundTime | undefined, b: FoundTime | undefined): number => {
  const [from, to] = a?.instant && b?.instant ? [a.instant, b.instant] : [a?.local, b?.local];
  return from && to ? (Date.parse(to) - Date.parse(from)) / 3_600_000 : Infinity;
};

/** Rides of one way as one: a change of trains is none of a stay. */
function chainsOf(rides: readonly FoundRide[]): Chain[] {
  const chains: Chain[] = [];
  for (const ride of rides) {
    const last = chains.at(-1);
    const before = last?.at(-1);
    const wait = hoursBetween(before?.arrives, ride.departs);
    const isNext = sameText(before?.to, ride.from) && wait >= 0 && wait <= LONGEST_WAIT_HOURS;
    const isBack = last?.some(({ from }) => sameText(from, ride.to));
    if (last && isNext && !isBack && last.length <= MOST_CHANGES) last.push(ride);
    else chains.push([ride]);
  }
  return chains;
}

/** A way with what is known of its two ends. */
interface Way {
  rides: Chain;
  from?: RideStop;
  to?: RideStop;
  leaves: ReturnType<typeof wallOf>;
  comes: ReturnType<typeof wallOf>;
}

/** The wall clock at a stop; an instant without a zone tells none. */
function wallAt(time: FoundTime | undefined, zone: string | undefined): ReturnType<typeof wallOf> {
  return time?.local === undefined && zone === undefined ? {} : wallOf(time, zone);
}

function wayOf(rides: Chain, setting: RidesFor): Way {
  const [first, last] = [rides[0], rides.at(-1)!];
  const from = first.from === undefined ? undefined : setting.stop?.(first.from);
  const to = last.to === undefined ? undefined : setting.stop?.(last.to);
  const zoneOf = (stop: RideStop | undefined): string | undefined =>
    isIn(stop, setting.destination) ? setting.destination.timeZone : stop?.timeZone;
  return { rides, from, to, leaves: wallAt(first.departs, zoneOf(from)), comes: wallAt(last.arrives, zoneOf(to)) };
}

function isIn(stop: RideStop | undefined, place: Point & { slug?: string }): boolean {
  if (!stop) return false;
  return stop.slug === undefined || place.slug === undefined
    ? distanceKm(stop, place) <= NEAR_KM
    : stop.slug === place.slug;
}

/** Whether a stop may be that of a place beside: one in a town that is none of ours lies around it. */
function isOf(stop: RideStop, side: PlaceBeside): boolean {
  return stop.slug === undefined ? distanceKm(stop, side) <= AROUND_KM : stop.slug === side.slug;
}

/** "Frecciarossa 9512, Roma Termini to Firenze SMN, Wed 12 May" */
function told({ rides, leaves, comes }: Way): string {
  const [first, last] = [rides[0], rides.at(-1)!];
  const names = rides.map(nameOfRide).join(", ");
  const stops = first.from && last.to && first.name ? `${first.from} to ${last.to}` : undefined;
  const day = leaves.date ?? comes.date;
  return [names, stops, day && formatShortDate(day)].filter(Boolean).join(", ");
}

/** The direction in which a way leads from or to the place, or the reason why it is none of the trip's. */
function directionOf(way: Way, { destination, startDate, endDate, beside }: RidesFor): Direction | { why: string } {
  const [isFrom, isTo] = [isIn(way.from, destination), isIn(way.to, destination)];
  if (isFrom === isTo) {
    if (isFrom) return { why: `it stays in ${destination.name}` };
    const isKnown = way.from !== undefined && way.to !== undefined;
    return { why: isKnown ? `it neither gets to ${destination.name} nor leaves it` : "we can't tell where it stops" };
  }
  const direction: Direction = isTo ? "out" : "back";
  const [far, day] = isTo ? [way.from, way.comes.date] : [way.to, way.leaves.date];
  const side = beside?.[direction];
  if (side && far && !isOf(far, side)) {
    const stop = isTo ? way.rides[0].from : way.rides.at(-1)!.to;
    return {
      why: isTo
        ? `it comes from ${stop}, and you come from ${side.name}`
        : `it goes to ${stop}, and you go on to ${side.name}`,
    };
  }
  const due = side?.date ?? (isTo ? startDate : endDate);
  if (day === undefined) return { why: "we can't tell on which day it is" };
  if (day === due) return direction;
  const verb = isTo ? "gets there" : "leaves";
  return {
    why: `it ${verb} on ${formatShortDate(day)}, and you ${isTo ? "get there" : "leave"} on ${formatShortDate(due)}`,
  };
}

function textsOf(way: Way, direction: Direction, isBetween: boolean): FormTexts {
  const { rides, leaves, comes } = way;
  const slot = WAY_SLOTS[direction];
  const [first, last] = [rides[0], rides.at(-1)!];
  const [here, far] = direction === "out" ? [comes, leaves] : [leaves, comes];
  const names = rides.flatMap(({ name }) => name || []).join(", ");
  return {
    [`${slot}By`]: (direction === "out" ? last : first).by,
    [`${slot}Date`]: here.date,
    [`${slot}Time`]: here.clock,
    [`${slot}Place`]: direction === "out" ? last.to : first.from,
    [`${slot}Part`]: "",
    [`${slot}Name`]: names.slice(0, MOST_RIDE_NAME),
    ...(isBetween && {
      [`${slot}FarTime`]: far.clock,
      [`${slot}FarPlace`]: direction === "out" ? first.from : last.to,
    }),
  };
}

/** Notes on a way that is put into the form: the words it was read from, and an end of which the town is not known. */
function notesOn(way: Way, direction: Direction, { beside }: RidesFor): string[] {
  const name = told(way);
  const words = way.rides.map((ride) => ride.words).find(Boolean);
  const here = direction === "out" ? way.rides.at(-1)!.arrives : way.rides[0].departs;
  const side = beside?.[direction];
  const farStop = direction === "out" ? way.rides[0].from : way.rides.at(-1)!.to;
  const far = direction === "out" ? way.from : way.to;
  return [
    ...(words ? [`Please check ${name}. We read it from these words: “${words}”.`] : []),
    ...(hasHour(here) ? [] : [`We couldn't find the hour of ${name}. Please fill it in.`]),
    ...(side && farStop && !far?.slug
      ? [`Please check that ${farStop} is the right stop for ${side.name}. We don't know it.`]
      : []),
  ];
}

/** The rides of a file in the form of how one travels, and sentences about them. */
export interface RideForm {
  texts?: FormTexts;
  notes: string[];
}

/**
 * Puts the tickets of a file at the ways of a trip: from the place before or from home, on to the place after or home.
 * One of another day, another pair of places or a way that is flown is left out and said.
 */
export function rideForm(
  found: readonly FoundRide[],
  setting: RidesFor,
  flown: Readonly<Record<Direction, boolean>>,
): RideForm {
  const taken: Partial<Record<Direction, Way>> = {};
  const notes: string[] = [];
  const leave = (way: Way, why: string): void => void notes.push(`Left out, because ${why}: ${told(way)}.`);
  for (const way of chainsOf(each(found)).map((rides) => wayOf(rides, setting))) {
    const direction = directionOf(way, setting);
    if (typeof direction === "object") leave(way, direction.why);
    else if (flown[direction]) leave(way, "there's a flight for this way too");
    else if (taken[direction]) leave(way, `there's another ticket for this way, ${told(taken[direction])}`);
    else taken[direction] = way;
  }
  const ways = (["out", "back"] as const).flatMap((direction) => {
    const way = taken[direction];
    return way ? [{ way, direction }] : [];
  });
  if (ways.length === 0) return { notes };
  const rides = ways.flatMap(({ way }) => way.rides);
  const code = rides.find(({ confirmation }) => confirmation)?.confirmation?.slice(0, 40);
  const texts = Object.assign(
    { ...(code && { flightCode: code }), ...priceForm("flights", sumOfBookings(rides)) },
    ...ways.map(({ way, direction }) => textsOf(way, direction, setting.beside?.[direction] !== undefined)),
  ) as FormTexts;
  return { texts, notes: [...ways.flatMap(({ way, direction }) => notesOn(way, direction, setting)), ...notes] };
}
