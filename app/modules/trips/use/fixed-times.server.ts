import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { MOST_BUSY } from "#app/modules/itinerary/day/busy-hours";
import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import { MOST_OWN_PLACES } from "#app/modules/itinerary/day/own-place";
import type { Appointment } from "#app/modules/itinerary/day/own-place";
import { partingOf, someInWords } from "#app/modules/itinerary/day/some-of-party";
import { AppError } from "#app/shared/app-error";
import { eachDay } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import { formatClock, formatShortDate } from "#app/shared/format";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { lockedStops } from "../commands/day-changes";
import type { DayChanges } from "../commands/day-changes";
import { appointmentsOf, withTimes } from "../commands/day-wishes";
import type { TripCommand } from "../commands/trip-commands";
import { TOO_MANY_PLACES, impossible } from "../commands/refusal";
import type { Refusal } from "../commands/refusal";
import { busyInWords } from "../days/busy-words";
import { solve, tripOf } from "../days/days.server";
import { readTimesCall } from "../days/fixed-times-call";
import type { FixedTimesCall } from "../days/fixed-times-call";
import { appointmentSent, readAppointment, readBusy } from "../days/fixed-times-form";
import type { AppointmentSent, BusySent } from "../days/fixed-times-form";
import type { Around } from "../days/own-place-form";
import type { FixedTimes, Travellers } from "../shown/fixed-times";
import { listCompanions } from "../party/companions.server";
import { selectAggregate } from "../store/aggregate.repo.server";
import { changeTripWithin, planAndChange, toAppError } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { listJourney } from "../store/longer-trip.server";
import { isClosed } from "../trip/trip";
import type { Trip } from "../trip/trip";
import { isSame } from "../trip/trip-aggregate";
import type { TripAggregate } from "../trip/trip-aggregate";
import { daysThere } from "../trip/trip-parts";

const TOO_MANY_HOURS = impossible(`You can add at most ${MOST_BUSY} sets of hours`);
const GONE = impossible("That is no longer on the list");

/** What a trip's times become. */
interface Times {
  appointments: Appointment[];
  busy: BusyPattern[];
}

/** At one place, or at all places of its longer trip. */
type Where = "here" | "everywhere";

export type TimesDone = { trip: Trip } | { refused: string } | { errors: Record<string, string[]> };

function datesOf(trip: Trip): string[] {
  const { arrives, leaves } = daysThere(trip);
  return eachDay(arrives, leaves);
}

function aroundOf(trip: Trip): Around {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We can't plan days in ${trip.destination.name} yet`);
  return destination;
}

/** The travellers of a trip, with the names of those who are invited. */
export async function travellersIn(trip: Trip): Promise<Travellers> {
  const people = (await listCompanions(trip)).filter(({ status }) => status !== "declined");
  return { adults: trip.adults, children: trip.children, people: people.map(({ id, name }) => ({ id, name })) };
}

/** The appointments of a trip and its hours that are not free. */
export async function listFixedTimes(trip: Trip): Promise<FixedTimes> {
  const around = aroundOf(trip);
  const dates = datesOf(trip);
  return {
    appointments: appointmentsOf(trip.preferences).map(
      ({ id, name, at, minutes, district, address, isRough, goes }) => ({
        id,
        name,
        when: `${formatShortDate(at.date)}, ${formatClock(at.start)} to ${formatClock(at.start + minutes)}`,
        where: address ?? district,
        ...(partingOf(goes, trip) && goes && { goes: someInWords(goes) }),
        isRough: isRough === true,
        isOutside: !dates.includes(at.date),
      }),
    ),
    busy: (trip.preferences.busy ?? []).map(busyInWords),
    days: dates.map((date) => ({ value: date, label: formatShortDate(date) })),
    districts: around.neighbourhoods.map(({ name }) => name),
    destination: trip.destination.name,
    travellers: await travellersIn(trip),
    isOfLonger: trip.journeyId !== undefined,
    hasDays: trip.itinerary !== undefined,
  };
}

/** An appointment as its form shows it; undefined where the trip has none of that id. */
export function findAppointment(trip: Trip, id: string | null): AppointmentSent | undefined {
  const found = appointmentsOf(trip.preferences).find((one) => one.id === id);
  return found && appointmentSent(found);
}

/**
 * The request for days around other fixed times: around other hours they are planned anew, around another appointment
 * they hold what they hold. What is locked stays.
 */
