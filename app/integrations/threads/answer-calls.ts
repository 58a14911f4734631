import { parentPort } from "node:worker_threads";

/** What the server's thread sends, and what it gets back. */
export interface ThreadCall<Call> {
  id: number;
  call: Call;
}
export type ThreadAnswer<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/** Answers the calls to this thread, each by itself; what the work throws reaches the caller as an error with its message. */
export function answerCalls<Call, Answer>(work: (call: Call) => Answer | Promise<Answer>): void {
  parentPort?.on("message", ({ id, call }: ThreadCall<Call>) => {
    void Promise.resolve()
      .then(() => work(call))
      .then(
        (answer): ThreadAnswer<Answer> => ({ id, answer }),
        (error: unknown): ThreadAnswer<Answer> => ({ id, error: error instanceof Error ? error.message : "unknown" }),
      )
      .then((answer) => parentPort?.postMessage(answer));
  });
}
