/**
 * The smallest process that shares a database with others: it hears them, and does what it is asked in lines of JSON.
 * Run by many-processes.test.ts.
 */
import { createInterface } from "node:readline";
import { JOB_KINDS } from "#app/boot/job-lanes";
import { createJobRunner } from "#app/boot/job-runner.server";
import { startSweeps } from "#app/boot/sweep-runner.server";
import type { Turn } from "#app/boot/sweep-runner.server";
import { ClockWatch } from "#app/db/clock-watch";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import type { JobKind } from "#app/db/job-kinds";
import { enqueueJob } from "#app/db/jobs.server";
import type { JobHandler } from "#app/db/jobs.server";
import { hearing, onTold, startHearing, stopHearing, tell } from "#app/db/told.server";
import type { Topic } from "#app/db/told.server";

/** What such a process may be asked. */
export type Order =
  | { do: "tell"; topic: Topic; key: string }
  | { do: "take back"; topic: Topic; key: string }
  /** Notes work. */
  | { do: "note"; key: string }
  /** Does work from now on, whenever it is told of some, and at no other time. */
  | { do: "work" }
  /** Does a sweep by a clock that is so many minutes ahead; each turn lasts until the process ends. */
  | { do: "sweep"; name: string; minutesAhead: number }
  | { do: "end" };

const [address = ""] = process.argv.slice(2);
const say = (what: string): boolean => process.stdout.write(`${what}\n`);
const log = {
  info: (_: object, message?: string) => void say(`log ${message}`),
  warn: (_: object, message?: string) => void say(`log ${message}`),
  error: (_: object, message?: string) => void say(`log ${message}`),
};

const HOUR_MS = 3_600_000;
let endSweeps = (): Promise<void> => Promise.resolve();

function sweepUntilTheEnd({ signal }: Turn): Promise<void> {
  say("sweep begun");
  return new Promise((resolve) =>
    signal.addEventListener("abort", () => {
      say("sweep cut");
      resolve();
    }),
  );
}

const doJob: JobHandler = ({ payload }) => Promise.resolve(void say(`did ${payload}`));
const runner = createJobRunner({
  db,
  handlers: Object.fromEntries(JOB_KINDS.map((kind) => [kind, doJob])) as Record<JobKind, JobHandler>,
  clock: () => new Date(),
  elapsed: () => performance.now(),
  log,
  onLooked: () => undefined,
});

async function follow(order: Order): Promise<void> {
  switch (order.do) {
    case "tell":
      return transact(async (trx) => {
        await tell(trx, order.topic, order.key);
        await tell(trx, order.topic, order.key);
        say("not yet committed");
      });
    case "take back":
      return transact(async (trx) => {
        await tell(trx, order.topic, order.key);
        throw new Error("on purpose");
      });
    case "note":
      return transact((trx) => enqueueJob(trx, "mail", order.key, order.key));
    case "work":
      onTold("jobs", () => void runner.look());
      return runner.look();
    case "sweep":
      endSweeps = startSweeps(
        { [order.name]: { everyMs: HOUR_MS, work: sweepUntilTheEnd } },
        {
          db,
          log,
          clock: new ClockWatch(
            () => new Date(Date.now() + order.minutesAhead * 60_000),
            () => performance.now(),
          ),
        },
      );
      return undefined;
    case "end":
      await endSweeps();
      await stopHearing();
      await closeDatabase();
      process.exit(0);
  }
}

useDatabase(openDatabase(address));
for (const topic of ["alerts", "shared-pages"] as const)
  onTold(topic, (key) => say(`${topic} ${key === undefined ? "unknown" : `key ${key}`} ${hearing()}`));
createInterface({ input: process.stdin }).on("line", (line) => {
  follow(JSON.parse(line) as Order).then(
    () => say("done"),
    (error: unknown) => say(`failed ${String(error)}`),
  );
});
await db()
  .selectNoFrom((eb) => eb.lit(1).as("one"))
  .execute();
await startHearing(address, log);
say(`begun ${hearing()}`);
