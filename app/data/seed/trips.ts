import type { Kysely } from "kysely";
import { creditLoyalty } from "#app/modules/accounts/settings/identity.server";
import { pointsFor } from "#app/modules/accounts/account/loyalty";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { curateFlights, curateHotels } from "#app/modules/inventory/curation/curation";
import { searchFlights, searchHotels } from "#app/modules/inventory/search/inventory.server";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { planFor } from "#app/modules/itinerary/plan/plan-for";
import { NO_WISHES } from "#app/modules/matching/group";
import { newInvitation } from "#app/modules/trips/party/companions.server";
import { COMPANION_WISHES, FLIGHT, HOTEL, ITINERARY, PREFERENCES } from "#app/modules/trips/trip/stored-trip";
import type { Trip, TripStatus } from "#app/modules/trips/trip/trip";
import { hasChosen, isPaid, priceOf } from "#app/modules/trips/trip/trip";
import { dayRequestFor } from "#app/modules/trips/days/trip-days";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { newId } from "#app/db/ids.server";
import type { Database, Db } from "#app/db/schema";
import { seedId } from "./seed-id";

interface SeedTrip {
  key: string;
  name: string;
  slug: string;
  origin: { code: string; label: string; airports: string[] };
  /** Days from today to the departure; negative lies in the past. */
  startsIn: number;
  nights: number;
  adults: number;
  children: number;
  /** Per traveller, in whole dollars. */
  budget: number;
  status: TripStatus;
  hasOffers: boolean;
  isShared?: boolean;
  priceConfidence?: number;
  /**
   * The outbound flight lands by this hour of the day, if there is such a flight. Flights differ from day to day, and
   * the first day of the trip should not.
   */
  landsBy?: string;
  /** A place for the day of arrival. Flights differ from day to day, and this one arrives in time to see it. */
  firstStop?: string;
}

const LONDON = { code: "LON", label: "London (all airports)", airports: ["LHR", "LGW", "STN"] };
const NEW_YORK = { code: "NYC", label: "New York (all airports)", airports: ["JFK", "EWR"] };

/** The trips of the premium account: one in every status, one shared, one with an unsteady price. */
export const PREMIUM_TRIPS: SeedTrip[] = [
  {
    key: "draft",
    name: "A long weekend in Paris",
    slug: "paris",
    origin: LONDON,
    startsIn: 70,
    nights: 3,
    adults: 2,
    children: 0,
    budget: 1200,
    status: "draft",
    hasOffers: false,
  },
  {
    key: "planning",
    name: "Tokyo in spring",
    slug: "tokyo",
    origin: LONDON,
    startsIn: 130,
    nights: 7,
    adults: 2,
    children: 0,
    budget: 3500,
    status: "planning",
    hasOffers: true,
  },
  {
    key: "booked",
    name: "Seven days in Kyoto",
    slug: "kyoto",
    origin: LONDON,
    startsIn: 45,
    nights: 7,
    adults: 2,
    children: 0,
    budget: 3200,
    status: "booked",
    hasOffers: true,
    isShared: true,
    landsBy: "13:00",
    firstStop: "gion-hanamikoji",
  },
  {
    key: "completed",
    name: "Barcelona with friends",
    slug: "barcelona",
    origin: LONDON,
    startsIn: -40,
    nights: 4,
    adults: 3,
    children: 0,
    budget: 1300,
    status: "completed",
    hasOffers: true,
  },
  {
    key: "cancelled",
    name: "Reykjavik lights",
    slug: "reykjavik",
    origin: NEW_YORK,
    startsIn: 60,
    nights: 4,
    adults: 1,
    children: 0,
    budget: 2200,
    status: "cancelled",
    hasOffers: false,
  },
  {
    key: "wavering",
    name: "Lisbon, wavering prices",
    slug: "lisbon",
    origin: LONDON,
    startsIn: 55,
    nights: 5,
    adults: 2,
    children: 0,
    budget: 2000,
    status: "planning",
    hasOffers: true,
    priceConfidence: 0.79,
  },
];

