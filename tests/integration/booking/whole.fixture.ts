import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { chosenStay, insertChosenTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

/** Three places of a longer trip, each with a stay that is chosen: for 1,000, 2,000 and 3,000 dollars. */
export async function insertWhole(owner: Pick<CurrentUser, "id">, prices = [100_000, 200_000, 300_000]) {
  const journeyId = newId();
  const tripIds: string[] = [];
  for (const [index, priceMinor] of prices.entries()) {
    const day = (ahead: number) => `2027-05-${String(1 + 3 * index + ahead).padStart(2, "0")}`;
    const name = ["Rome", "Florence", "Venice", "Bologna"][index]!;
    tripIds.push(
      await insertChosenTrip(owner, {
        journey_id: journeyId,
        name,
        destination_slug: name.toLowerCase(),
        destination_name: name,
        start_date: day(0),
        end_date: day(3),
        hotel: chosenStay(priceMinor, `stay-${index}`),
      }),
    );
  }
  return { journeyId, tripIds };
}

/** The checkouts of a longer trip's places that were paid together, in the order of the trips. */
export async function partsOf(tripIds: readonly string[]) {
  const rows = await db().selectFrom("checkouts").selectAll().where("part_of", "is not", null).execute();
  return tripIds.map((id) => rows.findLast(({ trip_id }) => trip_id === id)!);
}

/** Three places, paid once. */
export async function paidWhole(world: BookingWorld, prices?: number[]) {
  const whole = await insertWhole(world.ada, prices);
  const { sessionId } = await startWholeCheckout(world.ctx, world.ada, whole.journeyId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  const parts = await partsOf(whole.tripIds);
  return { ...whole, sessionId, parts, paymentIntent: parts[0]!.payment_intent! };
}
