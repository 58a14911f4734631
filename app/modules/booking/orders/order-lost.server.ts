import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import { enqueueJob } from "#app/db/jobs.server";
import type { Work } from "#app/db/jobs.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { composeLetter } from "#app/modules/email/letter";
import type { MadeOrder } from "#app/modules/inventory/search/order-source";
import { alertDevices } from "#app/modules/offline/push.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import { findTripWithin, losePart } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { endChanges } from "./airline-changes.repo.server";
import { LOST_WORDS } from "./order-words";
import { loseOrder, selectOrder, selectOrdering, updateBookingOf } from "../money/orders.repo.server";
import type { OrderRow } from "../money/orders.repo.server";
import { CANCEL_QUOTE, MADE_ORDER, ORDER_LOST } from "../rules/stored-orders";
import { tellTripOfOrders } from "./trip-references.server";
import { followRefund } from "./trip-refunds.server";

/** Job that tells a traveller that an airline or a hotel has cancelled what was booked. */
export const ORDER_LOST_JOB = "order-lost";

interface OfTrip {
  tripId: string;
  userId: string;
  origin: string;
}

/**
 * Notes that an airline or a hotel has cancelled what stood: the trip stands in part, what comes back is followed, and
 * its traveller is told. A repeat changes nothing.
 */
export async function noteLost(
  ctx: Ctx,
  order: OrderRow,
  made: MadeOrder,
  { tripId, userId, origin }: OfTrip,
): Promise<void> {
  const now = new Date();
  const at = now.toISOString();
  const quote = made.cancellation ?? { ref: made.ref, backTo: "unknown" as const };
  const columns = { made: MADE_ORDER.write(made), quote: CANCEL_QUOTE.write(quote), updated_at: at };
  const isNew = await transact(async (trx) => {
    if (!(await loseOrder(trx, order.id, columns))) return false;
    await losePart(trx, tripId, userId, order.part, now);
    if (order.part === "flights") await endChanges(trx, tripId, userId, at);
    await updateBookingOf(trx, order.checkout_id, { state: "partly" });
    await tellTripOfOrders(trx, order.checkout_id, now);
    await followRefund(trx, { checkoutId: order.checkout_id, tripId, userId, origin });
    await enqueueJob(trx, ORDER_LOST_JOB, `${ORDER_LOST_JOB}:${order.id}`, ORDER_LOST.write({ orderId: order.id }));
    return true;
  });
  if (!isNew) return;
  ctx.log.error({ event: "order-lost", orderId: order.id, part: order.part, tripId }, "a source cancelled an order");
}

/** Writes to the traveller, and tells the devices: the job. */
export async function tellLost({ id, payload }: Work): Promise<void> {
  const order = await selectOrder(db(), ORDER_LOST.read(payload, id).orderId);
  const ordering = order && (await selectOrdering(db(), order.checkout_id));
  const account = ordering && (await findAccount(ordering.user_id));
  if (!account) return;
  const { trip_id: tripId, user_id: userId, origin } = ordering;
  const trip = await findTripWithin(db(), tripId, userId);
  if (!trip || trip.seal || trip.status !== "booked") return;
  const what = LOST_WORDS[order.part];
  const mail = composeLetter({
    subject: `${order.part === "flights" ? "Flights" : "Stay"} cancelled: ${nameOfTrip(trip)}`,
    firstName: account.firstName,
    before: [
      `This is about your trip "${nameOfTrip(trip)}".`,
      what,
      "We'll refund you the way you paid, as soon as we know how much you get back. Open your trip to see what is still booked and what you can do.",
    ],
    link: { url: `${mailOrigin(origin)}/trips/${tripId}`, label: "See the trip" },
  });
  await transact((trx) => enqueueMail(trx, `order-lost:${order.id}`, { to: account.email, ...mail }));
  await alertDevices(userId, `order-lost:${order.id}`, {
    title: what.replace(/\.$/, ""),
    body: `${nameOfTrip(trip)}: see what is still booked and what you can do.`,
    address: `/trips/${tripId}`,
  });
}
