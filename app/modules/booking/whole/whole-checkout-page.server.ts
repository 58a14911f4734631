import { real } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/reality-words";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { getJourney } from "#app/modules/journeys/journeys.server";
import { wholeInWords } from "#app/modules/journeys/whole-trip";
import { readerView } from "#app/modules/planner/price-display.server";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { FEWEST_TOGETHER, LEFT_OUT, placeStanding } from "../rules/whole-payment";
import { checkoutPage } from "../checkout/checkout-page.server";
import { problemOf } from "./whole-checkout-page";
import type { PlaceToPay, WholeCheckoutPage } from "./whole-checkout-page";

async function placeToPay(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<PlaceToPay> {
  const page = await checkoutPage(ctx, trip, { userId: user.id }, user);
  const { name } = trip.destination;
  const problem = problemOf(name, page);
  // The travellers are changed for each place by the button of its problem.
  return { tripId: trip.id, name, page: { ...page, who: null }, ...(problem && { problem }) };
}

/**
 * The review of a longer trip before it is paid at once: each place as its own checkout would show it.
 * @returns the trip to be booked by its own checkout, or none, where fewer than two are left to pay
 * @throws AppError NOT_FOUND
 */
export async function wholeCheckoutPage(
  ctx: Ctx,
  user: CurrentUser,
  journeyId: string,
): Promise<{ page: WholeCheckoutPage } | { only: Trip | undefined }> {
  const trips = await getJourney(ctx, journeyId, { userId: user.id });
  const open = trips.filter((trip) => placeStanding(trip, real()) === "to pay");
  if (open.length < FEWEST_TOGETHER) return { only: open[0] };
  const places = await Promise.all(open.map((trip) => placeToPay(ctx, user, trip)));
  const totalMinor = places.reduce((sum, { page }) => sum + page.payMinor, 0);
  const { heading, line } = wholeInWords(open);
  const leftOut = trips.flatMap((trip) => {
    const standing = placeStanding(trip, real());
    return standing === "to pay" ? [] : [`${trip.destination.name}: ${LEFT_OUT[standing]}`];
  });
  const page: WholeCheckoutPage = {
    heading,
    line,
    back: journeyPath(journeyId),
    places,
    leftOut,
    totalMinor,
    currency: open[0]!.currency,
    about: (await readerView(user.id, totalMinor)).about,
    isHeld: places.every(({ page: { held } }) => held !== null),
    canPay: places.every(({ problem }) => problem === undefined),
    beforePaying: beforePayingNote(real()),
  };
  return { page };
}
