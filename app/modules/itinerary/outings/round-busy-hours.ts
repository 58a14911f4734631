import { addDays } from "#app/shared/calendar";
import type { BusyHours } from "../day/busy-hours";
import type { DayRequest } from "../day/day-request";
import type { MealName } from "../day/itinerary";
import { LUNCH_MINUTES, mealAt } from "../day/meal-breaks";
import type { MealWishes } from "../day/meal-breaks";
import { moveOn } from "../day/moves";
import { roundDown, roundUp } from "../day/visit-length";
import type { Break, Day } from "../engine/problem";
import { minutesBetween } from "../travel/way-for";

/** A free while before hours that are not free, or after them, in which one would not go out. */
const TOO_SHORT = { before: 90, after: 75 };
/** A meal that such hours would take comes earlier or later by so many minutes. */
const EARLIER: Record<MealName, number> = { lunch: 75, dinner: 120 };
const LATER = 30;
/** No meal is had before these hours. Minutes since local midnight. */
const EARLIEST_MEAL: Record<MealName, number> = { lunch: 11 * 60, dinner: 17 * 60 };
/** From a table to an appointment, or from it to a table. */
const WAY_MINUTES = 30;
/** The share of the free minutes that visits and ways may fill, meals apart. */
const FILLED = 0.85;
/** A traveller who has to be somewhere at an hour may be ready for it so many minutes before. */
const READY_BEFORE = 150;
/** For what takes so long one changes first, in so many minutes where one stays. */
const LONG_APPOINTMENT = 240;
const CHANGE_MINUTES = 30;
/** Back from a table to it, and how much sooner it may be. */
const BACK_MINUTES = 15;
const SOONER = 45;
/** And before noon one has got up for it. Minutes since local midnight. */
const NOON = 12 * 60;

interface Hours {
  start: number;
  end: number;
}

/** The hours of a date that are not free. */
export function busyHoursOn({ busy = [] }: Pick<DayRequest, "busy">, date: string): BusyHours[] {
  return busy.filter((one) => one.date === date);
}

/** Whether hours that are not free begin when the free part of a day ends, so that its evening is no longer than that. */
export function isBusyFrom(request: Pick<DayRequest, "busy">, date: string, end: number): boolean {
  return busyHoursOn(request, date).some(({ start }) => start >= end);
}

/** What the traveller has to be at on a date, with the ways there and back. */
interface Appointment extends Hours {
  /** When one leaves the bed for it. */
  leaves: number;
  minutes: number;
  /** Food is had there. */
  isTable: boolean;
}

function appointmentsOn(request: DayRequest, date: string): Appointment[] {
  const { places, locked, base } = request;
  return locked.flatMap((lock) => {
    const place = places.find(({ id }) => id === lock.placeId);
    if (lock.date !== date || lock.start === undefined || !place?.isAppointment) return [];
    const { minutes, meals } = place;
    const [start, end] = [lock.start - WAY_MINUTES, lock.start + minutes + WAY_MINUTES];
    const leaves = roundDown(lock.start - minutesBetween(request, base, place));
    return [{ start, end, leaves, minutes, isTable: meals !== undefined }];
  });
}

/** An appointment that ends from then on makes the next morning a late one. Minutes since local midnight. */
const LATE_NIGHT = 23 * 60;
/** And nothing begins before that hour then. */
const LATE_MORNING = 10 * 60;

/**
 * The hour before which nothing is planned on the morning after a wedding or another late evening, in minutes since
 * local midnight; what the traveller has settled for an earlier hour comes first.
 */
export function sleepsInUntil(request: DayRequest, date: string): number {
  const isLate = appointmentsOn(request, addDays(date, -1)).some(({ end }) => end - WAY_MINUTES >= LATE_NIGHT);
  const isUp = request.locked.some(
    (lock) => lock.date === date && lock.start !== undefined && lock.start < LATE_MORNING,
  );
  return isLate && !isUp ? LATE_MORNING : -Infinity;
}

/** When a day begins: earlier than usual for what begins early, where the traveller wakes up there. */
function startFor(request: DayRequest, date: string, usual: number, appointments: readonly Appointment[]): number {
  const comes = request.arrival?.at.startsWith(date) === true || moveOn(request, date) !== undefined;
  return comes || request.window ? usual : Math.min(usual, ...appointments.map(({ leaves }) => leaves));
}

/** The stretches of a day that are not taken. */
function gapsBetween(day: Hours, taken: readonly Hours[]): Hours[] {
  const starts = [day.start, ...taken.map(({ end }) => end)];
  const ends = [...taken.map(({ start }) => start), day.end];
  return starts.map((start, index) => ({ start, end: ends[index]! }));
}

/** A meal in the stretch that leaves it most choice; undefined where it fits none. */
function mealIn(gaps: readonly Hours[], meal: Break): Break | undefined {
  const fitting = gaps.flatMap(({ start, end }): Break[] => {
    const earliest = Math.max(meal.earliest, roundUp(start));
    const latestStart = Math.min(meal.latestStart, roundDown(end - meal.duration));
    return earliest <= latestStart ? [{ ...meal, earliest, latestStart }] : [];
  });
  const choice = ({ earliest, latestStart }: Break): number => latestStart - earliest;
  return fitting.reduce<Break | undefined>(
    (best, one) => (best === undefined || choice(one) > choice(best) ? one : best),
    undefined,
  );
}

