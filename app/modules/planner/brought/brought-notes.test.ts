import { expect, test } from "vitest";
import { NOT_SENT } from "#app/shared/sent-form";
import { problemOf } from "#app/shared/form-problem";
import { answerOf } from "./brought-notes";

test("a form of read bookings that got no answer keeps its parts and notes, and one with a file says why", () => {
  const sent = problemOf(NOT_SENT.ours, { hasStay: "yes", note: ["Check the year.", "No price."], hotel: "House" });
  expect(answerOf(sent)).toEqual({ stay: {}, notes: ["Check the year.", "No price."], form: sent });
  expect(answerOf(problemOf(NOT_SENT.ours))).toEqual({ problem: NOT_SENT.ours, notes: [] });
  const read = { flights: {}, notes: [] };
  expect(answerOf(read)).toBe(read);
});
