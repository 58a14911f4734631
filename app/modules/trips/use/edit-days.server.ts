import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { OpenWindow } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { isMealOfOuting } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { openWindowsOn } from "#app/modules/itinerary/hours/open-windows";
import { placeOfOwn } from "#app/modules/itinerary/day/own-place";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatWeekday } from "#app/shared/format";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { NO_DAYS, OWN_GONE, STOP_GONE, TOO_MANY_PLACES, hasVisit } from "../commands/apply-command";
import type { Refusal } from "../commands/apply-command";
import { TRIP_NOT_FOUND, planAndChange } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { hasOwnPlace, withOwnPlace } from "../commands/day-wishes";
import { selectDayVersion, selectTripWithSteps } from "../store/day-versions.repo.server";
import type { TripWithSteps } from "../store/day-versions.repo.server";
import { solve, tripOf } from "../days/days.server";
import { readOwnPlace } from "../days/own-place-form";
import type { OwnPlaceErrors, OwnPlaceSent } from "../days/own-place-form";
import { visitOn, withLock } from "../commands/shift-stop";
import {
  askedBy,
  changesFor,
  countLost,
  isDone,
  isOfNoDay,
  isOnlyNoted,
  isPlanned,
  isTakenOut,
  mealsFor,
  visitsOf,
  wishesFor,
} from "../days/stop-edits";
import type { DayEdit, PlannedEdit } from "../days/stop-edits";
import type { Trip } from "../trip/trip";
import type { TripAggregate } from "../trip/trip-aggregate";
import type { DayStep } from "../trip/day-step";
import type { Intention, TripCommand } from "../commands/trip-commands";
import { lockedStops } from "../days/trip-days";
import { checksOf } from "../store/trips.server";
import { whyNotThen } from "../days/why-not-then";

const impossible = (why: string): Refusal => ({ reason: "impossible", why });
const DAY_GONE = impossible("That day isn't part of the trip");
const SET_BY_THE_JOURNEY = impossible("A day trip's times are set by the journey there and back.");

/** The name of a place that this trip may hold; undefined for any other, which the solver passes over without a word. */
function findName({ destination: { slug }, preferences }: Trip, placeId: string): string | undefined {
  const places = (slug ? findDestination(slug) : undefined)?.places ?? [];
  return [...places, ...(preferences.ownPlaces ?? [])].find(({ id }) => id === placeId)?.name;
}

/** When a place that this trip may hold is open on a date. */
function openOn({ destination: { slug }, preferences }: Trip, placeId: string, date: string): OpenWindow[] {
  const destination = slug ? findDestination(slug) : undefined;
  const own = (preferences.ownPlaces ?? []).map(placeOfOwn);
  const place = [...(destination?.places ?? []), ...own].find(({ id }) => id === placeId);
  return destination && place ? openWindowsOn(place, date, destination, sunCalculatorFor(destination)) : [];
}

/** Why an edit of a stop or a meal that is there, or of a day, finds nothing to change. */
function whyGone(trip: Trip, itinerary: Itinerary, edit: PlannedEdit): Refusal | undefined {
  const { days } = itinerary;
  const hasDay = (date: string): boolean => days.some((day) => day.date === date);
  switch (edit.kind) {
    case "addStop":
      return undefined;
    case "changeOwnPlace":
      return hasOwnPlace(trip, edit.place.id) ? undefined : OWN_GONE;
    case "deleteOwnPlace":
      return hasOwnPlace(trip, edit.placeId) ? undefined : OWN_GONE;
    case "addOwnPlace":
      return edit.date === undefined || hasDay(edit.date) ? undefined : DAY_GONE;
    case "changeMeal":
      return hasDay(edit.wish.date) ? undefined : DAY_GONE;
    case "moveStop":
      return !hasVisit(itinerary, edit.placeId) ? STOP_GONE : hasDay(edit.date) ? undefined : DAY_GONE;
    default:
      return hasVisit(itinerary, edit.placeId) ? undefined : STOP_GONE;
  }
}

