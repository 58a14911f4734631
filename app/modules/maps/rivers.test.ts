import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RIVERS } from "../../../scripts/water/rivers";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { decodeWater } from "./water-code";
import type { StoredWater } from "./water-code";

/**
 * On which side of the nearest stretch of a river a pin lies, looking down the way it is written: from its upper end in all
 * towns but Cairo, whose Nile is written against its flow, to the north.
 */
function sideOf(slug: string, { lat, lon }: { lat: number; lon: number }): "left" | "right" {
  const perLon = Math.cos((lat * Math.PI) / 180);
  let nearest = { far: Infinity, side: 0 };
  for (const { course } of RIVERS[slug]!) {
    const spots = course.split(" ").map((text) => text.split(",").map(Number) as [number, number]);
    spots.slice(1).forEach(([toLat, toLon], index) => {
      const [fromLat, fromLon] = spots[index]!;
      const [east, north] = [(toLon - fromLon) * perLon, toLat - fromLat];
      const [x, y] = [(lon - fromLon) * perLon, lat - fromLat];
      const along = Math.min(1, Math.max(0, (x * east + y * north) / (east ** 2 + north ** 2)));
      const far = Math.hypot(x - along * east, y - along * north);
      if (far < nearest.far) nearest = { far, side: east * y - north * x };
    });
  }
  return nearest.side > 0 ? "left" : "right";
}

/** Whether a pin lies on water (non-zero rule). */
function isWater(slug: string, { lat, lon }: { lat: number; lon: number }): boolean {
  const stored = JSON.parse(readFileSync(`app/modules/maps/data/water/${slug}.json`, "utf8")) as { near: StoredWater };
  const turns = decodeWater(stored.near).rings.flatMap((ring) =>
    ring.map((a, k) => {
      const b = ring[(k + 1) % ring.length]!;
      const side = (b.lon - a.lon) * (lat - a.lat) - (lon - a.lon) * (b.lat - a.lat);
      if (a.lat <= lat && b.lat > lat && side > 0) return 1;
      return a.lat > lat && b.lat <= lat && side < 0 ? -1 : 0;
    }),
  );
  return turns.reduce<number>((sum, turn) => sum + turn, 0) !== 0;
}

describe.each([
  ["paris", [], ["louvre", "musee-dorsay", "notre-dame", "tuileries", "eiffel-tower"]],
  ["london", ["tower-bridge"], ["tate-modern", "london-eye", "parliament-big-ben", "tower-of-london", "tate-britain"]],
  ["prague", ["charles-bridge"], ["kampa-island", "old-town-bridge-tower"]],
  ["budapest", ["chain-bridge"], ["parliament", "margaret-island"]],
  ["florence", ["ponte-vecchio"], ["uffizi", "galileo-museum"]],
  ["rome", ["piazza-trilussa"], ["castel-sant-angelo", "villa-farnesina", "ara-pacis", "ghetto-portico-ottavia"]],
  [
    "porto",
    ["six-bridges", "dom-luis-bridge"],
    ["ribeira-quay", "cais-de-gaia", "tram-1-porto", "world-of-discoveries"],
  ],
  ["seville", ["triana-bridge"], ["torre-oro", "calle-betis", "triana-market", "lonja-del-barranco", "maria-trifulca"]],
  ["bangkok", [], ["wat-arun", "wat-pho", "iconsiam", "kudi-chin", "pak-khlong-talat", "the-deck-arun"]],
  ["cairo", ["felucca"], ["cairo-tower", "egyptian-museum", "manial-palace", "el-sawy", "zitouni"]],
  ["vienna", [], ["kunsthaus-wien", "mak-vienna", "prater-riesenrad", "alte-donau", "skopik-und-lohn"]],
  ["dublin", ["hapenny-bridge"], ["epic", "brazen-head", "winding-stair", "boxty-house", "fish-shop-benburb"]],
  [
    "krakow",
    ["bernatek-footbridge"],
    ["dragons-den", "manggha", "engineering-museum-krakow", "pharmacy-under-the-eagle"],
  ],
  ["lyon", [], ["lyon-cathedral", "place-bellecour", "berges-du-rhone", "musee-des-confluences", "comptoir-abel"]],
  ["bordeaux", ["pont-de-pierre"], ["miroir-deau", "cite-du-vin", "darwin-ecosysteme", "saint-michel-bordeaux"]],
  ["salzburg", [], ["cafe-bazar", "haus-der-natur", "green-market", "barenwirt", "marionettentheater"]],
] as const)("the river of %s", (slug, onWater, onLand) => {
  const pin = (id: string) => findDestination(slug)!.places.find((place) => place.id === id)!;

  it("runs under its bridges and past what stands on its banks", () => {
    for (const id of onWater) expect(isWater(slug, pin(id)), id).toBe(true);
    for (const id of onLand) expect(isWater(slug, pin(id)), id).toBe(false);
  });

  it("leaves on land what is not on a bridge, a boat or the very bank", () => {
    const wet = findDestination(slug)!.places.filter((place) => isWater(slug, place));
    expect(
      wet
        .map(({ id }) => id)
        .filter(
          (id) =>
            !/bridge|pont|boat|cruise|pacha-1901|shoes-danube|naplavka|felucca|express|donaukanal|promenade|trilussa|lestacade/.test(
              id,
            ),
        ),
    ).toEqual([]);
  });
});

