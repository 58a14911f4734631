import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { dayMapInWords, numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import type { NumberedStop } from "#app/modules/itinerary/day/stop-numbers";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import type { MapArea, MapSubject, MapWay } from "./map-subject";
import type { Water } from "./water-code";

/** The airport, station or port at which the traveller arrives or leaves, and the local date. */
export interface WayStop extends Point {
  /** "LIS airport", "Roma Termini". */
  name: string;
  date: string;
}

/** A stay, from the one local date to the other. */
export interface MappedStay extends Point {
  name: string;
  checkIn: string;
  checkOut: string;
}

/** The facts that the maps of a trip need beside its days. */
export interface MapSetting {
  name: string;
  centre: Point;
  /** The places of the catalogue; empty for a destination that it does not have. */
  places: Pick<DestinationSource, "places">["places"];
  water: readonly Water[];
  stays: readonly MappedStay[];
  arrival?: WayStop;
  departure?: WayStop;
  units: Units;
}

/** The parts of town around some places, each with all of the catalogue's places there. */
function areasAround(placeIds: readonly string[], { places }: MapSetting): MapArea[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const names = new Set(placeIds.flatMap((id) => byId.get(id)?.district ?? []));
  return [...names].map((name) => ({ name, points: corePoints(places.filter((place) => isIn(place, name))) }));
}

type Place = MapSetting["places"][number];
const isIn = ({ district, dayTrip }: Place, name: string): boolean => district === name && !dayTrip;

/** A part of town reaches no farther than this from its middle, in kilometres. */
const AREA_REACH_KM = 1.2;

/** The places of a part of town that lie together, so that one far out does not make it a wedge across the map. */
export function corePoints(places: readonly Point[]): Point[] {
  const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const middle = { lat: median(places.map(({ lat }) => lat)), lon: median(places.map(({ lon }) => lon)) };
  return places.filter((place) => distanceKm(place, middle) <= AREA_REACH_KM).map(({ lat, lon }) => ({ lat, lon }));
}

interface Ways {
  ways: MapWay[];
  airport?: WayStop;
}

/** Kinds of places that are walked from end to end; others with two ends are ridden. */
const ON_FOOT: ReadonlySet<PlaceKind> = new Set([
  "trail",
  "street",
  "neighbourhood",
  "bridge",
  "park",
  "ruin",
  "temple",
]);

/** The ways of a day in their order, to and from the airport or the station included. */
function waysOf(day: ItineraryDay, stays: readonly MappedStay[], { arrival, departure }: MapSetting): Ways {
  const [stay] = stays;
  const ways: MapWay[] = [];
  let airport: WayStop | undefined;
  let here: Point | undefined = stay ?? day.wayHome?.to;
  const go = (to: Point, isWalk: boolean): void => {
    if (here) ways.push({ from: here, to, isWalk });
    here = to;
  };
  day.items.forEach(({ role, mode, isOnFoot = false, kind, legBefore, location }, index) => {
    const isAway = role === "transfer" && mode === undefined;
    if (isAway && index === 0 && arrival?.date === day.date) {
      airport = here = arrival;
      if (stay) go(stay, isOnFoot);
    } else if (isAway && departure?.date === day.date) {
      airport = departure;
      go(departure, isOnFoot);
    } else if (isAway) return;
    else if (role === "transfer") go(location, mode === "walk");
    else if (legBefore) go(location, legBefore.mode === "walk");
    else here = location;
    if (location.to) go(location.to, kind !== undefined && ON_FOOT.has(kind));
  });
  if (day.wayHome) go(day.wayHome.to, day.wayHome.mode === "walk");
  return { ways, airport };
}

function pinOf({ number, name, id, lat, lon }: NumberedStop): MapSubject["pins"][number] {
  return { mark: String(number), name, at: { lat, lon }, href: `#${id}` };
}

/** The stays of a day's morning and night: the same place, or on the day of a move the one and then the other. */
function staysOn({ date }: ItineraryDay, stays: readonly MappedStay[]): MappedStay[] {
  const night = stays.findLast(({ checkIn }) => checkIn <= date) ?? stays[0];
  // The last day has no night, and begins at the stay of the night before.
  const morning = stays.findLast(({ checkIn }) => checkIn < date) ?? night;
  return [...new Set([morning, night])].filter((stay) => stay !== undefined);
}

const stayMark = ({ name, lat, lon }: MappedStay): MapSubject["stays"][number] => ({ name, at: { lat, lon } });

/** "You stay at Casa da Ana."; on the day of a move both stays. */
function staysInWords([first, second]: readonly MappedStay[]): string {
  if (!first) return "";
  return second ? ` You move from ${first.name} to ${second.name}.` : ` You stay at ${first.name}.`;
}

/** The map of one day: its stops as they are numbered in the list, its stays, and the ways between. */
export function dayMap(day: ItineraryDay, setting: MapSetting): MapSubject {
  const stops = numberedStops(day);
  const stays = staysOn(day, setting.stays);
  const { ways, airport } = waysOf(day, stays, setting);
  const { centre, water, units } = setting;
  return {
    title: `Map of day ${day.dayNumber} in ${setting.name}`,
    description: `${dayMapInWords(day)}${staysInWords(stays)}`,
    pins: stops.map(pinOf),
    stays: stays.map(stayMark),
    airport: airport && { name: airport.name, at: airport },
    dots: day.items.flatMap(({ location: { to } }) => (to ? [{ lat: to.lat, lon: to.lon }] : [])),
    ways,
    areas: areasAround(
      stops.map(({ placeId }) => placeId),
      setting,
    ),
    centre,
    water,
    units,
  };
}

/** The stop that has the others nearest to it. */
function middleStop(stops: readonly NumberedStop[]): NumberedStop | undefined {
  const away = (stop: NumberedStop): number => stops.reduce((sum, other) => sum + distanceKm(stop, other), 0);
  return [...stops].sort((a, b) => away(a) - away(b))[0];
}

/** The map of a whole trip: each day a number amid its stops, which is a link to the day. */
export function tripMap(days: readonly ItineraryDay[], setting: MapSetting): MapSubject {
  const { stays, centre, water, units } = setting;
  const shown = days.flatMap((day) => {
    const stops = numberedStops(day);
    const middle = middleStop(stops);
    return middle ? [{ day, stops, middle }] : [];
  });
  return {
    title: `Map of the trip to ${setting.name}`,
    description: `The days of the trip: ${shown.map(({ day }) => `${day.dayNumber} ${day.theme}`).join(", ")}.`,
    pins: shown.map(({ day, middle: { lat, lon } }) => ({
      mark: String(day.dayNumber),
      name: day.theme,
      at: { lat, lon },
      href: `#day-${day.dayNumber}`,
    })),
    stays: stays.map(stayMark),
    dots: shown.flatMap(({ stops }) => stops.map(({ lat, lon }) => ({ lat, lon }))),
    ways: [],
    areas: [],
    centre,
    water,
    units,
  };
}
