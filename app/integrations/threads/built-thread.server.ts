import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { withSpan } from "#app/config/tracing";
import { openThread } from "./thread-calls.server";
import type { TellNews } from "./answer-calls";
import type { Caller, ThreadLimits } from "./thread-calls.server";

const fileOf = (name: string): string => path.resolve("build/server", `${name}.js`);
const isBuilt = (file: string): boolean => env().isProduction && existsSync(file);

const writers = new Map<string, string>();

/**
 * The content of a file of the build in a few letters, the same in every process of a build: of a thread, what answers
 * the same calls in the same way. Without a build each process has letters of its own.
 */
export function readBuiltFile(name: string): string {
  const known = writers.get(name);
  if (known) return known;
  const file = fileOf(name);
  const read = isBuilt(file) ? createHash("sha256").update(readFileSync(file)).digest("base64url") : randomUUID();
  writers.set(name, read.slice(0, 12));
  return readBuiltFile(name);
}

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
  here: (call: Call, tell: TellNews) => Answer | Promise<Answer>,
): (call: Call, caller?: Caller) => Promise<Answer> {
  const file = fileOf(name);
  const ask = openThread<Call, Answer>(file, limits);
  return (call, caller) =>
    withSpan(`thread ${name}`, "internal", {}, async () =>
      isBuilt(file) ? ask(call, caller) : here(call, caller?.onNews ?? (() => undefined)),
    );
}
