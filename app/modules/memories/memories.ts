import type { Itinerary, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { eachDay, minutesOfDay } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** A picture is said to be of a stop when it was taken this near to it, in kilometres. */
const NEAR_KM = 0.25;

/** A picture as it is kept. */
export interface OwnPicture {
  id: string;
  width: number;
  height: number;
  day?: LocalDate;
  /** Local time by the camera's clock: "2027-04-14T10:15:33". */
  takenAt?: string;
  position?: Point;
  caption: string;
  isShared: boolean;
}

/** A picture as it is shown: its position is only the name of a stop. */
export interface ShownPicture extends Omit<OwnPicture, "position" | "takenAt"> {
  /** Minutes since midnight. */
  takenAtMinutes?: number;
  /** The stop at which it was taken. */
  at?: string;
}

/** A day of the trip with its stops and its pictures. */
export interface MemoryDay {
  date: LocalDate;
  /** From 1, of a day that was planned. */
  dayNumber?: number;
  stops: { start: number; name: string }[];
  pictures: ShownPicture[];
}

export interface Memories {
  days: MemoryDay[];
  /** Pictures that are on no day yet. */
  loose: ShownPicture[];
}

/** The dates of a trip to which pictures may belong. */
export function datesOf(trip: {
  startDate: LocalDate;
  endDate: LocalDate;
  itinerary?: Pick<Itinerary, "days">;
}): LocalDate[] {
  const planned = trip.itinerary?.days.map(({ date }) => date) ?? [];
  return [...new Set([...eachDay(trip.startDate, trip.endDate), ...planned])].sort();
}

/** The day of a trip on which a picture was taken; none for a picture from before or after, or without a time. */
export function dayTaken(takenAt: string | undefined, dates: readonly LocalDate[]): LocalDate | undefined {
  const date = takenAt?.slice(0, 10);
  return dates.find((one) => one === date);
}

const isVisited = ({ role, placeId, isOwn }: ItineraryItem): boolean =>
  role === "visit" || (role === "meal" && (placeId !== undefined || isOwn === true));

function stopAt(position: Point | undefined, items: readonly ItineraryItem[]): string | undefined {
  if (!position) return undefined;
  const [nearest] = items
    .flatMap(({ name, location }) =>
      [location, ...(location.to ? [location.to] : [])].map((spot) => ({ name, km: distanceKm(position, spot) })),
    )
    .sort((one, other) => one.km - other.km);
  return nearest && nearest.km <= NEAR_KM ? nearest.name : undefined;
}

function shown({ position, takenAt, ...picture }: OwnPicture, items: readonly ItineraryItem[]): ShownPicture {
  const at = stopAt(position, items);
  return {
    ...picture,
    ...(takenAt && { takenAtMinutes: minutesOfDay(takenAt) }),
    ...(at && { at }),
  };
}

/**
 * A trip as it was: its days with their stops and pictures.
 * @param pictures in the order in which they were taken
 */
export function memoriesOf(trip: Parameters<typeof datesOf>[0], pictures: readonly OwnPicture[]): Memories {
  const dates = datesOf(trip);
  const days = dates.map((date): MemoryDay => {
    const planned = trip.itinerary?.days.find((day) => day.date === date);
    const visited = planned?.items.filter(isVisited) ?? [];
    return {
      date,
      ...(planned && { dayNumber: planned.dayNumber }),
      stops: visited.map(({ start, name }) => ({ start, name })),
      pictures: pictures.filter(({ day }) => day === date).map((picture) => shown(picture, visited)),
    };
  });
  const loose = pictures.filter(({ day }) => day === undefined || !dates.includes(day));
  return { days, loose: loose.map((picture) => shown(picture, [])) };
}
