import { backgroundContext } from "#app/http/route/context.server";
import { deleteExpired } from "#app/modules/accounts/account/expired-rows.server";
import {
  RECONCILED_EVERY_MS,
  sweepPaidTrips,
  sweepPayments,
} from "#app/modules/booking/checkout/reconciliation.server";
import { deleteOutlived } from "#app/modules/desk/inbox.server";
import { sweepTrips } from "#app/modules/disruption/check-trip.server";
import { sweepReminders } from "#app/modules/documents/reminders/trip-reminders.server";
import { tidyPictures } from "#app/modules/memories/own-pictures.server";
import { openDueEnvelopes } from "#app/modules/surprise/sealed-work.server";
import { forgetVisitorDrafts } from "#app/modules/trips/use/visitor-drafts.server";
import { forgetWhatIsOver } from "./retention.server";
import type { Sweep } from "./sweep-runner.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All work by the clock. Names stand in the database: a new name is a new sweep. */
export const SWEEPS: Readonly<Record<string, Sweep>> = {
  payments: { everyMs: RECONCILED_EVERY_MS, isOwedAtStart: true, work: sweepPayments },
  "paid-trips": { everyMs: RECONCILED_EVERY_MS, isOwedAtStart: true, work: sweepPaidTrips },
  envelopes: { everyMs: MINUTE_MS, work: () => openDueEnvelopes(backgroundContext("open-envelopes")) },
  "watched-trips": { everyMs: MINUTE_MS, work: ({ now }) => sweepTrips(now) },
  "trip-reminders": { everyMs: 15 * MINUTE_MS, work: ({ now }) => sweepReminders(now) },
  "expired-rows": { everyMs: HOUR_MS, work: ({ now }) => deleteExpired(now) },
  "visitor-drafts": {
    everyMs: HOUR_MS,
    async work({ now, log }) {
      const drafts = await forgetVisitorDrafts(now);
      if (drafts > 0) log.info({ drafts }, "drafts of visitors forgotten");
    },
  },
  "trip-pictures": { everyMs: HOUR_MS, work: ({ now }) => tidyPictures(now) },
  outlived: { everyMs: HOUR_MS, work: ({ now }) => deleteOutlived(now) },
  retention: { everyMs: HOUR_MS, work: ({ now, log }) => forgetWhatIsOver(now, log) },
};
