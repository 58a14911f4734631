import { beforeEach, describe, expect, it } from "vitest";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import type { GateTime } from "#app/integrations/duffel/rate-gate";
import type { OrderSource } from "#app/modules/inventory/search/order-source";
import { seededRng } from "#app/shared/rng";
import { DuffelFlights } from "./duffel-flights.server";
import { duffelOrders } from "./duffel-orders.server";
import { DuffelStays } from "./duffel-stays.server";
import { CONTACT, clientOf, flightQuery, stayQuery, traveller } from "./duffel.fixture";

const TOO_MANY = { type: "rate_limit_error", code: "rate_limit_exceeded" };

let fake: FakeDuffel;
let flights: DuffelFlights;
let stays: DuffelStays;
let source: OrderSource;
/** The clock of the client, ms ahead of the machine's, and those that wait for it. */
let ahead: number;
let waiting: { until: number; go: () => void }[];

beforeEach(async () => {
  fake = new FakeDuffel();
  ahead = 0;
  waiting = [];
  const now = () => new Date(Date.now() + ahead);
  const time: GateTime = {
    now,
    rng: seededRng(3),
    wait: (ms, signal) =>
      new Promise((go, leave) => {
        signal?.addEventListener("abort", () => leave(signal.reason as Error));
        waiting.push({ until: now().getTime() + ms, go });
      }),
  };
  const client = clientOf(await fake.start(), time);
  flights = new DuffelFlights(client);
  stays = new DuffelStays(client);
  source = duffelOrders(client, [fake.secret], fake.now);
  return () => fake.stop();
});

/** One search is answered with 429. @param reset as Duffel names it; a minute from now without it */
async function tooMany(headers?: Record<string, string>): Promise<void> {
  fake.befall({
    method: "POST",
    path: /offer_requests/,
    times: 1,
    instead: { status: 429, errors: [TOO_MANY], ...(headers && { headers }) },
  });
  expect((await flights.search(flightQuery("LHR", "JFK"))).missing).toHaveLength(1);
}

/** Lets the clock of the client go on. */
function goOn(ms: number): void {
  ahead += ms;
  for (const { go } of waiting.splice(0)) go();
}

describe("once Duffel has said that there are too many calls", () => {
  it("nothing more is sent before the time that it named, by whichever of our parts", async () => {
    await tooMany();
    const sent = fake.calls.length;
    const missing = await Promise.all(
      Array.from({ length: 212 }, async (_, index) =>
        index % 2
          ? (await flights.search(flightQuery("LHR", "JFK"))).missing
          : (await stays.search(stayQuery())).missing,
      ),
    );
    expect(missing.every(({ length }) => length === 1)).toBe(true);
    await expect(flights.getOffer(flightQuery("LHR", "JFK"), "any")).rejects.toMatchObject({
      code: "UNAVAILABLE",
      details: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60) as number },
    });
    expect(fake.calls).toHaveLength(sent);
    goOn(61_000);
    expect((await flights.search(flightQuery("LHR", "JFK"))).offers.length).toBeGreaterThan(0);
    expect(fake.calls.length).toBeGreaterThan(sent);
  });

  it("what can wait so long waits, and no more than a few at once", async () => {
    await tooMany({ "retry-after": "2" });
    const sent = fake.calls.length;
    const searches = Array.from({ length: 25 }, () => flights.search(flightQuery("LHR", "JFK")));
    const first = await Promise.race(searches);
    expect([first.offers, first.missing.length]).toEqual([[], 1]);
    expect(waiting).toHaveLength(20);
    expect(fake.calls).toHaveLength(sent);
    goOn(4_000);
    const found = (await Promise.all(searches)).filter(({ offers }) => offers.length > 0);
    expect(found).toHaveLength(20);
  });

  it("a caller that has left does not wait any more", async () => {
    await tooMany({ "retry-after": "2" });
    const left = new AbortController();
    const search = flights.search(flightQuery("LHR", "JFK"), left.signal);
    await new Promise((resolve) => setImmediate(resolve));
    left.abort(new Error("left"));
    await expect(search).rejects.toThrow("left");
  });

  it("an order is not sent, is not taken for one that may stand, and is made once when calls are taken again", async () => {
    const query = flightQuery("LHR", "JFK");
    const [looked] = (await flights.search(query)).offers;
    const offer = (await flights.getOffer(query, looked!.id))!;
    const asked = { key: "order-1", offer, travellers: [traveller("Ada")], contact: CONTACT };
    await tooMany();
    expect(await source.flights.order(asked)).toMatchObject({ status: "refused", why: "down" });
    expect(fake.orders).toHaveLength(0);
    goOn(61_000);
    expect(await source.flights.order(asked)).toMatchObject({ status: "made" });
    expect(fake.orders).toHaveLength(1);
  });

  it("an order that was answered so may stand: it is looked up when calls are taken again, and never sent anew", async () => {
    const query = flightQuery("LHR", "JFK");
    const [looked] = (await flights.search(query)).offers;
    const offer = (await flights.getOffer(query, looked!.id))!;
    const asked = { key: "order-1", offer, travellers: [traveller("Ada")], contact: CONTACT };
    fake.befall({ method: "POST", path: /orders$/, times: 1, instead: { status: 429, errors: [TOO_MANY] } });
    expect(await source.flights.order(asked)).toEqual({ status: "open" });
    await expect(source.flights.find(asked)).rejects.toMatchObject({ status: 429, isUnsent: true });
    goOn(61_000);
    expect(await source.flights.find(asked)).toEqual({ status: "open" });
    expect(fake.calls.filter(({ method, path }) => method === "POST" && path === "/air/orders")).toHaveLength(1);
  });
});
