import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { meansOf } from "#app/modules/trips/trip/between";
import { placeWaysOf, staysOf, waysOf } from "#app/modules/trips/trip/trip-parts";
import { formatClock, formatShortDate } from "#app/shared/format";
import type { Point } from "#app/shared/geo";
import { oneLine } from "#app/shared/one-line";
import { escapeHtml } from "#app/shared/text";

const xml = (text: string): string => escapeHtml(oneLine(text));

const element = (name: string, text: string | undefined): string => (text ? `<${name}>${xml(text)}</${name}>` : "");

/** A point with its parts in the order of the GPX 1.1 schema: name, desc, sym, type. */
function point(tag: "wpt" | "rtept", item: { lat: number; lon: number; name: string; desc?: string; type: string }) {
  const { lat, lon, name, desc, type } = item;
  return `<${tag} lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${element("name", name)}${element("desc", desc)}${element("type", type)}</${tag}>`;
}

function toPoint(day: ItineraryDay, { name, type, description, location, start, end }: ItineraryItem) {
  const when = `${formatShortDate(day.date)}, ${formatClock(start)}${end > start ? ` to ${formatClock(end)}` : ""}`;
  return { ...location, name, type, desc: `${when}. ${description}` };
}

/** The way of a day from stop to stop, and home at its end. */
function route(day: ItineraryDay, place: string): string {
  const home = day.wayHome?.to;
  const points = [
    ...day.items.flatMap((item) => {
      const { to } = item.location;
      return [point("rtept", toPoint(day, item)), ...(to ? [point("rtept", { ...to, type: item.type })] : [])];
    }),
    ...(home ? [point("rtept", { ...home, type: "hotel" })] : []),
  ];
  return `<rte>${element("name", `${place}Day ${day.dayNumber}: ${day.theme}`)}${element("desc", formatShortDate(day.date))}<number>${day.dayNumber}</number>${points.join("")}</rte>`;
}

/** The points and routes of a trip, apart, since a file has all of its points first. @param place before the name of a route */
function gpxOf(trip: Trip, dayNumber: number | undefined, place: string): { points: string[]; routes: string[] } {
  const days = (trip.itinerary?.days ?? []).filter((day) => dayNumber === undefined || day.dayNumber === dayNumber);
  const stops = days.flatMap((day) =>
    [...day.items, ...(day.split?.items ?? [])].map((item) => point("wpt", toPoint(day, item))),
  );
  const dates = new Set(days.map(({ date }) => date));
  const stays = staysOf(trip)
    .filter(
      ({ checkIn, checkOut }, _, all) =>
        all.length === 1 || days.length === 0 || [...dates].some((date) => checkIn <= date && date <= checkOut),
    )
    .map((stay) => point("wpt", { ...stay, desc: stay.address, type: "hotel" }));
  return { points: [...stays, ...stops], routes: days.map((day) => route(day, place)) };
}

function gpxFile(name: string, url: string, updatedAt: string, parts: readonly ReturnType<typeof gpxOf>[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Voyance" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${element("name", name)}<link href="${xml(url)}"/><time>${updatedAt}</time></metadata>`,
    ...parts.flatMap(({ points }) => points),
    ...parts.flatMap(({ routes }) => routes),
    "</gpx>",
    "",
  ].join("\n");
}

/**
 * The places of a trip as GPX 1.1: a waypoint per stop, the stay among them, and a route per day.
 * @param dayNumber only the places of that day
 * @param url the page of the trip that its reader may open
 */
export function tripGpx(trip: Trip, url: string, dayNumber?: number): string {
  return gpxFile(nameOfTrip(trip), url, trip.updatedAt, [gpxOf(trip, dayNumber, "")]);
}

/** Where a town of the catalogue is; undefined for others. */
type WhereIs = (slug: string | undefined) => Point | undefined;

/** Where a way over land or water begins or ends: its station, or for a car the bed of that night, or the town. */
function endOfWay(trip: Trip, at: (Point & { name: string }) | undefined, end: "first" | "last", whereIs: WhereIs) {
  const stays = staysOf(trip);
  const stay = end === "first" ? stays[0] : stays.at(-1);
  const town = whereIs(trip.destination.slug);
  return at ?? stay ?? (town && { ...town, name: trip.destination.name });
}

/** The way over land or water from a place to the next one, by its stop; none for a plane. */
function wayBetween(trip: Trip, next: Trip | undefined, whereIs: WhereIs): string[] {
  const isOn = next && trip.between?.back?.place.slug === next.destination.slug;
  const [leaves, comes] = [waysOf(trip).back, isOn ? waysOf(next).out : undefined];
  if (!next || !leaves?.time || !comes?.time) return [];
  const [from, to] = [endOfWay(trip, leaves.at, "last", whereIs), endOfWay(next, comes.at, "first", whereIs)];
  if (!from || !to) return [];
  const planned = placeWaysOf(trip).back;
  const stop = placeWaysOf(next).out?.drive?.stop;
  const name = `${trip.destination.name} to ${next.destination.name} by ${planned ? meansOf(planned) : leaves.by}`;
  const when = `${formatShortDate(leaves.date)}, ${leaves.time}, to ${comes.date === leaves.date ? "" : `${formatShortDate(comes.date)}, `}${comes.time}`;
  const desc = leaves.name ? `${leaves.name}. ${when}` : when;
  const points = [
    point("rtept", { ...from, desc: `Leaves at ${leaves.time}`, type: "transport" }),
    ...(stop
      ? [point("rtept", { ...stop, desc: `Stop from ${stop.arrives} to ${stop.leaves}`, type: "attraction" })]
      : []),
    point("rtept", { ...to, desc: `There at ${comes.time}`, type: "transport" }),
  ];
  return [`<rte>${element("name", name)}${element("desc", desc)}${points.join("")}</rte>`];
}

/**
 * The same for all places of a longer trip, with the ways over land and water between them; a route says in which place
 * its day is.
 */
export function wholeGpx(trips: readonly Trip[], name: string, url: string, whereIs: WhereIs): string {
  const updatedAt = trips.reduce((latest, trip) => (trip.updatedAt > latest ? trip.updatedAt : latest), "");
  const parts = trips.map((trip, index) => {
    const { points, routes } = gpxOf(trip, undefined, `${trip.destination.name}, `);
    return { points, routes: [...routes, ...wayBetween(trip, trips[index + 1], whereIs)] };
  });
  return gpxFile(name, url, updatedAt, parts);
}
