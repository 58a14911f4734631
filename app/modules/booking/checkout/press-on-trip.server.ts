import { real } from "#app/config/env.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { noOffersFor } from "#app/modules/planner/offers.server";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { regenerateDays } from "#app/modules/trips/days/days.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { getTrip, shareTrip, unshareTrip } from "#app/modules/trips/store/trips.server";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { acceptAirlineChange, refuseAirlineChange } from "../orders/airline-changes.server";
import { BOOKING_TEXT, findObstacle } from "../rules/booking";
import { lockPrice, requireTrip, startCheckout } from "./booking.server";
import type { TripPress } from "./trip-press.schema";

/** Where a press leads, and what is said there; a payment leads out of the site. */
export type Pressed =
  | { to: string; said?: { kind: "success" | "info"; text: string } }
  | { to: string; isPayment: true };

/** To the payment of the trip, or to what has to be chosen first. */
async function book(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<Pressed> {
  if (findObstacle(trip, undefined, ctx.now, real()) === "not_chosen")
    return {
      to: await continuePlanning(ctx, { userId: user.id }, trip),
      said: { kind: "info", text: trip.destination.slug ? BOOKING_TEXT.notChosen : `${noOffersFor(trip)}.` },
    };
  const { url } = await startCheckout(ctx, user, trip.id);
  return { to: url, isPayment: true };
}

/**
 * Does what a button of a trip's page asks for: plan, share, hold the price, book, answer the airline.
 * @throws AppError NOT_FOUND for a trip of others, BAD_REQUEST for a booking of none, and each refusal of the use case
 * behind the button
 */
export async function pressOnTrip(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  { intent, changeId, step, own, copied, prices }: TripPress,
  basis: Basis,
): Promise<Pressed> {
  const holder = { userId: user.id };
  const trip = await (intent === "book-trip" ? requireTrip(ctx, user, tripId) : getTrip(ctx, tripId, holder));
  const here = `/trips/${trip.id}`;
  const done = (text: string, to = here): Pressed => ({ to, said: { kind: "success", text } });
  switch (intent) {
    case "accept-flights":
      await acceptAirlineChange(ctx, user.id, trip.id, changeId);
      return done("Your new flights are accepted, and your trip is planned around them.");
    case "refuse-flights":
      await refuseAirlineChange(ctx, user.id, trip.id, changeId);
      return done("We're asking the airline for another flight, and will write to you within a day.");
    case "book-trip":
      return book(ctx, user, trip);
    case "continue-planning":
      return { to: (await continuePlanning(ctx, holder, trip, step)) + (own ? "?own=1" : "") };
    case "hold-and-pay":
      await lockPrice(ctx, user, trip.id);
      return book(ctx, user, trip);
    case "regenerate-days":
      await regenerateDays(ctx, trip, user, {}, basis);
      return done("Itinerary regenerated successfully!");
    case "share-trip":
      await shareTrip(ctx, trip.id, holder, prices);
      if (trip.sharedAt)
        return done(
          prices ? "Readers now see what flights and stay cost." : "Readers don't see what flights and stay cost.",
          `${here}#share`,
        );
      return done(
        copied ? "Trip link copied to clipboard!" : "Anyone with the link can now read your trip.",
        `${here}?shared=now#share`,
      );
    case "unshare-trip":
      await unshareTrip(ctx, trip.id, holder);
      return { to: `${here}#share` };
  }
}
