import { existsSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";
import { openThread } from "#app/integrations/threads/thread-calls.server";

/** Written beside the server by the build; tests and the development server sanitise in their own thread. */
const WORKER_FILE = path.resolve("build/server/sanitizer-worker.js");
/** The DOM behind the sanitiser takes a hundred megabytes and most of a second to load, and is rarely needed: it comes in a thread that ends when there is nothing more to do. */
const askSanitizer = openThread<string, string>(WORKER_FILE, { patienceMs: 10_000, idleMs: 1000 });

/** Keeps text markup and https links, drops everything else (CHECKLIST GUIDE-17). */
export async function sanitizeHtml(html: string): Promise<string> {
  if (env().isProduction && existsSync(WORKER_FILE)) return askSanitizer(html);
  const { purifyHtml } = await import("./purifier");
  return purifyHtml(html);
}
