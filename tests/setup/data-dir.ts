import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";

/** Gives the tests of a file a folder of their own for what the product stores, and a log that says nothing. */
export function useDataDir(name: string): void {
  const dataDir = mkdtempSync(path.join(tmpdir(), `${name}-`));
  beforeAll(() => {
    process.env.DATA_DIR = dataDir;
    process.env.LOG_LEVEL = "silent";
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
}
