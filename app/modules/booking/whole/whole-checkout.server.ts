import { real } from "#app/config/env.server";
import { hashToken } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getJourney } from "#app/modules/journeys/journeys.server";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { AppError, isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { openCheckout } from "../money/checkout.server";
import type { PlaceOfPurchase, StartedCheckout } from "../money/checkout.server";
import { BOOKING_TEXT, scopeOfWhole } from "../rules/booking";
import { failWith } from "../rules/failure.server";
import { FEWEST_TOGETHER, TOO_FEW, placeStanding } from "../rules/whole-payment";
import { lockPrice, purchaseOfTrip } from "../checkout/booking.server";

/** The places of a longer trip that are still to be paid, in order. @throws AppError NOT_FOUND */
async function placesToPay(ctx: Ctx, user: CurrentUser, journeyId: string): Promise<Trip[]> {
  const trips = await getJourney(ctx, journeyId, { userId: user.id });
  return trips.filter((trip) => placeStanding(trip, real()) === "to pay");
}

/** Does something for a place; a refusal says which place it is about. */
async function forPlace<T>({ destination }: Trip, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError(error.code, `${destination.name}: ${error.message}`, error.details);
  }
}

/** Holds the price of each place that is still to be paid, as `lockPrice` does for one. @throws what that throws */
export async function lockWhole(ctx: Ctx, user: CurrentUser, journeyId: string): Promise<void> {
  for (const trip of await placesToPay(ctx, user, journeyId)) await forPlace(trip, () => lockPrice(ctx, user, trip.id));
}

/** Names exactly what is asked for: the places, what each of them sells, and for how much. */
function itemKeyOfAll(parts: readonly PlaceOfPurchase[]): string {
  const asked = parts.map(({ tripId, itemKey, amountMinor, credit }) => [tripId, itemKey, amountMinor, credit?.holdId]);
  return hashToken(JSON.stringify(asked));
}

/**
 * Opens one payment page for every place of a longer trip that is still to be paid. Each asks for what its own checkout
 * would ask for. The money is taken at once and goes back place by place.
 * @throws AppError NOT_FOUND; CONFLICT where only one place is left, or with the place and its obstacle; UNAVAILABLE
 * "Failed to create checkout session"
 */
export function startWholeCheckout(ctx: Ctx, user: CurrentUser, journeyId: string): Promise<StartedCheckout> {
  return failWith(ctx, BOOKING_TEXT.checkoutFailed, async () => {
    const trips = await placesToPay(ctx, user, journeyId);
    if (trips.length < FEWEST_TOGETHER) throw new AppError("CONFLICT", TOO_FEW);
    const places = [];
    for (const trip of trips) places.push(await forPlace(trip, () => purchaseOfTrip(ctx, user, trip)));
    const { currency } = places[0]!;
    if (places.some((place) => place.currency !== currency))
      throw new AppError("CONFLICT", "These places are priced in different currencies. Book each on its own page");
    const parts = places.map(({ line: _, currency: __, ...part }) => part);
    const back = `${journeyPath(journeyId)}/confirmation?session_id=SESSION_ID&payment_status=`;
    return openCheckout(ctx, user, {
      scope: scopeOfWhole(journeyId),
      itemKey: itemKeyOfAll(parts),
      feature: "longer_trip",
      amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      currency,
      billing: "once",
      capture: "now",
      lines: places.map(({ line }) => line),
      successPath: `${back}paid`,
      cancelPath: `${back}canceled`,
      parts,
      metadata: { journeyId, userId: user.id },
    });
  });
}

/**
 * Leads to what keeps a place from being paid: its missing choice, or its travellers' details.
 * @returns the address
 * @throws AppError NOT_FOUND for a trip that is no place of it, CONFLICT for one that is booked since
 */
export async function goMend(
  ctx: Ctx,
  user: CurrentUser,
  { journeyId, tripId, what }: { journeyId: string; tripId: string; what: "choice" | "travellers" },
): Promise<string> {
  const holder = { userId: user.id };
  const trip = (await getJourney(ctx, journeyId, holder)).find(({ id }) => id === tripId);
  if (!trip) throw new AppError("NOT_FOUND", "We can't find that trip.");
  const step = await continuePlanning(ctx, holder, trip);
  return what === "travellers" ? TRAVELLERS_PATH : step;
}