async function withOffers(trip: Trip, seed: SeedTrip, destination: Destination, today: string): Promise<Trip> {
  // A trip that lies in the past was searched for a while before it began.
  const searchedOn = seed.startsIn > 0 ? today : addDays(trip.startDate, -30);
  const people = { adults: seed.adults, children: seed.children };
  const budgetMinor = trip.budgetMinor * (seed.adults + seed.children);
  const { offers: flights } = await searchFlights({
    origins: seed.origin.airports,
    destinations: destination.airports,
    departOn: trip.startDate,
    returnOn: trip.endDate,
    ...people,
    today: searchedOn,
  });
  const { landsBy } = seed;
  const early = landsBy ? flights.filter(({ outbound }) => outbound && outbound.arriveLocal.slice(11) <= landsBy) : [];
  const flight = curateFlights(early.length > 0 ? early : flights, { budgetMinor: budgetMinor * 0.45, ...people })
    .shown[0];
  const checkIn = flight?.offer.outbound?.arriveLocal.slice(0, 10) ?? trip.startDate;
  const { offers: hotels } = await searchHotels({
    destination,
    checkIn,
    checkOut: trip.endDate,
    ...people,
    today: searchedOn,
  });
  const hotel = curateHotels(hotels, { budgetMinor: budgetMinor * 0.4, ...people }).shown[0];
  return {
    ...trip,
    flight: flight && { offer: flight.offer, reason: flight.reason },
    hotel: hotel && { offer: hotel.offer, reason: hotel.reason },
    priceConfidence:
      seed.priceConfidence ?? Math.min(flight?.offer.priceConfidence ?? 1, hotel?.offer.priceConfidence ?? 1),
  };
}

/** Plans the days; no activity is locked yet. */
function planOf(trip: Trip, seed: SeedTrip, destination: Destination): Itinerary {
  const request = dayRequestFor(trip, destination);
  const locked = seed.firstStop ? [{ placeId: seed.firstStop, date: request.firstDate }] : [];
  // Solved in this thread: no request is answered before the seed is there, and a slow machine may take its time.
  const { itinerary } = planFor({ ...request, locked }, undefined, trip.createdAt);
  const days = itinerary.days.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, locked: undefined })),
  }));
  return { ...itinerary, days };
}

/**
 * One trip of the sandbox as it stands on a day: its dates, offers and random draw are the same whenever that day is
 * asked for.
 */
export async function buildTrip(seed: SeedTrip, ownerId: string, now: Date): Promise<Trip> {
  const destination = findDestination(seed.slug);
  if (!destination) throw new Error(`The catalogue lacks ${seed.slug}`);
  const today = utcDateOf(now);
  const at = now.toISOString();
  const startDate = addDays(today, seed.startsIn);
  const basics: Trip = {
    id: seedId(`trip:${seed.key}`),
    revision: 0,
    ownerId,
    name: seed.name,
    destination: { slug: seed.slug, name: destination.name },
    origin: { code: seed.origin.code, label: seed.origin.label },
    startDate,
    endDate: addDays(startDate, seed.nights),
    adults: seed.adults,
    children: seed.children,
    budgetMinor: seed.budget * 100,
    currency: "USD",
    status: seed.status,
    plannerStep: seed.status === "draft" ? "start" : "itinerary",
    preferences: { interests: ["culture"], budgetTier: "moderate", pace: "moderate" },
    priceConfidence: 1,
    sharedAt: seed.isShared ? at : undefined,
    bookedAt: isPaid(seed) ? at : undefined,
    createdAt: at,
    updatedAt: at,
  };
  if (!seed.hasOffers) return basics;
  const trip = sellsTrips(real()) ? await withOffers(basics, seed, destination, today) : basics;
  return { ...trip, itinerary: planOf(trip, seed, destination) };
}

