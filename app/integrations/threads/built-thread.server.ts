import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { openThread } from "./thread-calls.server";
import type { Caller, ThreadLimits } from "./thread-calls.server";

/**
 * Work in a thread that the build writes beside the server. Tests and the development server have no such file: there
 * the same work is done in their own thread.
 * @param name of the thread's file, without its ending (scripts/build.mjs)
 * @param here does the work without a thread
 * @returns a function that calls the work; it rejects as `openThread` does
 */
export function openBuiltThread<Call, Answer>(
  name: string,
  limits: ThreadLimits,
  here: (call: Call) => Answer | Promise<Answer>,
): (call: Call, caller?: Caller) => Promise<Answer> {
  const file = path.resolve("build/server", `${name}.js`);
  const ask = openThread<Call, Answer>(file, limits);
  return async (call, caller) => (env().isProduction && existsSync(file) ? ask(call, caller) : here(call));
}
