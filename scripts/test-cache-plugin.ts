import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Vite } from "vitest/node";

/**
 * The folders of the code that reads data files: a result is kept for the next run only while that code is unchanged.
 */
const READERS = ["scripts", "app/modules/catalogue", "app/modules/inventory"];

/** Tells the tests' memory of read modules that a data file depends on the code that reads and checks it. */
export function dataReadersInCacheKey(): Vite.Plugin {
  return {
    name: "voyance-test-cache",
    configureVitest({ experimental_defineCacheKeyGenerator }) {
      const readers = createHash("sha256");
      for (const folder of READERS)
        for (const name of readdirSync(folder).sort())
          if (name.endsWith(".ts") && !name.endsWith(".test.ts")) readers.update(readFileSync(path.join(folder, name)));
      const key = readers.digest("hex");
      experimental_defineCacheKeyGenerator(({ id }) => (/\.(csv|yaml)$/.test(id) ? key : undefined));
    },
  };
}