/** Whether an edit is about an hour or a length that a day trip sets. */
function isSetByJourney(itinerary: Itinerary, edit: PlannedEdit): boolean {
  const isOuting = (date: string | undefined): boolean =>
    itinerary.days.some((day) => day.date === date && day.dayTrip !== undefined);
  if (edit.kind === "changeMeal") {
    const { date: on, meal } = edit.wish;
    return itinerary.days.some((day) => day.date === on && isMealOfOuting(day, meal));
  }
  const isOfHours = edit.kind === "timeStop" || edit.kind === "shiftStop" || edit.kind === "stayStop";
  return isOfHours && isOuting(visitOn(itinerary, edit.placeId)?.date);
}

/** Why an edit cannot be asked for at all. */
function whyNot(trip: Trip, itinerary: Itinerary, edit: PlannedEdit): Refusal | undefined {
  const gone = whyGone(trip, itinerary, edit);
  if (gone) return gone;
  if (isSetByJourney(itinerary, edit)) return SET_BY_THE_JOURNEY;
  if (edit.kind === "addOwnPlace" && !withOwnPlace(trip.preferences, edit.place, edit.note)) return TOO_MANY_PLACES;
  const asked = askedBy(edit);
  const isNew = edit.kind === "addStop" || edit.kind === "replaceStop" || edit.kind === "changeMeal";
  if (isNew && asked !== undefined && findName(trip, asked) === undefined)
    return impossible("We don't know that place");
  if (edit.kind === "replaceStop" && hasVisit(itinerary, edit.withId))
    return impossible("That place is in your days already");
  return undefined;
}

const ABOUT_ITS_DAY: ReadonlySet<PlannedEdit["kind"]> = new Set([
  "removeStop",
  "deleteOwnPlace",
  "timeStop",
  "stayStop",
  "changeMeal",
]);

/** Whether the refusal of an edit is about an hour, a length, a meal or a neighbour, not about the place as such. */
function isAboutItsDay(edit: PlannedEdit): boolean {
  return ABOUT_ITS_DAY.has(edit.kind) || (edit.kind === "moveStop" && edit.beside !== undefined);
}

/** Why days that were planned for an edit are not what was asked for. */
function whyUnlike(edit: PlannedEdit, name: string, trip: Trip): Refusal {
  if (edit.kind === "addOwnPlace" && edit.meal)
    return impossible(
      `${name} does not work for ${edit.meal.meal} on ${formatWeekday(edit.meal.date)}: it is closed then, or too far from the stops around it`,
    );
  if (edit.kind === "changeMeal")
    return impossible(
      typeof edit.wish.at === "string"
        ? "That meal cannot be changed on that day"
        : `${name} does not work for that meal: it is closed then, or too far from the stops around it`,
    );
  const date = edit.kind === "timeStop" && trip.itinerary && visitOn(trip.itinerary, edit.placeId)?.date;
  if (date) return impossible(whyNotThen(name, date, edit.start, openOn(trip, edit.placeId, date)));
  if (edit.kind === "moveStop" && edit.beside)
    return impossible(`${name} does not fit there: it is closed then, too far, or the day is full`);
  if (edit.kind === "stayStop") return impossible(`${name} has no room for ${edit.minutes} minutes that day`);
  return impossible(`${name} does not fit: it is closed then, too far, or the day is full`);
}

/** Somewhere to eat takes the place of a meal: the nearest of its day, or of all days, at which it is open. */
async function planOwnTable(
  ctx: Ctx,
  current: TripAggregate,
  edit: Extract<PlannedEdit, { kind: "addOwnPlace" }>,
): Promise<TripCommand | Refusal> {
  let refused = impossible(
    `${edit.place.name} isn't open for any of the meals ${edit.date ? `of ${formatWeekday(edit.date)}` : "of these days"} that can still change`,
  );
  for (const meal of mealsFor(current.trip, edit)) {
    const planned = await planEdit(ctx, current, { ...edit, meal });
    if (!("reason" in planned)) return planned;
    refused = planned;
  }
  return refused;
}

