import { expect, it } from "vitest";
import { isReportable, reportPath } from "./report-path";
import { decisionSchema, reportSchema } from "./report.schema";

const problemsOf = (schema: typeof reportSchema | typeof decisionSchema, fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]);

it("takes a report without words, and words without blanks around", () => {
  expect(reportSchema.parse({ place: "a", problem: "closed" })).toEqual({ place: "a", problem: "closed", words: "" });
  expect(reportSchema.parse({ place: "a", problem: "other", words: " one\r\ntwo\r " }).words).toBe("one\ntwo");
});

it.each([
  [{ problem: "closed" }, "place", "We don't know that place"],
  [{ place: "a", problem: "dull" }, "problem", "Please choose what is wrong"],
  [{ place: "a", problem: "other", words: " " }, "words", "Please tell us what is wrong"],
  [{ place: "a", problem: "hours", words: "x".repeat(2_001) }, "words", "Please use 2,000 characters or fewer"],
])("refuses %j beside the field, in words", (fields, field, message) => {
  expect(problemsOf(reportSchema, fields)).toEqual([[field, message]]);
});

it("takes the longest words", () => {
  expect(problemsOf(reportSchema, { place: "a", problem: "hours", words: "x".repeat(2_000) })).toBeUndefined();
});

it("has every decision say what was changed, or why nothing was", () => {
  expect(decisionSchema.parse({ status: "new" })).toEqual({ status: "new", change: "" });
  const why = "Please say what was changed, or why nothing was";
  for (const status of ["accepted", "declined"]) {
    expect(problemsOf(decisionSchema, { status, change: " " })).toEqual([["change", why]]);
    expect(problemsOf(decisionSchema, { status, change: "Opens at six." })).toBeUndefined();
  }
  expect(problemsOf(decisionSchema, { status: "lost" })).toEqual([["status", "Please choose a status"]]);
  expect(problemsOf(decisionSchema, { status: "new", change: "x".repeat(2_001) })).toEqual([
    ["change", "Please use 2,000 characters or fewer"],
  ]);
});

it("is about a place of the catalogue, at an address that any id fits into", () => {
  expect(reportPath("a b&c")).toBe("/report?place=a%20b%26c");
  expect([undefined, "own-1", "kyoto"].map(isReportable)).toEqual([false, false, true]);
});
