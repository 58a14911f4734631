import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { staysOf } from "#app/modules/trips/trip/trip-parts";
import { formatClock, formatShortDate } from "#app/shared/format";
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

/** The same for all places of a longer trip; a route says in which place its day is. */
export function wholeGpx(trips: readonly Trip[], name: string, url: string): string {
  const updatedAt = trips.reduce((latest, trip) => (trip.updatedAt > latest ? trip.updatedAt : latest), "");
  const parts = trips.map((trip) => gpxOf(trip, undefined, `${trip.destination.name}, `));
  return gpxFile(name, url, updatedAt, parts);
}
