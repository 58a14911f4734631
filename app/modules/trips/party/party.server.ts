import { db } from "#app/db/client.server";
import { withoutCodes } from "#app/modules/elsewhere/elsewhere.schema";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { asFreeWhile, staysAway } from "#app/modules/itinerary/party/parting";
import { AppError } from "#app/shared/app-error";
import { addDays } from "#app/shared/calendar";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { TRIP_NOT_FOUND, changeTrip } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import {
  selectJourneyOfParty,
  selectPersonOn,
  selectPlacesJoined,
  selectTripOfParty,
  selectTripsAhead,
  selectVersionsAhead,
} from "../store/party.repo.server";
import type { TripVersion } from "../store/party.repo.server";
import { neighboursOf } from "../shown/longer-trip";
import type { Neighbours } from "../shown/longer-trip";
import { findNeighbours } from "../store/longer-trip.server";
import { selectJourneyPlaces } from "../store/longer-trip.repo.server";
import type { Between, PlaceWay } from "../trip/between";
import type { Trip, TripPreferences } from "../trip/trip";
import { withoutReferences } from "../trip/trip-orders";
import { withoutPeople } from "../shown/trip-view";

/** A trip as one of its party may see it: other people's needs in the days, and the owner's notes and
 * booking codes, are the owner's. */
export interface PartyTrip {
  trip: Trip;
  isOwner: boolean;
}

/** Whether companions see a preference of the owner. */
const SEEN_BY_PARTY: Readonly<Record<keyof TripPreferences, boolean>> = {
  ...{ interests: true, budgetTier: true, pace: true, unwanted: true, seen: true, ownPlaces: true },
  ...{ stays: true, meals: true, busy: true },
  ...{ notes: false, needs: false },
};

/** The other end of a way to a place of the longer trip that the reader does not come along to. */
const UNNAMED: Readonly<Record<"out" | "back", PlaceWay["place"]>> = {
  out: { slug: "", name: "the place before" },
  back: { slug: "", name: "the next place" },
};

/** How a place joins its neighbours, to a companion: a place that is none of theirs has no name. */
function betweenSeen({ out, back }: Between, isTheirs: (slug: string) => boolean): Between {
  const seen = (way: PlaceWay, side: "out" | "back"): PlaceWay => {
    if (isTheirs(way.place.slug)) return way;
    return { ...way, place: UNNAMED[side], flight: undefined, airport: undefined };
  };
  return { ...(out && { out: seen(out, "out") }), ...(back && { back: seen(back, "back") }) };
}

const namesGoers = ({ itinerary }: Trip): boolean =>
  itinerary?.days.some(({ items }) => items.some(({ goes }) => goes && goes.names.length > 0)) ?? false;

/** The days of a trip as one of its people lives them: an appointment to which others go alone is a while of their own. */
function daysOf({ itinerary }: Trip, personId: string | undefined): Itinerary | undefined {
  if (!itinerary || personId === undefined) return itinerary;
  const days = itinerary.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (staysAway(item, personId) ? asFreeWhile(item) : item)),
  }));
  return { ...itinerary, days };
}

function asSeenBy(
  trip: Trip,
  userId: string,
  theirs: ReadonlySet<string>,
  personOn: ReadonlyMap<string, string>,
): PartyTrip {
  const isOwner = trip.ownerId === userId;
  if (isOwner) return { isOwner, trip };
  const seen = Object.entries(trip.preferences).filter(([name]) => SEEN_BY_PARTY[name as keyof TripPreferences]);
  const preferences = Object.fromEntries(seen) as unknown as TripPreferences;
  const elsewhere = trip.elsewhere && withoutCodes(trip.elsewhere);
  const orders = trip.orders && withoutReferences(trip.orders);
  const itinerary = withoutPeople(daysOf(trip, personOn.get(trip.id)));
  const between = trip.between && betweenSeen(trip.between, (slug) => theirs.has(`${trip.journeyId} ${slug}`));
  return {
    isOwner,
    trip: { ...trip, notes: undefined, preferences, elsewhere, orders, itinerary, between, journeyName: undefined },
  };
}

