import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";

/** What the server's thread sends: one call, and the next one only after its answer. */
export interface ThreadCall<Call> {
  id: number;
  call: Call;
}
/** What it gets back: first that the thread has loaded, then an answer to each call. */
export type ThreadAnswer<Answer> = { ready: true } | { id: number; answer: Answer } | { id: number; error: string };

/** Gentle, not starved: with every processor busy the thread still gets about a third of what the pages get. */
const NICENESS = 5;

/** Pages go before the work of threads where both want the same processor. Only Linux counts threads by themselves. */
function stepBack(): void {
  try {
    const threadId = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(threadId, NICENESS);
  } catch {
    // A system that does not let its threads be told apart shares the processors evenly.
  }
}

/** Answers the calls to this thread; what the work throws reaches the caller as an error with its message. */
export function answerCalls<Call, Answer>(work: (call: Call) => Answer | Promise<Answer>): void {
  stepBack();
  parentPort?.on("message", ({ id, call }: ThreadCall<Call>) => {
    void Promise.resolve()
      .then(() => work(call))
      .then(
        (answer): ThreadAnswer<Answer> => ({ id, answer }),
        (error: unknown): ThreadAnswer<Answer> => ({ id, error: error instanceof Error ? error.message : "unknown" }),
      )
      .then((answer) => parentPort?.postMessage(answer));
  });
  parentPort?.postMessage({ ready: true } satisfies ThreadAnswer<Answer>);
}
