import { describe, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import type { Ctx } from "#app/shared/context";
import { findDestinationsBundle, findStaticFile, getExploreBundle } from "./bundles.server";
import { destinationsBundleSchema, exploreBundleSchema } from "./bundles.schema";
import { listDestinations } from "../places/catalogue.server";
import { DEFAULT_FILTER_OPTIONS } from "../search/explore-filters";
import { findPlaces } from "./explore-find.server";
import {
  SHORT_LIST,
  USUAL_LIST,
  fetchDestination,
  filterOptions,
  listOrBuiltIn,
  queryDestinations,
} from "./explore.server";
import type { DestinationQuery } from "./explore.server";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

function context(faults: Ctx["faults"] = {}, minute = 0): Ctx {
  return {
    now: new Date(Date.UTC(2027, 4, 1, 12, minute)),
    traceId: "test",
    signal: new AbortController().signal,
    address: "127.0.0.1",
    origin: "http://localhost",
    faults,
    log: quiet,
  };
}

const ask = (part: Partial<DestinationQuery>): DestinationQuery => ({ tags: [], seasonalEvents: [], ...part });
const TOO_MANY: Ctx["faults"] = { destinations: { kind: "status", status: 429 } };

describe("asking for destinations", () => {
  it("answers fifty of all without a question, and four where it is featured, tagged or of a season (CHECKLIST LIM-05, LIM-06)", async () => {
    const first = await queryDestinations(context(), ask({}));
    expect(first.destinations).toEqual(listDestinations().slice(0, USUAL_LIST));
    expect([first.total, first.limit]).toEqual([listDestinations().length, USUAL_LIST]);
    for (const part of [{ featured: true }, { tags: ["beach"] }])
      expect((await queryDestinations(context(), ask(part))).destinations).toHaveLength(SHORT_LIST);
    expect((await queryDestinations(context(), ask({ tags: ["beach"], limit: 2 }))).destinations).toHaveLength(2);
  });

  it("chooses among twice as many those that carry more of the tags (CHECKLIST LIM-06)", async () => {
    const found = (await queryDestinations(context(), ask({ tags: ["beach", "wellness"] }))).destinations;
    const matched = found.map(
      ({ vibes, tags }) => ["beach", "wellness"].filter((tag) => [...vibes, ...tags].includes(tag)).length,
    );
    expect(matched).toEqual([...matched].sort((a, b) => b - a));
  });

  it("takes a region however it is written and finds nothing in one that is none", async () => {
    const names = async (region: string) =>
      (await queryDestinations(context(), ask({ region }))).destinations.map(({ slug }) => slug);
    expect(await names("North America")).toEqual(await names("north-america"));
    expect(await names("Atlantis")).toEqual([]);
  });

  it("finds the same in the fall as in the autumn, and no waterfalls", async () => {
    const names = async (event: string) =>
      (await queryDestinations(context(), ask({ seasonalEvents: [event], limit: 50 }))).destinations.map(
        ({ slug }) => slug,
      );
    expect(await names("fall")).toEqual(await names("autumn"));
    expect(await names("fall")).toEqual(expect.arrayContaining(["kyoto", "montreal"]));
    expect(await names("Fall")).not.toContain("victoria-falls");
  });

  it("serves what it remembers when refused, and says so when it remembers nothing (CHECKLIST ERR-05, ERR-06)", async () => {
    const known = (await queryDestinations(context(), ask({ climate: "arid" }))).destinations;
    expect((await queryDestinations(context(TOO_MANY, 20), ask({ climate: "arid" }))).destinations).toEqual(known);
    await expect(queryDestinations(context(TOO_MANY), ask({ tags: ["never asked"] }))).rejects.toMatchObject({
      status: 429,
      message: "Rate limited and no cached data available",
    });
  });

  it("stands on four built-in places when the catalogue fails, and is whole again afterwards (CHECKLIST DEST-23, DEST-24)", async () => {
    const names = (await listOrBuiltIn(context({ destinations: { kind: "error" } }))).map(({ name }) => name);
    expect(names).toEqual(["Kyoto", "Santorini", "Patagonia", "Marrakech"]);
    expect((await listOrBuiltIn(context())).length).toBe(listDestinations().length);
  });

  it("finds one by its slug, or none", async () => {
    expect((await fetchDestination(context(), "kyoto"))?.name).toBe("Kyoto");
    expect(await fetchDestination(context(), "nowhere")).toBeUndefined();
  });

  it("answers a built-in place while the catalogue fails, and says so for any other (CHECKLIST DEST-20, DEST-24)", async () => {
    const failing = context({ destinations: { kind: "error" } });
    expect((await fetchDestination(failing, "kyoto"))?.name).toBe("Kyoto");
    await expect(fetchDestination(failing, "lisbon")).rejects.toMatchObject({
      status: 503,
      message: "Unable to load destination details",
    });
  });

  it("begins short lists with the handpicked", async () => {
    expect(
      (await queryDestinations(context(), ask({ tags: ["beach"] }))).destinations.map(({ slug }) => slug),
    ).toContain("bali");
  });

  it("has filter options even when the call fails (CHECKLIST EXPL-32)", async () => {
    expect(await filterOptions(context({ filters: { kind: "error" } }))).toEqual(DEFAULT_FILTER_OPTIONS);
  });
});

describe("the published bundles", () => {
  it("hold every destination within 120 KB over the wire", async () => {
    const file = await findStaticFile("explore-bundle.json");
    expect(file?.brotli.length).toBeLessThan(120 * 1024);
    expect((JSON.parse(file?.text ?? "") as { all: unknown[] }).all).toHaveLength(listDestinations().length);
    expect(brotliDecompressSync(file?.brotli ?? Buffer.alloc(0)).toString("utf8")).toBe(file?.text);
  });

  it("have their schemas beside them and nothing else", async () => {
    for (const name of ["destinations-bundle.schema.json", "explore-bundle.schema.json"])
      expect((await findStaticFile(name))?.text).toContain('"$schema"');
    expect(findStaticFile("__proto__")).toBeUndefined();
  });

  it("are what their schemas say", async () => {
    const [explore, destinations] = await Promise.all(
      ["explore-bundle.json", "destinations-bundle.json"].map((name) => findStaticFile(name)),
    );
    expect(exploreBundleSchema.safeParse(JSON.parse(explore?.text ?? "")).error?.issues ?? []).toEqual([]);
    expect(destinationsBundleSchema.safeParse(JSON.parse(destinations?.text ?? "")).error?.issues ?? []).toEqual([]);
    expect(destinations?.brotli.length).toBeLessThan(8 * 1024);
  });

  it("are replaced by empty ones when they are not valid or fail (CHECKLIST EXPL-64, ERR-07)", async () => {
    expect((await getExploreBundle(context({ bundles: { kind: "empty" } }))).all).toEqual([]);
    expect(await findDestinationsBundle(context({ bundles: { kind: "error" } }))).toBeUndefined();
    expect((await findDestinationsBundle(context({ bundles: { kind: "empty" } })))?.destinationCount).toBe(0);
  });
});

describe("the results of an address of the explore page", () => {
  const find = (query: string) => findPlaces(context(), new URLSearchParams(query));

  it("shows every place in the order that is asked for, also without a word or a filter", async () => {
    const { isActive, places } = await find("sort=price");
    expect(isActive).toBe(true);
    expect(places).toHaveLength(listDestinations().length);
    const prices = places.map(({ item }) => item.averageCostPerDay);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await find("")).isActive).toBe(false);
  });

  it("answers a city that is none of its places with those near it", async () => {
    const { told, places, missing } = await find("q=Genf");
    expect(told).toBe("We don't cover Geneva yet. These places are nearby.");
    expect(missing).toEqual([]);
    expect(places.slice(0, 4).map(({ item }) => item.id)).toContain("interlaken");
  });

  it("answers a day out or a part of a place with that place alone", async () => {
    const { told, places } = await find("q=Sintra");
    expect(told).toBe("We cover Sintra as a day out from Lisbon.");
    expect(places.map(({ item }) => item.id)).toEqual(["lisbon"]);
  });

  it("leaves every place when the words ask for nothing in particular, none when nobody knows them", async () => {
    expect((await find("q=somewhere+nice")).places).toHaveLength(listDestinations().length);
    expect(await find("q=zzzzqqqq")).toMatchObject({ places: [], missing: ["zzzzqqqq"] });
  });
});
