import { parentPort } from "node:worker_threads";
import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import type { DayRequest } from "./day-request";
import { planDays } from "./plan-days";
import type { DayPlanning } from "./plan-days";

/** What the server thread sends, and what it gets back. */
export interface SolverCall {
  id: number;
  request: DayRequest;
  generatedAt: string;
}
export type SolverAnswer = { id: number; planning: DayPlanning } | { id: number; error: string };

parentPort?.on("message", ({ id, request, generatedAt }: SolverCall) => {
  try {
    parentPort?.postMessage({ id, planning: planDays(request, sunCalculatorFor(request.destination), generatedAt) } satisfies SolverAnswer);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : "unknown" } satisfies SolverAnswer);
  }
});
