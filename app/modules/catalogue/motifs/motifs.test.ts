import { gzipSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { PLACE_KINDS } from "../schema/vocabulary";
import type { PlaceKind } from "../schema/vocabulary";
import { drawnMotif, everyMotif } from "./drawn-motif";
import { ONLY_IN } from "./motif-countries";
import { MOTIFS_OF } from "./motif-fit";
import { keyNamed, motifName, VARIANTS } from "./motif-key";
import { fitsKind, motifOf } from "./motif-of";
import { MOTIF_SCENES } from "./scenes/all-scenes";
import type { Motif } from "./scenes/all-scenes";
import { FAITH } from "./scenes/faith";

const places = listDestinations().flatMap(({ slug, country, places: all }) =>
  all.map((place) => ({ ...place, country, at: `${slug}/${place.id}`, motif: motifOf(place, country) })),
);

describe("motifs", () => {
  it("have a scene each, and each scene a kind of place", () => {
    const named = new Set(PLACE_KINDS.flatMap((kind) => MOTIFS_OF[kind]));
    expect([...named].sort()).toEqual(Object.keys(MOTIF_SCENES).sort());
  });

  it("stand beside every place, fit its kind, and are all used", () => {
    expect(places.filter(({ kind, motif }) => !fitsKind(motif, kind)).map(({ at }) => at)).toEqual([]);
    const used = new Set(places.map(({ motif }) => motif));
    expect(Object.keys(MOTIF_SCENES).filter((motif) => !used.has(motif))).toEqual([]);
  });

  it.each(everyMotif())("%s is a whole drawing of at most 5 KB packed, another in each variant", (motif) => {
    const drawings = Array.from({ length: VARIANTS }, (_, variant) =>
      drawnMotif({ motif, variant, inks: "stone", hour: variant === 1 ? "night" : "day" }),
    );
    expect(new Set(drawings).size).toBe(VARIANTS);
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|#[0-9a-f]{0,5}"/);
      expect(gzipSync(svg!).length).toBeLessThanOrEqual(5 * 1024);
      expect(new Resvg(svg!).width).toBe(600);
    }
  });

  it("are of the place's own faith", () => {
    const sacred = (kind: PlaceKind): Set<string> => new Set(MOTIFS_OF[kind].filter((motif) => motif in FAITH));
    const shared = (a: PlaceKind, b: PlaceKind): string[] => [...sacred(a)].filter((motif) => sacred(b).has(motif));
    // A synagogue is a church or a temple by kind, and only its words give it this picture; so with cliff monasteries.
    expect(shared("church", "temple").sort()).toEqual(["mountain-monastery", "synagogue"]);
    expect(shared("church", "mosque")).toEqual([]);
    expect(shared("temple", "mosque")).toEqual([]);
    const houses = places.filter(({ motif, kind }) => motif === "synagogue" && kind !== "neighbourhood");
    expect(houses.length).toBeGreaterThan(5);
    for (const { name, tags } of houses) expect(`${name} ${tags.join(" ")}`).toMatch(/synagog|jewish/i);
  });

  it("are at home where they stand: no torii beside a shrine outside Japan", () => {
    const abroad = places.filter(({ motif, country }) => (ONLY_IN[motif as Motif] ?? country) !== country);
    expect(abroad.map(({ at }) => at)).toEqual([]);
  });

  it.each<[string, PlaceKind, string[], string, string]>([
    ["Fushimi Inari", "temple", ["thousand torii"], "JP", "torii-row"],
    ["Erawan Shrine", "temple", ["Brahma"], "TH", "wat"],
    ["Lotus Temple", "temple", ["bahai"], "IN", "bell-gate"],
    ["Kiyomizu-dera", "temple", ["wooden stage"], "JP", "wooden-temple"],
    ["Wat Pho", "temple", ["reclining Buddha"], "TH", "buddha"],
    ["Spice Bazaar", "market", ["spices"], "TR", "bazaar"],
    ["Royal Opera House", "theatre", ["ballet", "opera"], "GB", "dance"],
    ["Keizersgracht", "street", ["canal"], "NL", "canal"],
    ["A museum", "museum", [], "FR", "museum"],
    ["Blue Lagoon", "hot-spring", ["lava field"], "IS", "hot-spring"],
    ["Osaka Castle", "castle", ["keep"], "JP", "japanese-castle"],
    ["Pizzeria da Michele", "restaurant", ["margherita"], "IT", "pizza"],
  ])("%s, a %s", (name, kind, tags, country, motif) => {
    expect(motifOf({ name, kind, tags }, country)).toBe(motif);
  });

  it("follow the file where it names one that fits", () => {
    const source = { name: "A museum", kind: "museum" as const, tags: [] };
    expect(motifOf({ ...source, motif: "prison" }, "FR")).toBe("prison");
    expect(motifOf({ ...source, motif: "beach" }, "FR")).toBe("museum");
  });

  it("have names that say their key, and no others do", () => {
    const key = { motif: "torii-row", variant: 2, inks: "japan", hour: "dawn" } as const;
    expect(keyNamed(motifName(key))).toEqual(key);
    for (const name of [
      "",
      "torii",
      "torii.9.japan.dawn",
      "torii.0.moon.dawn",
      "torii.0.japan.noon",
      "a.0.japan.dawn.x",
    ])
      expect(keyNamed(name), name).toBeUndefined();
  });
});
