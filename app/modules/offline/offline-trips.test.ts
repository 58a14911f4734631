import { describe, expect, it } from "vitest";
import type { TripStatus } from "#app/modules/trips/trip/trip";
import { readOfflineTrips } from "./offline-list";
import { tripsToKeep } from "./offline-trips";

const TODAY = "2027-05-12";
const trip = (id: string, startDate: string, endDate: string, status: TripStatus = "booked") => ({
  id,
  name: id === "unnamed" ? "" : `Trip ${id}`,
  destination: { name: "Lisbon" },
  status,
  startDate,
  endDate,
  revision: 3,
});
const ids = (trips: Parameters<typeof tripsToKeep>[0]): string[] => tripsToKeep(trips, TODAY).map(({ id }) => id);

describe("tripsToKeep", () => {
  it("keeps what runs and what begins within sixty days, the nearest first", () => {
    expect(
      ids([
        trip("far", "2027-07-20", "2027-07-27"),
        trip("soon", "2027-05-20", "2027-05-27"),
        trip("running", "2027-05-10", "2027-05-14"),
        trip("over", "2027-05-01", "2027-05-09"),
        trip("cancelled", "2027-05-20", "2027-05-27", "cancelled"),
        trip("sixty", "2027-07-11", "2027-07-15"),
      ]),
    ).toEqual(["running", "soon", "sixty"]);
  });

  it("counts a day that has begun, or not ended, anywhere in the world", () => {
    expect(ids([trip("west", "2027-05-04", "2027-05-11"), trip("east", "2027-07-12", "2027-07-13")])).toEqual([
      "west",
      "east",
    ]);
  });

  it("keeps the nearest eight", () => {
    const many = Array.from({ length: 12 }, (_, index) => trip(`t${index}`, `2027-06-${10 + index}`, "2027-07-01"));
    expect(ids(many.reverse())).toEqual(["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7"]);
  });

  it("begins with the page of the trip; a draft has nothing but that", () => {
    const [planned, draft] = tripsToKeep(
      [trip("a", "2027-05-20", "2027-05-27"), trip("b", "2027-06-20", "2027-06-27", "draft")],
      TODAY,
    );
    expect(planned!.addresses[0]).toBe("/trips/a");
    expect(planned!.addresses).toContain("/api/v1/trips/a/pdf");
    expect(planned!.addresses).toContain("/trips/a/calendar.ics");
    expect(planned!.addresses).toContain("/trips/a/map");
    expect(planned!.addresses.at(-1)).toBe("/trips/a/tiles.json");
    expect(draft!.addresses).toEqual(["/trips/b"]);
  });

  it("keeps a longer trip to its end, and its whole with each place", () => {
    const place = (id: string, startDate: string, endDate: string) => ({
      ...trip(id, startDate, endDate),
      journeyId: "j",
    });
    const kept = tripsToKeep(
      [
        place("over", "2027-05-01", "2027-05-10"),
        place("here", "2027-05-10", "2027-07-01"),
        place("late", "2027-07-20", "2027-07-30"),
        trip("far", "2027-07-20", "2027-07-27"),
      ],
      TODAY,
    );
    expect(kept.map(({ id }) => id)).toEqual(["here", "late"]);
    for (const { addresses } of kept)
      expect(addresses).toEqual(
        expect.arrayContaining([
          ...["/journeys/j", "/journeys/j/money"],
          "/journeys/j/trip.pdf",
          "/journeys/j/calendar.ics",
        ]),
      );
  });

  it("calls a trip without a name by its place", () => {
    expect(tripsToKeep([trip("unnamed", "2027-05-20", "2027-05-27")], TODAY)[0]!.name).toBe("Lisbon");
  });
});

describe("readOfflineTrips", () => {
  const kept = tripsToKeep([trip("a", "2027-05-20", "2027-05-27")], TODAY);

  it("reads what the server sends", () =>
    expect(readOfflineTrips({ success: true, data: { trips: kept } })).toEqual(kept));

  it.each([
    null,
    "text",
    {},
    { data: null },
    { data: { trips: "none" } },
    { data: { trips: [{ ...kept[0], revision: "3" }] } },
  ])("leaves out what it cannot read: %j", (answer) => expect(readOfflineTrips(answer)).toEqual([]));

  it("leaves out a trip that would lead elsewhere", () => {
    expect(readOfflineTrips({ data: { trips: [{ ...kept[0], addresses: ["https://elsewhere.test/"] }] } })).toEqual([]);
  });
});
