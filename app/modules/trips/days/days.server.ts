import { grantItinerary, whyNoItinerary } from "#app/modules/accounts/account/itineraries.server";
import type { CoveredPlace } from "#app/modules/accounts/account/itineraries.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { alternativesFor, stopsAmong } from "#app/modules/itinerary/meals/alternatives";
import type { RequestedPlace } from "#app/modules/itinerary/day/day-request";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { MemberFit } from "#app/modules/itinerary/day/member-fit";
import { roomCanBeMadeFor } from "#app/modules/itinerary/words/make-room";
import { otherTables } from "#app/modules/itinerary/meals/other-tables";
import { placeOfOwn, tableOfOwn } from "#app/modules/itinerary/day/own-place";
import { isThereOn } from "#app/modules/itinerary/hours/feast-places";
import { whyNotForParty } from "#app/modules/itinerary/party/party-rules";
import { solveDays } from "#app/modules/itinerary/plan/solver-thread.server";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { breaksADeal, fitFor } from "#app/modules/matching/group";
import type { GroupMember } from "#app/modules/matching/group";
import { AppError } from "#app/shared/app-error";
import { isBeyondNames } from "#app/shared/bounded-text";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { foldText } from "#app/shared/text";
import type { Refusal } from "../commands/refusal";
import { ownPlaceSent } from "./own-place-form";
import type { OwnPlaceSent } from "./own-place-form";
import { seenChoices } from "./seen-places";
import { planAndChange, toAppError } from "../store/change-trip.server";
import type { Basis, Changed } from "../store/change-trip.server";
import { groupIn, needsIn, partyFrom, partyOf } from "../party/companions.server";
import type { Party } from "../party/companions.server";
import { DAYS_OVER, closedBecause } from "../commands/trip-commands";
import type { TripCommand } from "../commands/trip-commands";
import { withNotedSteps } from "./planning-steps.server";
import { childrenOf, dayRequestFor } from "./trip-days";
import type { DayChanges } from "../commands/day-changes";
import { coveredPlace, mayPlanDays } from "./may-plan.server";
import { isClosed } from "../trip/trip";
import type { Trip, TripHolder, TripPreferences } from "../trip/trip";
import type { TripAggregate } from "../trip/trip-aggregate";
import { findTripBehindSeal } from "../store/trips.server";

/**
 * Makes days of the state that was read, outside of any transaction.
 * @returns with the asked-for places that are not in them, and the places that break a person's deal
 */
export async function solve(
  ctx: Ctx,
  aggregate: TripAggregate,
  changes: DayChanges,
): Promise<{ itinerary: Itinerary; conflicts: string[]; broken: string[] }> {
  const { trip } = aggregate;
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We can't plan days in ${trip.destination.name} yet`);
  const party = await partyFrom(aggregate);
  const people = groupIn(party);
  const request = dayRequestFor(trip, destination, changes, needsIn(party), findAirport);
  const at = ctx.now.toISOString();
  const broken = brokenDeals(destination, people);
  // A traveller's refusal of a place outweighs an earlier lock or wish for it.
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
      onNews: ctx.onNews,
    }),
  );
  return { ...solved, broken };
}

/** Places that break a deal with one of the people. */
function brokenDeals(destination: Destination, people: readonly GroupMember[]): string[] {
  return destination.places.filter((place) => breaksADeal(place, people)).map(({ id }) => id);
}

/**
 * Places that may be asked for in the days of a trip and are not in them, the traveller's own among them: open in their
 * season, and fit for all who come by what they eat, need on the way and will not do.
 * @param known its party, where the caller has read it
 */
export async function listAddablePlaces(trip: Trip, known?: Party): Promise<RequestedPlace[]> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  const days = trip.itinerary?.days ?? [];
  if (!destination || days.length === 0) return [];
  const present = new Set(days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  const company = known ?? (await partyOf(trip));
  const people = groupIn(company);
  const party = { ...needsIn(company), ...childrenOf(trip) };
  const dates = days.map(({ date }) => date);
  // An appointment is in the days at its hour or not at all.
  const own = (trip.preferences.ownPlaces ?? []).filter(({ at }) => !at).map(placeOfOwn);
  return [...destination.places, ...own].filter(
    (place) =>
      !present.has(place.id) &&
      !breaksADeal(place, people) &&
      dates.some((date) => isThereOn(place, date, destination.country)) &&
      whyNotForParty(place, party, dates) === undefined,
  );
}

