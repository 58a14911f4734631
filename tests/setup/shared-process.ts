import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";

let before: Record<string, string | undefined>;
beforeAll(() => {
  before = { ...process.env };
  // Mails of the file before are deleted.
  rmSync(path.join(process.env.DATA_DIR!, "outbox"), { recursive: true, force: true });
});

/**
 * Files that share a process share its settings, which are read once: a file that changes them needs a process of its
 * own.
 */
afterAll(() => {
  const changed = Object.keys({ ...before, ...process.env }).filter((name) => process.env[name] !== before[name]);
  if (changed.length > 0)
    throw new Error(`${changed.join(", ")} changed: name this file in OWN_PROCESS of vite.config.ts`);
});