/** Trips as one of their party may see them. */
async function seenBy(trips: readonly Trip[], userId: string): Promise<PartyTrip[]> {
  const wholes = trips.flatMap(({ ownerId, journeyId }) => (journeyId && ownerId !== userId ? [journeyId] : []));
  const places = wholes.length > 0 ? await selectPlacesJoined(db(), [...new Set(wholes)], userId) : [];
  const theirs = new Set(places.map(({ journeyId, slug }) => `${journeyId} ${slug}`));
  const told = trips.flatMap((trip) => (trip.ownerId !== userId && namesGoers(trip) ? [trip.id] : []));
  const personOn = told.length > 0 ? await selectPersonOn(db(), told, userId) : new Map<string, string>();
  return trips.map((trip) => asSeenBy(trip, userId, theirs, personOn));
}

/** Where a member of the party finds the trip: its page is the owner's alone. */
export function pathForParty({ trip, isOwner }: PartyTrip): string {
  return isOwner ? `/trips/${trip.id}` : `/trips/${trip.id}/take-along`;
}

export type { TripVersion };

/** The links from a place of a longer trip to the others that this member of the party comes along to. */
export async function findNeighboursOfParty(
  ctx: Ctx,
  { trip, isOwner }: PartyTrip,
  userId: string,
): Promise<Neighbours | undefined> {
  const { journeyId } = trip;
  if (isOwner) return findNeighbours(ctx, trip, { userId });
  if (journeyId === undefined) return undefined;
  const read = () => selectJourneyPlaces(db(), journeyId, { companion: userId });
  return neighboursOf(trip, await callWithFaults(ctx, "trips", read, []), (id) => `/trips/${id}/take-along`);
}

/** A trip that the account owns or has said yes to. @throws AppError NOT_FOUND, also for a trip of another account */
export async function getTripOfParty(ctx: Ctx, id: string, userId: string): Promise<PartyTrip> {
  const trip = await callWithFaults(ctx, "trips", () => selectTripOfParty(db(), id, userId));
  if (!trip) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  const [seen] = await seenBy([trip], userId);
  return seen!;
}

/**
 * The places of a longer trip that the account owns or has said yes to, in order.
 * @throws AppError NOT_FOUND, also for a trip of another account
 */
export async function getJourneyOfParty(ctx: Ctx, journeyId: string, userId: string): Promise<PartyTrip[]> {
  const trips = await callWithFaults(ctx, "trips", () => selectJourneyOfParty(db(), journeyId, userId), []);
  if (trips.length === 0) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return seenBy(trips, userId);
}

/**
 * The trips that lie ahead of an account or are under way, own ones and those it comes along on, the next one first.
 * One that ended yesterday still counts: west of Greenwich its last day may not be over.
 */
export async function listTripsAhead(ctx: Ctx, userId: string, limit = 100): Promise<PartyTrip[]> {
  const since = addDays(todayOf(ctx), -1);
  const trips = await callWithFaults(ctx, "trips", () => selectTripsAhead(db(), userId, since, limit), []);
  return seenBy(trips, userId);
}

/**
 * The versions of the same trips in the same order: as long as they stay the same, so does what is made of the trips.
 */
export function listVersionsAhead(ctx: Ctx, userId: string, limit = 100): Promise<TripVersion[]> {
  const since = addDays(todayOf(ctx), -1);
  return callWithFaults(ctx, "trips", () => selectVersionsAhead(db(), userId, since, limit), []);
}

/** The most trips that are shown as under way at once. */
const MOST_UNDER_WAY = 5;

/**
 * The trips of an account that may be under way, own ones and those it comes along on: from the day before they begin
 * to the day after they end, since the day at the place may be another than here.
 */
export async function listTripsUnderWay(ctx: Ctx, userId: string): Promise<PartyTrip[]> {
  const today = todayOf(ctx);
  const [since, until] = [addDays(today, -1), addDays(today, 1)];
  const trips = await callWithFaults(
    ctx,
    "trips",
    () => selectTripsAhead(db(), userId, since, MOST_UNDER_WAY, until),
    [],
  );
  return seenBy(trips, userId);
}

/**
 * Ticks and unticks lines of the packing list and of the checklist, as any of the party may.
 * @throws AppError NOT_FOUND, CONFLICT when the trip is over
 */
export async function tickThings(
  ctx: Ctx,
  { trip, isOwner }: PartyTrip,
  userId: string,
  { ticked, unticked }: { ticked: string[]; unticked: string[] },
  basis?: Basis,
): Promise<void> {
  await changeTrip(
    ctx,
    trip.id,
    isOwner ? { userId } : { companion: userId },
    { kind: "tickThings", ticked, unticked },
    basis,
  );
}
