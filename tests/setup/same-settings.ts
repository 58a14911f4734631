import { afterAll, beforeAll } from "vitest";

let before: Record<string, string | undefined>;
beforeAll(() => void (before = { ...process.env }));

/** Files that share a process share its settings, which are read once: who changes them needs a process of its own. */
afterAll(() => {
  const changed = Object.keys({ ...before, ...process.env }).filter((name) => process.env[name] !== before[name]);
  if (changed.length > 0)
    throw new Error(`${changed.join(", ")} changed: name this file in OWN_PROCESS of vite.config.ts`);
});
