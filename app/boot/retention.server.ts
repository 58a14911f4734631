import { forgetOldJobs } from "#app/db/jobs.server";
import { forgetOldPayments } from "#app/modules/booking/money/old-payments.server";
import { forgetOldAlerts } from "#app/modules/disruption/check-trip.server";
import { forgetOldReadings } from "#app/modules/measuring/measuring.server";
import { forgetOldTravellers } from "#app/modules/travellers/travellers.server";
import type { Log } from "#app/shared/context";

/**
 * The data that is deleted when its time is over, by its name in the log; config/retention.ts says when, and the
 * privacy policy prints it.
 */
const FORGOTTEN: Record<string, (now: Date) => Promise<void>> = {
  jobs: forgetOldJobs,
  payments: forgetOldPayments,
  readings: forgetOldReadings,
  alerts: forgetOldAlerts,
  travellers: forgetOldTravellers,
};

/** Deletes the data that has been kept as long as it may be. A deletion that fails holds up no other. */
export async function forgetWhatIsOver(now: Date, log: Log): Promise<void> {
  for (const [what, forget] of Object.entries(FORGOTTEN)) {
    try {
      await forget(now);
    } catch (error) {
      log.error({ err: error, what }, "what is over could not be deleted");
    }
  }
}
