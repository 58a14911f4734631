import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { pick, seededRng } from "#app/shared/rng";
import { addDays } from "#app/shared/calendar";
import { LANDS, LEAVES } from "./cases";
import type { Case } from "./cases";
import type { City } from "./city";

const FIRST_START = "2027-01-04";
const NIGHTS = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 9, 12, 14, 21];
const PACES = ["relaxed", "moderate", "moderate", "packed"] as const;
const DIETS = ["vegetarian", "vegan", "halal", "gluten-free", "nut-allergy"] as const;
const NEEDS = ["step-free", "short-walks"] as const;
const BUDGETS = [
  { tier: "budget-friendly", budget: 1_500 },
  { tier: "moderate", budget: 4_000 },
  { tier: "moderate", budget: 4_000 },
  { tier: "luxury", budget: 12_000 },
] as const;

/** The judge's view of a city without knowledge of its own: the reasons to come in the city's file, and its pairs. */
export function asItsFileSays(slug: string): City {
  const { places, anchors, dayTrips, together } = findDestination(slug)!;
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const named = (id: string): RegExp =>
    new RegExp((nameOf.get(id) ?? id).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), "i");
  const inTown = places.filter(({ id }) => !dayTrips.some((trip) => trip.places.includes(id)));
  const months = new Map(places.map((place) => [place.id, place.months]));
  return {
    reasons: anchors
      .filter(({ place }) => months.get(place) === undefined)
      .map(({ place, nights }) => ({
        name: named(place),
        nights,
        isDay: !inTown.some(({ id }) => id === place),
        months: [1, 12] as const,
      })),
    pairs: together.flatMap(([one, other]): [RegExp, RegExp][] =>
      one !== undefined && other !== undefined ? [[named(one), named(other)]] : [],
    ),
    tickets: [],
    airports: new Map(),
    shut: [],
  };
}

/** Random trips over the whole catalogue without the cities that are known or held out: any date, length and party. */
export function drawnCases(seed: number, count: number, besides: ReadonlySet<string>): Case[] {
  const rng = seededRng(seed);
  const slugs = listDestinations()
    .map(({ slug }) => slug)
    .filter((slug) => !besides.has(slug));
  return Array.from({ length: count }, (_, index): Case => {
    const lands = pick(rng, LANDS);
    return {
      slug: slugs[(index + Math.floor(rng() * slugs.length)) % slugs.length]!,
      start: addDays(FIRST_START, Math.floor(rng() * 350)),
      nights: pick(rng, NIGHTS),
      lands,
      leaves: pick(rng, LEAVES),
      isNightFlight: lands < "08:00" && rng() < 0.7,
      pace: pick(rng, PACES),
      ...pick(rng, BUDGETS),
      children: rng() < 0.25 ? 1 + Math.floor(rng() * 2) : 0,
      diets: rng() < 0.3 ? [pick(rng, DIETS)] : [],
      accessNeeds: rng() < 0.12 ? [pick(rng, NEEDS)] : [],
      airport: 0,
    };
  });
}
