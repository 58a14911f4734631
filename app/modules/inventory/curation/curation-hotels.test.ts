import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curateHotels } from "./curation";
import type { CurationContext } from "../offers/curated";
import { arbitraryContext, couple, expectWellChosen } from "./curation.fixture";
import type { HotelOffer } from "../offers/hotel";
import { hotelTraits } from "./hotel-traits";
import { SandboxHotels } from "../providers/sandbox-hotels";
import { SMALL_TOWN } from "../offers/small-town.fixture";

function isBeatenStay(offer: HotelOffer, others: readonly HotelOffer[], context: CurationContext): boolean {
  const mine = hotelTraits(offer, context);
  return others.some((other) => {
    const its = hotelTraits(other, context);
    const gains = [
      mine.priceMinor - its.priceMinor,
      mine.walkMinutes - its.walkMinutes,
      its.stars - mine.stars,
      its.board - mine.board,
      its.room - mine.room,
      Number(its.isFlexible) - Number(mine.isFlexible),
      Number(mine.sharesBathroom) - Number(its.sharesBathroom),
      mine.roomsApart - its.roomsApart,
    ];
    return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
  });
}

describe("on the sandbox", () => {
  it("shows three to five stays in all tiers that no stay beats, in different houses", async () => {
    const hotels = new SandboxHotels();
    await fc.assert(
      fc.asyncProperty(arbitraryContext, fc.integer({ min: 1, max: 20 }), async (context, nights) => {
        const { offers } = await hotels.search({
          destination: SMALL_TOWN,
          checkIn: "2027-04-02",
          checkOut: `2027-04-${String(2 + nights).padStart(2, "0")}`,
          adults: context.adults,
          children: context.children,
          today: "2027-01-15",
        });
        const curated = curateHotels(offers, context);
        expect(curated.shown.length).toBeGreaterThanOrEqual(3);
        expect(curated.searched).toBe(offers.length);
        expect(curated.searched).toBeGreaterThan(100);
        expectWellChosen(curated, (offer) => offer.totalMinor);
        for (const { offer } of curated.shown) expect(isBeatenStay(offer, offers, context)).toBe(false);
        expect(new Set(curated.shown.map((one) => one.offer.propertyId)).size).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });
});

describe("curateHotels", () => {
  it("explains class, walk and price against the best match", async () => {
    const { offers } = await new SandboxHotels().search({
      destination: SMALL_TOWN,
      checkIn: "2027-04-12",
      checkOut: "2027-04-19",
      adults: 2,
      children: 0,
      today: "2027-01-15",
    });
    const { shown } = curateHotels(offers, couple);
    const best = shown[0]?.offer;
    const splurge = shown.find((one) => one.tier === "splurge")?.offer;
    const cheapest = shown.find((one) => one.label === "Lowest price" || one.label === "Low price");
    if (!best || !splurge || !cheapest) throw new Error("The tiers are not all there");
    expect(splurge.stars).toBeGreaterThan(best.stars!);
    const inWords = ["no", "one", "two", "three", "four", "five"];
    const stars = `${inWords[splurge.stars!]} stars instead of ${inWords[best.stars!]}; $`;
    expect(shown.find((one) => one.offer === splurge)?.reason).toContain(stars[0]!.toUpperCase() + stars.slice(1));
    expect(cheapest.reason).toMatch(/^Saves \$[\d,]+ in total; .+\.$/);
    expect(curateHotels([], couple)).toEqual({ shown: [], all: [], searched: 0 });
  });

  it("gives a family a room for all of them with its own bathroom, where the trip can pay for it", async () => {
    const { offers } = await new SandboxHotels().search({
      destination: SMALL_TOWN,
      checkIn: "2027-04-12",
      checkOut: "2027-04-19",
      adults: 2,
      children: 2,
      today: "2027-01-15",
    });
    const leastMinor = Math.min(...offers.map((offer) => offer.totalMinor));
    const days = { usualMinor: 3 * leastMinor, leastMinor };
    const bestFor = (mostMinor: number, children: number) =>
      curateHotels(offers, { adults: 4 - children, children, days, mostMinor, preferences: { comfort: 0.9 } })
        .shown[0]!;
    const { offer } = bestFor(4 * leastMinor, 2);
    expect(offer.rooms).toBe(1);
    expect(offer.roomType).not.toMatch(/shared/);
    expect(bestFor(1.5 * leastMinor, 2).offer.totalMinor).toBeLessThanOrEqual(1.05 * leastMinor);
    expect(
      hotelTraits(
        offers.find(({ rooms }) => rooms === 2)!,
        { children: 2 },
      ).roomsApart,
    ).toBe(1);
    expect(
      hotelTraits(
        offers.find(({ rooms }) => rooms === 2)!,
        { children: 0 },
      ).roomsApart,
    ).toBe(0);
  });
});
