import type { Means, WayWish } from "#app/modules/catalogue/ways/way";
import type { DriveDay } from "#app/modules/itinerary/day/drive-day";
import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import { addDays, daysBetween, laterElsewhere } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Point } from "#app/shared/geo";
import type { DrivePlan } from "./drive-plan";

/** A place of a longer trip with the nights that are spent there. */
export interface PlaceToLay {
  slug: string;
  name: string;
  timeZone: string;
  /** IATA codes, the usual one first. */
  airports: readonly string[];
  nights: number;
  /** How the traveller goes on from it; the usual way without it. */
  by?: Means;
  /** Where no way was chosen, what the traveller likes. */
  goBy?: WayWish;
  /** By car: the stop of that drive; the one that is proposed without it. */
  stop?: string;
}

/** The usual way from one place to the next, with the stops at both ends where they are known. */
export interface WayToLay extends Pick<
  PlaceWay,
  "by" | "minutes" | "dollars" | "isEstimate" | "isOvernight" | "driver"
> {
  from?: Point & { name: string };
  to?: Point & { name: string };
  /** Of a way by car: its day, where there is a stop on it. */
  drive?: DrivePlan;
}

/** A place with its dates, and how it joins its neighbours. */
export interface LaidPlace {
  slug: string;
  name: string;
  nights: number;
  startDate: LocalDate;
  endDate: LocalDate;
  between: Between;
}

/** Minutes of a way from door to door that are not spent on board: to the stop, waiting, and into town. */
const AROUND = { train: 45, coach: 45, ferry: 75, car: 0, flight: 150 } as const;
/** At least this share of a way is spent on board. */
const LEAST_ON_BOARD = 0.4;

/** A way that takes longer leaves earlier: the latest minutes from door to door, and the hour. */
const LEAVES = [
  { within: 3 * 60, at: "10:30" },
  { within: 5 * 60, at: "09:30" },
  { within: 8 * 60, at: "08:30" },
  { within: 13 * 60, at: "07:30" },
] as const;
/** A way that would end at night leaves in the evening instead. */
const EVENING = "20:00";
const LATEST = "22:00";
/** A night on board begins in this while, as late as it can to end in the morning: nobody is put off before. */
const NIGHT = { from: "17:00", until: "22:00", ends: "08:00", earliest: "07:00" } as const;

/** When a traveller goes on board for the night, and gets there: local times. */
function hoursOvernight(
  onBoard: number,
  date: LocalDate,
  from: PlaceToLay,
  to: PlaceToLay,
): { leaves: string; arrives: string } {
  const morning = addDays(date, 1);
  const wished = laterElsewhere(`${morning}T${NIGHT.ends}`, -onBoard, to.timeZone, from.timeZone);
  const leaves = [`${date}T${NIGHT.from}`, wished, `${date}T${NIGHT.until}`].toSorted()[1]!;
  const there = laterElsewhere(leaves, onBoard, from.timeZone, to.timeZone);
  const earliest = `${morning}T${NIGHT.earliest}`;
  return { leaves, arrives: there < earliest ? earliest : there };
}

/** What of a way its hours depend on. */
interface WayByClock extends Pick<WayToLay, "by" | "minutes" | "drive"> {
  isOvernight?: boolean;
}

/** When a traveller leaves, and gets there: local times. Nobody gets there in the middle of the night. */
function hoursOf(
  way: WayByClock,
  date: LocalDate,
  from: PlaceToLay,
  to: PlaceToLay,
): { leaves: string; arrives: string } {
  if (way.drive) {
    const leaves = `${date}T${way.drive.leaves}`;
    return { leaves, arrives: laterElsewhere(leaves, way.drive.minutes, from.timeZone, to.timeZone) };
  }
  const onBoard = Math.round(Math.max(way.minutes - AROUND[way.by], way.minutes * LEAST_ON_BOARD) / 5) * 5;
  if (way.isOvernight) return hoursOvernight(onBoard, date, from, to);
  const tried = [...LEAVES.filter(({ within }) => way.minutes <= within).map(({ at }) => at), EVENING];
  const ways = tried.map((at) => {
    const leaves = `${date}T${at}`;
    return { leaves, arrives: laterElsewhere(leaves, onBoard, from.timeZone, to.timeZone) };
  });
  return ways.find(({ arrives }) => arrives <= `${date}T${LATEST}`) ?? ways.at(-1)!;
}