/**
 * A meal beside the hours that are taken: at its hour, else a little before it or after it; none where they hold it, so
 * that it is had in them.
 */
function mealBeside(gaps: readonly Hours[], meal: Break, wishes: MealWishes): Break | undefined {
  const name = mealAt(wishes, meal.earliest);
  const earliest = Math.max(EARLIEST_MEAL[name], meal.earliest - EARLIER[name]);
  const sooner = { ...meal, earliest: Math.min(meal.earliest, earliest) };
  const quick = name === "lunch" ? [{ ...sooner, duration: LUNCH_MINUTES }] : [];
  const later = { ...meal, latestStart: meal.latestStart + LATER };
  for (const one of [meal, sooner, ...quick, later]) {
    const found = mealIn(gaps, one);
    if (found) return found;
  }
  return undefined;
}

/** The while in which one gets ready for what takes half a day. */
function changeBefore({ start, minutes }: Appointment): Break[] {
  if (minutes < LONG_APPOINTMENT || start < NOON) return [];
  const latestStart = roundDown(start - CHANGE_MINUTES);
  return [{ earliest: latestStart - SOONER, latestStart, duration: CHANGE_MINUTES }];
}

/** Whether a table that is booked is for that meal. */
function isMealOf({ start, minutes }: Appointment, meal: Break, wishes: MealWishes): boolean {
  const seated = start + WAY_MINUTES;
  // At a wedding in the afternoon the traveller dines, and has had lunch before it.
  if (minutes >= LONG_APPOINTMENT) return seated <= meal.latestStart && seated + minutes > meal.earliest;
  const isNear = seated < meal.latestStart + meal.duration && seated + minutes > meal.earliest;
  return isNear || mealAt(wishes, seated) === mealAt(wishes, meal.earliest);
}

/** The free part of a day: without the hours at its ends that are not free, and the whiles that these leave. */
function freePart({ start, end }: Hours, busy: readonly Hours[]): Hours {
  let free = { start, end };
  for (const one of busy)
    if (one.end > free.start && one.start - free.start < TOO_SHORT.before)
      free = { ...free, start: Math.max(free.start, roundUp(one.end)) };
  for (const one of busy.toReversed())
    if (one.start < free.end && free.end - one.end < TOO_SHORT.after)
      free = { ...free, end: Math.min(free.end, roundDown(one.start)) };
  return { start: free.start, end: Math.max(free.start, free.end) };
}

/**
 * A day around the hours of it that are not free: it begins after those that begin it, ends before those that end it,
 * and is back where the traveller stays for those between; meals make room for them and for appointments.
 * @param base the node where the traveller stays
 */
export function roundBusyHours(request: DayRequest, date: string, day: Day, wishes: MealWishes, base: number): Day {
  const busy = busyHoursOn(request, date);
  const appointments = appointmentsOn(request, date);
  if (busy.length === 0 && appointments.length === 0) return day;
  const until = Math.max(day.end, ...appointments.map(({ end }) => roundUp(end)));
  const free = freePart({ start: startFor(request, date, day.start, appointments), end: until }, busy);
  const within = busy.filter((one) => one.start >= free.start && one.end <= free.end);
  // Where an hour that is held has no room, it goes before a while to get ready for it.
  const changes = request.hasRoomForLocks ? [] : appointments.flatMap(changeBefore);
  const changing = changes.map(({ latestStart, duration }) => ({
    start: latestStart - BACK_MINUTES,
    end: latestStart + duration,
  }));
  const taken = [...within, ...changing, ...appointments].toSorted((a, b) => a.start - b.start);
  const gaps = gapsBetween(free, taken);
  const isAtTable = (meal: Break): boolean => appointments.some((one) => one.isTable && isMealOf(one, meal, wishes));
  const meals = (day.breaks ?? []).flatMap((meal) => (isAtTable(meal) ? [] : (mealBeside(gaps, meal, wishes) ?? [])));
  const hours = within.map(({ start, end }) => ({ earliest: start, latestStart: start, duration: end - start }));
  const held = [...hours, ...changes].map((one) => ({ ...one, at: [base] }));
  const breaks = [...meals, ...held].toSorted((a, b) => a.earliest - b.earliest || a.latestStart - b.latestStart);
  const there = appointments.reduce((sum, { start, end }) => sum + end - start, 0);
  const left = free.end - free.start - there - breaks.reduce((sum, { duration }) => sum + duration, 0);
  const bears = Math.min(day.maxActive ?? Infinity, roundUp(Math.max(0, left) * FILLED));
  const wait = appointments.length > 0 ? READY_BEFORE : 0;
  return { ...day, ...free, breaks, maxActive: bears + there, maxWait: Math.max(day.maxWait ?? Infinity, wait) };
}
