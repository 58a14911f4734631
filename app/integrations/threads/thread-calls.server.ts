import { Worker } from "node:worker_threads";
import { AppError } from "#app/shared/app-error";
import type { ThreadAnswer, ThreadCall } from "./answer-calls";
import { FairQueue } from "#app/shared/queues/fair-queue";

export interface ThreadLimits {
  /**
   * Work that takes longer fails, and the thread with it; waiting calls go on in a new thread. Counted from the work's
   * start.
   */
  patienceMs: number;
  /** The most calls that may wait; further callers are told to come back later. */
  mostWaiting: number;
  /** A thread without a call ends after this time and frees its memory; without it, the thread stays. */
  idleMs?: number;
  /** Megabytes of objects that the work may hold; beyond them it fails as if it took too long. */
  mostHeapMb?: number;
}

/** The caller of a thread. */
export interface Caller {
  /** An account, a visitor or an address: keys take turns, calls of one key wait for each other. */
  key: string;
  /** Aborted when the caller does not wait for the answer any more. */
  signal?: AbortSignal;
}

interface Asked<Call, Answer> {
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Loading the work is no part of a call's time; a thread that takes this long to load is broken. */
const START_MS = 120_000;
const MOST_RETRY_SECONDS = 60;
const BUSY = "We are very busy just now. Please try again in a moment.";

/**
 * Calls into a thread of its own, one after the other, started with the first of them. A call that fails or takes too
 * long fails alone.
 * @param file a module that answers with `answerCalls`
 * @returns a function that calls the thread; it rejects with AppError UNAVAILABLE (and the time to come back) if too
 * many calls wait, with the reason of the caller's signal if the caller has left, else with the error of the work
 */
export function openThread<Call, Answer>(
  file: string,
  limits: ThreadLimits,
): (call: Call, caller?: Caller) => Promise<Answer> {
  const queue = new FairQueue<Asked<Call, Answer>>(limits.mostWaiting);
  let worker: Worker | undefined;
  let isReady = false;
  let inWork: Asked<Call, Answer> | undefined;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;
  let startedAt = 0;
  /** The usual time of the latest calls: the wait of a refused caller follows from it. */
  let usualMs = 1000;

  function end(): void {
    void worker?.terminate();
    worker = undefined;
    isReady = false;
    clearTimeout(timer);
  }

  /** The thread is lost, and with it the call that it was working on, or was started for. */
  function fail(error: Error): void {
    end();
    const failed = inWork ?? queue.next();
    inWork = undefined;
    failed?.reject(error);
    serve();
  }

  function receive(answer: ThreadAnswer<Answer>): void {
    if ("ready" in answer) {
      isReady = true;
      return serve();
    }
    if (!inWork || answer.id !== lastId) return;
    const asked = inWork;
    inWork = undefined;
    usualMs += (performance.now() - startedAt - usualMs) / 4;
    if ("error" in answer) asked.reject(new Error(answer.error));
    else asked.resolve(answer.answer);
    serve();
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: limits.mostHeapMb } });
    started.unref();
    started.on("message", (answer: ThreadAnswer<Answer>) => worker === started && receive(answer));
    started.on("error", (error) => worker === started && fail(error));
    started.on("exit", (code) => worker === started && fail(new Error(`The thread ended with code ${code}`)));
    timer = setTimeout(() => fail(new Error("The thread did not start")), START_MS);
    return started;
  }

  /** Gives the thread its next call, or lets it rest. */
  function serve(): void {
    if (inWork) return;
    if (queue.size === 0) {
      if (!isReady) return;
      clearTimeout(timer);
      if (limits.idleMs !== undefined) timer = setTimeout(end, limits.idleMs).unref();
      return;
    }
    if (!worker) {
      worker = start();
      return;
    }
    if (!isReady) return;
    clearTimeout(timer);
    inWork = queue.next()!;
    startedAt = performance.now();
    timer = setTimeout(() => fail(new Error("The thread took too long")), limits.patienceMs);
    worker.postMessage({ id: ++lastId, call: inWork.call } satisfies ThreadCall<Call>);
  }

  function refusal(): AppError {
    const seconds = Math.ceil((queue.size * usualMs) / 1000);
    return new AppError("UNAVAILABLE", BUSY, { retryAfter: Math.min(MOST_RETRY_SECONDS, Math.max(1, seconds)) });
  }

  return (call, { key, signal } = { key: "" }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const leave = (): void => {
        queue.remove(key, asked);
        reject(signal?.reason as Error);
      };
      const stay = (): void => signal?.removeEventListener("abort", leave);
      const asked: Asked<Call, Answer> = {
        call,
        resolve: (answer) => {
          stay();
          resolve(answer);
        },
        reject: (error) => {
          stay();
          reject(error);
        },
      };
      const admission = queue.add(key, asked);
      if (!admission.isIn) return reject(refusal());
      admission.displaced?.reject(refusal());
      signal?.addEventListener("abort", leave, { once: true });
      serve();
    });
}
