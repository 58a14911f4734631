import { describe, expect, it } from "vitest";
import type { DestinationSource } from "../../app/modules/catalogue/schema/destination.schema";
import { foldName, otherNames } from "../../app/modules/catalogue/places/place-names";
import { distanceKm, type Point } from "../../app/shared/geo";
import { readTowns } from "./gazetteer";

/**
 * Points against an independent gazetteer (GeoNames, towns of 1,000 and more). It holds towns and quarters only: no
 * list of sights with coordinates is to be had as a package, so the pins of single sights have no second witness here.
 */
const files = import.meta.glob<DestinationSource>("../../app/modules/catalogue/destinations/*.yaml", { eager: true, import: "default" });
const all = Object.values(files);

/** A destination's point lies within a city of its name: the farthest corner of the largest. */
const SAME_CITY_KM = 20;
/** Islands, parks and coasts have no town of their name, but some town of their country near. */
const SOME_TOWN_KM = 60;
/** A town's pin is in its middle. */
const TOWN_PIN_KM = 3;
/** Smaller towns are offices and hamlets, whose points are rough. */
const LEAST_PEOPLE = 1_000;
/** Farther away it is another town of that name. */
const NAMESAKE_KM = 15;

interface Town extends Point {
  country: string;
  names: readonly string[];
}

/** By their own names only: other ones are also those of towns beside them. */
const towns: readonly Town[] = readTowns()
  .filter(({ population }) => population >= LEAST_PEOPLE)
  .map(({ key, country, lat, lon }) => ({ country, lat, lon, names: [key] }));
const townsByName = new Map<string, Town[]>();
const townsByCountry = new Map<string, Town[]>();
for (const town of towns) {
  push(townsByCountry, town.country, town);
  for (const name of town.names) push(townsByName, `${town.country} ${name}`, town);
}

function push(index: Map<string, Town[]>, key: string, town: Town): void {
  const known = index.get(key);
  if (known) known.push(town);
  else index.set(key, [town]);
}

function kmToTown(point: Point, country: string, names: readonly (string | undefined)[]): number | undefined {
  const named = names.flatMap((name) => (name ? (townsByName.get(`${country} ${foldName(name)}`) ?? []) : []));
  return named.length > 0 ? Math.min(...named.map((town) => distanceKm(point, town))) : undefined;
}

describe("points of destinations", () => {
  it("lie in the city of their name, or near some town where none has it", () => {
    const astray = all.flatMap((one) => {
      const km = kmToTown(one, one.country, [one.name, ...otherNames(one.slug)]);
      if (km !== undefined) return km > SAME_CITY_KM ? [`${one.slug}: ${Math.round(km)} km from its city`] : [];
      const nearest = Math.min(...(townsByCountry.get(one.country) ?? []).map((town) => distanceKm(one, town)));
      return nearest > SOME_TOWN_KM ? [`${one.slug}: ${Math.round(nearest)} km from any town`] : [];
    });
    expect(astray).toEqual([]);
  });
});

describe("pins of towns and quarters", () => {
  const witnessed = all.flatMap(({ slug, country, neighbourhoods, places }) =>
    [
      ...neighbourhoods.map((part) => ({ name: part.name, names: [part.name], point: part })),
      ...places.map((place) => ({ name: place.id, names: [place.name, place.localName], point: place })),
    ].flatMap(({ name, names, point }) => {
      const km = kmToTown(point, country, names);
      return km !== undefined && km < NAMESAKE_KM ? [{ name: `${slug} ${name}`, km }] : [];
    }),
  );

  it("are many enough to tell", () => {
    expect(witnessed.length).toBeGreaterThan(150);
  });

  it("agree with the gazetteer", () => {
    expect(witnessed.filter(({ km }) => km > TOWN_PIN_KM)).toEqual([]);
  });
});
