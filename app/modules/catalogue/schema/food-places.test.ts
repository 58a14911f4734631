import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { isFoodPlace, isOfTaste } from "./food-places";

const places = listDestinations().flatMap(({ slug, places: all }) => all.map((place) => ({ slug, ...place })));
const named = (slug: string, name: string) => {
  const found = places.find((place) => place.slug === slug && place.name === name);
  if (!found) throw new Error(`${slug} has no ${name}`);
  return found;
};

describe("a place about food", () => {
  it.each([
    ["chiang-mai", "Thai Farm Cooking School"],
    ["bangkok", "Yaowarat Road street food"],
    ["bordeaux", "La Cité du Vin"],
    ["brussels", "Cantillon Brewery"],
    ["zurich", "Lindt Home of Chocolate"],
    ["venice", "Rialto Market"],
    ["madrid", "Casa Labra"],
    ["porto", "Taylor's Port Cellars"],
  ])("is, in %s, %s", (slug, name) => {
    expect(isFoodPlace(named(slug, name))).toBe(true);
    expect(isOfTaste(named(slug, name), "food")).toBe(true);
  });

  it.each([
    ["barcelona", "Mercat dels Encants"],
    ["dubai", "Gold Souk"],
    ["shanghai", "Longhua Temple"],
    ["amsterdam", "Floating Flower Market"],
    ["bordeaux", "CAPC Museum of Contemporary Art"],
    ["siem-reap", "Pub Street"],
    ["taipei", "Huashan 1914 Creative Park"],
  ])("is not, in %s, %s", (slug, name) => {
    expect(isFoodPlace(named(slug, name))).toBe(false);
  });

  it("is every table, and one market, tasting or class in two out of three destinations", () => {
    const tables = places.filter(({ kind }) => kind === "restaurant" || kind === "food-hall" || kind === "cafe");
    expect(tables.every(isFoodPlace)).toBe(true);
    const stops = new Set(places.filter((one) => isFoodPlace(one) && !tables.includes(one)).map(({ slug }) => slug));
    expect(stops.size / listDestinations().length).toBeGreaterThan(0.6);
  });
});
