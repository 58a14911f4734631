import { describe, expect, it } from "vitest";
import { sightsOnMap } from "#app/modules/maps/destination-map";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { loader } from "#app/routes/discover/destination-map";

const ORIGIN = "http://localhost:3000";

const get = (slug: string, query = "", headers: Record<string, string> = {}) =>
  loader({
    request: new Request(`${ORIGIN}/destination/${slug}/map.svg${query}`, { headers }),
    params: { slug },
    context: { origin: ORIGIN },
  });

describe("GET /destination/:slug/map.svg", () => {
  it("draws the sights in town with their parts of town, for everybody and for a while", async () => {
    const answer = await get("lisbon");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "public, max-age=3600"]);
    const svg = await answer.text();
    const sights = sightsOnMap(findDestination("lisbon")!);
    expect(sights.length).toBeGreaterThan(4);
    for (const { mark, name } of sights) {
      expect(svg).toContain(`href="#sight-${mark}"`);
      expect(svg).toContain(`aria-label="${mark} ${name.replaceAll("'", "&#39;")}"`);
    }
    const again = await get("lisbon", "", { "If-None-Match": answer.headers.get("ETag")! });
    expect(again.status).toBe(304);
  });

  it("draws stays and the centre", async () => {
    const svg = await (await get("lisbon", "?stays=38.71,-9.14;38.72000,-9.15")).text();
    expect([...svg.matchAll(/href="#stay-(\d)"/g)].map(([, mark]) => mark)).toEqual(["1", "2"]);
    expect(svg).toContain(">Centre</text>");
  });

  it("draws the stays of other pages as dots without a number", async () => {
    const plain = await (await get("lisbon", "?stays=38.71,-9.14")).text();
    const svg = await (await get("lisbon", "?stays=38.71,-9.14&others=38.72,-9.15;38.705,-9.13")).text();
    const dots = (drawing: string) => drawing.match(/h\.01/g)?.length ?? 0;
    expect(dots(svg) - dots(plain)).toBe(2);
    expect([...svg.matchAll(/href="#stay-(\d)"/g)].map(([, mark]) => mark)).toEqual(["1"]);
  });

  it.each([
    ...["?stays=", "?stays=here", "?stays=99,10", "?stays=1,2;", `?stays=${Array(31).fill("1,2").join(";")}`],
    ...["?stays=1,2&others=here", `?stays=1,2&others=${Array(61).fill("1,2").join(";")}`],
  ])("refuses %s", async (query) => {
    const answer = await get("lisbon", query);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe("VALIDATION_ERROR");
  });

  it("is not there for a place that is not ours", async () => {
    expect((await get("atlantis")).status).toBe(404);
  });
});
