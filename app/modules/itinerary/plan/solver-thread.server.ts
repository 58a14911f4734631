import { openBuiltThread } from "#app/integrations/threads/built-thread.server";
import type { Caller } from "#app/integrations/threads/thread-calls.server";
import type { DayRequest } from "../day/day-request";
import type { MemberFit } from "../day/member-fit";
import { onlyForward } from "../day/planning-step";
import { planFor } from "./plan-for";
import type { DayPlanning } from "./plan-days";
import type { SolverCall } from "./solver-worker.server";

/** A plan takes well under a second on an idle machine: only one that never ends takes this long. */
const LIMITS = { patienceMs: 60_000, mostWaiting: 240 };

const askSolver = openBuiltThread<SolverCall, DayPlanning>(
  "solver-worker",
  LIMITS,
  ({ request, generatedAt, group }, tell) => planFor(request, group, generatedAt, onlyForward(tell)),
);

/**
 * Plans days off the server's thread, so that other pages are answered meanwhile; for a group, by what suits each. The
 * caller's news are steps of planning (`PlanningStep`), each once.
 * @throws AppError UNAVAILABLE, with when to come back, if too many plans are waited for
 */
export function solveDays(
  request: DayRequest,
  generatedAt: string,
  group?: MemberFit[],
  caller?: Caller,
): Promise<DayPlanning> {
  return askSolver({ request, generatedAt, ...(group && { group }) }, caller);
}
