import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";

/** A message of the server's thread: one call, and the next one only after its answer. */
export interface ThreadCall<Call> {
  id: number;
  call: Call;
}
/** A message to the server's thread: first that this thread has loaded, then news of each call, and its answer. */
export type ThreadAnswer<Answer> =
  | { ready: true }
  | { id: number; news: string }
  | { id: number; answer: Answer }
  | { id: number; error: string };

/** Tells the caller in a word how far the work is. The work sees to it that the words are few. */
export type TellNews = (news: string) => unknown;

/** Low, but not starved: with every processor busy the thread still gets about a third of the pages' share. */
const NICENESS = 5;

/**
 * Pages go before the work of threads where both need the same processor. Only Linux sets the priority of single
 * threads.
 */
function stepBack(): void {
  try {
    const threadId = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(threadId, NICENESS);
  } catch {
    // Where threads have no priority of their own, the processors are shared evenly.
  }
}

/** Answers the calls to this thread; an error of the work reaches the caller with its message. */
export function answerCalls<Call, Answer>(work: (call: Call, tell: TellNews) => Answer | Promise<Answer>): void {
  stepBack();
  parentPort?.on("message", ({ id, call }: ThreadCall<Call>) => {
    void Promise.resolve()
      .then(() => work(call, (news) => parentPort?.postMessage({ id, news } satisfies ThreadAnswer<Answer>)))
      .then(
        (answer): ThreadAnswer<Answer> => ({ id, answer }),
        (error: unknown): ThreadAnswer<Answer> => ({ id, error: error instanceof Error ? error.message : "unknown" }),
      )
      .then((answer) => parentPort?.postMessage(answer));
  });
  parentPort?.postMessage({ ready: true } satisfies ThreadAnswer<Answer>);
}
