import { expect, it } from "vitest";
import { statusBadge } from "../shown/dashboard";
import { isBeingOrdered, isSure, referenceInWords, withoutReferences } from "./trip-orders";

const orders = { state: "ordering" as const, flights: { reference: "RZ1", documents: ["125-1"] } };

it("calls nothing booked that is not", () => {
  expect(statusBadge({ status: "booked", orders }).label).toBe("Being booked");
  expect(statusBadge({ status: "booked", orders: { state: "partly" } }).label).toBe("Booked in part");
  expect(statusBadge({ status: "booked", orders: { state: "confirmed" } }).label).toBe("Booked");
  expect(statusBadge({ status: "booked" }).label).toBe("Booked");
  expect(statusBadge({ status: "cancelled", orders: { state: "partly" } }).label).toBe("Cancelled");
  expect(statusBadge({ status: "booked", orders }).look).toBe("planning");
  expect([isSure({ status: "booked", orders }), isSure({ status: "booked" }), isSure({ status: "planning" })]).toEqual([
    ...[false, true, false],
  ]);
  expect(isBeingOrdered({ status: "cancelled", orders })).toBe(false);
});

it("says what is quoted, to its owner alone", () => {
  expect(referenceInWords("Airline", orders.flights)).toBe("Airline reference RZ1, ticket 125-1");
  expect(referenceInWords("Hotel", { reference: "H1", documents: [] })).toBe("Hotel reference H1");
  expect(referenceInWords("Hotel", { documents: [] })).toBeUndefined();
  expect(withoutReferences(orders)).toEqual({ state: "ordering" });
});
