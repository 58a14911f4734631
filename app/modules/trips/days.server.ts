import { grantItinerary } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { limitPlanning } from "#app/modules/accounts/rate-limits.server";
import { findAirport } from "#app/modules/catalogue/airports.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import type { Destination } from "#app/modules/catalogue/catalogue.server";
import type { MemberFit } from "#app/modules/itinerary/member-fit";
import { roomCanBeMadeFor } from "#app/modules/itinerary/make-room";
import { whyNotForParty } from "#app/modules/itinerary/party-rules";
import { solveDays } from "#app/modules/itinerary/solver-thread.server";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { breaksADeal, fitFor } from "#app/modules/matching/group";
import type { GroupMember } from "#app/modules/matching/group";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { hasVisit, withLock } from "./apply-command";
import type { Refusal } from "./apply-command";
import { planAndChange, toAppError } from "./change-trip.server";
import type { Basis, Changed } from "./change-trip.server";
import { groupFrom, groupOf, needsFrom, needsOfParty } from "./companions.server";
import { closedBecause } from "./trip-commands";
import type { TripCommand } from "./trip-commands";
import { dayRequestFor, lockedStops } from "./trip-days";
import type { DayChanges } from "./trip-days";
import type { Trip, TripPreferences } from "./trip";
import type { TripAggregate } from "./trip-aggregate";

