import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { makeTemplates } from "./templates";

/** The files that the last commit and the working tree changed; none outside a clone, or in one without history. */
function changedFiles(): string {
  const git = (...asked: string[]) =>
    execFileSync("git", asked, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return git("diff", "--name-only", "HEAD~1") + git("ls-files", "--others", "--exclude-standard");
  } catch {
    return "";
  }
}

/** A folder for what the product stores while a run lasts, of which own-data-dir.ts gives each process a part. */
export default async function makeDataRoot(): Promise<() => void> {
  mkdirSync(".cache", { recursive: true });
  const root = mkdtempSync(path.resolve(".cache/test-data-"));
  process.env.TEST_DATA_ROOT = root;
  process.env.TEST_CHANGED_FILES = changedFiles();
  await makeTemplates();
  return () => rmSync(root, { recursive: true, force: true });
}
