import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./answer-calls";

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export interface ThreadLimits {
  /** A call that takes longer fails, and the thread with it. */
  patienceMs: number;
  /** A thread without a call ends after this time and gives its memory back; without it, it stays. */
  idleMs?: number;
}

/**
 * Calls into a thread of its own, started with the first of them. A thread that fails is replaced at the next call.
 * @param file a module that answers with `answerCalls`
 */
export function openThread<Call, Answer>(file: string, limits: ThreadLimits): (call: Call) => Promise<Answer> {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Answer>>();

  function end(error: Error): void {
    void worker?.terminate();
    worker = undefined;
    clearTimeout(idle);
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) {
      clearTimeout(call.timer);
      call.reject(error);
    }
  }

  function receive(answer: ThreadAnswer<Answer>): void {
    const call = waiting.get(answer.id);
    if (!call) return;
    waiting.delete(answer.id);
    clearTimeout(call.timer);
    if (waiting.size === 0 && limits.idleMs !== undefined)
      idle = setTimeout(() => end(new Error("The thread is idle")), limits.idleMs).unref();
    if ("error" in answer) call.reject(new Error(answer.error));
    else call.resolve(answer.answer);
  }

  function start(): Worker {
    const started = new Worker(file);
    started.unref();
    started.on("message", receive);
    started.on("error", (error) => worker === started && end(error));
    started.on("exit", (code) => worker === started && end(new Error(`The thread ended with code ${code}`)));
    return started;
  }

  return (call) => {
    clearTimeout(idle);
    const asked = (worker ??= start());
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error("The thread took too long")), limits.patienceMs);
      waiting.set(id, { resolve, reject, timer });
      asked.postMessage({ id, call } satisfies ThreadCall<Call>);
    });
  };
}
