import { describe, expect, it } from "vitest";
import { makeCtx } from "#tests/integration/booking/booking.fixture";
import { getSample, sampleParts } from "./sample.server";
import { toSampleDto } from "./sample.dto";
import { SAMPLES } from "./samples";

const IDS = ["bali", "tokyo", "reykjavik"] as const;
const IMAGES = ["/art/place.svg"];

async function madeOf(id: (typeof IDS)[number], isOffered = true) {
  const sample = await getSample(makeCtx(), id);
  return { days: sample.itinerary.days, dto: toSampleDto({ ...sampleParts(sample), isOffered, images: IMAGES }) };
}

describe.each(IDS)("the sample of %s (CHECKLIST ENT-27 to ENT-33)", (id) => {
  it("has its terms, and a total that is flight, hotel and days", async () => {
    const { dto } = await madeOf(id);
    const { title, style, pace, flightCost, hotelCost } = SAMPLES[id];
    expect(dto).toMatchObject({ destination: title, travelers: 2, style, pace, flightCost, hotelCost });
    expect([dto.startDate, dto.endDate]).toEqual([dto.days[0]!.date, dto.days[4]!.date]);
    expect(dto.dailyCosts).toEqual(dto.days.map(({ totalCost }) => totalCost));
    expect(dto.totalCost).toBeCloseTo(flightCost + hotelCost + dto.dailyCosts.reduce((sum, cost) => sum + cost), 2);
  });

  it("has days that cost what their activities and ways do, for two", async () => {
    const { dto, days } = await madeOf(id);
    for (const [index, day] of dto.days.entries()) {
      const lines = day.activities.reduce((sum, { cost }) => sum + cost, 0);
      expect(day.totalCost).toBeGreaterThanOrEqual(2 * lines - 0.001);
      expect(day.totalCost).toBeCloseTo((2 * days[index]!.costMinor) / 100, 2);
      expect(day.estimatedDistance).toBeGreaterThanOrEqual(days[index]!.walkKm);
      expect(day.estimatedWalkingTime > 0).toBe(days[index]!.walkKm > 0);
      expect(day.description).toMatch(/^\S.*\.$/);
      expect(day.weather.high).toBeGreaterThan(day.weather.low);
    }
  });

  it("has activities with an hour, a length, a sort and an address", async () => {
    const { dto } = await madeOf(id);
    const activities = dto.days.flatMap((day) => day.activities);
    for (const { time, duration, location } of activities) {
      expect(time).toMatch(/^\d\d:\d\d$/);
      expect(duration).toBeGreaterThan(0);
      expect(location.address).toContain(location.name);
    }
    expect(activities.every(({ isLocked, rating }) => !isLocked && rating === null)).toBe(true);
    const sorts = new Set(activities.map(({ type }) => type));
    expect(sorts.has("dining") && sorts.size >= 4).toBe(true);
  });

  it("is its days alone where nothing is offered", async () => {
    const { dto } = await madeOf(id, false);
    expect([dto.flightCost, dto.hotelCost, dto.flightInfo, dto.hotelInfo]).toEqual([null, null, null, null]);
    expect(dto.totalCost).toBeCloseTo(
      dto.dailyCosts.reduce((sum, cost) => sum + cost, 0),
      2,
    );
  });
});

it("says where a hotel is and shows drawings of the place", async () => {
  const { hotelInfo } = (await madeOf("bali")).dto;
  expect(hotelInfo).toMatchObject({ distanceFromAirport: "37 km, about 75 minutes by car", images: IMAGES });
});
