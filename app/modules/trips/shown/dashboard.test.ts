import { describe, expect, it } from "vitest";
import { NOW, bareTrip } from "#app/modules/documents/trip.fixture";
import { STATUS_LABELS, inOrderOfNeed, isUnder, toTripCard, totalDays } from "./dashboard";
import { TRIP_STATUSES } from "../trip/trip";
import type { TripStatus } from "../trip/trip";

const trip = (startDate: string, endDate: string, status: TripStatus) => ({ startDate, endDate, status });
const TODAY = "2027-05-10";

describe("isUnder", () => {
  it("upcoming: starts in the future and is not cancelled", () => {
    expect(isUnder("upcoming", trip("2027-05-11", "2027-05-20", "planning"), TODAY)).toBe(true);
    expect(isUnder("upcoming", trip("2027-05-10", "2027-05-20", "booked"), TODAY)).toBe(false);
    expect(isUnder("upcoming", trip("2027-06-01", "2027-06-20", "cancelled"), TODAY)).toBe(false);
  });

  it("past: has ended, or is completed", () => {
    expect(isUnder("past", trip("2027-04-01", "2027-05-09", "booked"), TODAY)).toBe(true);
    expect(isUnder("past", trip("2027-05-01", "2027-05-10", "booked"), TODAY)).toBe(false);
    expect(isUnder("past", trip("2027-06-01", "2027-06-10", "completed"), TODAY)).toBe(true);
  });

  it("draft: drafts only; all: every trip", () => {
    expect(isUnder("draft", trip("2027-06-01", "2027-06-10", "planning"), TODAY)).toBe(false);
    expect(isUnder("draft", trip("2027-06-01", "2027-06-10", "draft"), TODAY)).toBe(true);
    expect(isUnder("all", trip("2020-06-01", "2020-06-10", "cancelled"), TODAY)).toBe(true);
  });
});

describe("the order of trips", () => {
  it("is the one under way, what lies ahead by its date, then what is behind, the latest first", () => {
    const trips = [
      trip("2027-06-20", "2027-06-25", "booked"),
      trip("2027-03-01", "2027-03-05", "completed"),
      trip("2027-05-11", "2027-05-12", "draft"),
      trip("2027-05-20", "2027-05-25", "cancelled"),
      trip("2027-05-08", "2027-05-10", "booked"),
      trip("2027-04-01", "2027-04-05", "booked"),
    ];
    expect(inOrderOfNeed(trips, () => TODAY).map(({ startDate }) => startDate)).toEqual([
      "2027-05-08",
      "2027-05-11",
      "2027-06-20",
      "2027-05-20",
      "2027-04-01",
      "2027-03-01",
    ]);
  });
});

describe("totalDays", () => {
  it("is the difference of the dates, at least one", () => {
    expect(totalDays({ startDate: "2027-05-12", endDate: "2027-05-17" })).toBe(5);
    expect(totalDays({ startDate: "2027-05-12", endDate: "2027-05-12" })).toBe(1);
  });
});

describe("a trip's card", () => {
  it("says where, when, for how many, and what each wants to spend", () => {
    expect(toTripCard(bareTrip({ adults: 2, children: 1, budgetMinor: 5_000 }))).toEqual({
      id: "trip-1",
      name: "Seven days in Kyoto",
      destination: "Kyoto",
      slug: "kyoto",
      badge: { label: "Booked", look: "booked" },
      startDate: "2027-04-14",
      endDate: "2027-04-21",
      travellers: 3,
      budgetMinor: 5_000,
      currency: "USD",
      updatedAt: NOW.toISOString(),
      hasDocument: true,
    });
  });

  it("has a document once its trip is booked, and never behind a seal", () => {
    expect(toTripCard(bareTrip({ status: "planning" })).hasDocument).toBe(false);
    expect(toTripCard(bareTrip({ orders: { state: "ordering" } })).hasDocument).toBe(false);
  });

  it("calls a trip without a name by where it goes", () => {
    expect(toTripCard(bareTrip({ name: "" })).name).toBe("Kyoto");
  });

  it("has a word of its own for every status", () => {
    expect(TRIP_STATUSES.map((status) => STATUS_LABELS[status])).toEqual([
      "Draft",
      "Planning",
      "Booked",
      "Completed",
      "Cancelled",
    ]);
  });
});
