import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Vite } from "vitest/node";

/**
 * The folders of the code that reads data files: a result is kept for the next run only while that code is unchanged.
 */
const READERS = ["scripts", "app/modules/catalogue", "app/modules/inventory"];

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).sort().map((name) => path.join(folder, name));

/**
 * Tells the tests' memory of read modules that a data file depends on the code that reads and checks it, and that what
 * is imported by a pattern depends on which files there are: a data file that was added is seen by the next run.
 */
export function dataReadersInCacheKey(): Vite.Plugin {
  return {
    name: "voyance-test-cache",
    configureVitest({ experimental_defineCacheKeyGenerator }) {
      const readers = createHash("sha256");
      for (const name of READERS.flatMap(filesIn))
        if (name.endsWith(".ts") && !name.endsWith(".test.ts")) readers.update(readFileSync(name));
      const key = readers.digest("hex");
      const files = createHash("sha256").update(filesIn("app").join("\n")).digest("hex");
      experimental_defineCacheKeyGenerator(({ id, sourceCode }) => {
        if (/\.(csv|yaml)$/.test(id)) return key;
        return sourceCode.includes("import.meta.glob") ? files : undefined;
      });
    },
  };
}