/** Places of which everybody knows the bank. */
describe.each([
  [
    "rome",
    ["colosseum", "piazza-navona", "ara-pacis", "testaccio-market"],
    ["st-peters", "santa-maria-trastevere", "castel-sant-angelo"],
  ],
  [
    "porto",
    ["wow-gaia", "serra-pilar", "taylors", "grahams"],
    ["clerigos", "ribeira-quay", "bolsa-palace", "world-of-discoveries"],
  ],
  [
    "seville",
    ["seville-cathedral", "torre-oro", "maestranza", "macarena-basilica"],
    ["triana-market", "calle-betis", "cartuja-caac"],
  ],
  [
    "bangkok",
    ["grand-palace", "wat-pho", "khao-san-road", "harmonique", "talat-noi"],
    ["wat-arun", "kudi-chin", "iconsiam"],
  ],
  [
    "dublin",
    ["epic", "winding-stair", "fish-shop-benburb", "collins-barracks", "jameson-bow-street"],
    ["brazen-head", "boxty-house", "temple-bar", "guinness-storehouse", "trinity-college"],
  ],
  [
    "krakow",
    ["wawel-castle", "kazimierz-szeroka", "engineering-museum-krakow", "national-museum-krakow", "plac-nowy"],
    ["manggha", "schindlers-factory", "ghetto-heroes-square", "krakus-podgorze", "zakrzowek"],
  ],
  [
    "bordeaux",
    ["miroir-deau", "cite-du-vin", "la-tupina", "capc", "halles-de-bacalan"],
    ["darwin-ecosysteme", "magasin-general-darwin"],
  ],
  [
    "salzburg",
    ["salzburg-cathedral", "haus-der-natur", "augustiner-brau", "nonnberg", "cafe-furst"],
    ["cafe-bazar", "mirabell", "mozart-residence", "kapuzinerberg", "zum-fidelen-affen"],
  ],
  [
    "lyon",
    ["place-bellecour", "place-des-terreaux", "parc-de-la-tete-dor", "halles-paul-bocuse", "comptoir-abel"],
    ["lyon-cathedral", "vieux-lyon-traboules", "opera-de-lyon"],
  ],
  ["vienna", ["schweizerhaus", "prater-riesenrad", "skopik-und-lohn"], ["stephansdom", "kunsthaus-wien", "mak-vienna"]],
] as const)("the banks of the river of %s", (slug, left, right) => {
  const pin = (id: string) => findDestination(slug)!.places.find((place) => place.id === id)!;

  it("have on them what stands there", () => {
    const at = Object.fromEntries([...left, ...right].map((id) => [id, sideOf(slug, pin(id))]));
    const known = [...left.map((id) => [id, "left"]), ...right.map((id) => [id, "right"])];
    expect(at).toEqual(Object.fromEntries(known));
  });
});

it("the Nile has Cairo's museum to the right of its way north, and Gezira and Rhoda between its arms", () => {
  const pin = (id: string) => findDestination("cairo")!.places.find((place) => place.id === id)!;
  expect(["egyptian-museum", "taboula", "coptic-museum"].map((id) => sideOf("cairo", pin(id)))).toEqual(
    Array(3).fill("right"),
  );
  for (const id of ["cairo-tower", "cairo-opera-house", "manial-palace"]) {
    const { lat, lon } = pin(id);
    for (const side of [-1, 1]) {
      const crossed = Array.from({ length: 40 }, (_, step) => ({ lat, lon: lon + side * step * 0.0004 }));
      expect(
        crossed.some((spot) => isWater("cairo", spot)),
        `${id}, ${side > 0 ? "east" : "west"}`,
      ).toBe(true);
    }
  }
});
