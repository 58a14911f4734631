import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import { SMALL_TOWN } from "#app/modules/inventory/offers/small-town.fixture";
import { SandboxHotels } from "./sandbox-hotels";

const provider = new SandboxHotels();
const query: HotelQuery = {
  destination: SMALL_TOWN,
  checkIn: "2027-04-12",
  checkOut: "2027-04-19",
  adults: 2,
  children: 0,
  today: "2027-01-15",
};

async function searchFor(change: Partial<HotelQuery>): Promise<HotelOffer[]> {
  return (await provider.search({ ...query, ...change })).offers;
}

function byId(offers: readonly HotelOffer[]): Map<string, HotelOffer> {
  return new Map(offers.map((offer) => [`${offer.propertyId} ${offer.id.split(".").at(-1)}`, offer]));
}

function totalOf(offers: readonly HotelOffer[]): number {
  return offers.reduce((sum, offer) => sum + offer.totalMinor, 0);
}

describe("the stays of a place", () => {
  it("are 40 to 70 properties in every part of town, always the same", async () => {
    const [offers, again] = await Promise.all([searchFor({}), new SandboxHotels().search(query)]);
    expect(again.offers).toEqual(offers);
    const properties = new Set(offers.map((offer) => offer.propertyId));
    expect(properties.size).toBeGreaterThanOrEqual(40);
    expect(properties.size).toBeLessThanOrEqual(70);
    expect(new Set(offers.map((offer) => offer.neighbourhood))).toEqual(
      new Set(SMALL_TOWN.neighbourhoods.map(({ name }) => name)),
    );
    expect(new Set(offers.map((offer) => offer.stars))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
  });

  it("keep to 40 to 70 whatever the place", async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]{3,12}$/), fc.integer({ min: 4, max: 8 }), async (slug, count) => {
        const neighbourhoods = Array.from({ length: count }, (_, index) => ({
          ...SMALL_TOWN.neighbourhoods[index % 5]!,
          name: `Quarter ${index}`,
        }));
        const offers = await searchFor({ destination: { ...SMALL_TOWN, slug, neighbourhoods } });
        const properties = new Set(offers.map((offer) => offer.propertyId)).size;
        expect(properties).toBeGreaterThanOrEqual(40);
        expect(properties).toBeLessThanOrEqual(70);
      }),
      { numRuns: 30 },
    );
  });

  it("cannot be mistaken for real ones and are not rated by guests", async () => {
    const offers = await searchFor({});
    for (const offer of offers) {
      expect(offer).toMatchObject({ provider: "sandbox", isSandbox: true, rating: null, currency: "USD" });
      expect(offer.name).toMatch(/ \(sandbox\)$/);
    }
    expect(new Set(offers.map((offer) => offer.name)).size).toBe(new Set(offers.map((offer) => offer.propertyId)).size);
  });

  it("stand in a real street of their part of town, near its middle", async () => {
    for (const offer of await searchFor({})) {
      const neighbourhood = SMALL_TOWN.neighbourhoods.find(({ name }) => name === offer.neighbourhood);
      if (!neighbourhood) throw new Error(`No neighbourhood ${offer.neighbourhood}`);
      expect(
        neighbourhood.streets.some((street) =>
          new RegExp(`^${street} \\d+, ${offer.neighbourhood}, Small Town$`).test(offer.address),
        ),
      ).toBe(true);
      expect(distanceKm(offer, neighbourhood)).toBeLessThan(0.4);
    }
  });

  it("have 6 to 12 amenities, none twice", async () => {
    for (const { amenities } of await searchFor({})) {
      expect(amenities.length).toBeGreaterThanOrEqual(6);
      expect(amenities.length).toBeLessThanOrEqual(12);
      expect(new Set(amenities).size).toBe(amenities.length);
    }
  });

  it("say how to reach the centre where it is no walk", async () => {
    for (const offer of await searchFor({})) {
      const km = distanceKm(offer, SMALL_TOWN);
      expect(Math.abs(offer.walkToCentreMinutes - Math.max(1, km * 16.25))).toBeLessThanOrEqual(0.5);
      expect(offer.transit === undefined && offer.straightKm === undefined).toBe(offer.walkToCentreMinutes <= 30);
    }
    const far = (await searchFor({})).find((offer) => offer.neighbourhood === "Lighthouse");
    expect(far?.straightKm).toBeGreaterThanOrEqual(20);
    expect(far && toHotelCard(far).toCentre).toMatch(/^2\d km from the centre/);
    expect(far && toHotelCard(far, undefined, "imperial").toCentre).toMatch(/^1\d mi from the centre/);
  });
});

