import type { Point } from "#app/shared/geo";
import { findAirport } from "../places/airports.server";
import { findDestination, listDestinations, type Destination } from "../places/catalogue.server";
import { estimateDrive, estimateWay, type WayEnd } from "./estimate-way";
import { isDrivable } from "./ground";
import { nightOnTheWay, sightsOnTheWay, type SightOnTheWay } from "./on-the-way";
import stopRows from "./stops.csv";
import { asChoices, asWished, type WayBetween, type WayToChoose, type WayWish } from "./way";
import { stopKey, type StopRow, type WayRow } from "./way-tables";
import wayRows from "./ways.csv";

let ways: ReadonlyMap<string, WayBetween[]> | undefined;
let stops: ReadonlyMap<string, Point> | undefined;

/**
 * The usual ways from one destination to another, the one that most travellers take first; an estimate where none is
 * known. Empty for a slug that is none, and from a place to itself.
 * @param month 1 to 12: only ways that run in it; without it those of all seasons
 */
export function waysBetween(fromSlug: string, toSlug: string, month?: number): WayBetween[] {
  const [from, to] = [findDestination(fromSlug), findDestination(toSlug)];
  if (!from || !to || from === to) return [];
  ways ??= indexWays();
  const known = ways.get(pairKey(fromSlug, toSlug)) ?? [];
  const running = known.filter(({ months }) => month === undefined || !months || months.includes(month));
  return running.length > 0 ? running : [estimateWay(endOf(from), endOf(to))];
}

/**
 * The ways that a traveller may choose between two places: those that suit a wish first, then the usual one. They are
 * those of the month, by day and at night where both run, and a hired car where one can drive.
 * @param month 1 to 12; without it those of all seasons
 */
export function waysToChoose(fromSlug: string, toSlug: string, month?: number, wish?: WayWish): WayToChoose[] {
  const [from, to] = [findDestination(fromSlug), findDestination(toSlug)];
  const usual = waysBetween(fromSlug, toSlug, month);
  const hasCar = usual.some(({ by }) => by === "car");
  const drive = from && to && from !== to && !hasCar ? estimateDrive(endOf(from), endOf(to)) : undefined;
  return asWished(asChoices(drive ? [...usual, drive] : usual), wish);
}

/** The sights of ours that a drive from one place to another passes, those that most people come for first. */
export function stopsBetween(fromSlug: string, toSlug: string): SightOnTheWay[] {
  const [from, to] = [findDestination(fromSlug), findDestination(toSlug)];
  return from && to && from !== to ? sightsOnTheWay(from, to, listDestinations()) : [];
}

/** The place of ours where a night breaks the drive from one to another, and that is none of them. */
export function nightBetween(fromSlug: string, toSlug: string): Destination | undefined {
  const [from, to] = [findDestination(fromSlug), findDestination(toSlug)];
  if (!from || !to) return undefined;
  const others = listDestinations().filter((place) => place !== from && place !== to);
  return nightOnTheWay(
    from,
    to,
    others.filter((place) => isDrivable(from, place) && isDrivable(place, to)),
  );
}

/** Where a station, coach stop or port of a destination is, by the name that a way from or to it gives. */
export function stopOf(slug: string, name: string): Point | undefined {
  stops ??= new Map(
    (stopRows as readonly StopRow[]).map((row) => [stopKey(row.slug, row.name), { lat: row.lat, lon: row.lon }]),
  );
  return stops.get(stopKey(slug, name));
}

/** The ways of each pair in either direction, in the order of the table. */
function indexWays(): ReadonlyMap<string, WayBetween[]> {
  const index = new Map<string, WayBetween[]>();
  for (const { from, to, way } of wayRows as readonly WayRow[]) {
    index.set(pairKey(from, to), [...(index.get(pairKey(from, to)) ?? []), way]);
    index.set(pairKey(to, from), [...(index.get(pairKey(to, from)) ?? []), turned(way)]);
  }
  return index;
}

function turned({ from, to, ...way }: WayBetween): WayBetween {
  return { ...way, ...(to && { from: to }), ...(from && { to: from }) };
}

function pairKey(from: string, to: string): string {
  return `${from} ${to}`;
}

function endOf(destination: Destination): WayEnd {
  return { ...destination, hasLargeAirport: destination.airports.some((code) => findAirport(code)?.size === "large") };
}
