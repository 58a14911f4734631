import type { Server } from "node:http";
import { READINGS } from "./readings.server";
import { startForgetting } from "./retention.server";
import { backgroundContext } from "#app/http/route/context.server";
import { logger } from "#app/http/front/log.server";
import { addReadings } from "#app/http/front/metrics.server";
import { startDeletingExpired } from "#app/modules/accounts/account/expired-rows.server";
import { stopOrdering } from "#app/modules/booking/orders/ordering.server";
import { setPaymentSandboxWebhookUrl } from "#app/modules/booking/money/payments.server";
import { startReconciliation } from "#app/modules/booking/checkout/reconciliation.server";
import { startDeletingOutlived } from "#app/modules/desk/inbox.server";
import { startReminding } from "#app/modules/documents/reminders/trip-reminders.server";
import { startWatching } from "#app/modules/disruption/check-trip.server";
import { endStreams } from "#app/modules/disruption/alert-streams.server";
import { usePrepared } from "#app/modules/catalogue/search/use-prepared.server";
import { startSealingAnew } from "#app/modules/travellers/seal-anew.server";
import { startWritingReadings } from "#app/modules/measuring/measuring.server";
import { startForgettingDrafts } from "#app/modules/trips/use/visitor-drafts.server";
import { startOpeningEnvelopes } from "#app/modules/surprise/sealed-work.server";

/** A part of the server that runs beside the pages. */
interface Service {
  start: () => void;
  stop: () => void | Promise<void>;
}

/** A service whose start function gives back the function that ends it. */
function begunBy(begin: () => () => void): Service {
  let end: (() => void) | undefined;
  return {
    start() {
      end = begin();
    },
    stop() {
      end?.();
      end = undefined;
    },
  };
}

/** A service that begins with its first use and has only to be ended. */
const endedBy = (stop: Service["stop"]): Service => ({ start: () => undefined, stop });

const SERVICES: readonly Service[] = [
  begunBy(() => startReconciliation(logger())),
  endedBy(stopOrdering),
  begunBy(() => startDeletingExpired(logger())),
  begunBy(() => startForgettingDrafts(logger())),
  begunBy(() => startDeletingOutlived(logger())),
  begunBy(() => startForgetting(logger())),
  begunBy(() => startSealingAnew(logger())),
  begunBy(() => startWritingReadings(logger())),
  begunBy(() => startWatching(logger())),
  begunBy(() => startReminding(logger())),
  endedBy(endStreams),
  begunBy(() => startOpeningEnvelopes(() => backgroundContext("open-envelopes"), logger())),
];

/** Starts the services beside the pages, once the server listens. */
export async function startServices(server: Server): Promise<void> {
  usePrepared();
  const address = server.address();
  if (typeof address === "object" && address)
    await setPaymentSandboxWebhookUrl(`http://127.0.0.1:${address.port}/webhooks/stripe`);
  addReadings(READINGS);
  for (const { start } of SERVICES) start();
}

/** Stops these services again. */
export async function stopServices(): Promise<void> {
  await Promise.all(SERVICES.map(({ stop }) => stop()));
}
