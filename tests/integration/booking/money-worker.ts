import { openDatabase } from "#app/db/dialect.server";
import { onceFree } from "#app/db/retry";
import { connectStripe } from "#app/integrations/stripe/client.server";
import { findUserBySession } from "#app/modules/accounts/account/accounts.server";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { claimJobs, finishJob, selectWaitingJobs } from "#app/db/jobs.server";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { completeBooking, startCheckout } from "#app/modules/booking/checkout/booking.server";
import {
  TRIP_CANCELLED_JOB,
  cancelBooked,
  quoteCancellation,
  settleCancelled,
} from "#app/modules/booking/checkout/cancel-booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { confirmPaidHold, startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { confirmWhole } from "#app/modules/booking/whole/whole-confirmation.server";
import { deliverMail, enqueueMail } from "#app/modules/email/email.server";
import { openSealed } from "#app/modules/surprise/sealed.server";
import { openDueEnvelopes } from "#app/modules/surprise/sealed-work.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { changeTrip } from "#app/modules/trips/store/change-trip.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";

/** An order to a process of the product. */
export type Order =
  | { kind: "start" | "start hold" | "complete" | "cancel" | "settle" | "open"; tripId: string }
  | { kind: "open due" }
  | { kind: "start whole"; journeyId: string }
  | { kind: "return whole"; journeyId: string; sessionId: string }
  | { kind: "return" | "return hold"; tripId: string; sessionId: string }
  | { kind: "webhook"; payload: string; signature: string }
  | { kind: "sweep"; minutesOn: number }
  | { kind: "rename"; tripId: string; key: string }
  | { kind: "mail"; key: string }
  | { kind: "plan"; tripId: string }
  | { kind: "delete account"; token: string }
  | { kind: "deliver" };

/** Its answer: the session that was opened, if any, or the reason for the failure. */
export interface Answer {
  id: number;
  sessionId?: string;
  problem?: string;
}

const [
  databaseUrl = "",
  apiBase = "",
  secretKey = "",
  webhookSecret = "",
  sessionToken = "",
  startedAt = "",
  origin = "",
] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ctx: Ctx = {
  now: new Date(startedAt),
  traceId: "worker",
  signal: new AbortController().signal,
  address: "127.0.0.1",
  origin,
  faults: {},
  log: quiet,
};

useDatabase(openDatabase(databaseUrl));
usePayments({ provider: await connectStripe({ secretKey, apiBase, webhookSecrets: [webhookSecret] }) });
// A database with much to do may refuse the first connection, as it may when a server starts.
const found = await onceFree(
  () => findUserBySession(ctx, sessionToken),
  () => undefined,
);
if (!found) throw new Error("Nobody is signed in");
const user = found;

/** Calls a booked trip off for what its page has just promised. */
async function cancel(tripId: string): Promise<void> {
  const quote = await quoteCancellation(ctx, user, await getTrip(ctx, tripId, { userId: user.id }));
  if (quote) await cancelBooked(ctx, user, tripId, quote.backMinor);
}

/** The work that follows the cancellation, which may be done twice. */
async function settle(tripId: string): Promise<void> {
  const job = await db()
    .selectFrom("jobs")
    .select(["id", "payload"])
    .where("kind", "=", TRIP_CANCELLED_JOB)
    .where("key", "=", `trip-cancelled:${tripId}`)
    .executeTakeFirst();
  if (job) await settleCancelled(ctx, job);
}

const mailOf = (key: string) => ({ to: "ada@voyance.test", subject: key, text: key, html: `<p>${key}</p>` });

/** Sends the mails that are due, as the lane of mails does; a mail that another process has in hand is left to it. */
async function deliver(): Promise<void> {
  const now = new Date();
  const due = await selectWaitingJobs(db(), ["mail"], now, 4);
  if (due.length === 0) return;
  const claimed = await claimJobs(
    db(),
    due.map(({ id }) => id),
    now,
  );
  for (const job of claimed) {
    await deliverMail(job);
    await finishJob(db(), job, new Date());
  }
}

async function deleteAccountOf(token: string): Promise<void> {
  const owner = await findUserBySession(ctx, token);
  if (!owner) throw new Error("Nobody is signed in");
  await deleteAccountAndPayments(ctx, owner);
}

async function follow(order: Order): Promise<string | undefined> {
  switch (order.kind) {
    case "start":
      return (await startCheckout(ctx, user, order.tripId)).sessionId;
    case "start whole":
      return (await startWholeCheckout(ctx, user, order.journeyId)).sessionId;
    case "return whole":
      await confirmWhole(ctx, user, order.journeyId, { sessionId: order.sessionId, paymentStatus: "paid" });
      return undefined;
    case "cancel":
      await cancel(order.tripId);
      return undefined;
    case "settle":
      await settle(order.tripId);
      return undefined;
    case "start hold":
      return (await startPaidHold(ctx, user, order.tripId)).sessionId;
    case "complete":
      await completeBooking(ctx, user, order.tripId);
      return undefined;
    case "return":
      await confirmBooking(ctx, user, order.tripId, { sessionId: order.sessionId, paymentStatus: "paid" });
      return undefined;
    case "return hold":
      await confirmPaidHold(ctx, user, order.tripId, order.sessionId);
      return undefined;
    case "webhook":
      await handlePaymentWebhook(ctx, order.payload, order.signature);
      return undefined;
    case "open":
      await openSealed(ctx, order.tripId, user.id);
      return undefined;
    case "open due":
      await openDueEnvelopes(ctx);
      return undefined;
    case "rename":
      await changeTrip(
        ctx,
        order.tripId,
        { userId: user.id },
        { kind: "renameTrip", name: order.key },
        { key: order.key },
      );
      return undefined;
    case "mail":
      await transact((trx) => enqueueMail(trx, order.key, mailOf(order.key)));
      return undefined;
    case "plan":
      await generateDays(ctx, { id: order.tripId }, user);
      return undefined;
    case "delete account":
      await deleteAccountOf(order.token);
      return undefined;
    case "deliver":
      await deliver();
      return undefined;
    case "sweep":
      await reconcileOpenCheckouts(new Date(Date.now() + order.minutesOn * 60_000), quiet);
      return undefined;
  }
}

process.on("message", ({ id, order }: { id: number; order: Order }) => {
  const say = (answer: Answer): void => void process.send?.(answer);
  follow(order).then(
    (sessionId) => say({ id, sessionId }),
    (error: unknown) => say({ id, problem: String(error) }),
  );
});
process.on("disconnect", () => void closeDatabase().finally(() => process.exit(0)));
process.send?.({ id: 0 } satisfies Answer);
