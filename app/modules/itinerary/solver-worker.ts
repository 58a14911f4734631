import { parentPort } from "node:worker_threads";
import type { DayRequest } from "./day-request";
import type { GroupTaste } from "./group-taste";
import type { DayPlanning } from "./plan-days";
import { planFor } from "./plan-for";

/** What the server thread sends, and what it gets back. */
export interface SolverCall {
  id: number;
  request: DayRequest;
  /** The people of a group; nobody else has a plan of several tastes. */
  group?: GroupTaste[];
  generatedAt: string;
}
export type SolverAnswer = { id: number; planning: DayPlanning } | { id: number; error: string };

parentPort?.on("message", ({ id, request, group, generatedAt }: SolverCall) => {
  try {
    parentPort?.postMessage({ id, planning: planFor(request, group, generatedAt) } satisfies SolverAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : "unknown" } satisfies SolverAnswer);
  }
});
