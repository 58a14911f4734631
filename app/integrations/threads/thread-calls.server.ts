import { Worker } from "node:worker_threads";
import { AppError } from "#app/shared/app-error";
import type { TellNews, ThreadAnswer, ThreadCall } from "./answer-calls";
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
  /** Called with the words in which the work tells how far it is; never after the answer. */
  onNews?: TellNews;
}

interface Asked<Call, Answer> {
  call: Call;
  onNews: TellNews | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Loading the work is no part of a call's time; a thread that takes this long to load is broken. */
const START_MS = 120_000;
const MOST_RETRY_SECONDS = 60;
const BUSY = "We are very busy just now. Please try again in a moment.";

/** The thread that works on the calls of one queue, started with the first of them. */
class WorkerThread<Call, Answer> {
  readonly queue: FairQueue<Asked<Call, Answer>>;
  private worker: Worker | undefined;
  private isReady = false;
  private inWork: Asked<Call, Answer> | undefined;
  private lastId = 0;
  private timer: NodeJS.Timeout | undefined;
  private startedAt = 0;
  /** The usual time of the latest calls: the wait of a refused caller follows from it. */
  private usualMs = 1000;

  constructor(
    private readonly file: string,
    private readonly limits: ThreadLimits,
  ) {
    this.queue = new FairQueue(limits.mostWaiting);
  }

  /** Gives the thread its next call, or lets it rest. */
  serve(): void {
    if (this.inWork) return;
    if (this.queue.size === 0) return this.rest();
    if (!this.worker) this.worker = this.start();
    else if (this.isReady) this.work(this.worker, this.queue.next()!);
  }

  /** The answer to a caller for whom there is no room. */
  refusal(): AppError {
    const seconds = Math.ceil((this.queue.size * this.usualMs) / 1000);
    return new AppError("UNAVAILABLE", BUSY, { retryAfter: Math.min(MOST_RETRY_SECONDS, Math.max(1, seconds)) });
  }

  private work(worker: Worker, asked: Asked<Call, Answer>): void {
    clearTimeout(this.timer);
    this.inWork = asked;
    this.startedAt = performance.now();
    this.timer = setTimeout(() => this.fail(new Error("The thread took too long")), this.limits.patienceMs);
    worker.postMessage({ id: ++this.lastId, call: asked.call } satisfies ThreadCall<Call>);
  }

  private rest(): void {
    if (!this.isReady) return;
    clearTimeout(this.timer);
    const { idleMs } = this.limits;
    if (idleMs !== undefined) this.timer = setTimeout(() => this.end(), idleMs).unref();
  }

  private start(): Worker {
    const started = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.limits.mostHeapMb } });
    const isCurrent = (): boolean => this.worker === started;
    started.unref();
    started.on("message", (answer: ThreadAnswer<Answer>) => isCurrent() && this.receive(answer));
    started.on("error", (error) => isCurrent() && this.fail(error));
    started.on("exit", (code) => isCurrent() && this.fail(new Error(`The thread ended with code ${code}`)));
    this.timer = setTimeout(() => this.fail(new Error("The thread did not start")), START_MS);
    return started;
  }

  private receive(answer: ThreadAnswer<Answer>): void {
    if ("ready" in answer) {
      this.isReady = true;
      return this.serve();
    }
    if (!this.inWork || answer.id !== this.lastId) return;
    const asked = this.inWork;
    if ("news" in answer) {
      asked.onNews?.(answer.news);
      return;
    }
    this.inWork = undefined;
    this.usualMs += (performance.now() - this.startedAt - this.usualMs) / 4;
    if ("error" in answer) asked.reject(new Error(answer.error));
    else asked.resolve(answer.answer);
    this.serve();
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    clearTimeout(this.timer);
  }

  /** The thread is lost, and with it the call that it was working on, or was started for. */
  private fail(error: Error): void {
    this.end();
    const failed = this.inWork ?? this.queue.next();
    this.inWork = undefined;
    failed?.reject(error);
    this.serve();
  }
}

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
  const thread = new WorkerThread<Call, Answer>(file, limits);
  return (call, { key, signal, onNews } = { key: "" }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const leave = (): void => {
        thread.queue.remove(key, asked);
        reject(signal?.reason as Error);
      };
      const stay = (): void => signal?.removeEventListener("abort", leave);
      const asked: Asked<Call, Answer> = {
        call,
        onNews,
        resolve: (answer) => {
          stay();
          resolve(answer);
        },
        reject: (error) => {
          stay();
          reject(error);
        },
      };
      const admission = thread.queue.add(key, asked);
      if (!admission.isIn) return reject(thread.refusal());
      admission.displaced?.reject(thread.refusal());
      signal?.addEventListener("abort", leave, { once: true });
      thread.serve();
    });
}
