import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { curateFlights } from "./curation";
import { arbitraryContext, couple, expectWellChosen, find, onlyWay, sketchFlight } from "./curation.fixture";
import type { FlightOffer } from "../offers/flight";
import { flightTraits } from "./flight-traits";
import { SandboxFlights } from "../providers/sandbox-flights";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "../network/small-network.fixture";

const arbitraryFlight = fc.record({
  price: fc.integer({ min: 100, max: 5_000 }),
  lands: fc
    .tuple(fc.constantFrom("12", "13"), fc.integer({ min: 0, max: 23 }))
    .map(([day, hour]) => `${day}T${String(hour).padStart(2, "0")}:30`),
  leaves: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:15`),
  hours: fc.integer({ min: 2, max: 30 }),
  stops: fc.integer({ min: 0, max: 2 }),
  seat: fc.constantFrom("basic", "standard", "premium", "business"),
});
const arbitraryFlights = fc
  .array(arbitraryFlight, { maxLength: 60 })
  .map((sketches) => sketches.map((sketch, index) => sketchFlight(`f${index}`, sketch)));

/** Plain restatement of the promise, without the steps in which the product compares. */
function isBeatenFlight(offer: FlightOffer, others: readonly FlightOffer[]): boolean {
  const mine = flightTraits(offer);
  return others.some((other) => {
    const its = flightTraits(other);
    const noWorse =
      its.priceMinor <= mine.priceMinor &&
      its.minutes <= mine.minutes &&
      its.stops <= mine.stops &&
      its.usable >= mine.usable;
    const better =
      its.priceMinor < mine.priceMinor ||
      its.minutes < mine.minutes ||
      its.stops < mine.stops ||
      its.usable > mine.usable;
    const everywhere =
      its.priceMinor < mine.priceMinor &&
      its.minutes < mine.minutes &&
      its.stops < mine.stops &&
      its.usable > mine.usable;
    return everywhere || (noWorse && its.comfort >= mine.comfort && (better || its.comfort > mine.comfort));
  });
}

describe("curateFlights", () => {
  it("shows nothing that any offer beats, in tiers that rise in price, whatever is on sale", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        const curated = curateFlights(offers, context);
        expectWellChosen(curated, (offer) => offer.priceMinor);
        for (const { offer } of curated.shown) expect(isBeatenFlight(offer, offers)).toBe(false);
        expect(curated.searched).toBe(offers.length);
        expect([...curated.all].map((offer) => offer.id).sort()).toEqual(offers.map((offer) => offer.id).sort());
      }),
      { numRuns: 300 },
    );
  });

  it("chooses the same whatever the order of the offers", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        expect(curateFlights([...offers].reverse(), context)).toEqual(curateFlights(offers, context));
      }),
    );
  });

  it("gives labels that are true of the whole search", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        const { shown } = curateFlights(offers, context);
        const all = offers.map((offer) => flightTraits(offer));
        const best = shown[0] && flightTraits(shown[0].offer);
        for (const { offer, label } of shown) {
          const mine = flightTraits(offer);
          if (label === "Lowest price") expect(mine.priceMinor).toBe(Math.min(...all.map((one) => one.priceMinor)));
          if (label === "Fastest") expect(mine.minutes).toBe(Math.min(...all.map((one) => one.minutes)));
          if (label === "Fewer stops") expect(mine.stops).toBeLessThan(best?.stops ?? 0);
          if (label === "Saves a day") expect(mine.usable).toBeGreaterThanOrEqual((best?.usable ?? 0) + 420);
          if (label === "Most comfortable")
            expect(
              shown.every((other) => other.offer === offer || flightTraits(other.offer).comfort < mine.comfort),
            ).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("never calls a much longer way the best match for less than a fair saving", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        const [best] = curateFlights(offers, context).shown;
        if (!best) return;
        const mine = flightTraits(best.offer);
        for (const offer of offers) {
          const its = flightTraits(offer);
          const hoursMore = (mine.minutes - its.minutes) / 60;
          if (hoursMore < 2 || its.comfort < mine.comfort) continue;
          const saved = its.priceMinor - mine.priceMinor;
          const wish = 0.5 + (context.preferences?.comfort ?? 0.5);
          const travellers = context.adults + context.children;
          expect(saved).toBeGreaterThanOrEqual(hoursMore * 16_00 * wish * travellers - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("puts a round trip without a stop before a connection that does not pay for its hours and stops", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        const [best] = curateFlights(offers, context).shown;
        if (!best || best.offer.outbound!.stops === 0 || best.offer.cabin !== "economy") return;
        const mine = flightTraits(best.offer);
        const wish = 0.5 + (context.preferences?.comfort ?? 0.5);
        for (const its of offers.map((offer) => flightTraits(offer))) {
          const hoursMore = (mine.minutes - its.minutes) / 60;
          if (its.stops > 0 || hoursMore <= 0) continue;
          const saved = (its.priceMinor - mine.priceMinor) / (context.adults + context.children);
          expect(saved).toBeGreaterThanOrEqual((hoursMore * 35_00 + mine.stops * 60_00) * wish - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("flies a frugal traveller by a hub for a saving that a lavish one would not get up for", () => {
    const offers = [
      sketchFlight("direct", { price: 1_200, hours: 9 }),
      sketchFlight("by a hub", { price: 960, hours: 11, stops: 1 }),
      sketchFlight("business", { price: 4_400, hours: 9, seat: "business" }),
    ];
    const bestFor = (comfort: number) =>
      curateFlights(offers, { adults: 1, children: 0, preferences: { comfort } }).shown[0]?.offer.id;
    expect(bestFor(0.2)).toBe("by a hub");
    expect(bestFor(0.9)).toBe("direct");
  });

  it("shows nothing that takes more than 2.2 times as long as the fastest", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, (offers, context) => {
        const { shown, all } = curateFlights(offers, context);
        const fastest = Math.min(...all.map((offer) => flightTraits(offer).minutes));
        for (const { offer } of shown) expect(flightTraits(offer).minutes).toBeLessThanOrEqual(2.2 * fastest);
      }),
      { numRuns: 200 },
    );
  });

  it("says so when there is nothing but a long wait", () => {
    const waiting = (id: string, seat: "basic" | "business") => {
      const offer = sketchFlight(id, { price: seat === "basic" ? 900 : 3_000, hours: 30, stops: 1, seat });
      offer.outbound = { ...offer.outbound, layovers: [{ airport: "IAH", minutes: 915 }] };
      return offer;
    };
    const poor = curateFlights([waiting("plain", "basic"), waiting("business", "business")], couple);
    expect(poor.advice).toMatch(/^There is no good connection on these dates; try a day earlier or later\./);
    expect(poor.shown.map((one) => one.reason)).toEqual([
      expect.stringMatching(/ You wait 15 hours 15 minutes overnight at IAH on the way out\.$/),
      expect.stringMatching(/ You wait 15 hours 15 minutes overnight at IAH on the way out\.$/),
    ]);
    const good = curateFlights(
      [waiting("plain", "basic"), sketchFlight("direct", { price: 1_900, hours: 20 })],
      couple,
    );
    expect(good.advice).toBeUndefined();
  });

  it("does not wait ten hours to save five dollars, and says of a long wait where it is", () => {
    const tenHours = sketchFlight("wait", { price: 600, hours: 20, stops: 1, leaves: "22:00" });
    tenHours.inbound = { ...tenHours.inbound, layovers: [{ airport: "VVI", minutes: 620 }] };
    const curated = curateFlights(
      [
        tenHours,
        sketchFlight("short", { price: 605, hours: 11, stops: 1, leaves: "09:00" }),
        sketchFlight("business", { price: 2_600, hours: 11, stops: 1, seat: "business", leaves: "09:00" }),
      ],
      { adults: 1, children: 0 },
    );
    expect(find(curated, "short").label).toBe("Best match");
    expect(find(curated, "wait").reason).toMatch(
      /; 18 hours slower\. You wait 10 hours 20 minutes at VVI on the way home\.$/,
    );
  });

  it("explains a landing in the morning and what the saving costs", () => {
    const curated = curateFlights(
      [
        sketchFlight("morning", { price: 1_800, lands: "12T07:30" }),
        sketchFlight("evening", { price: 1_600, lands: "12T19:00" }),
        sketchFlight("business", { price: 5_400, lands: "12T07:30", seat: "business" }),
      ],
      couple,
    );
    expect(find(curated, "morning")).toMatchObject({
      label: "Best match",
      reason: "Lands in the morning, so day 1 is a whole day; $200 more in total than the cheapest.",
    });
    expect(find(curated, "evening")).toMatchObject({
      label: "Lowest price",
      tier: "safe",
      reason: "Saves $200 in total; lands late on day 1.",
    });
    expect(find(curated, "business")).toMatchObject({
      label: "Most comfortable",
      tier: "splurge",
      reason: "Business class both ways; $3,600 more in total.",
    });
  });

  it("says what a day later, a changeable ticket and a late flight home are", () => {
    const curated = curateFlights(
      [
        sketchFlight("direct", { price: 1_000, lands: "12T14:00" }),
        sketchFlight("cheap", { price: 800, lands: "13T14:00", hours: 12 }),
        sketchFlight("changeable", { price: 1_150, lands: "12T14:00", seat: "standard" }),
        sketchFlight("late home", { price: 1_300, lands: "12T14:00", leaves: "23:30" }),
      ],
      { adults: 1, children: 0 },
    );
    expect(find(curated, "direct").reason).toBe(
      "Gets you there a day earlier, with 14 hours more there; $200 more than the cheapest.",
    );
    expect(find(curated, "cheap").reason).toBe("Saves $200; gets you there a day later.");
    expect(find(curated, "changeable").reason).toBe("Can be changed, checked bag included; $150 more.");
    expect(find(curated, "late home")).toMatchObject({
      label: "Saves a day",
      reason: "Flies home in the evening, so the last day is a whole day; $300 more.",
    });
  });

  it("keeps the safe choice inside the budget where something is", () => {
    const offers = [
      sketchFlight("cheap", { price: 700, hours: 16, stops: 1 }),
      sketchFlight("middle", { price: 850, hours: 12, stops: 1 }),
      sketchFlight("direct", { price: 1_400, hours: 10 }),
      sketchFlight("business", { price: 3_000, hours: 10, seat: "business" }),
    ];
    const rich = curateFlights(offers, couple);
    const poor = curateFlights(offers, { ...couple, budgetMinor: 750_00 });
    expect(rich.shown.find((one) => one.tier === "safe" && one.offer.id === "middle")).toBeDefined();
    expect(poor.shown.filter((one) => one.tier === "safe").map((one) => one.offer.id)).toEqual(["cheap"]);
    expect(find(poor, "middle").tier).toBe("stretch");
  });

  it("is swayed by the wish for comfort", () => {
    const offers = [
      sketchFlight("plain", { price: 1_000, hours: 12 }),
      sketchFlight("premium", { price: 1_600, hours: 12, seat: "premium" }),
      sketchFlight("business", { price: 4_000, hours: 12, seat: "business" }),
    ];
    const labelled = (comfort: number) =>
      curateFlights(offers, { ...couple, preferences: { comfort } }).shown[0]?.offer.id;
    expect(labelled(0)).toBe("plain");
    expect(labelled(1)).toBe("premium");
  });

  it("flies who has plenty in comfort and without a change", () => {
    const offers = [
      sketchFlight("hub", { price: 1_350, hours: 17, stops: 1 }),
      sketchFlight("direct", { price: 1_850, hours: 10 }),
      sketchFlight("business by a hub", { price: 5_800, hours: 13, stops: 1, seat: "business" }),
      sketchFlight("business", { price: 8_200, hours: 10, seat: "business" }),
    ];
    const bestWith = (budgetMinor: number) => curateFlights(offers, { ...couple, budgetMinor }).shown[0]?.offer.id;
    expect(bestWith(54_000_00)).toBe("business");
    expect(bestWith(4_000_00)).toBe("direct");
  });

  it("does not spend most of a usual share on a seat in business class for a few hours", () => {
    const offers = [
      sketchFlight("plain", { price: 119, hours: 3 }),
      sketchFlight("changeable", { price: 160, hours: 3, seat: "standard" }),
      sketchFlight("business", { price: 677, hours: 3, seat: "business" }),
    ];
    const usual = { adults: 1, children: 0, budgetMinor: 750_00 };
    expect(curateFlights(offers, usual).shown[0]?.offer.id).not.toBe("business");
    expect(curateFlights(offers, { ...usual, budgetMinor: 7_500_00 }).shown[0]?.offer.id).toBe("business");
  });

  it("gives who has too little the very cheapest, however slow, and says by how much it is over", () => {
    const offers = [
      sketchFlight("slow", { price: 312, hours: 30, stops: 2 }),
      sketchFlight("fast", { price: 320, hours: 4 }),
      sketchFlight("late", { price: 360, hours: 4, leaves: "20:00" }),
      sketchFlight("business", { price: 900, hours: 4, seat: "business" }),
    ];
    const poor = { ...couple, budgetMinor: 180_00, trip: { budgetMinor: 400_00, beside: "least" as const } };
    const nothing = curateFlights(offers, { ...poor, mostMinor: 276_00 });
    expect(nothing.shown[0]).toMatchObject({ offer: { id: "slow" }, label: "Best match" });
    expect(nothing.all[0]!.id).toBe("slow");
    expect(nothing.advice).toMatch(/come to \$436, \$36 over\./);
    const something = curateFlights(offers, { ...poor, mostMinor: 320_00 });
    expect(something.shown[0]!.offer.id).toBe("fast");
    expect(something.advice).toBeUndefined();
  });

  it("never calls what cannot be paid the best match while something can", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, fc.integer({ min: 0, max: 600_000 }), (offers, context, most) => {
        const [best] = curateFlights(offers, { ...context, mostMinor: most }).shown;
        if (!best) return;
        const least = Math.min(...offers.map(({ priceMinor }) => priceMinor));
        expect(best.offer.priceMinor).toBeLessThanOrEqual(Math.max(most, least));
      }),
      { numRuns: 200 },
    );
  });

  it("shows what there is when there are fewer than three", () => {
    expect(curateFlights([], couple)).toEqual({ shown: [], all: [], searched: 0 });
    const [only] = curateFlights([sketchFlight("only", { price: 500, lands: "12T07:00" })], couple).shown;
    expect(only).toMatchObject({
      tier: "safe",
      label: "Best match",
      reason: "The lowest price here, direct both ways, and day 1 is a whole day.",
    });
  });
});

describe("flights of one direction", () => {
  const sketches = [
    sketchFlight("direct", { price: 500, hours: 9, lands: "12T08:00", leaves: "21:00" }),
    sketchFlight("hub", { price: 430, hours: 12, stops: 1, lands: "12T22:30", leaves: "08:00" }),
    sketchFlight("premium", { price: 1200, hours: 9, lands: "12T08:00", leaves: "21:00", seat: "premium" }),
  ];
  const reasons = (only: "out" | "back") => {
    const curated = curateFlights(
      sketches.map((offer) => onlyWay(offer, only)),
      couple,
    );
    return curated.shown.map(({ offer, reason }) => `${offer.id}: ${reason}`);
  };

  it("are chosen and explained by that direction alone", () => {
    for (const only of ["out", "back"] as const) {
      const told = reasons(only).join(" ");
      expect(told).not.toMatch(/both ways|stops? in total|fewer in total/);
      expect(told).toMatch(only === "out" ? /day 1/ : /last day/);
      expect(told).not.toMatch(only === "out" ? /home|last day/ : /day 1|Lands/);
    }
  });

  it("show nothing that any of them beats", () => {
    fc.assert(
      fc.property(arbitraryFlights, arbitraryContext, fc.constantFrom("out", "back"), (offers, context, only) => {
        const singles = offers.map((offer) => onlyWay(offer, only));
        const curated = curateFlights(singles, context);
        expectWellChosen(curated, (offer) => offer.priceMinor);
        for (const { offer, reason } of curated.shown) {
          expect(isBeatenFlight(offer, singles)).toBe(false);
          expect(reason).not.toMatch(/both ways|stops? in total|fewer in total/);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("say of a long wait that these are the best there are, and ask for no other days", () => {
    const long = sketchFlight("long", { price: 300, hours: 30, stops: 1 });
    const waits = [{ airport: "MIA", minutes: 900 }];
    const offer = onlyWay({ ...long, outbound: { ...long.outbound, layovers: waits } }, "out");
    expect(curateFlights([offer], couple).advice).toBe(
      "There is no good connection on this day. These are the best there are.",
    );
  });
});

describe("on the sandbox", () => {
  it.each([
    ["LHR", "KIX"],
    ["CDG", "KIX"],
    ["LAX", "SYD"],
    ["AKL", "SCL"],
    ["STN", "RAK"],
  ])("shows three to five flights from %s to %s in all tiers", async (from, to) => {
    const flights = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
    const { offers } = await flights.search({
      origins: [from],
      destinations: [to],
      departOn: "2027-04-12",
      returnOn: "2027-04-26",
      adults: 2,
      children: 1,
      today: "2027-01-15",
    });
    const curated = curateFlights(offers, { adults: 2, children: 1 });
    expect(curated.shown.length).toBeGreaterThanOrEqual(3);
    expectWellChosen(curated, (offer) => offer.priceMinor);
  });
});
