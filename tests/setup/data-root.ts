import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

/** A folder for what the product stores while a run lasts; own-data-dir.ts gives each process a part of it. */
export default function makeDataRoot(): () => void {
  mkdirSync(".cache", { recursive: true });
  const root = mkdtempSync(path.resolve(".cache/test-data-"));
  process.env.TEST_DATA_ROOT = root;
  return () => rmSync(root, { recursive: true, force: true });
}
