import type { JobKind } from "#app/db/job-kinds";
import type { JobHandler } from "#app/db/jobs.server";
import { backgroundContext } from "#app/http/route/context.server";
import { sendEmailConfirmation } from "#app/modules/accounts/settings/email-change.server";
import { EMAIL_CONFIRMATION_JOB, PASSWORD_RESET_JOB } from "#app/modules/accounts/account/mailed-links.server";
import { sendPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { FLIGHTS_CHANGED_JOB, tellFlightsChanged } from "#app/modules/booking/orders/airline-changes.server";
import { TRIP_CANCELLED_JOB, settleCancelled } from "#app/modules/booking/checkout/cancel-booking.server";
import { ORDER_TRIP_JOB } from "#app/modules/booking/orders/begin-ordering.server";
import { TRIP_CONFIRMATION_JOB } from "#app/modules/booking/orders/booking-follows.server";
import { sendNotBooked } from "#app/modules/booking/orders/not-booked.server";
import { NOT_BOOKED_JOB } from "#app/modules/booking/orders/order-ends.server";
import { ORDER_LOST_JOB, tellLost } from "#app/modules/booking/orders/order-lost.server";
import { orderTrip } from "#app/modules/booking/orders/ordering.server";
import { RELEASE_HELD_JOB, releaseHeld } from "#app/modules/booking/orders/release-seats.server";
import { HOLD_ENDS_JOB, sendHoldEnds } from "#app/modules/booking/orders/hold-ends.server";
import { PRICE_FALL_JOB, sendPriceFall } from "#app/modules/booking/orders/protection.server";
import { sendTripConfirmation } from "#app/modules/booking/checkout/trip-confirmation.server";
import { WHOLE_PAID_JOB } from "#app/modules/booking/checkout/whole-fulfilment.server";
import { sendWholePaid } from "#app/modules/booking/checkout/whole-paid.server";
import { checkWatched, tellOfAlert } from "#app/modules/disruption/check-trip.server";
import { CHECK_JOB, TELL_JOB } from "#app/modules/disruption/disruption.schema";
import { TRIP_REMINDER_JOB, sendTripReminder } from "#app/modules/documents/reminders/trip-reminders.server";
import { alertDevices, deliverPush } from "#app/modules/offline/push.server";
import { PUSH_JOB } from "#app/modules/offline/stored-push";
import { deliverMail } from "#app/modules/email/email.server";
import { planDaysInBackground } from "#app/modules/trips/days/days-ahead.server";
import { PLAN_DAYS_JOB } from "#app/modules/trips/days/planning-steps.server";
import { SEALED_CALLED_OFF_JOB, SEAL_OPENED_JOB } from "#app/modules/surprise/sealed.server";
import { settleCalledOff, tellOpened } from "#app/modules/surprise/sealed-work.server";

/** The function that does each kind of work after a change. */
export function jobHandlers(): Record<JobKind, JobHandler> {
  return {
    mail: deliverMail,
    [PUSH_JOB]: deliverPush,
    [PASSWORD_RESET_JOB]: sendPasswordReset,
    [EMAIL_CONFIRMATION_JOB]: sendEmailConfirmation,
    [PLAN_DAYS_JOB]: (work, signal) => planDaysInBackground(backgroundContext(PLAN_DAYS_JOB, signal), work),
    [CHECK_JOB]: (work, signal) => checkWatched(backgroundContext(CHECK_JOB, signal), work),
    [TELL_JOB]: (work, signal) => tellOfAlert(backgroundContext(TELL_JOB, signal), work, alertDevices),
    [PRICE_FALL_JOB]: (work, signal) => sendPriceFall(backgroundContext(PRICE_FALL_JOB, signal), work),
    [SEAL_OPENED_JOB]: (work, signal) => tellOpened(backgroundContext(SEAL_OPENED_JOB, signal), work),
    [SEALED_CALLED_OFF_JOB]: (work, signal) => settleCalledOff(backgroundContext(SEALED_CALLED_OFF_JOB, signal), work),
    [HOLD_ENDS_JOB]: (work, signal) => sendHoldEnds(backgroundContext(HOLD_ENDS_JOB, signal), work),
    [TRIP_REMINDER_JOB]: (work, signal) => sendTripReminder(backgroundContext(TRIP_REMINDER_JOB, signal), work),
    [RELEASE_HELD_JOB]: (work, signal) => releaseHeld(backgroundContext(RELEASE_HELD_JOB, signal), work),
    [ORDER_TRIP_JOB]: (work, signal) => orderTrip(backgroundContext(ORDER_TRIP_JOB, signal), work),
    [NOT_BOOKED_JOB]: (work, signal) => sendNotBooked(backgroundContext(NOT_BOOKED_JOB, signal), work),
    [ORDER_LOST_JOB]: tellLost,
    [FLIGHTS_CHANGED_JOB]: tellFlightsChanged,
    [TRIP_CANCELLED_JOB]: (work, signal) => settleCancelled(backgroundContext(TRIP_CANCELLED_JOB, signal), work),
    [TRIP_CONFIRMATION_JOB]: (work, signal) =>
      sendTripConfirmation(backgroundContext(TRIP_CONFIRMATION_JOB, signal), work),
    [WHOLE_PAID_JOB]: (work, signal) => sendWholePaid(backgroundContext(WHOLE_PAID_JOB, signal), work),
  };
}