function changesFor(before: Trip, { appointments, busy }: Times): DayChanges {
  const gone = new Set(appointmentsOf(before.preferences).map(({ id }) => id));
  const locked = lockedStops(before).filter(({ placeId }) => !gone.has(placeId));
  if (JSON.stringify(busy) !== JSON.stringify(before.preferences.busy ?? [])) return { locked };
  const staying = new Set(appointments.map(({ id }) => id));
  const visits = (before.itinerary?.days ?? []).map(({ items }) =>
    items.filter(isVisit).flatMap(({ placeId }) => (gone.has(placeId) && !staying.has(placeId) ? [] : [placeId])),
  );
  return { stayClose: true, isLaidAgain: true, locked, order: visits };
}

const timesOf = ({ preferences }: Trip): Times => ({
  appointments: appointmentsOf(preferences),
  busy: preferences.busy ?? [],
});

/** The command that keeps other fixed times with a trip; where its days are planned, they are laid around these. */
async function commandFor(
  ctx: Ctx,
  current: TripAggregate,
  user: Pick<CurrentUser, "id">,
  times: Times,
): Promise<Extract<TripCommand, { kind: "keepTimes" }>> {
  const { trip } = current;
  const asked = { kind: "keepTimes" as const, ...times };
  if (!trip.itinerary) return asked;
  await limitPlanning(ctx, user.id);
  const preferences = withTimes(trip.preferences, times);
  const { itinerary } = await solve(ctx, { ...current, trip: { ...trip, preferences } }, changesFor(trip, times));
  return { ...asked, days: itinerary, plannedOn: trip.revision };
}

/** The same change at the other places of a longer trip that may still change. */
async function commandsBeside(
  ctx: Ctx,
  { id, journeyId }: Trip,
  user: Pick<CurrentUser, "id">,
  next: (trip: Trip) => Times | Refusal,
): Promise<{ id: string; command: TripCommand }[] | Refusal> {
  if (journeyId === undefined) return [];
  const commands: { id: string; command: TripCommand }[] = [];
  for (const place of await listJourney(ctx, journeyId, { userId: user.id })) {
    const current =
      place.id === id || isClosed(place) ? undefined : await selectAggregate(db(), place.id, { userId: user.id });
    if (!current) continue;
    const times = next(current.trip);
    if ("reason" in times) return impossible(`${place.destination.name}: ${times.why}`);
    if (isSame(times, timesOf(current.trip))) continue;
    commands.push({ id: place.id, command: await commandFor(ctx, current, user, times) });
  }
  return commands;
}

/**
 * Keeps other fixed times with a trip, and where its days are planned, lays them around these.
 * @param where at this place alone, or at all places of a longer trip, in one transaction
 */
async function changeTimes(
  ctx: Ctx,
  { id }: Pick<Trip, "id">,
  user: Pick<CurrentUser, "id">,
  next: (trip: Trip) => Times | Refusal,
  basis?: Basis,
  where: Where = "here",
): Promise<{ trip: Trip } | { refused: string }> {
  const holder = { userId: user.id };
  let beside: { id: string; command: TripCommand }[] = [];
  const changed = await planAndChange(
    ctx,
    id,
    holder,
    { kind: "keepTimes", appointments: [], busy: [] },
    async (current) => {
      const times = next(current.trip);
      if ("reason" in times) return times;
      const others = where === "everywhere" ? await commandsBeside(ctx, current.trip, user, next) : [];
      if ("reason" in others) return others;
      beside = others;
      return commandFor(ctx, current, user, times);
    },
    basis,
    async (trx) => {
      for (const one of beside) {
        const told = await changeTripWithin(trx, ctx.now, one.id, holder, one.command);
        if (told.status === "refused") throw toAppError(told);
      }
    },
  );
  if (changed.status === "refused" && changed.refusal.reason === "impossible") return { refused: changed.refusal.why };
  ctx.log.info({ tripId: id, places: beside.length + 1 }, "fixed times changed");
  return { trip: tripOf(changed) };
}

