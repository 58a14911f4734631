import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import type { PlaceWay } from "../trip/between";
import { daysLeft, zonesOf } from "./under-way.server";

const fromLisbon: PlaceWay = {
  ...{ by: "flight", place: { slug: "lisbon", name: "Lisbon" }, date: "2027-04-14" },
  ...{ time: "12:00", minutes: 900, dollars: 800 },
};
const fromNewYork = { origin: { code: "JFK", label: "New York, JFK" }, startDate: "2027-04-14" };

describe("the clocks by which a trip goes", () => {
  it("are before it those of where it sets out from: home, or the place before it on a longer trip", () => {
    expect(zonesOf(bareTrip(fromNewYork))).toMatchObject({ there: "Asia/Tokyo", leaving: "America/New_York" });
    const place = bareTrip({ ...fromNewYork, between: { out: fromLisbon } });
    expect(zonesOf(place).leaving).toBe("Europe/Lisbon");
    // It is past midnight in Lisbon, and still the evening before in New York.
    const night = new Date("2027-04-12T00:30:00Z");
    expect(daysLeft(place, night)).toBe(2);
    expect(daysLeft(bareTrip(fromNewYork), night)).toBe(3);
  });

  it("are that of the airport where a flight is known", () => {
    expect(zonesOf(fullTrip("kyoto", 7, { between: { out: fromLisbon } })).leaving).toBe("America/New_York");
  });
});
