import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { needsADay } from "./far-from-hotel";
import { isVisit } from "../day/itinerary";
import type { Itinerary } from "../day/itinerary";
import { outingsAmong } from "./outing";
import { planDays } from "../plan/plan-days";
import { NO_ARRANGEMENT, townPlace, townRequest, townSun } from "../day/town.fixture";
import { travelWays } from "../travel/travel-model";

/** A hotel so many kilometres east of the centre from which the file counts. */
const hotelAt = (east: number) => {
  const { lat, lon } = townPlace("hotel", { east });
  return { lat, lon, name: "Hotel", address: "Street 1", bed: "hotel" as const };
};

const ruin = townPlace("ruin", { east: 60, minutes: 120, weight: 5, dayTrip: true, district: "Valley" });
const gorge = townPlace("gorge", { east: 64, minutes: 90, weight: 4, dayTrip: true, district: "Valley" });
const trip: DayTrip = {
  id: "valley",
  name: "A day in the valley",
  places: ["ruin", "gorge"],
  by: "driver",
  operator: "driver",
  way: "A driver for the day, over the pass and down again.",
  minutes: 90,
  leave: "08:30",
  price: 60,
  lunch: { how: "bought", where: "At the foot of the hill", price: 18 },
  nights: 2,
};
const arrangement = { ...NO_ARRANGEMENT, dayTrips: [trip] };

function tripFrom(east: number): ReturnType<typeof outingsAmong>[number] | undefined {
  const places = [ruin, gorge];
  const request = townRequest(places, { arrangement, base: hotelAt(east) });
  return outingsAmong(places, request, travelWays(request)).find(({ id }) => id === "valley");
}

describe("a day trip from a hotel", () => {
  it("is as the file says from the centre and near it", () => {
    for (const east of [0, 5]) expect(tripFrom(east)).toMatchObject({ minutes: 90, price: 60, way: trip.way });
  });

  it("is longer and dearer from the other side of the region, and says so", () => {
    const far = tripFrom(-40)!;
    expect(far.minutes).toBeGreaterThan(120);
    expect(far.price).toBeGreaterThan(60);
    expect(far.way).toMatch(/From where you stay it is about 2 hours/);
  });

  it("is no slower than the train from the centre, where that is faster than the road", () => {
    const request = townRequest([ruin], {
      arrangement: {
        ...NO_ARRANGEMENT,
        dayTrips: [{ ...trip, places: ["ruin"], by: "train", operator: "public", minutes: 40 }],
      },
      base: hotelAt(-20),
    });
    const ways = { ...travelWays(request), roadKmh: 30 };
    const [outing] = outingsAmong([ruin], request, ways);
    // By road it is two hours and a half from the centre, and twenty kilometres more.
    expect(outing!.minutes).toBeGreaterThan(75);
    expect(outing!.minutes).toBeLessThan(110);
  });

  it("is shorter from where it is nearer, and none from next door", () => {
    const nearer = tripFrom(25)!;
    expect(nearer.minutes).toBeLessThan(75);
    expect(nearer.price).toBeLessThan(60);
    expect(tripFrom(62)).toBeUndefined();
  });

  it("leaves its places to the days of a hotel next door", () => {
    const request = townRequest([ruin, gorge], { arrangement });
    const ways = travelWays(request);
    expect(needsADay(ruin, hotelAt(0), true, ways)).toBe(true);
    expect(needsADay(ruin, hotelAt(62), true, ways)).toBe(false);
  });
});

describe("a part of the region far from the hotel", () => {
  const sights = Array.from({ length: 8 }, (_, index) =>
    townPlace(`sight-${index}`, {
      north: index * 0.3,
      east: 75,
      district: "Old Town",
      weight: index === 5 ? 5 : 3,
      kind: (["monument", "museum", "church", "park"] as const)[index % 4],
    }),
  );
  const near = Array.from({ length: 12 }, (_, index) => townPlace(`beach-${index}`, { north: index * 0.3 }));
  const plan = (places: PlaceSource[], change = {}): Itinerary =>
    planDays(townRequest(places, change), townSun, "2027-01-01T00:00:00Z").itinerary;
  const daysWith = ({ days }: Itinerary, id: string) =>
    days.filter((day) => day.items.some((item) => isVisit(item) && item.placeId === id));

  it("is a day of its own, with what counts most in it", () => {
    const itinerary = plan([...near, ...sights]);
    const days = itinerary.days.filter((day) => day.items.some((item) => item.placeId?.startsWith("sight")));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day.dayTrip?.name).toBe("A day in Old Town");
    expect(daysWith(itinerary, "sight-5")).toHaveLength(1);
    const told = new Map(itinerary.leftOut.map(({ placeId, why }) => [placeId, why]));
    for (const { id } of sights)
      if (daysWith(itinerary, id).length === 0) expect(told.get(id)).toMatch(/long way|whole day/);
  });

  it("stays a stop among others where it is one place alone", () => {
    const itinerary = plan([...near, { ...sights[5]!, minutes: 150 }]);
    expect(daysWith(itinerary, "sight-5")).toHaveLength(1);
    expect(itinerary.days.every((day) => day.dayTrip === undefined)).toBe(true);
  });

  it("keeps its day and its places when the plan is changed", () => {
    const before = plan([...near, ...sights]);
    const keep = before.days.map((day) => day.items.filter(isVisit).map(({ placeId }) => placeId));
    const gone = keep.flat().find((id) => id.startsWith("sight") && id !== "sight-5")!;
    const after = plan([...near, ...sights], { keep, unwanted: [gone] });
    const held = ({ days }: Itinerary) =>
      days.map((day) =>
        day.items.filter(isVisit).flatMap(({ placeId }) => (placeId.startsWith("sight") ? [placeId] : [])),
      );
    expect(held(after)).toEqual(held(before).map((ids) => ids.filter((id) => id !== gone)));
  });
});
