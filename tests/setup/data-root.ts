import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { makeTemplates } from "./templates";

/** A folder for the product's data while a run lasts, of which own-data-dir.ts gives each process a part. */
export default async function makeDataRoot(): Promise<() => void> {
  mkdirSync(".cache", { recursive: true });
  const root = mkdtempSync(path.resolve(".cache/test-data-"));
  process.env.TEST_DATA_ROOT = root;
  await makeTemplates();
  return () => rmSync(root, { recursive: true, force: true });
}
