import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import type { Needs } from "#app/modules/profile/needs";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere, legsOf, staysOf } from "#app/modules/trips/trip/trip-parts";
import { eachDay, minutesOfClock } from "#app/shared/calendar";
import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { formatClock } from "#app/shared/format";

/** A fault of the days against the trip around them. */
interface Misfit {
  kind: "dates" | "bed-far" | "way-told" | "bags" | "twice" | "unfit" | "short-night" | "no-ride" | "late-out";
  text: string;
}

const SAME_SPOT_KM = 0.05;
/** Ways are never shorter than the straight line, but for rounding. */
const WAY_ROUNDING_KM = 0.15;
/** The least sleep that a plan may leave, in minutes. */
const LEAST_NIGHT = 6 * 60;
const DAY = 24 * 60;
const EARLY = 8 * 60;

interface Bed extends Point {
  name: string;
  checkOutTime?: string;
}

/** The beds of each day's morning and night, from the bookings alone; undefined where none is booked. */
function bedsOf(trip: Trip, dates: readonly string[]): { woke: Bed | undefined; sleeps: Bed | undefined }[] {
  const stays = staysOf(trip);
  const bedOf = (night: string): Bed | undefined =>
    stays.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut) ??
    stays.at(night < (stays[0]?.checkIn ?? "") ? 0 : -1);
  return dates.map((date, k) => {
    const sleeps = k === dates.length - 1 && k > 0 ? bedOf(dates[k - 1]!) : bedOf(date);
    return { woke: k === 0 ? sleeps : bedOf(dates[k - 1]!), sleeps };
  });
}

/** Days that begin or end in another bed than the booked one, and moves without or with too many bags. */
function beds({ date, items, wayHome }: ItineraryDay, woke: Bed | undefined, sleeps: Bed | undefined): Misfit[] {
  if (!woke || !sleeps) return [];
  const found: Misfit[] = [];
  if (wayHome && distanceKm(wayHome.to, sleeps) > SAME_SPOT_KM)
    found.push({ kind: "bed-far", text: `${date} ends at ${wayHome.to.name}, and the bed is ${sleeps.name}` });
  const out = items.findIndex(({ name }) => name === `Check out of ${woke.name}`);
  if (woke === sleeps) return found;
  const into = items.findIndex(({ role, name }) => role === "rest" && name.endsWith(` at ${sleeps.name}`));
  const visit = items.findIndex(isVisit);
  if (out < 0 || into < out) found.push({ kind: "bags", text: `${date} has no move to ${sleeps.name}` });
  else if (visit >= 0 && visit < into) found.push({ kind: "bags", text: `${date} has a visit with the bags` });
  else if (woke.checkOutTime && items[out]!.end > minutesOfClock(woke.checkOutTime))
    found.push({ kind: "late-out", text: `${date}: out of ${woke.name} at ${formatClock(items[out]!.end)}` });
  return found;
}

/** Ways that are given as shorter than the straight line, the first from the morning's bed. */
function ways({ date, items, wayHome }: ItineraryDay, woke: Bed | undefined, isArrival: boolean): Misfit[] {
  let here: Point | undefined = isArrival ? undefined : woke;
  const found: Misfit[] = [];
  const see = (there: Point, km: number | undefined, name: string): void => {
    const crow = here ? distanceKm(here, there) : 0;
    if (here && (km ?? 0) + WAY_ROUNDING_KM < crow * 0.98)
      found.push({ kind: "way-told", text: `${date}: ${crow.toFixed(1)} km to ${name} are told as ${km ?? "none"}` });
  };
  for (const item of items) {
    // Rides name their destination in words; their point is that of the town.
    if (item.role === "transfer" || item.mode) {
      here = undefined;
      continue;
    }
    if (item.role === "visit" || item.role === "meal") see(item.location, item.legBefore?.km, item.name);
    here = item.role === "free" || item.role === "rest" ? undefined : leftAt(item.location);
  }
  if (wayHome) see(wayHome.to, wayHome.km, wayHome.to.name);
  return found;
}

