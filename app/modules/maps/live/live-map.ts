import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { numberedStops, stopNumbers } from "#app/modules/itinerary/day/stop-numbers";
import { formatClock } from "#app/shared/format";
import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import type { TileSources } from "../tiles/tile-address";
import { dayMap } from "../day-map";
import type { MapSetting } from "../day-map";

/** A stop of a map that is opened large: its pin, its line in the list, and the card of both. */
export interface LiveStop extends Point {
  /** The id of its line, to which its pin leads. */
  id: string;
  /** The text on the pin and before the line: "3", and "2.3" where several days are shown. */
  mark: string;
  name: string;
  /** "10:00 to 11:30" */
  hours?: string;
  /** A fact to know, such as where it is. */
  fact?: string;
  why?: string;
  /** The address of a drawing of it, as decoration. */
  picture?: string;
  /** The page about it, with words for the link. */
  more?: { href: string; words: string };
}

/** Stops under a heading: a day, or the places of a trip. */
export interface LiveGroup {
  id: string;
  heading: string;
  meta: string;
  stops: LiveStop[];
}

/** A way between two points of the earth. */
interface LiveWay {
  from: Point;
  to: Point;
  /** On foot; otherwise a ride. */
  isWalk: boolean;
}

/** What the script adds to the list of stops, which stands in the page; read from an attribute there. */
export interface LiveGround {
  tiles: TileSources;
  ways: LiveWay[];
  /** Points without a line: the stays, the airport. */
  signs: { kind: "stay" | "airport"; name: string; at: Point }[];
  /** Parts of town, named where there is room. */
  areas: { name: string; at: Point }[];
  /** Shown where there is nothing else. */
  centre: Point;
  /** Of its scale. */
  units: Units;
}

/** A map that is opened large, without its words. */
export interface LiveMap {
  groups: LiveGroup[];
  ground: Omit<LiveGround, "tiles">;
}

const sameAs =
  (one: { at: Point }) =>
  ({ at }: { at: Point }): boolean =>
    at.lat === one.at.lat && at.lon === one.at.lon;

/** A list without points that are there twice. */
const eachOnce = <Sign extends { at: Point }>(signs: readonly Sign[]): Sign[] =>
  signs.filter((sign, k) => signs.findIndex(sameAs(sign)) === k);

/** The name of a part of town in its middle; none for one without a place of ours. */
function middleOf(name: string, points: readonly Point[]): { name: string; at: Point }[] {
  const sum = points.reduce((all, { lat, lon }) => ({ lat: all.lat + lat, lon: all.lon + lon }), { lat: 0, lon: 0 });
  return points.length === 0 ? [] : [{ name, at: { lat: sum.lat / points.length, lon: sum.lon / points.length } }];
}

function groupOf(day: ItineraryDay, isOneOfMany: boolean, pictures: Readonly<Record<string, string>>): LiveGroup {
  const lines = day.items.filter((_, k) => stopNumbers(day)[k] !== undefined);
  return {
    id: `day-${day.dayNumber}`,
    heading: `Day ${day.dayNumber}`,
    meta: day.theme,
    stops: numberedStops(day).map(({ id, number, name, placeId, lat, lon }, k) => {
      const { start, end, why, fact, location } = lines[k]!;
      return {
        ...{ id, name, lat, lon, why },
        mark: isOneOfMany ? `${day.dayNumber}.${number}` : String(number),
        hours: `${formatClock(start)} to ${formatClock(end)}`,
        fact: fact ?? location.name,
        picture: pictures[placeId],
      };
    }),
  };
}

/**
 * Days of a trip on a map that is opened large: their stops as the list numbers them, their ways and stays.
 * @param pictures the addresses of drawings, by the id of the place
 */
export function liveDays(
  days: readonly ItineraryDay[],
  setting: MapSetting,
  pictures: Readonly<Record<string, string>>,
): LiveMap {
  const maps = days.map((day) => dayMap(day, setting));
  const stays = maps.flatMap((map) => map.stays.map(({ name, at }) => ({ kind: "stay" as const, name, at })));
  const airports = maps.flatMap(({ airport }) => (airport ? [{ kind: "airport" as const, ...airport }] : []));
  return {
    groups: days.map((day) => groupOf(day, days.length > 1, pictures)).filter(({ stops }) => stops.length > 0),
    ground: {
      ways: maps.flatMap((map) => map.ways.map(({ from, to, isWalk }) => ({ from, to, isWalk }))),
      signs: eachOnce([...stays, ...airports]),
      areas: eachOnce(maps.flatMap(({ areas }) => areas.flatMap(({ name, points }) => middleOf(name, points)))),
      centre: setting.centre,
      units: setting.units,
    },
  };
}