/** @returns whether this call made the trip */
async function insertTrip(db: Db, trip: Trip, formKey: string): Promise<boolean> {
  const made = await db
    .insertInto("trips")
    .values({
      id: trip.id,
      owner_id: trip.ownerId ?? null,
      visitor_id: null,
      form_key: formKey,
      name: trip.name,
      destination_slug: trip.destination.slug ?? null,
      destination_name: trip.destination.name,
      origin: trip.origin.code,
      origin_label: trip.origin.label,
      start_date: trip.startDate,
      end_date: trip.endDate,
      adults: trip.adults,
      children: trip.children,
      budget_minor: trip.budgetMinor,
      currency: trip.currency,
      status: trip.status,
      planner_step: trip.plannerStep,
      preferences: PREFERENCES.write(trip.preferences),
      flight: trip.flight ? FLIGHT.write(trip.flight) : null,
      hotel: trip.hotel ? HOTEL.write(trip.hotel) : null,
      itinerary: trip.itinerary ? ITINERARY.write(trip.itinerary) : null,
      price_confidence: trip.priceConfidence,
      shared_at: trip.sharedAt ?? null,
      booked_at: trip.bookedAt ?? null,
      created_at: trip.createdAt,
      updated_at: trip.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Enters the parts of a booked trip besides its status: the paid checkout and the booking. */
async function insertBooking(db: Db, trip: Trip, userId: string, reference: string): Promise<void> {
  const checkoutId = seedId(`checkout:${trip.id}`);
  const amount = priceOf(trip).totalMinor;
  const common = {
    user_id: userId,
    trip_id: trip.id,
    amount_minor: amount,
    currency: trip.currency,
    created_at: trip.createdAt,
  };
  await db
    .insertInto("checkouts")
    .values({
      ...common,
      id: checkoutId,
      feature: "trip",
      scope: `trip:${trip.id}`,
      item_key: "seed",
      provider_session_id: null,
      url: null,
      status: "paid",
      return_to: null,
      origin: "",
      price_locked_until: null,
      payment_intent: null,
      refund_id: null,
      refund_reason: null,
      attempt: 1,
      updated_at: trip.createdAt,
    })
    .execute();
  await db
    .insertInto("bookings")
    .values({
      ...common,
      id: seedId(`booking:${trip.id}`),
      reference,
      checkout_id: checkoutId,
      payment_intent: null,
      price_locked_until: null,
      announced_at: trip.createdAt,
    })
    .execute();
  await creditLoyalty(db, userId, pointsFor(amount));
}

/** The trip that the companion account is invited to. */
const SHARED_WITH_COMPANION = "planning";

/** Invites the companion account, whose taste is the opposite, and makes the owner one of the group. */
async function inviteCompanion(db: Db, tripId: string, ownerId: string, at: string): Promise<void> {
  const companion = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "companion@voyance.test")
    .executeTakeFirst();
  if (!companion) return;
  const common = { trip_id: tripId, answers: null, wishes: COMPANION_WISHES.write(NO_WISHES), created_at: at };
  await db
    .insertInto("trip_companions")
    .values([
      {
        ...common,
        id: newId(),
        role: "owner",
        user_id: ownerId,
        name: "Petra",
        email: null,
        token_hash: null,
        status: "joined",
        answered_at: at,
      },
      {
        ...common,
        ...newInvitation(),
        role: "companion",
        user_id: null,
        name: "Cosmo",
        email: "companion@voyance.test",
        status: "invited",
        answered_at: null,
      },
    ])
    .execute();
}

/** Gives the premium account its trips, once. */
export async function seedTrips(db: Kysely<Database>, now: Date): Promise<void> {
  const premium = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "premium@voyance.test")
    .executeTakeFirst();
  if (!premium) return;
  for (const seed of PREMIUM_TRIPS) {
    const formKey = `seed:${seed.key}`;
    if (await db.selectFrom("trips").select("id").where("form_key", "=", formKey).executeTakeFirst()) continue;
    const trip = await buildTrip(seed, premium.id, now);
    // The trip comes with its booking and its companions or not at all: another process, or a start after a crash,
    // finds it whole.
    await db.transaction().execute(async (trx) => {
      if (!(await insertTrip(trx, trip, formKey))) return;
      if (seed.key === SHARED_WITH_COMPANION) await inviteCompanion(trx, trip.id, premium.id, trip.createdAt);
      if (trip.bookedAt && hasChosen(trip))
        await insertBooking(trx, trip, premium.id, seed.key === "booked" ? "KYOTOB" : "BARCEL");
    });
  }
}