/** An edit as a command on the state as it stands, with the days that the solver makes of it. */
async function planEdit(ctx: Ctx, current: TripAggregate, edit: DayEdit): Promise<TripCommand | Refusal> {
  if (!isPlanned(edit)) return edit;
  const { itinerary: before } = current.trip;
  if (!before) throw new AppError("CONFLICT", NO_DAYS.why);
  const cannot = whyNot(current.trip, before, edit);
  if (cannot) return cannot;
  if (edit.kind === "addOwnPlace" && edit.place.isTable && !edit.meal) return planOwnTable(ctx, current, edit);
  if (isOfNoDay(before, edit) || isOnlyNoted(current.trip, edit))
    return { ...edit, days: before, plannedOn: current.trip.revision };
  const trip = { ...current.trip, preferences: wishesFor(current.trip, edit) };
  const asked = askedBy(edit);
  const name = (asked !== undefined ? findName(trip, asked) : undefined) ?? "That";
  const own = new Set(lockedStops(trip).map(({ placeId }) => placeId));
  if (edit.kind === "timeStop") own.add(edit.placeId);
  let refused = impossible(`${name} is already first or last that day`);
  let best: { lost: number; command: TripCommand } | undefined;
  for (const changes of changesFor(trip, edit)) {
    const { itinerary, conflicts, broken } = await solve(ctx, { ...current, trip }, changes);
    if (!isTakenOut(edit) && asked !== undefined && broken.includes(asked))
      return impossible(`${name} is a deal-breaker for someone on this trip`);
    const left = itinerary.leftOut.find(({ placeId }) => placeId === asked);
    if (left && !isAboutItsDay(edit)) refused = impossible(`${name} cannot be planned. ${left.why}`);
    else if (conflicts.length > 0 || !isDone(before, itinerary, edit)) refused = whyUnlike(edit, name, trip);
    else {
      const lost = countLost(before, itinerary, edit);
      if (best && best.lost <= lost) continue;
      // The solver holds what it was asked to move; locks are what the traveller asked for.
      const days = (changes.locked ?? []).reduce(
        (plan, one) => withLock(plan, one.placeId, own.has(one.placeId)),
        itinerary,
      );
      best = { lost, command: { ...edit, days, plannedOn: trip.revision } };
      if (lost === 0) break;
    }
  }
  return best?.command ?? refused;
}

async function change(
  ctx: Ctx,
  tripId: string,
  user: CurrentUser,
  intention: Intention,
  plan: (current: TripAggregate) => Promise<TripCommand | Refusal>,
  basis: Basis | undefined,
): Promise<{ trip: Trip } | { refused: string }> {
  const changed = await planAndChange(ctx, tripId, { userId: user.id }, intention, plan, basis);
  if (changed.status === "refused" && changed.refusal.reason === "impossible") return { refused: changed.refusal.why };
  ctx.log.info({ tripId, edit: intention.kind, outcome: changed.status }, "day plan edited");
  return { trip: tripOf(changed) };
}

/**
 * Changes one stop of the plan; all others stay where they are as far as hours and ways allow.
 * @returns the changed trip, or a sentence that says why it cannot be
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function editDays(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  edit: DayEdit,
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  if (isPlanned(edit)) await limitPlanning(ctx, user.id);
  return change(ctx, trip.id, user, edit, (current) => planEdit(ctx, current, edit), basis);
}

/**
 * Adds a place that the traveller describes themselves; it is planned with the hours and for the time that they give.
 * @returns the changed trip with what was added, why it cannot be planned, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function addOwnPlace(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  sent: OwnPlaceSent,
  basis?: Basis,
): Promise<OwnPlaceDone> {
  const read = readFor(trip, sent);
  if ("errors" in read) return read;
  const place = { id: `own-${newId()}`, ...read.place };
  const edit = { kind: "addOwnPlace", place, note: read.note, date: read.date } as const;
  const done = await editDays(ctx, trip, user, edit, basis);
  return "refused" in done ? done : { ...done, about: [place.id] };
}

type OwnPlaceDone = { trip: Trip; about: string[] } | { refused: string } | { errors: OwnPlaceErrors };

function readFor(trip: Trip, sent: OwnPlaceSent): ReturnType<typeof readOwnPlace> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We can't plan days in ${trip.destination.name} yet`);
  return readOwnPlace(sent, destination, trip.itinerary?.days.map(({ date }) => date) ?? []);
}

/**
 * Changes what a traveller has said of a place of their own; it is planned anew with that, where it is in the days.
 * @returns the changed trip, why the place cannot be planned like that, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function changeOwnPlace(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  placeId: string,
  sent: OwnPlaceSent,
  basis?: Basis,
): Promise<OwnPlaceDone> {
  if (!hasOwnPlace(trip, placeId)) return { refused: OWN_GONE.why };
  const read = readFor(trip, sent);
  if ("errors" in read) return read;
  const place = { ...read.place, id: placeId };
  const done = await editDays(ctx, trip, user, { kind: "changeOwnPlace", place, note: read.note }, basis);
  return "refused" in done ? done : { ...done, about: [placeId] };
}

/** A day on which something does not work out, laid again with what is in it; undefined where that does not mend it. */
async function laidAgain(
  ctx: Ctx,
  current: TripAggregate,
  before: Itinerary,
  date: string,
): Promise<Itinerary | undefined> {
  const { trip } = current;
  const { itinerary, conflicts } = await solve(ctx, current, {
    stayClose: true,
    touched: [date],
    locked: lockedStops(trip),
  });
  const made = itinerary.days.find((one) => one.date === date);
  if (!made || conflicts.length > 0) return undefined;
  const days = { ...itinerary, days: before.days.map((one) => (one.date === date ? made : one)) };
  return checksOf({ ...trip, itinerary: days }).some((check) => check.date === date) ? undefined : days;
}

