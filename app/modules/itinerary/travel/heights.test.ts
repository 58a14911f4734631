import { describe, expect, it } from "vitest";
import { townPlace, townRequest } from "../day/town.fixture";
import { waysSchema } from "#app/modules/catalogue/schema/ways.schema";
import { wayInWords } from "../day/way-in-words";
import { travelBetween } from "../problem/travel-between";
import { legBetween, travelWays } from "./travel-model";

const square = townPlace("square");
const chapel = townPlace("chapel", { north: 0.6, district: "The hill" });
const tower = townPlace("tower", { north: 0.7, district: "The hill", height: 110 });
const peak = townPlace("peak", { north: 1, height: 400 });
const places = [square, chapel, tower, peak];
const { destination } = townRequest(places);
const ways = waysSchema.parse({ ...destination.ways, heights: { "The hill": 90 } });
const hilly = travelWays({ destination: { ...destination, ways }, places, children: 0 });
const flat = travelWays({ destination, places: [square, chapel], children: 0 });

describe("the height of places", () => {
  it("makes a walk ten minutes longer for 100 metres up, and says so", () => {
    const up = legBetween(square, chapel, hilly);
    expect(up).toMatchObject({ mode: "walk", riseMetres: 90 });
    expect(up.minutes - legBetween(square, chapel, flat).minutes).toBe(9);
    expect(wayInWords(up, "metric")).toBe(`${up.minutes} min walk, 90 m up`);
    expect(wayInWords(up, "imperial")).toBe(`${up.minutes} min walk, 300 ft up`);
  });

  it("is the place's own where its part of town lies lower, and the nearest place's at a hotel", () => {
    expect(legBetween(square, tower, hilly).riseMetres).toBe(110);
    const hotel = { lat: chapel.lat, lon: chapel.lon + 0.0005 };
    expect(legBetween(square, hotel, hilly).riseMetres).toBe(90);
    expect(legBetween(chapel, hotel, hilly).riseMetres).toBeUndefined();
  });

  it("makes no walk up or steeply down of what takes longer than the longest walk", () => {
    expect(legBetween(square, peak, flat).mode).toBe("walk");
    expect(legBetween(square, peak, hilly).mode).toBe("bus");
    const down = legBetween(chapel, square, hilly);
    expect(down).toEqual(legBetween(chapel, square, flat));
  });

  it("is no way that is the same both ways", () => {
    const spots = [square, chapel].map((place) => ({ entry: place, exit: place, walk: 0 }));
    const { time } = travelBetween(spots, hilly) as { time: Int32Array };
    expect(time[1]).toBeGreaterThan(time[2]!);
  });
});
