import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "./catalogue.server";
import { sideTripsFrom } from "./side-trips";

const place = (slug: string, country: string, lat: number, months?: number[]) => ({
  slug,
  name: slug,
  country,
  lat,
  lon: 10,
  places: [{ ...findDestination("lisbon")!.places[0]!, hours: "24/7", months }],
});
const home = place("home", "XA", 45);
const names = (all: ReturnType<typeof place>[], month = 5) => sideTripsFrom(home, all, [month]).map(({ slug }) => slug);

describe("side trips", () => {
  it("are at most three within 600 km, those of the country first, the nearest before others", () => {
    const near = place("near", "XB", 45.5);
    const [own, far] = [place("own", "XA", 49), place("far", "XA", 51)];
    expect(names([home, near, far, own])).toEqual(["own", "near"]);
    expect(names([near, own, place("c", "XB", 46), place("d", "XB", 47)])).toEqual(["own", "near", "c"]);
  });

  it("go nowhere that is mostly closed in these months", () => {
    expect(names([place("huts", "XA", 46, [7, 8])])).toEqual([]);
    expect(names([place("huts", "XA", 46, [7, 8])], 7)).toEqual(["huts"]);
  });

  it("are left out where everything is far", () => {
    expect(sideTripsFrom(findDestination("easter-island")!, listDestinations(), [6])).toEqual([]);
  });
});
