import { describe, expect, it } from "vitest";
import { areaNameOf, areaOf, linesOf, pointOf } from "./street-tags";
import type { Tags } from "./street-tags";

describe("a line of a street map", () => {
  it("has a rank, its name beside it, and is in a tunnel where it says so", () => {
    expect(linesOf({ highway: "primary_link", tunnel: "yes", name: " Rue\n de la Mer " })).toEqual([
      { layer: "transportation", facts: { class: "primary", brunnel: "tunnel" }, from: 11 },
      { layer: "transportation_name", facts: { name: "Rue de la Mer", class: "primary" }, from: 12 },
    ]);
    expect(linesOf({ highway: "steps" })).toEqual([
      { layer: "transportation", facts: { class: "path", subclass: "steps" }, from: 14 },
    ]);
  });

  it("is left out where it would hide a street, lies in a house, or is none of ours", () => {
    const others: Tags[] = [
      { highway: "footway", footway: "sidewalk" },
      { highway: "service", service: "driveway" },
      { highway: "footway", indoor: "yes" },
      { highway: "constructor" },
      { railway: "abandoned" },
      { railway: "toString" },
      { waterway: "ditch" },
      { power: "line" },
      {},
    ];
    for (const tags of others) expect(linesOf(tags)).toEqual([]);
  });

  it("has a name in Latin letters beside one in others", () => {
    const [, name] = linesOf({ highway: "residential", name: "竹下通り", "name:en": "Takeshita Street" });
    expect(name!.facts).toEqual({ name: "竹下通り", "name:latin": "Takeshita Street", class: "minor" });
    const [, latin] = linesOf({ highway: "residential", name: "Straße", "name:en": "Street" });
    expect(latin!.facts).toEqual({ name: "Straße", class: "minor" });
    expect(linesOf({ highway: "residential", name: "x".repeat(500) })).toHaveLength(1);
  });
});

describe("an area of a street map", () => {
  it.each([
    [{ building: "yes" }, "building", undefined],
    [{ natural: "water" }, "water", "lake"],
    [{ waterway: "riverbank" }, "water", "river"],
    [{ landuse: "forest" }, "landcover", "wood"],
    [{ leisure: "park" }, "landcover", "grass"],
    [{ natural: "beach" }, "landcover", "sand"],
    [{ highway: "pedestrian", area: "yes" }, "transportation", "path"],
  ] as const)("of %o is %s", (tags, layer, kind) => {
    expect(areaOf(tags)).toMatchObject({ layer, facts: kind === undefined ? {} : { class: kind } });
  });

  it("is none for a street that is closed to a ring, nor for what is not drawn", () => {
    const others: Tags[] = [{ highway: "residential" }, { building: "no" }, { amenity: "parking" }];
    for (const tags of others) expect(areaOf(tags)).toBeUndefined();
  });

  it("is named where it is a park", () => {
    expect(areaNameOf({ leisure: "park", name: "Jardin" })?.facts).toEqual({ class: "park", name: "Jardin" });
    expect(areaNameOf({ landuse: "forest", name: "Wood" })).toBeUndefined();
  });
});

describe("a point of a street map", () => {
  it("is a town, a part of one, or a station, by its name", () => {
    expect(pointOf({ place: "suburb", name: "Fontvieille" })).toMatchObject({ layer: "place", from: 11 });
    expect(pointOf({ railway: "station", station: "subway", name: "Bastille" })?.facts).toMatchObject({
      class: "railway",
      subclass: "subway",
    });
    const others: Tags[] = [{ place: "suburb" }, { place: "locality", name: "Here" }, { shop: "books", name: "Books" }];
    for (const tags of others) expect(pointOf(tags)).toBeUndefined();
  });
});