/** The addable place of a name as a traveller types or picks it: "Kennin-ji", or "Kennin-ji, Gion". */
export async function findAddablePlace(trip: Trip, text: string): Promise<RequestedPlace | undefined> {
  const asked = isBeyondNames(text) ? "" : foldText(text);
  if (asked === "") return undefined;
  return (await listAddablePlaces(trip)).find(({ name, district }) =>
    [name, `${name}, ${district}`].some((known) => foldText(known) === asked),
  );
}

interface Choice {
  id: string;
  name: string;
}

const choice = ({ id, name }: RequestedPlace): Choice => ({ id, name });

/**
 * The alternatives that the page offers, the best first: for a visit the places that could replace it, except for the
 * stops of a day out, which goes where it goes; for the line of a meal the tables at which it could be had.
 * @param known the party of the trip, where the caller has read it
 */
export async function listOthers(
  trip: Trip,
  addable: readonly RequestedPlace[],
  known?: Party,
): Promise<{ alternatives: Record<string, Choice[]>; tables: Record<string, Choice[]> }> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) return { alternatives: {}, tables: {} };
  const sun = sunCalculatorFor(destination);
  const request = dayRequestFor(trip, destination, {}, needsIn(known ?? (await partyOf(trip))), findAirport);
  const days = trip.itinerary?.days ?? [];
  const own = (trip.preferences.ownPlaces ?? []).filter(({ isTable }) => isTable).map(tableOfOwn);
  const whereToEat = [...addable.filter(({ isOwn }) => !isOwn), ...own];
  const alternatives = days.flatMap(({ date, items, dayTrip }) => {
    if (dayTrip) return [];
    const places = stopsAmong(addable, request, date);
    return items
      .filter(isVisit)
      .map((item) => [item.placeId, alternativesFor(item, items, date, places, request, sun).map(choice)] as const);
  });
  const tables = days.flatMap(({ date, items }) =>
    items.flatMap((item) => {
      if (item.role !== "meal" || !item.meal) return [];
      return [[item.id, otherTables(item, items, item.meal, date, whereToEat, request, sun).map(choice)] as const];
    }),
  );
  return { alternatives: Object.fromEntries(alternatives), tables: Object.fromEntries(tables) };
}

/** The traveller's own places with what their forms say of them, and whether each is in the days. */
export function listOwnPlaces(
  trip: Trip,
): { id: string; isPlanned: boolean; isAppointment: boolean; values: OwnPlaceSent }[] {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) return [];
  const { ownPlaces = [], notes = {}, stays = {} } = trip.preferences;
  const planned = new Set(trip.itinerary?.days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
  return ownPlaces.map((place) => ({
    id: place.id,
    isPlanned: planned.has(place.id),
    isAppointment: place.at !== undefined,
    values: ownPlaceSent(place, notes[place.id] ?? "", stays[place.id], destination),
  }));
}

/** The places to tick as seen on an earlier visit; none of a destination that is not ours. */
export function listSeen({ destination: { slug }, preferences }: Trip): { value: string; label: string }[] {
  const places = (slug && findDestination(slug)?.places) || [];
  return seenChoices(places, preferences.seen).map(({ id, name }) => ({ value: id, label: name }));
}

/** The parts of town of a trip's destination, by name. */
export function listDistricts({ destination: { slug } }: Trip): string[] {
  return (slug ? findDestination(slug) : undefined)?.neighbourhoods.map(({ name }) => name) ?? [];
}

/**
 * Ids of the places that a plan left out and that this party could have in it, if others made room.
 * @param known its party
 */
export async function listRoomFor(trip: Trip, known?: Party): Promise<string[]> {
  const leftOut = trip.itinerary?.leftOut ?? [];
  if (leftOut.length === 0 || closedBecause({ kind: "addStop", placeId: "" }, trip.status) !== undefined) return [];
  return roomCanBeMadeFor(leftOut, new Set((await listAddablePlaces(trip, known)).map(({ id }) => id)));
}

function fitsOf(destination: Destination, people: readonly GroupMember[]): MemberFit[] {
  return people.map((member) => ({
    id: member.id,
    name: member.name,
    fits: Object.fromEntries(destination.places.map((place) => [place.id, fitFor(place, member)])),
  }));
}

/** The trip of a change. @throws AppError for a refusal */
export function tripOf(changed: Changed): Trip {
  if (changed.status === "refused") throw toAppError(changed);
  return changed.aggregate.trip;
}

