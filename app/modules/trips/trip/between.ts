import type { OwnWay, PlannedWays } from "#app/modules/elsewhere/own-way";
import type { DriveDay } from "#app/modules/itinerary/day/drive-day";
import type { Iata, IsoDate } from "#app/modules/inventory/offers/offer";
import { durationInWords, formatShortDate } from "#app/shared/format";
import type { Point } from "#app/shared/geo";

/** What takes a traveller from one place of a longer trip to the next. */
export const PLACE_WAYS = ["train", "coach", "ferry", "car", "flight"] as const;

/** The way between a place of a longer trip and the one before or after it: planned here, and booked by the traveller. */
export interface PlaceWay {
  by: (typeof PLACE_WAYS)[number];
  /** The place at its other end. */
  place: { slug: string; name: string };
  /** The local date of getting here, or of leaving. */
  date: IsoDate;
  /** Local wall clock, `HH:mm`, of getting here or leaving. */
  time: string;
  /** From door to door. */
  minutes: number;
  /** The usual price for one adult, whole US dollars. */
  dollars: number;
  /** The station, stop or port here; none with a car or a flight. */
  at?: Point & { name: string };
  /** Of a flight: the airport at its other end, and the one here, once the flight is chosen. */
  airport?: Iata;
  here?: Iata;
  /** Of a flight that is chosen: its number. */
  flight?: string;
  /** Reckoned from the distance alone. */
  isEstimate?: true;
  /** The night is spent on board: it is none of either place. */
  isOvernight?: true;
  /** Of a way by car: its hours and its stop, by the clock here. */
  drive?: DriveDay;
  /** The car comes with a driver, or is a taxi. */
  driver?: true;
  /** The booking that the traveller told at the place at its other end. */
  booked?: BookedWay;
}

/** A way as the traveller booked it, by the clock here. */
export type BookedWay = Pick<PlaceWay, "by" | "date" | "time" | "at"> & {
  /** The number or name of the train, line or ship. */
  name?: string;
};

/** The way as it is travelled: as it was booked where the traveller told that at its other end, else as it is planned. */
export function asTravelled(way: PlaceWay): PlaceWay {
  const { booked, place, minutes, dollars, isOvernight } = way;
  if (!booked) return way;
  const { by, date, time, at } = booked;
  return { by, date, time, ...(at && { at }), place, minutes, dollars, booked, ...(isOvernight && { isOvernight }) };
}

/** A way that the traveller told at one end, as the place at its other end knows it. */
export function bookedFrom({ by, name, far }: OwnWay, there: PlaceWay): BookedWay | undefined {
  const means = by === "ship" ? "ferry" : by;
  if (!far || means === "here") return undefined;
  return { by: means, date: there.date, time: far.time, ...(far.at && { at: far.at }), ...(name && { name }) };
}

/** How a place of a longer trip joins its neighbours; a side that is missing is home. */
export interface Between {
  out?: PlaceWay;
  back?: PlaceWay;
}

/** A way over land or water as the days know it; undefined for a flight. */
export function landWayOf(way: PlaceWay | undefined): OwnWay | undefined {
  if (!way || way.by === "flight") return undefined;
  const { by, date, time, at, booked } = way;
  return { by, date, time, ...(at && { at }), ...(booked?.name && { name: booked.name }) };
}

/** "plane", "night train", "overnight ferry" */
export function meansOf({ by, isOvernight, driver }: Pick<PlaceWay, "by" | "isOvernight" | "driver">): string {
  const means = by === "flight" ? "plane" : driver ? "car with a driver" : by;
  return isOvernight ? `${by === "train" ? "night" : "overnight"} ${means}` : means;
}

/** "From Rome by train, there at 11:35, Thu 8 Apr; about 1 hour 35 minutes from door to door" */
export function placeWayLine(way: PlaceWay, direction: "out" | "back"): string {
  const { place, date, time, minutes, flight, isOvernight, drive, booked } = way;
  const means = meansOf(way);
  const isOut = direction === "out";
  const clock = isOut ? `there at ${time}` : `leaving at ${time}`;
  const head = `${isOut ? "From" : "On to"} ${place.name} by ${means}, ${clock}, ${formatShortDate(date)}`;
  if (booked) return booked.name ? `${head}: ${booked.name}` : head;
  if (flight !== undefined) return `${head}: ${flight}`;
  if (drive?.stop) return `${head}; about ${durationInWords(minutes)} at the wheel, with a stop at ${drive.stop.name}`;
  return isOvernight ? `${head}; a night on board` : `${head}; about ${durationInWords(minutes)} from door to door`;
}

/** The plan to and from the places beside a place, as the form of own bookings shows it; undefined for others. */
export function plannedWays(between: Between | undefined): PlannedWays | undefined {
  const of = (direction: "out" | "back"): PlannedWays => {
    const way = between?.[direction];
    if (!way) return {};
    const travelled = asTravelled(way);
    const { place, date, by, flight, booked } = travelled;
    return {
      [direction]: {
        place: place.name,
        line: placeWayLine(travelled, direction),
        date,
        isFlown: by === "flight",
        ...(flight !== undefined && { flight }),
        ...(booked && { isToldThere: true as const }),
      },
    };
  };
  const ways = { ...of("out"), ...of("back") };
  return Object.keys(ways).length > 0 ? ways : undefined;
}

/** The ways of a place that is laid out anew: what was booked stays, where it leads between the same places on its day. */
export function withBookings(between: Between, before: { between?: Between }): Between {
  const of = (direction: "out" | "back"): Between => {
    const [way, old] = [between[direction], before.between?.[direction]];
    if (!way) return {};
    const isSame = old?.booked && old.place.slug === way.place.slug && old.date === way.date;
    return { [direction]: isSame ? { ...way, booked: old.booked } : way };
  };
  return { ...of("out"), ...of("back") };
}
