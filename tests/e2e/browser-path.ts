import { existsSync } from "node:fs";
import path from "node:path";

/** Chromium as it is installed; undefined for the one that the test runner brings along. */
export function wholeBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? (process.env.CI ? undefined : "/usr/bin/chromium");
}

/**
 * The browser of the journeys: Chromium's headless shell where it is installed beside Chromium. It draws and runs pages
 * by the same code, and has no windows of its own, which take half of the work of a visit.
 */
export function browserPath(): string | undefined {
  const whole = wholeBrowser();
  if (whole === undefined) return undefined;
  const shell = path.join(path.dirname(whole), "chromium-headless-shell");
  return existsSync(shell) ? shell : whole;
}
