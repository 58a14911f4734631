import type { Server } from "node:http";
import { db } from "#app/db/client.server";
import { ClockWatch } from "#app/db/clock-watch";
import { READINGS } from "./readings.server";
import { startSweeps } from "./sweep-runner.server";
import { SWEEPS } from "./sweeps.server";
import { logger } from "#app/http/front/log.server";
import { addReadings } from "#app/http/front/metrics.server";
import { orderOnlyWhile, stopOrdering } from "#app/modules/booking/orders/ordering.server";
import { setPaymentSandboxWebhookUrl } from "#app/modules/booking/money/payments.server";
import { endStreams } from "#app/modules/disruption/alert-streams.server";
import { usePrepared } from "#app/modules/catalogue/search/use-prepared.server";
import { startSealingAnew } from "#app/modules/travellers/seal-anew.server";
import { startWritingReadings } from "#app/modules/measuring/measuring.server";

/** A part of the server that runs beside the pages. */
interface Service {
  start: () => void;
  stop: () => void | Promise<void>;
}

/** A service whose start function gives back the function that ends it. */
function begunBy(begin: () => Service["stop"]): Service {
  let end: Service["stop"] | undefined;
  return {
    start() {
      end = begin();
    },
    stop() {
      const ending = end;
      end = undefined;
      return ending?.();
    },
  };
}

/** A service that begins with its first use and has only to be ended. */
const endedBy = (stop: Service["stop"]): Service => ({ start: () => undefined, stop });

function startWorkByTheClock(): Service["stop"] {
  const clock = new ClockWatch(
    () => new Date(),
    () => performance.now(),
  );
  orderOnlyWhile(() => clock.read().unsettledMs === 0);
  return startSweeps(SWEEPS, { db, clock, log: logger() });
}

const SERVICES: readonly Service[] = [
  begunBy(startWorkByTheClock),
  endedBy(stopOrdering),
  begunBy(() => startSealingAnew(logger())),
  begunBy(() => startWritingReadings(logger())),
  endedBy(endStreams),
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
