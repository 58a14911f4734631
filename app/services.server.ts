import type { Server } from "node:http";
import type { JobHandler } from "./db/jobs.server";
import { READINGS } from "./readings.server";
import { startForgetting } from "./retention.server";
import { backgroundContext } from "./http/context.server";
import { logger } from "./http/log.server";
import { addReadings } from "./http/metrics.server";
import { sendEmailConfirmation } from "./modules/accounts/email-change.server";
import { EMAIL_CONFIRMATION_JOB, PASSWORD_RESET_JOB } from "./modules/accounts/mailed-links.server";
import { sendPasswordReset } from "./modules/accounts/password-reset.server";
import { startDeletingExpired } from "./modules/accounts/expired-rows.server";
import { FLIGHTS_CHANGED_JOB, tellFlightsChanged } from "./modules/booking/airline-changes.server";
import { TRIP_CANCELLED_JOB, settleCancelled } from "./modules/booking/cancel-booking.server";
import { ORDER_TRIP_JOB } from "./modules/booking/begin-ordering.server";
import { TRIP_CONFIRMATION_JOB } from "./modules/booking/booking-follows.server";
import { sendNotBooked } from "./modules/booking/not-booked.server";
import { NOT_BOOKED_JOB } from "./modules/booking/order-ends.server";
import { ORDER_LOST_JOB, tellLost } from "./modules/booking/order-lost.server";
import { orderTrip, stopOrdering } from "./modules/booking/ordering.server";
import { RELEASE_HELD_JOB, releaseHeld } from "./modules/booking/release-seats.server";
import { HOLD_ENDS_JOB, sendHoldEnds } from "./modules/booking/hold-ends.server";
import { setPaymentSandboxWebhookUrl } from "./modules/booking/payments.server";
import { PRICE_FALL_JOB, sendPriceFall } from "./modules/booking/protection.server";
import { startReconciliation } from "./modules/booking/reconciliation.server";
import { startDeletingOutlived } from "./modules/desk/inbox.server";
import { sendTripConfirmation } from "./modules/booking/trip-confirmation.server";
import { checkWatched, startWatching, tellOfAlert } from "./modules/disruption/check-trip.server";
import { endStreams } from "./modules/disruption/alert-streams.server";
import { CHECK_JOB, TELL_JOB } from "./modules/disruption/disruption.schema";
import { usePrepared } from "./modules/catalogue/use-prepared.server";
import { alertDevices, deliverPush } from "./modules/offline/push.server";
import { PUSH_JOB } from "./modules/offline/stored-push";
import { startWritingReadings } from "./modules/measuring/measuring.server";
import { startForgettingDrafts } from "./modules/trips/visitor-drafts.server";
import { deliverMail } from "./modules/email/email.server";
import { SEALED_CALLED_OFF_JOB, SEAL_OPENED_JOB } from "./modules/surprise/sealed.server";
import { settleCalledOff, startOpeningEnvelopes, tellOpened } from "./modules/surprise/sealed-work.server";

let stopReconciliation: (() => void) | undefined;
let stopDeletingExpired: (() => void) | undefined;
let stopForgettingDrafts: (() => void) | undefined;
let stopDeletingOutlived: (() => void) | undefined;
let stopForgetting: (() => void) | undefined;
let stopWritingReadings: (() => void) | undefined;
let stopWatching: (() => void) | undefined;
let stopOpeningEnvelopes: (() => void) | undefined;

/** Who does which kind of work that follows a change. */
export function jobHandlers(): Record<string, JobHandler> {
  return {
    mail: deliverMail,
    [PUSH_JOB]: deliverPush,
    [PASSWORD_RESET_JOB]: sendPasswordReset,
    [EMAIL_CONFIRMATION_JOB]: sendEmailConfirmation,
    [CHECK_JOB]: (work) => checkWatched(backgroundContext(CHECK_JOB), work),
    [TELL_JOB]: (work) => tellOfAlert(backgroundContext(TELL_JOB), work, alertDevices),
    [PRICE_FALL_JOB]: (work) => sendPriceFall(backgroundContext(PRICE_FALL_JOB), work),
    [SEAL_OPENED_JOB]: (work) => tellOpened(backgroundContext(SEAL_OPENED_JOB), work),
    [SEALED_CALLED_OFF_JOB]: (work) => settleCalledOff(backgroundContext(SEALED_CALLED_OFF_JOB), work),
    [HOLD_ENDS_JOB]: (work) => sendHoldEnds(backgroundContext(HOLD_ENDS_JOB), work),
    [RELEASE_HELD_JOB]: (work) => releaseHeld(backgroundContext(RELEASE_HELD_JOB), work),
    [ORDER_TRIP_JOB]: (work) => orderTrip(backgroundContext(ORDER_TRIP_JOB), work),
    [NOT_BOOKED_JOB]: (work) => sendNotBooked(backgroundContext(NOT_BOOKED_JOB), work),
    [ORDER_LOST_JOB]: (work) => tellLost(backgroundContext(ORDER_LOST_JOB), work),
    [FLIGHTS_CHANGED_JOB]: (work) => tellFlightsChanged(backgroundContext(FLIGHTS_CHANGED_JOB), work),
    [TRIP_CANCELLED_JOB]: (work) => settleCancelled(backgroundContext(TRIP_CANCELLED_JOB), work),
    [TRIP_CONFIRMATION_JOB]: (work) => sendTripConfirmation(backgroundContext(TRIP_CONFIRMATION_JOB), work),
  };
}

/** Starts what runs beside the pages, once the server listens. */
export async function startServices(server: Server): Promise<void> {
  usePrepared();
  const address = server.address();
  if (typeof address === "object" && address)
    await setPaymentSandboxWebhookUrl(`http://127.0.0.1:${address.port}/webhooks/stripe`);
  addReadings(READINGS);
  stopReconciliation = startReconciliation(logger());
  stopDeletingExpired = startDeletingExpired(logger());
  stopForgettingDrafts = startForgettingDrafts(logger());
  stopDeletingOutlived = startDeletingOutlived(logger());
  stopForgetting = startForgetting(logger());
  stopWritingReadings = startWritingReadings(logger());
  stopWatching = startWatching(logger());
  stopOpeningEnvelopes = startOpeningEnvelopes(() => backgroundContext("open-envelopes"), logger());
}

/** Stops it again. */
export function stopServices(): void {
  stopReconciliation?.();
  stopOrdering();
  stopDeletingExpired?.();
  stopForgettingDrafts?.();
  stopDeletingOutlived?.();
  stopForgetting?.();
  stopWritingReadings?.();
  stopWatching?.();
  endStreams();
  stopOpeningEnvelopes?.();
}
