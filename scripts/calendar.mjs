/**
 * `npm run test:calendar`: the suites with the clock moved to days that catch mistakes. Each runs from the moment
 * named, in the zone named; time runs on. `-- units` or `-- browser` runs one half of it, and any further words
 * go to the runner: `npm run test:calendar -- units app/shared`.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

const CLOCK = pathToFileURL(path.resolve("tests/setup/clock.mjs")).href;

/** The last day of a February, the hour that a change of clocks skips, and both sides of a new year. */
const UNITS = [
  { at: "2027-02-28T12:00:00Z", zone: "UTC" },
  { at: "2026-03-29T02:30:00", zone: "Europe/Berlin" },
  { at: "2026-12-31T23:58:00Z", zone: "UTC" },
  { at: "2027-01-01T00:00:00Z", zone: "UTC" },
];
/** Days on which the seeded trips lie in other seasons; the second begins two minutes before a new year. */
const BROWSER = [
  { at: "2027-02-28T12:00:00Z", zone: "UTC" },
  { at: "2027-12-31T23:58:00Z", zone: "UTC" },
  { at: "2028-07-15T09:00:00Z", zone: "Europe/Berlin" },
];

/** @returns whether all tests passed at that time */
function runAt({ at, zone }, command) {
  console.log(`\n== ${command.slice(0, 2).join(" ")}, ${at} ${zone}`);
  const env = { ...process.env, TZ: zone, TEST_CLOCK: at, NODE_OPTIONS: `--import=${CLOCK}` };
  delete env.TEST_CLOCK_SHIFT_MS;
  return spawnSync("npx", command, { stdio: "inherit", env }).status === 0;
}

const [half, ...rest] = process.argv.slice(2);
if (half && half !== "units" && half !== "browser") throw new Error(`There is no ${half}: units or browser`);
ensureInstalled({ isForTests: true });
const runs = [];
if (half !== "browser")
  runs.push(...UNITS.map((clock) => ({ clock, command: ["vitest", "run", "--project=!walks", ...rest] })));
if (half !== "units") {
  await ensureBuilt();
  runs.push(...BROWSER.map((clock) => ({ clock, command: ["vitest", "run", "--project=walks", ...rest] })));
  runs.push(...BROWSER.map((clock) => ({ clock, command: ["playwright", "test", ...rest] })));
}
const failed = runs.filter(({ clock, command }) => !runAt(clock, command));
console.log(`\n${runs.length - failed.length} of ${runs.length} runs passed`);
for (const { clock, command } of failed) console.log(`failed: ${command[0]} at ${clock.at} ${clock.zone}`);
process.exit(failed.length > 0 ? 1 : 0);
