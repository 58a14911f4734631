import { existsSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { env } from "#app/config/env.server";
import type { DayRequest } from "./day-request";
import { planFor } from "./plan-for";
import type { GroupTaste } from "./group-taste";
import type { DayPlanning } from "./plan-days";
import type { SolverAnswer, SolverCall } from "./solver-worker";

/** Written beside the server by the build; tests and the development server plan in their own thread. */
const WORKER_FILE = path.resolve("build/server/solver-worker.js");
const PATIENCE_MS = 20_000;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (planning: DayPlanning) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }>();

function failAll(error: Error): void {
  worker = undefined;
  for (const call of waiting.values()) {
    clearTimeout(call.timer);
    call.reject(error);
  }
  waiting.clear();
}

function startWorker(): Worker {
  const started = new Worker(WORKER_FILE);
  started.unref();
  started.on("message", (answer: SolverAnswer) => {
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    clearTimeout(call.timer);
    if ("planning" in answer) call.resolve(answer.planning);
    else call.reject(new Error(answer.error));
  });
  started.on("error", failAll);
  started.on("exit", (code) => {
    if (code !== 0 && worker === started) failAll(new Error(`The solver thread ended with code ${code}`));
  });
  return started;
}

function askWorker(call: Omit<SolverCall, "id">): Promise<DayPlanning> {
  worker ??= startWorker();
  const id = ++lastId;
  const asked = worker;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(id);
      void asked.terminate();
      failAll(new Error("The solver took too long"));
      reject(new Error("The solver took too long"));
    }, PATIENCE_MS);
    waiting.set(id, { resolve, reject, timer });
    asked.postMessage({ id, ...call });
  });
}

/** Plans days off the server's thread, so that other pages are answered meanwhile; for a group, by the taste of each. */
export function solveDays(request: DayRequest, generatedAt: string, group?: GroupTaste[]): Promise<DayPlanning> {
  if (env().isProduction && existsSync(WORKER_FILE)) return askWorker({ request, generatedAt, ...(group && { group }) });
  return Promise.resolve(planFor(request, group, generatedAt));
}
