import { describe, expect, it } from "vitest";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { travelDnaOf } from "#app/modules/profile/dna";
import { seededRng } from "#app/shared/rng";
import {
  DEAL_BREAKERS,
  DEAL_BREAKER_LABELS,
  MISERY_FLOOR,
  NO_WISHES,
  blendFits,
  breaksADeal,
  isBetterFor,
  outcomeOf,
  tasteDistance,
  fitFor,
} from "./group";

const files = import.meta.glob<DestinationSource>("../catalogue/destinations/*.yaml", {
  eager: true,
  import: "default",
});
const places = Object.values(files).flatMap((one) => one.places);
const town = { dna: travelDnaOf({ view: ["old-town"], afternoon: ["museum"], dinner: ["reason"] }), wishes: NO_WISHES };
const country = { dna: travelDnaOf({ view: ["peaks"], afternoon: ["hike", "thrill"] }), wishes: NO_WISHES };

describe("how a place suits one person", () => {
  it("stays inside 0 and 1 for every place of the catalogue", () => {
    for (const place of places) {
      const fit = fitFor(place, country);
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThanOrEqual(1);
    }
  });

  it("tells a museum from a trail, and a wish lifts what was wished for", () => {
    const museum = { kind: "museum", name: "Museum", tags: [], vibes: ["culture"], effort: 0, price: 10 } as const;
    const trail = {
      kind: "trail",
      name: "Trail",
      tags: [],
      vibes: ["nature", "adventure"],
      effort: 3,
      price: 0,
    } as const;
    const asPlace = (place: typeof museum | typeof trail) => ({
      ...place,
      tags: [...place.tags],
      vibes: [...place.vibes],
    });
    expect(fitFor(asPlace(museum), town)).toBeGreaterThan(fitFor(asPlace(trail), town));
    expect(fitFor(asPlace(trail), country)).toBeGreaterThan(fitFor(asPlace(museum), country));
    expect(fitFor(asPlace(museum), { ...country, wishes: { likes: ["culture"], never: [] } })).toBeGreaterThan(
      fitFor(asPlace(museum), country),
    );
  });
});

describe("deal-breakers", () => {
  it("each have words and rule something of the catalogue out, not all of it", () => {
    for (const never of DEAL_BREAKERS) {
      expect(DEAL_BREAKER_LABELS[never].length).toBeGreaterThan(3);
      const broken = places.filter((place) => breaksADeal(place, [{ wishes: { likes: [], never: [never] } }])).length;
      expect(broken, never).toBeGreaterThan(0);
      expect(broken, never).toBeLessThan(places.length / 2);
    }
  });

  it("hold for the whole group, whoever said them", () => {
    const bar = places.find((place) => place.kind === "bar")!;
    const people = [{ wishes: NO_WISHES }, { wishes: { likes: [], never: ["nightlife" as const] } }];
    expect(breaksADeal(bar, people)).toBe(true);
    expect(breaksADeal(bar, [...people].reverse())).toBe(true);
    expect(breaksADeal(bar, [{ wishes: NO_WISHES }])).toBe(false);
  });
});

describe("the blend", () => {
  it("does not mind the order of the people, and lies between the least and the most pleased", () => {
    const random = seededRng(7);
    for (let run = 0; run < 300; run++) {
      const fits = Array.from({ length: 2 + Math.floor(random() * 5) }, () => random());
      const weights = fits.map(() => 1);
      const blend = blendFits(fits, weights);
      expect(blendFits([...fits].reverse(), weights)).toBe(blend);
      expect(outcomeOf([...fits].reverse())).toEqual(outcomeOf(fits));
      expect(blend).toBeGreaterThanOrEqual(Math.min(...fits) - 1e-12);
      expect(blend).toBeLessThanOrEqual(Math.max(...fits) + 1e-12);
    }
  });

  it("leans to whom it weighs more", () => {
    expect(blendFits([0.9, 0.2], [1, 3])).toBeLessThan(blendFits([0.9, 0.2], [1, 1]));
  });

  it("puts nobody being miserable before a higher mean", () => {
    const fair = outcomeOf([MISERY_FLOOR, MISERY_FLOOR]);
    const unfair = outcomeOf([1, MISERY_FLOOR - 0.1]);
    expect(unfair.mean).toBeGreaterThan(fair.mean);
    expect(isBetterFor(fair, unfair)).toBe(true);
    expect(isBetterFor(unfair, fair)).toBe(false);
    expect(isBetterFor(outcomeOf([0.9, 0.8]), fair)).toBe(true);
    expect(isBetterFor(fair, fair)).toBe(false);
  });

  it("sees how far apart two people are, the same from both sides", () => {
    expect(tasteDistance(town.dna, country.dna)).toBe(tasteDistance(country.dna, town.dna));
    expect(tasteDistance(town.dna, country.dna)).toBeGreaterThan(tasteDistance(town.dna, town.dna));
  });
});