/** Days after leaving on which a traveller gets there: 1 after a night on the way. */
export function daysOnWay(way: WayByClock, date: LocalDate, from: PlaceToLay, to: PlaceToLay): number {
  return daysBetween(date, hoursOf(way, date, from, to).arrives.slice(0, 10));
}

/** A way that is travelled on a day. */
interface Move {
  way: WayToLay;
  /** Local times. */
  leaves: string;
  arrives: string;
}

/** A drive by the clock of one of its ends. */
function driveAt({ way, leaves }: Move, from: PlaceToLay, { timeZone }: PlaceToLay): DriveDay {
  const clock = (minutes: number): string => laterElsewhere(leaves, minutes, from.timeZone, timeZone).slice(11);
  const stop = way.drive?.stop;
  return {
    from: from.name,
    leaves: clock(0),
    ...(stop && { stop: { ...stop, arrives: clock(stop.arrives), leaves: clock(stop.leaves) } }),
  };
}

/** Minutes at the wheel, of a drive with a stop. */
const atTheWheel = ({ minutes, drive }: WayToLay): number => minutes + (drive?.stop?.addsMinutes ?? 0);

/** One end of a way, as the place at that end keeps it. */
function endOf(move: Move, side: "out" | "back", [from, to]: readonly [PlaceToLay, PlaceToLay]): PlaceWay {
  const { way, leaves, arrives } = move;
  const { by, dollars, isEstimate, isOvernight, driver } = way;
  const [here, other] = side === "out" ? [to, from] : [from, to];
  const [at, stop] = side === "out" ? [arrives, way.to] : [leaves, way.from];
  const [airport] = other.airports;
  return {
    by,
    place: { slug: other.slug, name: other.name },
    date: at.slice(0, 10),
    time: at.slice(11),
    minutes: atTheWheel(way),
    dollars,
    ...(stop && by !== "car" && by !== "flight" && { at: stop }),
    ...(by === "flight" && airport && { airport }),
    ...(isEstimate && { isEstimate }),
    ...(isOvernight && { isOvernight }),
    ...(by === "car" && { drive: driveAt(move, from, here) }),
    ...(driver && { driver }),
  };
}

/**
 * The places of a longer trip with their dates: the first begins on the day the traveller leaves home, each other on
 * the day they get there, which is the next one after a night on the way.
 * @param wayBetween the usual way from one place to another on a day
 * @param arrives when the traveller gets to the first place, whose nights begin then
 */
export function layOut(
  places: readonly PlaceToLay[],
  startDate: LocalDate,
  wayBetween: (from: PlaceToLay, to: PlaceToLay, date: LocalDate) => WayToLay,
  arrives: LocalDate = startDate,
): LaidPlace[] {
  const moves: Move[] = [];
  const begins = [startDate];
  for (const [index, place] of places.slice(0, -1).entries()) {
    const next = places[index + 1]!;
    const leaving = addDays(index === 0 ? arrives : begins[index]!, place.nights);
    const way = wayBetween(place, next, leaving);
    const move = { way, ...hoursOf(way, leaving, place, next) };
    moves.push(move);
    begins.push(move.arrives.slice(0, 10));
  }
  return places.map((place, index) => {
    const { slug, name, nights } = place;
    const [before, after] = [moves[index - 1], moves[index]];
    return {
      ...{
        slug,
        name,
        nights,
        startDate: begins[index]!,
        endDate: addDays(index === 0 ? arrives : begins[index]!, nights),
      },
      between: {
        ...(before && { out: endOf(before, "out", [places[index - 1]!, place]) }),
        ...(after && { back: endOf(after, "back", [place, places[index + 1]!]) }),
      },
    };
  });
}
