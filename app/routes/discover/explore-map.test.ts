import { describe, expect, it } from "vitest";
import { REGIONS } from "#app/modules/catalogue/schema/vocabulary";
import { loader } from "./explore-map";

async function mapOf(query = "") {
  const request = new Request(`http://localhost:3000/explore/map${query}`);
  return loader({ request, params: {}, context: { origin: "http://localhost:3000" } });
}

describe("the map of the world on a phone", () => {
  it("begins with the regions, each a number that leads closer", async () => {
    const { targets, cards } = await mapOf();
    expect(targets).toHaveLength(REGIONS.length);
    expect(targets.map(({ href }) => href)).toContain("/explore/map?region=europe#map");
    expect(cards).toEqual([]);
  });

  it("leads closer until a place stands alone, and tells of it what one asks first", async () => {
    let address = "?region=europe";
    for (let step = 0; step < 6; step++) {
      const { targets, cards, spots } = await mapOf(address);
      expect(spots.some(({ slug }) => slug === "paris")).toBe(true);
      const paris = cards.find(({ slug }) => slug === "paris");
      if (paris) {
        expect(targets.find(({ name }) => name === "Paris")?.href).toBe("#card-paris");
        expect(paris).toMatchObject({ name: "Paris", country: "France", perDay: expect.any(Number) });
        expect(paris.bestMonths).toMatch(/[A-Z][a-z]+/);
        return;
      }
      address = `?region=europe&around=paris&times=${step + 1}`;
    }
    expect.unreachable("Paris never stood alone");
  });

  it("reads what makes no sense as from afar", async () => {
    const whole = await mapOf("?region=europe");
    for (const query of ["&around=paris&times=two", "&around=nowhere&times=3", "&times=-1", "&around=paris&times=0.5"])
      expect((await mapOf(`?region=europe${query}`)).view, query).toEqual(whole.view);
    expect((await mapOf("?region=atlantis&around=paris&times=9")).targets).toHaveLength(REGIONS.length);
    expect((await mapOf("?region=europe&around=paris&times=99")).spots.length).toBeGreaterThan(0);
  });
});