/**
 * Adds an appointment, or changes the one that is named; the days are laid around it.
 * @returns the changed trip, why it cannot be, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function keepAppointment(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  sent: AppointmentSent,
  id: string | undefined,
  basis?: Basis,
): Promise<TimesDone> {
  const read = readAppointment(sent, aroundOf(trip), datesOf(trip), await travellersIn(trip));
  if ("errors" in read) return read;
  const kept = { ...read.appointment, id: id ?? `own-${newId()}` };
  return changeTimes(
    ctx,
    trip,
    user,
    (now) => {
      const { appointments, busy } = timesOf(now);
      const isKnown = appointments.some((one) => one.id === kept.id);
      if (id !== undefined && !isKnown) return GONE;
      if (!isKnown && (now.preferences.ownPlaces ?? []).length >= MOST_OWN_PLACES) return TOO_MANY_PLACES;
      return { appointments: [...appointments.filter((one) => one.id !== kept.id), kept], busy };
    },
    basis,
  );
}

/** Takes an appointment off the trip. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED */
export function removeAppointment(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  id: string,
  basis?: Basis,
): Promise<TimesDone> {
  return changeTimes(
    ctx,
    trip,
    user,
    (now) => {
      const { appointments, busy } = timesOf(now);
      const rest = appointments.filter((one) => one.id !== id);
      return rest.length === appointments.length ? GONE : { appointments: rest, busy };
    },
    basis,
  );
}

/** Whether two patterns say the same. */
const isSameHours = (one: BusyPattern, other: BusyPattern): boolean => busyInWords(one) === busyInWords(other);

/**
 * Adds hours that are not free, here or at all places of a longer trip; the days leave them out.
 * @returns the changed trip, why it cannot be, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function addBusyHours(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  sent: BusySent,
  where: Where,
  basis?: Basis,
): Promise<TimesDone> {
  const read = readBusy(sent);
  if ("errors" in read) return read;
  const next = (now: Trip): Times | Refusal => {
    const { appointments, busy } = timesOf(now);
    // A place that has them already keeps them once.
    if (now.id !== trip.id && busy.some((one) => isSameHours(one, read.busy))) return { appointments, busy };
    return busy.length >= MOST_BUSY ? TOO_MANY_HOURS : { appointments, busy: [...busy, read.busy] };
  };
  return changeTimes(ctx, trip, user, next, basis, where);
}

/**
 * Takes hours that are not free off the trip, by their words, here or at all places of a longer trip.
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export function removeBusyHours(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  text: string,
  where: Where,
  basis?: Basis,
): Promise<TimesDone> {
  const next = (now: Trip): Times | Refusal => {
    const { appointments, busy } = timesOf(now);
    const at = busy.findIndex((one) => busyInWords(one) === text);
    if (at < 0) return now.id === trip.id ? GONE : { appointments, busy };
    return { appointments, busy: busy.toSpliced(at, 1) };
  };
  return changeTimes(ctx, trip, user, next, basis, where);
}

/**
 * Sets the appointments of a trip, its hours that are not free, or both; the days are laid around them.
 * @throws AppError VALIDATION_ERROR by field; NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function setFixedTimes(
  ctx: Ctx,
  trip: Trip,
  user: Pick<CurrentUser, "id">,
  call: FixedTimesCall,
  basis?: Basis,
): Promise<Trip> {
  if (trip.seal) throw new AppError("CONFLICT", "This trip is sealed. You can change it once its envelope is open");
  const read = readTimesCall(call, aroundOf(trip), datesOf(trip), await travellersIn(trip));
  const refuse = (fields: Record<string, string[]>) =>
    new AppError("VALIDATION_ERROR", "Some fields are not valid", { fields });
  if ("errors" in read) throw refuse(read.errors);
  const known = new Set(appointmentsOf(trip.preferences).map(({ id }) => id));
  const isStrange = ({ id }: { id?: string }, index: number): boolean =>
    id !== undefined && (!known.has(id) || read.appointments?.findIndex((one) => one.id === id) !== index);
  const strange = (read.appointments ?? []).findIndex(isStrange);
  if (strange >= 0) throw refuse({ [`appointments.${strange}.id`]: ["The trip has no such appointment"] });
  const named = read.appointments?.map((one) => ({ ...one, id: one.id ?? `own-${newId()}` }));
  const changed = await changeTimes(
    ctx,
    trip,
    user,
    (now) => {
      const before = timesOf(now);
      const { appointments = before.appointments, busy = before.busy } = { appointments: named, busy: read.busy };
      const others = (now.preferences.ownPlaces ?? []).filter(({ at }) => !at).length;
      return others + appointments.length > MOST_OWN_PLACES ? TOO_MANY_PLACES : { appointments, busy };
    },
    basis,
  );
  if ("refused" in changed) throw new AppError("CONFLICT", changed.refused);
  return changed.trip;
}
