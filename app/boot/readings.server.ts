import { readConnections } from "#app/db/postgres-pool.server";
import { readQueue } from "#app/db/jobs.server";
import type { QueueState } from "#app/db/jobs.server";
import { readCalls } from "#app/integrations/duffel/call-log.server";
import type { Reading } from "#app/http/front/metrics.server";
import { countOrderingsAtDesk } from "#app/modules/booking/desk/orders.server";
import { readOldestOrdering, readOrderings } from "#app/modules/booking/orders/ordering.server";
import { countUnrefundable, countUnsettled } from "#app/modules/booking/money/refunds.server";
import { mostRead } from "#app/modules/measuring/measuring.server";
import { countSealedBefore } from "#app/modules/travellers/seal-anew.server";
import { readBuiltFile } from "#app/integrations/threads/built-thread.server";
import { readTries } from "./job-counts";
import { laneOf } from "./job-lanes";

const OF_JOBS = ["kind", "lane"];

const byKind = (valueOf: (state: QueueState) => number) => async () =>
  (await readQueue()).map((state) => ({
    labels: { kind: state.kind, lane: laneOf(state.kind) },
    value: valueOf(state),
  }));

const labelled = (name: string, values: readonly { label: string; value: number }[]) =>
  values.map(({ label, value }) => ({ labels: { [name]: label }, value }));

/** The figures that an operator has to see before travellers notice; docs/runbook.md says what to do about each. */
export const READINGS: readonly Reading[] = [
  {
    name: "voyance_jobs_waiting",
    help: "Mails and other work after a change that is not done yet",
    labels: OF_JOBS,
    read: byKind(({ waiting }) => waiting),
  },
  {
    name: "voyance_jobs_failing",
    help: "Of the waiting jobs, those that failed at least once",
    labels: OF_JOBS,
    read: byKind(({ failing }) => failing),
  },
  {
    name: "voyance_jobs_given_up",
    help: "Jobs that failed for three days and are not tried again",
    labels: OF_JOBS,
    read: byKind(({ givenUp }) => givenUp),
  },
  {
    name: "voyance_jobs_oldest_age_seconds",
    help: "Age of the oldest waiting job",
    labels: OF_JOBS,
    read: byKind(({ oldestAt }) => (oldestAt ? Math.max(0, (Date.now() - Date.parse(oldestAt)) / 1000) : 0)),
  },
  {
    name: "voyance_job_tries_total",
    help: "Tries of jobs by this process, by what became of them",
    labels: ["lane", "outcome"],
    isCounter: true,
    read: () => Promise.resolve(readTries()),
  },
  {
    name: "voyance_payments_unsettled",
    help: "Payment pages that are open, and payments that are on their way back",
    labels: ["state"],
    read: async () => labelled("state", await countUnsettled()),
  },
  {
    name: "voyance_payments_unrefundable",
    help: "Payments that only a person can give back",
    read: async () => [{ value: await countUnrefundable() }],
  },
  {
    name: "voyance_trip_orders",
    help: "Trips that were paid and are ordered from airlines and hotels, by how that stands",
    labels: ["state"],
    read: async () => (await readOrderings()).map(({ state, count }) => ({ labels: { state }, value: count })),
  },
  {
    name: "voyance_trip_orders_oldest_age_seconds",
    help: "Age of the oldest paid trip that is still being ordered",
    read: async () => {
      const oldestAt = await readOldestOrdering();
      return [{ value: oldestAt === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(oldestAt)) / 1000) }];
    },
  },
  {
    name: "voyance_trip_orders_attention",
    help: "Trips that are ordered or cancelled and need somebody at the desk",
    read: async () => [{ value: (await countOrderingsAtDesk({ now: new Date() })).waiting }],
  },
  {
    name: "voyance_sealed_before",
    help: "Details of travellers that the last look found under a former TRAVELLER_KEY; no value while there is one key",
    read: () => {
      const count = countSealedBefore();
      return Promise.resolve(count === undefined ? [] : [{ value: count }]);
    },
  },
  {
    name: "voyance_source_calls",
    help: "Calls to the source of flights and stays since the start of this process, by what became of them",
    labels: ["outcome"],
    read: () => Promise.resolve(labelled("outcome", readCalls())),
  },
  {
    name: "voyance_database_connections",
    help: "Connections to PostgreSQL of this process, and statements that wait for one",
    labels: ["state"],
    read: () => Promise.resolve(labelled("state", readConnections())),
  },
  {
    name: "voyance_build_info",
    help: "The build that runs, in a few letters of its content",
    labels: ["build"],
    read: () => Promise.resolve([{ labels: { build: readBuiltFile("index") }, value: 1 }]),
  },
  {
    name: "voyance_pages_read",
    help: "Pages read most in the last thirty days, by browsers whose owners agreed to be counted",
    labels: ["path"],
    read: async () => (await mostRead(new Date())).map(({ path, times }) => ({ labels: { path }, value: times })),
  },
];
