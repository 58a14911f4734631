import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { townPlace, townRequest, townSun } from "../day/town.fixture";
import type { ItineraryDay } from "../day/itinerary";
import { planDays } from "../plan/plan-days";

const end = (name: string, north: number) => {
  const { lat, lon } = townPlace(name, { north });
  return { name, lat, lon };
};

/** A ferry between the pier in the centre and the one that many kilometres north. */
function ferry(change: Partial<PlaceSource> = {}): PlaceSource {
  const [from, to] = [end("South pier", 0), end("North pier", 4)];
  return townPlace("ferry", { kind: "boat-trip", minutes: 20, weight: 5, from, to, ...from, name: "Ferry", ...change });
}

/** The lines of the first day, with visits only. */
function visitsWith(places: PlaceSource[], north = 0) {
  const { lat, lon } = townPlace("hotel", { north });
  const request = townRequest(places, {
    firstDate: "2027-05-03",
    lastDate: "2027-05-03",
    base: { lat, lon, name: "Hotel", address: "Street 1", bed: "hotel" },
    wanted: places.map(({ id }) => id),
  });
  const [day] = planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary.days;
  return { day: day!, visits: day!.items.filter(({ role }) => role === "visit") };
}

/** How the traveller goes from one visit to the next. */
function modesBetween({ items }: ItineraryDay, [one, next]: ItineraryDay["items"]): string[] {
  const between = items.slice(items.indexOf(one!) + 1, items.indexOf(next!) + 1);
  return between.flatMap(({ legBefore }) => legBefore?.mode ?? []);
}

describe("a ride with two ends", () => {
  const castle = townPlace("castle", { north: 4.5, minutes: 90 });

  it("is left at its end, and no ride is said to what lies there", () => {
    const { day, visits } = visitsWith([ferry(), castle]);
    expect(visits.map(({ name }) => name)).toEqual(["Ferry", "castle"]);
    expect(visits[0]!.location).toMatchObject({ name: "South pier to North pier", to: { name: "North pier" } });
    expect(new Set(modesBetween(day, visits))).toEqual(new Set(["walk"]));
  });

  it("goes the other way where that is the shorter one", () => {
    const early = ferry({ bothWays: true, hours: "Mo-Su 08:00-10:00" });
    const { day, visits } = visitsWith([early, townPlace("market", { minutes: 90 })], 4.2);
    expect(visits[0]!.location).toMatchObject({ name: "North pier to South pier", to: { name: "South pier" } });
    expect(visits[1]!.name).toBe("market");
    expect(modesBetween(day, visits)).toEqual([]);
  });

  it("is ridden there and back where nothing keeps the traveller on the other side", () => {
    const { day, visits } = visitsWith([ferry({ bothWays: true, price: 2 }), townPlace("market", { minutes: 90 })]);
    const ride = visits.find(({ placeId }) => placeId === "ferry")!;
    expect(ride.location.name).toBe("South pier to North pier and back");
    expect(ride.location.to).toBeUndefined();
    expect(ride).toMatchObject({ priceMinor: 4_00 });
    expect(ride.end - ride.start).toBe(40);
    expect(day.wayHome?.mode).toBe("walk");
  });
});
