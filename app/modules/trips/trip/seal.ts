import { priceOf } from "./trip";
import type { Seal, Trip, TripWithoutDays } from "./trip";

/** The name of a sealed trip while its destination is a secret. */
export const SEALED_NAME = "Sealed trip";
/** The words in place of the destination. */
const SEALED_PLACE = "A sealed place";

/** The name of a place within a sentence. */
export function placeInSentence(name: string): string {
  return name === SEALED_PLACE ? "a sealed place" : name;
}

/** The face of a sealed trip. @param opensAt UTC ISO instant */
export function sealOf(trip: TripWithoutDays, opensAt: string): Seal {
  const offers = [trip.flight?.offer, trip.hotel?.offer].filter((offer) => offer !== undefined);
  const { totalMinor } = priceOf({ ...trip, seal: undefined });
  return { opensAt, totalMinor, isSandbox: offers.some(({ isSandbox }) => isSandbox) };
}

/**
 * A trip as every reader sees it, its owner too. Of a sealed one only the fields named here: whatever a trip comes to
 * have later stays in the envelope until the code here decides otherwise.
 */
export function faceOf<T extends Trip | TripWithoutDays>(trip: T): T {
  if (!trip.seal) return trip;
  const { interests, budgetTier, pace } = trip.preferences;
  const face: Trip = {
    id: trip.id,
    revision: trip.revision,
    ownerId: trip.ownerId,
    name: SEALED_NAME,
    destination: { name: SEALED_PLACE },
    origin: trip.origin,
    startDate: trip.startDate,
    endDate: trip.endDate,
    adults: trip.adults,
    children: trip.children,
    ...(trip.childAges && { childAges: trip.childAges }),
    budgetMinor: trip.budgetMinor,
    currency: trip.currency,
    status: trip.status,
    plannerStep: trip.plannerStep,
    preferences: { interests, budgetTier, pace },
    ...("spending" in trip && { spending: trip.spending }),
    notes: trip.notes,
    priceConfidence: trip.priceConfidence,
    seal: trip.seal,
    sharedAt: trip.sharedAt,
    ...(trip.sharesPrices && { sharesPrices: true }),
    bookedAt: trip.bookedAt,
    createdAt: trip.createdAt,
    updatedAt: trip.updatedAt,
  };
  return face as T;
}
