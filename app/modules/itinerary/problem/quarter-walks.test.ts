import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isQuarterWalk, quarterWalks } from "./quarter-walks";
import { townPlace, townRequest } from "../day/town.fixture";

const quarter = (name: string, north: number, streets = ["High Street", "Mill Lane", "Quay"]) => {
  const { lat, lon } = townPlace("there", { north });
  return { name, lat, lon, character: "Low houses and a row of bakers.", streets };
};
const walks = (places: PlaceSource[], days: number, window?: { start: number; end: number }): PlaceSource[] => {
  const request = townRequest(places, { ...(window && { window }) });
  const neighbourhoods = [quarter("Old Port", 1), quarter("Far End", 30), quarter("Nameless", 2, [])];
  return quarterWalks({ ...request, destination: { ...request.destination, neighbourhoods } }, days);
};

describe("walks through the quarters", () => {
  const few = [townPlace("one"), townPlace("two")];

  it("lead through those near the hotel whose streets are known, in the words of the file", () => {
    expect(walks(few, 10).map(({ name }) => name)).toEqual(["A walk through Old Port"]);
    expect(walks(few, 10)[0]).toMatchObject({
      district: "Old Port",
      price: 0,
      note: "Low houses and a row of bakers. Along High Street and Mill Lane.",
    });
    expect(isQuarterWalk(walks(few, 10)[0]!.id)).toBe(true);
    expect(isQuarterWalk("old-port")).toBe(false);
  });

  it("are for stays with more days than the town has sights", () => {
    const many = Array.from({ length: 40 }, (_, index) => townPlace(`sight-${index}`));
    expect(walks(many, 10)).toEqual([]);
    expect(walks(few, 3).length).toBe(1);
    expect(walks(few, 2)).toEqual([]);
    expect(walks(few, 10, { start: 600, end: 900 })).toEqual([]);
  });
});