describe("a stay", () => {
  it("adds up", async () => {
    for (const offer of await searchFor({ adults: 3 })) {
      expect(offer.nights).toBe(7);
      expect(offer.perNightMinor).toBe(Math.round(offer.totalMinor / 7));
      expect(Number.isInteger(offer.totalMinor)).toBe(true);
    }
  });

  it.each([
    [1, 0, 1],
    [2, 0, 1],
    [3, 0, 2],
    [2, 2, 2],
    [5, 0, 3],
  ])("of %d adults and %d children needs %d rooms, fewer in family rooms", async (adults, children, rooms) => {
    const offers = await searchFor({ adults, children });
    for (const offer of offers) {
      const isFamily = offer.id.endsWith(".family");
      expect(offer.rooms).toBe(isFamily ? Math.ceil((adults + children) / 4) : rooms);
      expect(offer.guests).toBe(adults + children);
    }
    expect(offers.some((offer) => offer.id.endsWith(".family"))).toBe(adults + children >= 3);
  });

  it("is found again by its id at the price of another day", async () => {
    const [offer] = await searchFor({});
    const found = await provider.getOffer({ ...query, today: "2027-04-01" }, offer?.id ?? "");
    expect(found).toMatchObject({ id: offer?.id, name: offer?.name, roomType: offer?.roomType });
    expect(await provider.getOffer(query, "no such stay")).toBeUndefined();
  });

  it("states a last day for free cancelling that is not past, or none", async () => {
    for (const offer of await searchFor({ today: "2027-04-10" })) {
      const { freeUntil, text } = offer.cancellation;
      if (freeUntil === undefined)
        expect(["Not refundable", "Too close to arrival to cancel free of charge"]).toContain(text);
      else expect(freeUntil >= "2027-04-10" && freeUntil < "2027-04-12").toBe(true);
    }
    const early = await searchFor({});
    expect(early.some((offer) => offer.cancellation.text === "Free to cancel until 9 April 2027")).toBe(true);
  });

  it.each([
    ["in the past", { checkIn: "2027-01-14" }],
    ["of no night", { checkOut: "2027-04-12" }],
    ["that ends before it begins", { checkOut: "2027-04-11" }],
  ])("%s is an empty list", async (_, change) => {
    expect(await searchFor(change)).toEqual([]);
  });

  it("refuses a party of nobody and a date that does not exist", async () => {
    await expect(searchFor({ adults: 0 })).rejects.toThrow(RangeError);
    await expect(searchFor({ checkIn: "2027-04-31" })).rejects.toThrow(RangeError);
  });
});

describe("prices", () => {
  it("follow the season", async () => {
    const [spring, august] = await Promise.all([
      searchFor({}),
      searchFor({ checkIn: "2027-08-09", checkOut: "2027-08-16", today: "2027-05-14" }),
    ]);
    const [cheap, dear] = [byId(spring), byId(august)];
    for (const [key, offer] of cheap) expect(dear.get(key)?.totalMinor).toBeGreaterThan(offer.totalMinor);
  });

  it("are higher on Friday and Saturday nights than from Monday to Wednesday", async () => {
    const [midweek, weekend] = await Promise.all([
      searchFor({ checkIn: "2027-04-12", checkOut: "2027-04-14" }),
      searchFor({ checkIn: "2027-04-16", checkOut: "2027-04-18" }),
    ]);
    const dear = byId(weekend);
    for (const [key, offer] of byId(midweek)) expect(dear.get(key)?.totalMinor).toBeGreaterThan(offer.totalMinor);
  });

  it("never fall with another night or another guest", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 13, max: 27 }), fc.integer({ min: 1, max: 5 }), async (day, adults) => {
        const [shorter, longer, more] = await Promise.all([
          searchFor({ checkOut: `2027-04-${day}`, adults }),
          searchFor({ checkOut: `2027-04-${day + 1}`, adults }),
          searchFor({ checkOut: `2027-04-${day}`, adults: adults + 1 }),
        ]);
        const [nights, guests] = [byId(longer), byId(more)];
        for (const [key, offer] of byId(shorter)) {
          expect(nights.get(key)?.totalMinor).toBeGreaterThan(offer.totalMinor);
          // Each total is rounded up to whole cents a guest, so two that cost the same may be a cent a guest apart.
          expect(guests.get(key)?.totalMinor).toBeGreaterThan(offer.totalMinor - adults);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("are higher at the last minute", async () => {
    const [early, late] = await Promise.all([searchFor({}), searchFor({ today: "2027-04-11" })]);
    expect(totalOf(late)).toBeGreaterThan(1.1 * totalOf(early));
  });

  it("rise with the class of comparable rooms in the same part of town, on average", async () => {
    const offers = (await searchFor({})).filter((offer) => offer.id.endsWith(".saver"));
    const means = [1, 2, 3, 4, 5].map((stars) => {
      const some = offers.filter((offer) => offer.stars === stars);
      return totalOf(some) / some.length;
    });
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });

  it("sell a larger or flexible room of the same house dearer than its saver rate", async () => {
    const offers = byId(await searchFor({}));
    for (const [key, offer] of offers) {
      if (key.endsWith(" saver"))
        expect(offers.get(key.replace(" saver", " flexible"))?.totalMinor).toBeGreaterThan(offer.totalMinor);
    }
  });
});
