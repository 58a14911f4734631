import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { findStaticFile } from "./bundles.server";
import { readDestinations } from "./discover-bundle";
import type { DiscoverBundle } from "./discover-bundle";
import { findAmong } from "./explore-find";
import type { SearchGround } from "./explore-find";
import { itemOf } from "./explore.server";
import type { Searchable } from "../places/searchable";

const all = listDestinations();
const items = all.map(itemOf);

async function bundle(): Promise<DiscoverBundle> {
  return JSON.parse((await findStaticFile("discover-bundle.json"))!.text) as DiscoverBundle;
}

/** The slugs that an address finds, best first. */
function finds<T extends Searchable>(all: readonly T[], toItem: SearchGround<T>["itemOf"], search: string): string[] {
  const ground = { all, itemOf: toItem, month: 5, findDeparture: () => undefined };
  return findAmong(ground, new URLSearchParams(search)).places.map(({ item }) => item.id);
}

describe("the data of discovery on a device", () => {
  it("is small enough to be fetched in the background of a bad line", async () => {
    const { brotli, text } = (await findStaticFile("discover-bundle.json"))!;
    expect(brotli.length / listDestinations().length).toBeLessThan(850);
    expect(brotliDecompressSync(brotli).toString("utf8")).toBe(text);
  });

  it("holds every place, in the order of the cards", async () => {
    const here = readDestinations(items, await bundle());
    expect(here.map(({ slug }) => slug)).toEqual(items.map(({ id }) => id));
    expect(here.every(({ picture }) => picture.src.startsWith("/art/") && picture.alt !== "")).toBe(true);
  });

  it("leaves out a place that only one of the two files knows, as after a new version of one of them", async () => {
    const { places, ...rest } = await bundle();
    const here = readDestinations(items, { ...rest, places: places.filter(({ slug }) => slug !== "kyoto") });
    expect(here).toHaveLength(items.length - 1);
  });

  // Each list of places has an index of its own, made with the first search in it.
  let onDevice: ReturnType<typeof readDestinations> | undefined;

  it.each([
    "q=japan",
    "q=fushimi inari",
    "q=hot springs",
    "q=warm and dry in february",
    "q=somewhere like bali",
    "q=quiet island in may under $150",
    "q=safari",
    "q=easy walking in april",
    "q=not crowded in june",
    "q=wine and castles",
    "q=5 days in europe in october",
    "vibe=foodie&region=asia",
    "budget=luxury&season=winter&sort=price",
    "q=northern lights&region=europe",
  ])("finds the same as the server: %s", async (search) => {
    const here = (onDevice ??= readDestinations(items, await bundle()));
    const found = finds(all, itemOf, search);
    expect(found.length).toBeGreaterThan(0);
    expect(finds(here, ({ item }) => item, search)).toEqual(found);
  });
});