async function solve(
  ctx: Ctx,
  { trip, people: everybody }: TripAggregate,
  changes: DayChanges,
): Promise<{ itinerary: Itinerary; conflicts: string[]; broken: string[] }> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We cannot plan days in ${trip.destination.name} yet`);
  const [people, needs] = await Promise.all([groupFrom(everybody), needsFrom({ trip, people: everybody })]);
  const request = dayRequestFor(trip, destination, changes, needs, (iata) => findAirport(iata)?.country);
  const at = ctx.now.toISOString();
  const broken = brokenDeals(destination, people);
  // What somebody will not do outweighs what was locked or wanted before it was said.
  const may = (placeId: string): boolean => !broken.includes(placeId);
  const fair = {
    ...request,
    unwanted: [...request.unwanted, ...broken],
    locked: request.locked.filter(({ placeId }) => may(placeId)),
    wanted: request.wanted.filter(may),
  };
  const solved = await callWithFaults(ctx, "itinerary", () =>
    solveDays(fair, at, people.length > 1 ? fitsOf(destination, people) : undefined, {
      key: trip.ownerId ?? ctx.address,
      signal: ctx.signal,
    }),
  );
  return { ...solved, broken };
}

/** Places that break a deal with anybody. */
function brokenDeals(destination: Destination, people: readonly GroupMember[]): string[] {
  return destination.places.filter((place) => breaksADeal(place, people)).map(({ id }) => id);
}

/**
 * Places that may be asked for in the days of a trip and are not in them: open in their season, and fit for all who come
 * by what they eat, need on the way and will not do.
 */
export async function listAddablePlaces(trip: Trip): Promise<Destination["places"]> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  const days = trip.itinerary?.days ?? [];
  if (!destination || days.length === 0) return [];
  const present = new Set(days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  const [people, needs] = await Promise.all([groupOf(trip), needsOfParty(trip)]);
  const party = { ...needs, children: trip.children };
  const dates = days.map(({ date }) => date);
  return destination.places.filter(
    (place) =>
      !present.has(place.id) && !breaksADeal(place, people) && whyNotForParty(place, party, dates) === undefined,
  );
}

/** Ids of the places that a plan left out and that this party could have in it, if others made room. */
export async function listRoomFor(trip: Trip): Promise<string[]> {
  const leftOut = trip.itinerary?.leftOut ?? [];
  if (leftOut.length === 0 || closedBecause({ kind: "addStop", placeId: "" }, trip.status) !== undefined) return [];
  return roomCanBeMadeFor(leftOut, new Set((await listAddablePlaces(trip)).map(({ id }) => id)));
}

function fitsOf(destination: Destination, people: readonly GroupMember[]): MemberFit[] {
  return people.map((member) => ({
    id: member.id,
    name: member.name,
    fits: Object.fromEntries(destination.places.map((place) => [place.id, fitFor(place, member)])),
  }));
}

function tripOf(changed: Changed): Trip {
  if (changed.status === "refused") throw toAppError(changed);
  return changed.aggregate.trip;
}

const USED_UP = "Your free itinerary is used. A trip pass or premium plans the next one.";

/** Plans days from the newest state, as often as others change it meanwhile, and stores them with what they cost. */
async function planAgain(
  ctx: Ctx,
  tripId: string,
  user: CurrentUser,
  changes: DayChanges,
  preferences: Partial<TripPreferences> | undefined,
  basis: Basis | undefined,
): Promise<Trip> {
  await limitPlanning(ctx, user.id);
  let isFirst = false;
  const changed = await planAndChange(
    ctx,
    tripId,
    { userId: user.id },
    { kind: "planDays", preferences },
    async (current): Promise<TripCommand> => {
      const trip = { ...current.trip, preferences: { ...current.trip.preferences, ...preferences } };
      // A booked trip has paid for its plan.
      isFirst = trip.itinerary === undefined && trip.status !== "booked";
      if (isFirst && !user.capabilities.canGenerateTrip) throw new AppError("PAYMENT_REQUIRED", USED_UP);
      const { itinerary } = await solve(ctx, { ...current, trip }, changes);
      return { kind: "planDays", preferences, days: itinerary, plannedOn: current.trip.revision };
    },
    basis,
    async (trx) => {
      if (isFirst) await grantItinerary(trx, user.id, tripId, ctx.now);
    },
  );
  return tripOf(changed);
}

/**
 * Plans the days of a trip and stores them. The first plan of a trip uses up an allowance of the account;
 * a booked trip has paid for its plan.
 * @throws AppError PAYMENT_REQUIRED when the account may generate no further trip (CHECKLIST PLAN-12); CONFLICT, RATE_LIMITED
 */
export function generateDays(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  changes: DayChanges = {},
  basis?: Basis,
): Promise<Trip> {
  return planAgain(ctx, trip.id, user, changes, undefined, basis);
}

const PLANNED_MEANWHILE: Refusal = { reason: "impossible", why: "The days are planned already" };

/** Plans the days that a paid trip lacks; called after the booking, with the right of the payment. */
export async function ensureDays(ctx: Ctx, trip: Trip): Promise<Trip> {
  if (trip.itinerary || !trip.ownerId || !trip.destination.slug) return trip;
  const door = { userId: trip.ownerId };
  const changed = await planAndChange(ctx, trip.id, door, { kind: "planDays" }, async (current) => {
    if (current.trip.itinerary) return PLANNED_MEANWHILE;
    const { itinerary } = await solve(ctx, current, {});
    return { kind: "planDays", days: itinerary, plannedOn: current.trip.revision };
  });
  if (changed.status === "refused" && changed.refusal === PLANNED_MEANWHILE && changed.aggregate)
    return changed.aggregate.trip;
  return tripOf(changed);
}

/** Plans the days anew with changed preferences; locked stops stay (CHECKLIST TRIP-50). @throws AppError CONFLICT, PAYMENT_REQUIRED, RATE_LIMITED */
export async function regenerateDays(
  ctx: Ctx,
  trip: Pick<Trip, "id" | "status">,
  user: CurrentUser,
  preferences: Partial<TripPreferences>,
  basis?: Basis,
): Promise<Trip> {
  if (trip.status === "completed" || trip.status === "cancelled")
    throw new AppError("CONFLICT", "This trip is over; its days stay as they were");
  return planAgain(ctx, trip.id, user, { another: true }, preferences, basis);
}

export type DayEdit =
  | { kind: "lockStop" | "unlockStop"; placeId: string }
  | { kind: "removeStop" | "addStop"; placeId: string }
  | { kind: "moveStop"; placeId: string; date: string };

const impossible = (why: string): Refusal => ({ reason: "impossible", why });

/** What the solver is asked for to make an edit: all other stops stay where they are as far as hours and ways allow. */
function changesFor(trip: Trip, edit: DayEdit): DayChanges {
  const locked = lockedStops(trip).filter((lock) => lock.placeId !== edit.placeId);
  const changes: DayChanges = { stayClose: true, locked };
  if (edit.kind === "removeStop") changes.unwanted = [edit.placeId];
  if (edit.kind === "addStop") changes.wanted = [edit.placeId];
  if (edit.kind === "moveStop") changes.locked = [...locked, { placeId: edit.placeId, date: edit.date }];
  return changes;
}

/** The name of a place of the trip's destination; undefined for any other, which the solver passes over without a word. */
function findName({ destination: { slug } }: Trip, placeId: string): string | undefined {
  return (slug ? findDestination(slug) : undefined)?.places.find(({ id }) => id === placeId)?.name;
}

/** An edit as a command on the state as it stands, with the days that the solver makes of it. */
async function planEdit(ctx: Ctx, current: TripAggregate, edit: DayEdit): Promise<TripCommand | Refusal> {
  if (edit.kind === "lockStop") return { ...edit, kind: "lockStop" };
  if (edit.kind === "unlockStop") return { ...edit, kind: "unlockStop" };
  const { trip } = current;
  if (!trip.itinerary) throw new AppError("CONFLICT", "This trip has no day plan yet");
  if (edit.kind !== "addStop" && !hasVisit(trip.itinerary, edit.placeId))
    return impossible("That stop is not in the plan any more");
  if (edit.kind === "moveStop" && !trip.itinerary.days.some(({ date }) => date === edit.date))
    return impossible("That day is not part of the trip");
  const known = findName(trip, edit.placeId);
  if (edit.kind === "addStop" && known === undefined) return impossible("We know no such place there");
  const { itinerary, conflicts, broken } = await solve(ctx, current, changesFor(trip, edit));
  const name = known ?? "That";
  if (edit.kind !== "removeStop" && broken.includes(edit.placeId))
    return impossible(`${name} is a deal-breaker for somebody on this trip`);
  const left = itinerary.leftOut.find(({ placeId }) => placeId === edit.placeId);
  if (edit.kind === "addStop" && left) return impossible(`${name} cannot be planned. ${left.why}`);
  if (conflicts.length > 0) return impossible(`${name} does not fit: it is closed then, too far, or the day is full`);
  if (edit.kind === "moveStop" && left) return impossible(`${name} cannot be planned. ${left.why}`);
  // The solver holds a moved stop at its new day; the traveller did not ask for a lock.
  const days = edit.kind === "moveStop" ? withLock(itinerary, edit.placeId, false) : itinerary;
  const plan = { days, plannedOn: trip.revision };
  if (edit.kind === "moveStop") return { ...edit, ...plan };
  return edit.kind === "removeStop" ? { ...edit, kind: edit.kind, ...plan } : { ...edit, kind: "addStop", ...plan };
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
  if (edit.kind !== "lockStop" && edit.kind !== "unlockStop") await limitPlanning(ctx, user.id);
  const door = { userId: user.id };
  const changed = await planAndChange(ctx, trip.id, door, edit, (current) => planEdit(ctx, current, edit), basis);
  if (changed.status === "refused" && changed.refusal.reason === "impossible") return { refused: changed.refusal.why };
  ctx.log.info({ tripId: trip.id, edit: edit.kind, outcome: changed.status }, "day plan edited");
  return { trip: tripOf(changed) };
}
