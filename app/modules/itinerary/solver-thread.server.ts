import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { openThread } from "#app/integrations/threads/thread-calls.server";
import type { DayRequest } from "./day-request";
import { planFor } from "./plan-for";
import type { GroupTaste } from "./group-taste";
import type { DayPlanning } from "./plan-days";
import type { SolverCall } from "./solver-worker.server";

/** Written beside the server by the build; tests and the development server plan in their own thread. */
const WORKER_FILE = path.resolve("build/server/solver-worker.js");
const askSolver = openThread<SolverCall, DayPlanning>(WORKER_FILE, { patienceMs: 20_000 });

/** Plans days off the server's thread, so that other pages are answered meanwhile; for a group, by the taste of each. */
export function solveDays(request: DayRequest, generatedAt: string, group?: GroupTaste[]): Promise<DayPlanning> {
  if (env().isProduction && existsSync(WORKER_FILE))
    return askSolver({ request, generatedAt, ...(group && { group }) });
  return Promise.resolve(planFor(request, group, generatedAt));
}
