import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countryName } from "#app/shared/display-names";
import { distanceKm } from "#app/shared/geo";
import { listCountries } from "../country/countries";
import { findDestination, resolvePlace } from "./catalogue.server";
import { regionNameOf, spotsNamed } from "./gazetteer.server";
import { readRow } from "./gazetteer-row";
import type { Spot } from "./gazetteer-row";
import { foldName, ownNames } from "./place-names";
import { sampleOfDay } from "#tests/setup/day-sample";

const LEAST_PEOPLE = 60_000;
/** A place of ours this far away is another place. */
const ANOTHER_KM = 120;

const lines = readFileSync("app/data/generated/gazetteer.tsv", "utf8").trimEnd().split("\n");
const cities = lines.flatMap((line): Spot[] => {
  const row = readRow(line);
  return "spot" in row && row.spot.km === undefined && row.spot.people > LEAST_PEOPLE ? [row.spot] : [];
});

/** The place that a name is taken for, and its distance from the city that was meant. */
function takenFor(typed: string, city: Spot): { slug: string; km: number } | undefined {
  const answer = resolvePlace(typed);
  if (answer.kind !== "covered") return undefined;
  return { slug: answer.place.slug, km: distanceKm(city, findDestination(answer.place.slug)!) };
}

const isNamesake = ({ name }: Spot, slug: string): boolean => ownNames(findDestination(slug)!).includes(foldName(name));
/** In parts, so that each is short, of which two are tried a day. */
const PART = 700;
const parts = sampleOfDay(
  Array.from({ length: Math.ceil(cities.length / PART) }, (_, at) => cities.slice(at * PART, (at + 1) * PART)),
  ([first]) => first!.name,
  2,
);

describe("the gazetteer", () => {
  it("finds towns by their own and other names, the largest first", () => {
    expect(
      spotsNamed("paris")
        .map(({ country }) => country)
        .slice(0, 3),
    ).toEqual(["FR", "US", "CA"]);
    expect(spotsNamed("москва")[0]).toMatchObject({ name: "Moscow", isOtherName: true });
    expect(spotsNamed("lombardy")[0]).toMatchObject({ name: "Lombardy", country: "IT" });
    expect(regionNameOf({ country: "US", admin: "TX" })).toBe("Texas");
    for (const none of ["", "zzzzzz", "!", "\u{10ffff}"]) expect(spotsNamed(none)).toEqual([]);
  });

  it("is sorted by the bytes of its keys", () => {
    const keys = lines.map((line) => Buffer.from(line.slice(0, line.indexOf("\t"))));
    expect(keys.findIndex((key, at) => at > 0 && Buffer.compare(keys[at - 1]!, key) > 0)).toBe(-1);
  });
});

describe("cities of the world", () => {
  it("are many", () => expect(cities.length).toBeGreaterThan(7_500));

  it.each(parts.map((part) => [part[0]!.name, part] as const))(
    "from %s on are never taken for a place of ours that has another name",
    (_, part) => {
      const wrong = part.flatMap((city) => {
        const taken = takenFor(city.name, city);
        return taken && taken.km > ANOTHER_KM && !isNamesake(city, taken.slug) ? [`${city.name}: ${taken.slug}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(parts.map((part) => [part[0]!.name, part] as const))(
    "from %s on are never taken for a place of ours in another country or state",
    (_, part) => {
      const wrong = part.flatMap((city) => {
        const typed = `${city.name}, ${city.country === "US" ? city.admin : countryName(city.country)}`;
        const taken = takenFor(typed, city);
        return taken && taken.km > ANOTHER_KM ? [`${typed}: ${taken.slug}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe("countries of the world", () => {
  it("are known, and none is taken for a place outside of it", () => {
    const wrong = listCountries().flatMap(({ code, name }) =>
      [name, countryName(code)].flatMap((typed) => {
        const answer = resolvePlace(typed);
        switch (answer.kind) {
          case "covered":
            return findDestination(answer.place.slug)?.country === code ? [] : [`${typed}: ${answer.place.slug}`];
          case "area":
            return answer.places.every(({ slug }) => findDestination(slug)?.country === code) ? [] : [typed];
          case "elsewhere":
          case "near":
          case "part":
          case "several":
            return [];
          case "unknown":
            return [`${typed}: unknown`];
        }
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("other names of our places", () => {
  it("that a town elsewhere has for its own are asked about", () => {
    expect(resolvePlace("Hollywood")).toMatchObject({ kind: "several" });
    expect(resolvePlace("Florencia")).toMatchObject({ kind: "several" });
  });
});
