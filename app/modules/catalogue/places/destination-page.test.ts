import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { readCoordinates, toDestinationDto } from "./destination.dto";
import { toExploreItem } from "./explore-item";
import { quickFacts, sampleHighlights } from "./highlight-sets";
import { similarTo } from "./similar";

const all = listDestinations();

describe("the destination page", () => {
  it("has three highlights for every place, special ones for three cities (CHECKLIST DEST-13, DEST-14)", () => {
    for (const { name, highlights } of all) expect(sampleHighlights(name, highlights)).toHaveLength(3);
    const sets = ["Tokyo", "Paris, France", "BARCELONA", "Atlantis"].map((name) => sampleHighlights(name)[0]);
    expect(new Set(sets).size).toBe(4);
  });

  it("has a default for every quick fact (CHECKLIST DEST-15, DEST-17, DEST-18)", () => {
    expect(quickFacts({})).toEqual({ bestTime: "Year-round", budgetRange: "Varies", knownFor: ["Adventure"] });
    expect(quickFacts({ bestTime: ["May", "June"], perDay: 100, knownFor: ["Tea"] })).toEqual({
      bestTime: "May, June",
      budgetRange: "$500 to $700 for five to seven days",
      knownFor: ["Tea"],
    });
  });

  it("suggests other places that share something", () => {
    for (const place of all) {
      const similar = similarTo(place, all, 4);
      expect(similar).toHaveLength(4);
      expect(similar).not.toContain(place);
      for (const other of similar)
        expect(
          other.style === place.style ||
            other.region === place.region ||
            other.vibes.some((vibe) => place.vibes.includes(vibe)),
        ).toBe(true);
    }
  });
});

describe("the API's destination", () => {
  it.each([
    ["35.0,135.7", { lat: 35, lng: 135.7 }],
    [
      { lat: 1, lng: 2 },
      { lat: 1, lng: 2 },
    ],
    ["35.0", undefined],
    ["91,0", undefined],
    ["a,b", undefined],
    ["1,2,3", undefined],
    [7, undefined],
  ])("reads coordinates %s (CHECKLIST DEST-25)", (value, expected) => {
    expect(readCoordinates(value)).toEqual(expected);
  });

  it("has every field of the documents (CHECKLIST ENT-01, ENT-02)", () => {
    for (const place of all) {
      const dto = toDestinationDto(place, toExploreItem(place, "/picture", false), "/hero");
      for (const field of [
        "id",
        "city",
        "name",
        "description",
        "image_url",
        "tags",
        "country",
        "region",
        "tagline",
        "duration",
        "bestTime",
        "highlights",
        "coordinates",
        "seasonal_events",
        "known_for",
        "climate",
        "vibe_score",
        "featured",
        "imageUrl",
        "bestTimeToVisit",
        "averageCost",
        "popularFor",
      ])
        expect(dto).toHaveProperty(field);
      expect(readCoordinates(dto.coordinates)).toEqual({ lat: place.lat, lng: place.lon });
    }
  });
});
