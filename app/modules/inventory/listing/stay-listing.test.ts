import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { HotelOffer } from "../offers/hotel";
import { SandboxHotels } from "../providers/sandbox-hotels";
import { listOffers } from "./offer-listing";
import { stayListing } from "./stay-listing";

const { offers } = await new SandboxHotels().search({
  destination: findDestination("crete")!,
  checkIn: "2027-05-12",
  checkOut: "2027-05-19",
  adults: 2,
  children: 0,
  today: "2026-11-28",
});
const list = (search: string, stays: readonly HotelOffer[] = offers) =>
  listOffers(stays, stayListing(stays), new URLSearchParams(search));
const values = (search: string, name: string) =>
  list(search)
    .groups.find((group) => group.name === name)!
    .choices.map(({ value }) => value);

describe("a list of stays", () => {
  it("is ordered by price, by stars and by the way to the centre", () => {
    const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
    const prices = list("sort=price").offers.map(({ totalMinor }) => totalMinor);
    expect(prices).toEqual(rising(prices));
    const stars = list("sort=stars").offers.map(({ stars: count = 0 }) => -count);
    expect(stars).toEqual(rising(stars));
    const walks = list("sort=middle").offers.map(({ walkToCentreMinutes }) => walkToCentreMinutes);
    expect(walks).toEqual(rising(walks));
  });

  it("is ordered by guests' ratings only where there are some", () => {
    expect(list("").sorts.map(({ label }) => label)).not.toContain("Best rated");
    const rated = offers.slice(0, 3).map((stay, index) => ({ ...stay, rating: [7.1, null, 9.2][index]! }));
    expect(list("sort=rating", rated).offers.map(({ rating }) => rating)).toEqual([9.2, 7.1, null]);
  });

  it("is filtered by price, class, part of town and terms", () => {
    const [area] = values("", "area");
    const [most] = values("", "most");
    const params = new URLSearchParams({ area: area!, most: most! });
    const { offers: left, found, chosen } = list(params.toString());
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(offers.length);
    for (const stay of left) {
      expect(stay.neighbourhood).toBe(area);
      expect(stay.perNightMinor).toBeLessThanOrEqual(Number(most) * 100);
    }
    expect(chosen.map(({ label }) => label)).toEqual([`Up to $${most} a night`, area]);
    const both = list("terms=cancel&terms=breakfast").offers;
    expect(both.length).toBeGreaterThan(0);
    for (const { cancellation, board } of both) {
      expect(cancellation.freeUntil).toBeDefined();
      expect(board).not.toBe("room only");
    }
    expect(list("stars=4").offers.every(({ stars }) => stars === 4)).toBe(true);
  });

  it("offers only parts of town that have stays, each with how many", () => {
    for (const { value, count } of list("").groups.find(({ name }) => name === "area")!.choices)
      expect(count).toBe(offers.filter(({ neighbourhood }) => neighbourhood === value).length);
    expect(list("area=Atlantis").chosen).toEqual([]);
  });
});