/** Places that are visited twice without a note. */
function twice(days: readonly ItineraryDay[]): Misfit[] {
  const seen = new Map<string, string>();
  return days.flatMap(({ date, items }) =>
    items.filter(isVisit).flatMap(({ placeId, name }): Misfit[] => {
      const before = seen.get(placeId);
      seen.set(placeId, date);
      return before ? [{ kind: "twice", text: `${name} on ${before} and on ${date}` }] : [];
    }),
  );
}

/** Places that do not suit the party, by the facts of the places alone. */
function unfit({ itinerary, children }: Trip, destination: Destination, { accessNeeds, diets }: Needs): Misfit[] {
  const places = new Map(destination.places.map((place) => [place.id, place]));
  return itinerary!.days.flatMap(({ date, items }) =>
    items.flatMap(({ placeId, name }): Misfit[] => {
      const place = places.get(placeId ?? "");
      if (!place) return [];
      const why = [
        children > 0 && place.kind === "bar" && "a bar with children",
        children > 0 && place.effort >= 3 && "too hard with children",
        accessNeeds.includes("step-free") && place.effort >= 3 && "has steps",
        place.months && !place.months.includes(Number(date.slice(5, 7))) && "is out of season",
        diets.some((diet) => place.serves?.[diet] === "no") && "has nothing to eat for them",
      ].find(Boolean);
      return why ? [{ kind: "unfit", text: `${name} on ${date} ${why}` }] : [];
    }),
  );
}

/** Whether a day is the last one, with a ride to an early flight. */
const fliesEarly = ({ items, date }: ItineraryDay, days: readonly ItineraryDay[]): boolean =>
  date === days.at(-1)!.date && items.some(({ role, start }) => role === "transfer" && start < EARLY);

/** Whether the room is left no sooner than the house asks for. */
const isPutOut = ({ items }: ItineraryDay, woke: Bed | undefined): boolean =>
  woke?.checkOutTime !== undefined &&
  items.some(({ name, end }) => name === `Check out of ${woke.name}` && end >= minutesOfClock(woke.checkOutTime!));

/** Evenings without a night after them, but for the one before an early flight or a house's own hour of leaving. */
function shortNights(days: readonly ItineraryDay[], booked: ReturnType<typeof bedsOf>): Misfit[] {
  return days.slice(1).flatMap((day, index): Misfit[] => {
    const before = days[index]!;
    const [first, last] = [day.items[0], before.items.at(-1)];
    if (!first || !last || fliesEarly(day, days) || isPutOut(day, booked[index + 1]!.woke)) return [];
    const home = before.wayHome?.arrive ?? last.end;
    const up = DAY + first.start - (first.legBefore?.minutes ?? 0);
    return up - home >= LEAST_NIGHT
      ? []
      : [{ kind: "short-night", text: `home at ${formatClock(home)} and out at ${formatClock(up)} on ${day.date}` }];
  });
}

/** Judges days by the bookings: the right dates, beds, bags, rides, people. */
export function judgeDays(trip: Trip, destination: Destination, needs: Needs): Misfit[] {
  const { days } = trip.itinerary!;
  const { arrives, leaves } = daysThere(trip);
  const dates = eachDay(arrives, leaves);
  if (days.map(({ date }) => date).join() !== dates.join())
    return [{ kind: "dates", text: `days of ${days[0]?.date} to ${days.at(-1)?.date} for ${arrives} to ${leaves}` }];
  const { outbound, inbound } = legsOf(trip);
  const booked = bedsOf(trip, dates);
  const ridden = (day: ItineraryDay | undefined): boolean =>
    day?.items.some(({ role }) => role === "transfer") ?? false;
  const noRide = [outbound && !ridden(days[0]) ? arrives : [], inbound && !ridden(days.at(-1)) ? leaves : []].flat();
  return [
    ...days.flatMap((day, k) => beds(day, booked[k]!.woke, booked[k]!.sleeps)),
    ...days.flatMap((day, k) => ways(day, booked[k]!.woke, k === 0)),
    ...noRide.map((date): Misfit => ({ kind: "no-ride", text: `no ride on ${date}` })),
    ...twice(days),
    ...unfit(trip, destination, needs),
    ...shortNights(days, booked),
  ];
}
