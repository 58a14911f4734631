import { PLACES_AN_ITINERARY } from "#app/config/product";
import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { AppError } from "#app/shared/app-error";
import {
  deletePlannedPlaces,
  insertGrant,
  insertPlannedPlace,
  lockUser,
  selectGrant,
  selectHoldings,
  selectPlannedPlaces,
  spendTripPass,
} from "./accounts.repo.server";
import { nextAllowance } from "./plans";

/** A place that an itinerary may cover: that of a trip of one place, or one of a longer trip. */
export interface CoveredPlace {
  /** Of the trip, or of the longer trip of which it is one place. */
  of: string;
  /** The slug of the place. */
  place: string;
  isOfWhole: boolean;
}

/** Said where an account plans a trip and has no itinerary left. */
const USED_UP = "You've used your free itinerary. Plan the next one with a trip pass or premium.";
const PLACES_USED_UP = `One itinerary covers ${PLACES_AN_ITINERARY} places, and you've planned ${PLACES_AN_ITINERARY} for this trip. Plan more with a trip pass or premium, or go back to places you've had.`;

/** Whether the itinerary of a trip covers a place: one that was planned, or one that there is room for. */
async function isCovered(handle: Db, userId: string, { of, place, isOfWhole }: CoveredPlace): Promise<boolean> {
  const planned = await selectPlannedPlaces(handle, userId, of);
  return planned.includes(place) || planned.length < (isOfWhole ? PLACES_AN_ITINERARY : 1);
}

/** Spends the next allowance of an account. @returns its kind, none where nothing is left */
async function spendAllowance(trx: Db, userId: string, tripId: string, at: string) {
  const kind = nextAllowance(await selectHoldings(trx, userId, at));
  if (kind === "trip_pass") await spendTripPass(trx, userId, tripId, at);
  return kind;
}

/**
 * Uses up an allowance for the first itinerary of a trip: premium, else a trip pass, else the free one. The same place a
 * second time changes nothing, whatever its dates. The places of a longer trip are one itinerary, up to as many as it
 * may have; further ones take the next allowance, and so does another place of a trip of one.
 * @throws AppError PAYMENT_REQUIRED when nothing is left (CHECKLIST PLAN-12)
 */
export async function grantItinerary(
  trx: Db,
  userId: string,
  { id: tripId, covers }: { id: string; covers?: CoveredPlace },
  now: Date,
): Promise<void> {
  await lockUser(trx, userId);
  const [grantId, at] = [covers?.of ?? tripId, now.toISOString()];
  const grant = await selectGrant(trx, userId, grantId);
  if (!grant) {
    const kind = await spendAllowance(trx, userId, tripId, at);
    if (!kind) throw new AppError("PAYMENT_REQUIRED", USED_UP);
    await insertGrant(trx, { trip_id: grantId, user_id: userId, kind, created_at: at });
  } else if (covers && !(await isCovered(trx, userId, covers))) {
    if (!(await spendAllowance(trx, userId, tripId, at)))
      throw new AppError("PAYMENT_REQUIRED", covers.isOfWhole ? PLACES_USED_UP : USED_UP);
    await deletePlannedPlaces(trx, userId, covers.of);
  }
  if (covers) await insertPlannedPlace(trx, { user_id: userId, journey_id: covers.of, place: covers.place });
}

/** Whether an account has the itinerary of a trip, and it covers this place of it. */
export async function hasItinerary(userId: string, place: CoveredPlace): Promise<boolean> {
  return (await selectGrant(db(), userId, place.of)) !== undefined && isCovered(db(), userId, place);
}

/**
 * Why an account may not have days of a trip planned: its itineraries are used up, or the one of a longer trip covers
 * no further place.
 */
export async function whyNoItinerary(userId: string, { of, isOfWhole }: CoveredPlace): Promise<string> {
  return isOfWhole && (await selectGrant(db(), userId, of)) ? PLACES_USED_UP : USED_UP;
}
