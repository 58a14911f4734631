import { expect, test } from "vitest";
import { noteCall, readCalls } from "./call-log.server";
import { callOutcome } from "./call-outcome";

test.each([
  [{ status: 200 }, "answered"],
  [{ status: 202 }, "answered"],
  [{ status: 422, code: "insufficient_balance" }, "no-funds"],
  [{ status: 401 }, "no-access"],
  [{ status: 403, code: "unavailable_feature" }, "no-access"],
  [{ status: 429 }, "too-many"],
  [{ status: 422, code: "offer_no_longer_available" }, "refused"],
  [{ status: 503 }, "down"],
  [{}, "down"],
] as const)("%j is %s", (note, outcome) => {
  expect(callOutcome(note)).toBe(outcome);
});

test("calls are counted by what became of them, from zero on", () => {
  const of = (label: string) => readCalls().find((one) => one.label === label)?.value;
  const before = of("no-funds")!;
  expect(readCalls().map(({ label }) => label)).toContain("down");
  noteCall({ what: "flight order", ms: 1, status: 422, code: "insufficient_balance" });
  noteCall({ what: "flight order", ms: 1, status: 422, code: "insufficient_balance" });
  expect(of("no-funds")).toBe(before + 2);
  expect(of("no-access")).toBe(0);
});
