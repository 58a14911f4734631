import { grantItinerary } from "#app/modules/accounts/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { consumeAttempt } from "#app/modules/accounts/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import type { Destination } from "#app/modules/catalogue/catalogue.server";
import { transact } from "#app/db/client.server";
import type { GroupTaste } from "#app/modules/itinerary/group-taste";
import { solveDays } from "#app/modules/itinerary/solver-thread.server";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { isVisit } from "#app/modules/itinerary/itinerary";
import { breaksADeal, tasteFor } from "#app/modules/matching/group";
import type { GroupMember } from "#app/modules/matching/group";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { groupOf, needsOfParty } from "./companions.server";
import { changePreferences, saveItinerary } from "./trips.server";
import { dayRequestFor, lockedStops } from "./trip-days";
import type { DayChanges } from "./trip-days";
import type { Trip, TripHolder, TripPreferences } from "./trip";

/** Plans that an account may have made anew. Each takes the one solver a while, and everybody waits for the same. */
const PLANS_AGAIN = { points: 120, seconds: 900 };

function limitPlanning(ctx: Ctx, userId: string): Promise<void> {
  return consumeAttempt(
    ctx,
    `plan:account:${userId}`,
    PLANS_AGAIN,
    "You have changed your days very often. Please wait a few minutes and go on.",
  );
}

async function solve(
  ctx: Ctx,
  trip: Trip,
  wishes: DayChanges,
): Promise<{ itinerary: Itinerary; conflicts: string[]; broken: string[] }> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We cannot plan days in ${trip.destination.name} yet`);
  const [people, needs] = await Promise.all([groupOf(trip), needsOfParty(trip)]);
  const request = dayRequestFor(trip, destination, wishes, needs);
  const at = ctx.now.toISOString();
  const broken = brokenDeals(destination, people);
  // What somebody will not do outweighs what was locked or wished for before it was said.
  const may = (placeId: string): boolean => !broken.includes(placeId);
  const fair = {
    ...request,
    unwanted: [...request.unwanted, ...broken],
    locked: request.locked.filter(({ placeId }) => may(placeId)),
    wanted: request.wanted.filter(may),
  };
  const solved = await callWithFaults(ctx, "itinerary", () =>
    solveDays(fair, at, people.length > 1 ? tastesOf(destination, people) : undefined, {
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

function tastesOf(destination: Destination, people: readonly GroupMember[]): GroupTaste[] {
  return people.map((member) => ({
    id: member.id,
    name: member.name,
    taste: Object.fromEntries(destination.places.map((place) => [place.id, tasteFor(place, member)])),
  }));
}

/**
 * Plans the days of a trip and stores them. The first plan of a trip uses up an allowance of the account;
 * a booked trip has paid for its plan.
 * @throws AppError PAYMENT_REQUIRED when the account may generate no further trip (CHECKLIST PLAN-12)
 */
export async function generateDays(ctx: Ctx, trip: Trip, user: CurrentUser, wishes: DayChanges = {}): Promise<Trip> {
  const holder: TripHolder = { userId: user.id };
  const isFirst = trip.itinerary === undefined;
  const isPaid = trip.status === "booked";
  if (isFirst && !isPaid && !user.capabilities.canGenerateTrip)
    throw new AppError("PAYMENT_REQUIRED", "Your free itinerary is used. A trip pass or premium plans the next one.");
  const { itinerary } = await solve(ctx, trip, wishes);
  if (isFirst && !isPaid) await transact((trx) => grantItinerary(trx, user.id, trip.id, ctx.now));
  return saveItinerary(ctx, trip.id, holder, itinerary);
}

/** Plans the days that a paid trip lacks; called after the booking, with the right of the payment. */
export async function ensureDays(ctx: Ctx, trip: Trip): Promise<Trip> {
  if (trip.itinerary || !trip.ownerId || !trip.destination.slug) return trip;
  const { itinerary } = await solve(ctx, trip, {});
  return saveItinerary(ctx, trip.id, { userId: trip.ownerId }, itinerary);
}

/** Plans the days anew with changed preferences; locked stops stay (CHECKLIST TRIP-50). @throws AppError CONFLICT, PAYMENT_REQUIRED, RATE_LIMITED */
export async function regenerateDays(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  preferences: Partial<TripPreferences>,
): Promise<Trip> {
  if (trip.status === "completed" || trip.status === "cancelled")
    throw new AppError("CONFLICT", "This trip is over; its days stay as they were");
  await limitPlanning(ctx, user.id);
  const changed = await changePreferences(ctx, trip, { userId: user.id }, preferences);
  return generateDays(ctx, changed, user, { another: true });
}

export type DayEdit =
  | { kind: "lock" | "unlock" | "remove"; placeId: string }
  | { kind: "add"; placeId: string }
  | { kind: "move"; placeId: string; date: string };

function withLock(trip: Trip, placeId: string, locked: boolean): Itinerary {
  const itinerary = trip.itinerary!;
  return {
    ...itinerary,
    days: itinerary.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.placeId === placeId ? { ...item, locked: locked || undefined } : item)),
    })),
  };
}

/**
 * Changes one stop of the plan; all others stay where they are as far as hours and ways allow.
 * @returns the changed trip, or a sentence that says why it cannot be
 */
export async function editDays(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  edit: DayEdit,
): Promise<{ trip: Trip } | { refused: string }> {
  const holder: TripHolder = { userId: user.id };
  if (!trip.itinerary) throw new AppError("CONFLICT", "This trip has no day plan yet");
  const stops = trip.itinerary.days.flatMap((day) =>
    day.items.filter(isVisit).map((item) => ({ placeId: item.placeId!, date: day.date })),
  );
  const isThere = stops.some((stop) => stop.placeId === edit.placeId);
  if (edit.kind !== "add" && !isThere) return { refused: "That stop is not in the plan any more" };
  if (edit.kind === "lock" || edit.kind === "unlock")
    return { trip: await saveItinerary(ctx, trip.id, holder, withLock(trip, edit.placeId, edit.kind === "lock")) };

  await limitPlanning(ctx, user.id);
  const locks = lockedStops(trip).filter((lock) => lock.placeId !== edit.placeId);
  const present = stops.map((stop) => stop.placeId);
  const wishes: DayChanges = { stayClose: true, locked: locks };
  if (edit.kind === "remove") wishes.unwanted = [edit.placeId];
  if (edit.kind === "add") wishes.wanted = [edit.placeId];
  if (edit.kind === "move") wishes.locked = [...locks, { placeId: edit.placeId, date: edit.date }];
  const { itinerary, conflicts, broken } = await solve(ctx, trip, wishes);
  if (edit.kind !== "remove" && broken.includes(edit.placeId))
    return { refused: "That is a deal-breaker for somebody on this trip" };
  if (conflicts.length > 0)
    return { refused: "That does not fit: the place is closed then, too far, or the day is full" };
  const left = itinerary.leftOut.find(({ placeId }) => placeId === edit.placeId);
  if (edit.kind !== "remove" && left) return { refused: `That cannot be planned. ${left.why}` };
  const unlocked =
    edit.kind === "move"
      ? {
          ...itinerary,
          days: itinerary.days.map((day) => ({
            ...day,
            items: day.items.map((item) => (item.placeId === edit.placeId ? { ...item, locked: undefined } : item)),
          })),
        }
      : itinerary;
  const saved = await saveItinerary(ctx, trip.id, holder, unlocked);
  ctx.log.info({ tripId: trip.id, edit: edit.kind, before: present.length }, "day plan changed");
  return { trip: saved };
}
