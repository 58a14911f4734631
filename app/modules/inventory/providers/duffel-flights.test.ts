import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { curateFlights } from "#app/modules/inventory/curation/curation";
import { onlyWayOf, operatorsOf } from "#app/modules/inventory/offers/flight";
import { flightOfferSchema } from "#app/modules/inventory/offers/offer.schema";
import { fareRule } from "#app/modules/inventory/offers/offer-terms";
import { DuffelFlights, LATE_FLIGHTS, placeCode } from "./duffel-flights.server";
import { durationMinutes } from "./duffel-flight-offers.server";
import { clientOf, flightQuery } from "./duffel.fixture";

let fake: FakeDuffel;
let flights: DuffelFlights;

beforeEach(async () => {
  fake = new FakeDuffel();
  flights = new DuffelFlights(clientOf(await fake.start()));
  return () => fake.stop();
});

describe("a search of Duffel's flights", () => {
  it("asks once for the party and its ages, and gives offers cheapest first", async () => {
    const { offers, missing } = await flights.search(
      flightQuery("LHR", "JFK", { adults: 2, children: 2, childAges: [7, 1] }),
    );
    expect(missing).toEqual([]);
    expect(offers.length).toBeGreaterThan(5);
    expect(offers.map((one) => one.priceMinor)).toEqual(offers.map((one) => one.priceMinor).toSorted((a, b) => a - b));
    const [search, ...more] = fake.calls.filter(({ method }) => method === "POST");
    expect(more).toEqual([]);
    expect(search!.body["passengers"]).toEqual([{ type: "adult" }, { type: "adult" }, { age: 7 }, { age: 1 }]);
    expect(search!.body).not.toHaveProperty("cabin_class");
    expect(search!.query.get("return_offers")).toBe("false");
  });

  it("reads what is there and invents nothing that is not", async () => {
    const { offers } = await flights.search(flightQuery("LHR", "JFK"));
    for (const offer of offers) {
      expect(flightOfferSchema.parse(offer)).toEqual(offer);
      expect(offer).toMatchObject({ provider: "duffel", isSandbox: false, currency: "USD" });
      expect(offer).not.toHaveProperty("priceConfidence");
      expect(offer).not.toHaveProperty("adultPriceMinor");
    }
    const silent = offers.find(({ fareBrand }) => fareBrand === undefined)!;
    expect(silent.fare).toBeUndefined();
    expect(fareRule(silent)).toContain("doesn't say");
    const flex = offers.find(({ fareBrand }) => fareBrand === "Economy Flex")!;
    expect(flex).toMatchObject({ fare: "flexible", bags: "1 cabin bag and 1 checked bag", holdBags: 1 });
    const business = offers.find(({ cabin }) => cabin === "business")!;
    expect(fareRule(business)).toBe(
      "Flights: they can be changed before departure for $25.00 and the difference in fare. They are refunded before departure, less $75.00.",
    );
    expect(operatorsOf(offers.find(({ outbound }) => outbound!.departLocal.endsWith("11:15"))!)).toEqual([
      "Operated by Iberia",
    ]);
  });

  it.each([
    ["out", { origin: "LHR", destination: "JFK" }],
    ["back", { origin: "JFK", destination: "LHR" }],
  ] as const)("asks for one slice of one direction: %s", async (only, slice) => {
    const query = flightQuery("LHR", "JFK", { only });
    const { offers } = await flights.search(query);
    const [search] = fake.calls.filter(({ method }) => method === "POST");
    const departure_date = only === "out" ? query.departOn : query.returnOn;
    expect(search!.body["slices"]).toEqual([{ ...slice, departure_date }]);
    expect(offers.length).toBeGreaterThan(5);
    for (const offer of offers) {
      expect(flightOfferSchema.parse(offer)).toEqual(offer);
      const [leg, none] = only === "out" ? [offer.outbound, offer.inbound] : [offer.inbound, offer.outbound];
      expect(none).toBeUndefined();
      expect(leg).toMatchObject({ from: slice.origin, to: slice.destination });
      expect(leg!.departLocal.slice(0, 10)).toBe(departure_date);
    }
    // Its own search, then the same offer again by its name: one direction both times.
    const own = await flights.getOffer(query, offers[0]!.id);
    const again = await flights.getOffer(query, offers[0]!.id, { known: own });
    expect(again).toMatchObject({ id: offers[0]!.id, source: { ref: own!.source!.ref } });
    expect(onlyWayOf(again!)).toBe(only);
  });

  it("flies home to another city than the one that was left", async () => {
    const query = flightQuery("LHR", "JFK", { homes: ["CDG", "ORY"] });
    const { offers } = await flights.search(query);
    const [search] = fake.calls.filter(({ method }) => method === "POST");
    expect(search!.body["slices"]).toEqual([
      { origin: "LHR", destination: "JFK", departure_date: query.departOn },
      { origin: "JFK", destination: "PAR", departure_date: query.returnOn },
    ]);
    expect(offers[0]!.inbound!.to).toBe("CDG");
  });

  it("flies home from another place than the one flown to, in one offer", async () => {
    const query = flightQuery("LHR", "JFK", { leaves: ["BOS"] });
    const { offers } = await flights.search(query);
    const [search] = fake.calls.filter(({ method }) => method === "POST");
    expect(search!.body["slices"]).toEqual([
      { origin: "LHR", destination: "JFK", departure_date: query.departOn },
      { origin: "BOS", destination: "LHR", departure_date: query.returnOn },
    ]);
    expect(offers.length).toBeGreaterThan(5);
    expect(offers[0]).toMatchObject({ outbound: { from: "LHR", to: "JFK" }, inbound: { from: "BOS", to: "LHR" } });
    const own = await flights.getOffer(query, offers[0]!.id);
    expect(own).toMatchObject({ id: offers[0]!.id });
  });

  it("turns local times into instants by the zones of the airports", async () => {
    const { offers } = await flights.search(flightQuery("LHR", "DXB"));
    for (const { outbound, inbound } of offers)
      for (const leg of [outbound!, inbound!]) {
        expect(leg.stops).toBe(1);
        expect(leg.layovers[0]).toEqual({ airport: "IST", minutes: 95 });
        const flown = leg.segments.reduce((sum, one) => sum + one.durationMinutes, 0);
        expect(leg.durationMinutes).toBe(flown + 95);
        expect(leg.segments.every(({ durationMinutes: minutes }) => minutes >= 430 && minutes <= 455)).toBe(true);
      }
  });

  it("names the same trip alike in every search, whatever Duffel calls it", async () => {
    const [one, other] = await Promise.all([
      flights.search(flightQuery("LHR", "JFK")),
      flights.search(flightQuery("LHR", "JFK")),
    ]);
    expect(one.offers.map(({ id }) => id)).toEqual(other.offers.map(({ id }) => id));
    expect(new Set(one.offers.map(({ id }) => id)).size).toBe(one.offers.length);
    expect(one.offers[0]!.id.length).toBeLessThan(300);
    expect(one.offers[0]!.source!.ref).not.toBe(other.offers[0]!.source!.ref);
  });

  it("knows which passenger is whom, in whatever order they come back", async () => {
    const { offers } = await flights.search(flightQuery("LHR", "JFK", { adults: 1, children: 2, childAges: [9, 4] }));
    const { ref, travellerRefs } = offers[0]!.source!;
    const [request] = fake.requests.values();
    expect(request!.offers.some(({ id }) => id === ref)).toBe(true);
    expect(travellerRefs.map((id) => request!.passengers.find((one) => one.id === id)!.age)).toEqual([null, 9, 4]);
  });

  it("gives the few worth showing in all tiers, though comfort is not all known", async () => {
    const { offers } = await flights.search(flightQuery("LHR", "JFK", { adults: 2 }));
    const { shown } = curateFlights(offers, { adults: 2, children: 0 });
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(new Set(shown.map(({ tier }) => tier)).size).toBe(3);
    for (const { reason } of shown) expect(reason).not.toMatch(/undefined|NaN|low-cost|full-service/);
  });

  it("asks for one cabin where one is wanted", async () => {
    const { offers } = await flights.search(flightQuery("LHR", "JFK", { cabins: ["premium"] }));
    expect(fake.calls[0]!.body["cabin_class"]).toBe("premium_economy");
    expect(offers).toEqual([]);
  });

  it("sells an account of another currency with the exchange on top, and keeps its own price", async () => {
    fake.settings.currency = "GBP";
    const { offers } = await flights.search(flightQuery("LHR", "JFK", { adults: 2 }));
    const [first] = offers;
    expect(first!.source!.price.currency).toBe("GBP");
    expect(first!.priceMinor / 100).toBeGreaterThan(Number(first!.source!.price.amount) * 1.02);
    expect(first!.priceMinor % 2).toBe(0);
  });

  it("says that nothing is sold without calling it a failure", async () => {
    expect(await flights.search(flightQuery("PVD", "RAI"))).toEqual({ offers: [], missing: [] });
  });

  it.each([
    ["a gateway gives up", () => undefined, "STN", "LHR"],
    ["the line is cut", () => fake.befall({ method: "POST", path: /offer_requests/, drops: true }), "LHR", "JFK"],
    [
      "there were too many searches",
      () =>
        fake.befall({
          method: "POST",
          path: /offer_requests/,
          instead: { status: 429, errors: [{ type: "rate_limit_error", code: "rate_limit_exceeded" }] },
        }),
      "LHR",
      "JFK",
    ],
  ])("answers with what is missing when %s", async (_, befall, from, to) => {
    befall();
    const { offers, missing } = await flights.search(flightQuery(from, to));
    expect(offers).toEqual([]);
    expect(missing).toHaveLength(1);
  });

  it("gives up within its budget, and says what it waited for", async () => {
    const hasty = new DuffelFlights(clientOf(await fake.start()), { totalMs: 300, airlinesMs: 2_000 });
    fake.befall({ method: "GET", path: /offers/, delayMs: 5_000 });
    const { offers, missing } = await hasty.search(flightQuery("LHR", "JFK"));
    expect({ offers, missing }).toEqual({ offers: [], missing: [LATE_FLIGHTS] });
    await expect(hasty.getOffer(flightQuery("LHR", "JFK"), "any")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("says that the ages of children were not known", async () => {
    const { missing } = await flights.search(flightQuery("LHR", "JFK", { children: 1 }));
    expect(missing.join(" ")).toContain("ages");
  });

  it("leaves when its caller has gone", async () => {
    await expect(flights.search(flightQuery("LHR", "JFK"), AbortSignal.abort())).rejects.toThrow("aborted");
  });
});

describe("an offer for whoever is about to order", () => {
  it("comes from a search of its own, and is asked again while it lives", async () => {
    const query = flightQuery("LHR", "JFK");
    const looked = (await flights.search(query)).offers[0]!;
    const own = (await flights.getOffer(query, looked.id, { known: looked }))!;
    expect(looked.source!.isOwn).toBe(false);
    expect(own.source).toMatchObject({ isOwn: true });
    expect(own.source!.requestRef).not.toBe(looked.source!.requestRef);
    const again = (await flights.getOffer(query, looked.id, { known: own }))!;
    expect(again.source!.ref).toBe(own.source!.ref);
    expect(fake.requests.size).toBe(2);
  });

  it("shows a price that has moved", async () => {
    const query = flightQuery("LHR", "STN");
    const [looked] = (await flights.search(query)).offers;
    const own = (await flights.getOffer(query, looked!.id))!;
    const again = (await flights.getOffer(query, looked!.id, { known: own }))!;
    expect(again.priceMinor).toBe(own.priceMinor + 12_50);
    expect(again.id).toBe(own.id);
  });

  it("is searched anew once it has gone or ends soon, and is undefined when nobody sells it", async () => {
    const query = flightQuery("LGW", "LHR");
    const [looked] = (await flights.search(query)).offers;
    const own = (await flights.getOffer(query, looked!.id))!;
    const again = (await flights.getOffer(query, looked!.id, { known: own }))!;
    expect(again.source!.requestRef).not.toBe(own.source!.requestRef);
    expect(await flights.getOffer(query, "no such flight")).toBeUndefined();
  });

  it("says until when it can be held", async () => {
    const { offers } = await flights.search(flightQuery("JFK", "EWR"));
    expect(Date.parse(offers[0]!.source!.hold!.payBy!)).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    expect((await flights.search(flightQuery("LHR", "JFK"))).offers[0]!.source).not.toHaveProperty("hold");
  });
});

describe("placeCode", () => {
  it.each([
    [["LHR", "LGW", "STN"], "LON"],
    [["LHR"], "LHR"],
    [["OSL", "TRF"], "OSL"],
    [["KIX", "XYZ"], "KIX"],
  ])("%j is %s", (airports, code) => {
    expect(placeCode(airports)).toBe(code);
  });
});

describe("durationMinutes", () => {
  it.each([
    ["P1DT22H30M", 2_790],
    ["PT7H5M", 425],
    ["PT45M", 45],
    ["P1D", 1_440],
    ["PT2H0M30S", 120],
    [null, undefined],
    ["soon", undefined],
    ["P", undefined],
  ])("%s is %s", (text, minutes) => {
    expect(durationMinutes(text)).toBe(minutes);
  });
});

afterEach(() => {
  const refused = fake.calls.filter(({ path }) => !path.startsWith("/air/"));
  expect(refused).toEqual([]);
});
