import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const CLOCK = pathToFileURL("tests/setup/clock.mjs").href;

/** @returns the output of the code in a process of its own whose clock stands at that time */
function printAt(clock: string, zone: string, code: string): string {
  const env = { ...process.env, TZ: zone, TEST_CLOCK: clock, TEST_CLOCK_SHIFT_MS: "", NODE_OPTIONS: "" };
  return execFileSync(process.execPath, [`--import=${CLOCK}`, "-e", code], { env, encoding: "utf8" }).trim();
}

describe("the moved clock", () => {
  it("starts at its time, in the zone of the process; an hour left out is the one after it", () => {
    const minutes =
      "console.log([Date.now(), +new Date()].map((at) => new Date(at).toISOString().slice(0, 16)).join())";
    expect(printAt("2027-02-28T12:00:00Z", "UTC", minutes)).toBe("2027-02-28T12:00,2027-02-28T12:00");
    expect(printAt("2026-03-29T02:30:00", "Europe/Berlin", minutes)).toBe("2026-03-29T01:30,2026-03-29T01:30");
  });

  it("moves what a process starts by as much", () => {
    const child =
      'const { execFileSync } = require("node:child_process");' +
      `process.stdout.write(execFileSync(process.execPath, ["--import=${CLOCK}", "-p", "new Date().getFullYear()"]))`;
    expect(printAt("2031-06-01T12:00:00Z", "UTC", child)).toBe("2031");
  });

  it("says what a test has put in the place of Date.now, and leaves given times alone", () => {
    expect(printAt("2026-03-29T12:00:00Z", "UTC", "Date.now = () => 5; console.log(Date.now(), +new Date(7))")).toBe(
      "5 7",
    );
  });
});
