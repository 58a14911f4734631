import type { Server } from "node:http";
import { db } from "#app/db/client.server";
import { onTold } from "#app/db/told.server";
import { logger } from "#app/http/front/log.server";
import { closeMailServer } from "#app/integrations/mail/transport.server";
import { jobHandlers } from "./job-handlers.server";
import { createJobRunner } from "./job-runner.server";
import type { JobRunner } from "./job-runner.server";
import { startServices, stopServices } from "./services.server";

/** The runner looks for jobs at least this often, whether it was told of any or not. */
const IDLE_MS = 30_000;
/** The shortest time between two looks that no new job asked for. */
const LEAST_MS = 50;
/** A third of a claim: two renewals may fail. */
const RENEW_MS = 20_000;
/** At the end of the process, jobs under way are waited for this long; their claims end by themselves after that. */
const STOP_MS = 10_000;

let runner: JobRunner | undefined;
let timer: NodeJS.Timeout | undefined;
let renewing: NodeJS.Timeout | undefined;
let endHearing = (): void => undefined;

function lookAt(nextAt: Date | undefined): void {
  clearTimeout(timer);
  const ms = nextAt ? Math.min(IDLE_MS, Math.max(LEAST_MS, nextAt.getTime() - Date.now())) : IDLE_MS;
  timer = setTimeout(() => void runner?.look(), ms).unref();
}

/** Starts mails, confirmations and payment reconciliation behind the pages. */
export async function startBackgroundWork(server: Server): Promise<void> {
  await startServices(server);
  const log = logger();
  const started = createJobRunner({
    db,
    handlers: jobHandlers(),
    clock: () => new Date(),
    elapsed: () => performance.now(),
    log,
    onLooked: lookAt,
  });
  runner = started;
  endHearing = onTold("jobs", () => void started.look());
  renewing = setInterval(() => {
    started.renew().catch((error: unknown) => log.error({ err: error }, "claims could not be renewed"));
  }, RENEW_MS).unref();
  void started.look();
}

/**
 * Stops taking up work, and waits for the jobs under way, ten seconds at most; a job that takes longer keeps its claim
 * and is done again by the next process when that ends.
 */
export async function stopBackgroundWork(): Promise<void> {
  const stopping = runner;
  runner = undefined;
  endHearing();
  clearTimeout(timer);
  await Promise.all([stopServices(), stopping?.stop(AbortSignal.timeout(STOP_MS))]);
  await closeMailServer();
  clearTimeout(timer);
  clearInterval(renewing);
}