/** Plans days from the newest state, as often as others change it meanwhile, and stores them with what they cost. */
const PLANNED_MEANWHILE: Refusal = { reason: "impossible", why: "The days are already planned" };

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
  let covers: CoveredPlace | undefined;
  const changed = await planAndChange(
    ctx,
    tripId,
    { userId: user.id },
    { kind: "planDays", preferences },
    async (current): Promise<TripCommand | Refusal> => {
      // Whatever planned them meanwhile, the traveller has not asked for others.
      if (current.trip.itinerary && !changes.another) return PLANNED_MEANWHILE;
      const trip = { ...current.trip, preferences: { ...current.trip.preferences, ...preferences } };
      // A booked trip has paid for its plan.
      isFirst = trip.itinerary === undefined && trip.status !== "booked";
      covers = coveredPlace(trip);
      if (!(await mayPlanDays(user, trip)))
        throw new AppError("PAYMENT_REQUIRED", await whyNoItinerary(user.id, covers));
      const { itinerary } = await solve(ctx, { ...current, trip }, changes);
      return { kind: "planDays", preferences, days: itinerary, plannedOn: current.trip.revision };
    },
    basis,
    async (trx) => {
      if (isFirst) await grantItinerary(trx, user.id, { id: tripId, covers }, ctx.now);
    },
  );
  return tripOf(changed);
}

/**
 * Plans the days of a trip and stores them. The first plan of a trip uses up an allowance of the account; a booked trip
 * has paid for its plan.
 * @throws AppError PAYMENT_REQUIRED when the account may generate no further trip (CHECKLIST PLAN-12); CONFLICT,
 * RATE_LIMITED
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

/** Refusals that a second try does not change: work that depends on the days goes on without them. */
const FOR_GOOD: readonly Refusal["reason"][] = ["closed", "absent", "impossible"];

/**
 * Plans the days that a trip lacks behind a door; none where a place is not covered, or the trip is closed meanwhile.
 */
async function planMissing(ctx: Ctx, trip: Trip, door: TripHolder): Promise<Trip> {
  const changed = await planAndChange(ctx, trip.id, door, { kind: "planDays" }, async (current) => {
    if (current.trip.itinerary) return PLANNED_MEANWHILE;
    const { itinerary } = await solve(ctx, current, {});
    return { kind: "planDays", days: itinerary, plannedOn: current.trip.revision };
  });
  if (changed.status === "refused" && FOR_GOOD.includes(changed.refusal.reason)) return changed.aggregate?.trip ?? trip;
  return tripOf(changed);
}

/**
 * Plans the days that a paid trip lacks; called after the booking, with the right of the payment.
 * @returns the trip as it stands by then; without days where none can be planned, because it was cancelled meanwhile,
 * say
 * @throws AppError CONFLICT when others keep changing it
 */
export async function ensureDays(ctx: Ctx, trip: Trip): Promise<Trip> {
  // Of a sealed trip the days lie behind the seal, as its place does.
  const whole = trip.seal && trip.ownerId ? await findTripBehindSeal(trip.id, trip.ownerId) : trip;
  const slug = whole?.destination.slug;
  if (!whole || whole.itinerary || !trip.ownerId || !slug || !findDestination(slug)) return trip;
  const door = { userId: trip.ownerId };
  return withNotedSteps(ctx, trip, (telling) => planMissing(telling, trip, door));
}

/**
 * Plans the days of a visitor's draft, for a look before there is an account.
 * @throws AppError CONFLICT when others keep changing it
 */
export function previewDays(ctx: Ctx, trip: Trip, visitorId: string): Promise<Trip> {
  return withNotedSteps(ctx, trip, (telling) => planMissing(telling, trip, { visitorId }));
}

/**
 * Plans the days anew with changed preferences; locked stops stay (CHECKLIST TRIP-50).
 * @throws AppError CONFLICT, PAYMENT_REQUIRED, RATE_LIMITED
 */
export async function regenerateDays(
  ctx: Ctx,
  trip: Pick<Trip, "id" | "status">,
  user: CurrentUser,
  preferences: Partial<TripPreferences>,
  basis?: Basis,
): Promise<Trip> {
  if (isClosed(trip)) throw new AppError("CONFLICT", DAYS_OVER);
  return planAgain(ctx, trip.id, user, { another: true }, preferences, basis);
}