/**
 * Plans one day anew, with other things to see where there are any; the other days stay as they are, and so does what is
 * locked or the traveller's own.
 * @param mends whether something does not work out on it: what it holds stays then, as far as that mends it
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function replanDay(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  { date, mends }: { date: string; mends: boolean },
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  await limitPlanning(ctx, user.id);
  return change(
    ctx,
    trip.id,
    user,
    { kind: "planDays", date },
    async (current) => {
      const before = current.trip.itinerary;
      if (!before) throw new AppError("CONFLICT", NO_DAYS.why);
      const day = before.days.find((one) => one.date === date);
      if (!day) return DAY_GONE;
      const mended = mends ? await laidAgain(ctx, current, before, date) : undefined;
      if (mended) return { kind: "planDays", date, days: mended, plannedOn: current.trip.revision };
      const own = lockedStops(current.trip);
      const isOwn = (placeId: string): boolean => own.some((lock) => lock.placeId === placeId);
      const elsewhere = before.days.filter((one) => one !== day).flatMap(visitsOf);
      const described = new Set((current.trip.preferences.ownPlaces ?? []).map(({ id }) => id));
      const staying = visitsOf(day).filter(({ placeId }) => described.has(placeId) && !isOwn(placeId));
      const leaving = visitsOf(day).filter(({ placeId }) => !described.has(placeId) && !isOwn(placeId));
      const { itinerary, conflicts } = await solve(ctx, current, {
        stayClose: true,
        another: true,
        touched: [date],
        locked: [...elsewhere.filter(({ placeId }) => !isOwn(placeId)), ...staying, ...own],
        unwanted: leaving.map(({ placeId }) => placeId),
      });
      const made = itinerary.days.find((one) => one.date === date);
      const isElsewhere = new Set(elsewhere.map(({ placeId }) => placeId));
      const isNew = made && visitsOf(made).some(({ placeId }) => !isOwn(placeId) && !described.has(placeId));
      if (!isNew || conflicts.length > 0 || visitsOf(made).some(({ placeId }) => isElsewhere.has(placeId)))
        return impossible(
          mends
            ? `We couldn't fix ${formatWeekday(date)} on its own. Move or remove a stop that day.`
            : "We found nothing new nearby for that day.",
        );
      const days = { ...itinerary, days: before.days.map((one) => (one === day ? made : one)) };
      return { kind: "planDays", date, days, plannedOn: current.trip.revision };
    },
    basis,
  );
}

/**
 * One trip of this account, with its people and with the edits of its days that can be undone and redone, in words.
 * @throws AppError NOT_FOUND, also for a trip of another account
 */
export async function getTripWithSteps(ctx: Ctx, id: string, user: Pick<CurrentUser, "id">): Promise<TripWithSteps> {
  const found = await callWithFaults(ctx, "trips", () => selectTripWithSteps(db(), id, { userId: user.id }));
  if (!found) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return found;
}

/**
 * Takes the last edit of the days back, or makes it again.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export function stepDays(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  side: DayStep,
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  return change(
    ctx,
    trip.id,
    user,
    { kind: "restoreDays", side, wishes: {} },
    async ({ trip: now }) => {
      const version = await selectDayVersion(db(), now.id, side);
      if (!version) return impossible(side === "undo" ? "There's nothing to undo" : "There's nothing to redo");
      return { kind: "restoreDays", side, days: version.days, wishes: version.wishes, plannedOn: now.revision };
    },
    basis,
  );
}
