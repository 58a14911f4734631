import { beforeEach, describe, expect, it } from "vitest";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import { refusal } from "#tests/mocks/duffel/fake-server";
import type { Answer } from "#tests/mocks/duffel/fake-server";
import type { FlightQuery } from "#app/modules/inventory/offers/flight";
import { ForgedEvent } from "#app/shared/forged-event";
import type { FlightOrderRequest, OrderSource, OrderTraveller } from "#app/modules/inventory/search/order-source";
import { DuffelFlights } from "./duffel-flights.server";
import { duffelOrders } from "./duffel-orders.server";
import { CONTACT, clientOf, flightQuery, traveller } from "./duffel.fixture";

let fake: FakeDuffel;
let flights: DuffelFlights;
let source: OrderSource;

beforeEach(async () => {
  fake = new FakeDuffel();
  const client = clientOf(await fake.start());
  flights = new DuffelFlights(client);
  source = duffelOrders(client, [fake.secret], fake.now);
  return () => fake.stop();
});

async function request(
  from: string,
  to: string,
  travellers: OrderTraveller[] = [traveller("Ada")],
  more: Partial<FlightQuery> = {},
): Promise<FlightOrderRequest> {
  const query = flightQuery(from, to, more);
  const [looked] = (await flights.search(query)).offers;
  const offer = (await flights.getOffer(query, looked!.id))!;
  return { key: "order-1", offer, travellers, contact: CONTACT };
}

const posted = () => fake.calls.filter(({ method, path }) => method === "POST" && path === "/air/orders");

describe("an order of flights", () => {
  it("is made once, with its tickets, at the price of the offer", async () => {
    const asked = await request("LHR", "JFK");
    const answer = await source.flights.order(asked);
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    expect(answer.order).toMatchObject({ status: "booked", isTicketed: true, price: asked.offer.source!.price });
    expect(answer.order.documents).toHaveLength(1);
    expect(fake.orders[0]!.metadata).toEqual({ voyance_order: "order-1" });
    expect(await source.flights.get(answer.order.ref)).toEqual(answer.order);
    // A search books once: another order is none, and what stands is found.
    expect(await source.flights.order(asked)).toEqual({ status: "open" });
    expect(await source.flights.find(asked)).toEqual(answer);
    expect(fake.orders).toHaveLength(1);
  });

  it("is made and cancelled of flights one way", async () => {
    const asked = await request("LHR", "JFK", [traveller("Ada")], { only: "back" });
    const answer = await source.flights.order(asked);
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    expect(fake.orders[0]!.slices).toHaveLength(1);
    expect(await source.flights.find(asked)).toEqual(answer);
    const quote = await source.flights.quoteCancel(answer.order.ref);
    expect(quote).toBeDefined();
    await source.flights.confirmCancel(quote!.ref);
    expect((await source.flights.get(answer.order.ref))!.status).toBe("cancelled");
  });

  it("puts an infant on the lap of an adult, and everybody where their age belongs", async () => {
    const party = [traveller("Ada"), traveller("Grace"), traveller("Ann", 6), traveller("Baby", 1)];
    const asked = await request("LHR", "JFK", party, { adults: 2, children: 2, childAges: [6, 1] });
    expect(await source.flights.order(asked)).toMatchObject({ status: "made" });
    const [adult, ...others] = posted()[0]!.body["passengers"] as Record<string, unknown>[];
    const infant = others.find((one) => one["given_name"] === "Baby")!;
    expect(adult!["infant_passenger_id"]).toBe(infant["id"]);
    expect(others.every((one) => one["infant_passenger_id"] === undefined)).toBe(true);
  });

  it("shows a passport where the airline asks for one, and says so before anything is sent", async () => {
    fake.settings.asksPassports = true;
    const asked = await request("LHR", "JFK");
    expect(asked.offer.source!.documents).toBe("passport");
    expect(await source.flights.order(asked)).toMatchObject({ status: "refused", why: "details" });
    expect(posted()).toEqual([]);
    const document = { type: "passport" as const, number: "X1", issuedBy: "GB", expiresOn: "2035-01-01" };
    const travellers = [traveller("Ada", 35, { document })];
    expect(await source.flights.order({ ...asked, travellers })).toMatchObject({ status: "made" });
  });

  it.each([
    ["LGW", "LHR", "gone"],
    ["LHR", "STN", "dearer"],
    ["LHR", "LGW", "down"],
    ["LGW", "STN", "funds"],
  ] as const)("from %s to %s is refused as %s, with nothing made", async (from, to, why) => {
    expect(await source.flights.order(await request(from, to))).toMatchObject({ status: "refused", why });
    expect(fake.orders).toEqual([]);
  });

  it("pays more only up to what was promised", async () => {
    const asked = await request("LHR", "STN");
    const { amount, currency } = asked.offer.source!.price;
    const upTo = { amount: (Number(amount) + 12.5).toFixed(2), currency };
    expect(await source.flights.order({ ...asked, upTo })).toMatchObject({ status: "made", order: { price: upTo } });
  });

  it("of an offer whose time is over is refused", async () => {
    const asked = await request("LHR", "JFK");
    fake.ahead = 31 * 60_000;
    expect(await source.flights.order(asked)).toMatchObject({ status: "refused", why: "gone" });
  });

  it("refuses what a passport does not fit", async () => {
    const child = await request("LHR", "JFK", [traveller("Ann", 6)]);
    expect(await source.flights.order(child)).toMatchObject({ status: "refused", why: "details" });
    const strangers = await request("LHR", "JFK", [traveller("Ada"), traveller("Grace")]);
    expect(await source.flights.order(strangers)).toMatchObject({ status: "refused", why: "details" });
  });

  it.each([
    ["LTN", "STN"],
    ["SEN", "STN"],
    ["LCY", "STN"],
  ])("from %s to %s is open, and never made again", async (from, to) => {
    const asked = await request(from, to);
    expect(await source.flights.order(asked)).toMatchObject({ status: "open" });
    const answer = await source.flights.find(asked);
    expect(answer.status).toBe(from === "LTN" ? "made" : "open");
    expect(posted()).toHaveLength(1);
  });

  it("appears later when it was open, or is known to be none after a day", async () => {
    const asked = await request("SEN", "STN");
    await source.flights.order(asked);
    await expect.poll(() => source.flights.find(asked)).toMatchObject({ status: "made" });
    const lost = await request("LCY", "STN");
    await source.flights.order(lost);
    fake.ahead = 25 * 3_600_000;
    expect(await source.flights.find(lost)).toMatchObject({ status: "refused" });
  });

  it("whose answer is lost is found, not made again", async () => {
    const asked = await request("LHR", "JFK");
    fake.befall({ method: "POST", path: /orders$/, times: 1, loses: true });
    expect(await source.flights.order(asked)).toEqual({ status: "open" });
    expect(await source.flights.find(asked)).toMatchObject({ status: "made", order: { ref: fake.orders[0]!.id } });
  });

  const PAGE: Answer = { status: 502, page: "<html>Bad Gateway</html>" };
  it.each<[string, Answer, unknown]>([
    ["a gateway's 502", PAGE, { status: "open" }],
    ["a gateway's 504", { ...PAGE, status: 504 }, { status: "open" }],
    ["500", refusal(500, "api_error", "internal_server_error"), { status: "open" }],
    ["429", refusal(429, "rate_limit_error", "rate_limit_exceeded"), { status: "open" }],
    ["a duplicate", refusal(409, "invalid_state_error", "duplicate_booking"), { status: "open" }],
    ["an attempt before", refusal(422, "invalid_state_error", "order_creation_already_attempted"), { status: "open" }],
    ["503", { ...PAGE, status: 503 }, { status: "refused", why: "down" }],
    ["no access", refusal(401, "authentication_error", "expired_access_token"), { status: "refused", why: "down" }],
    ["a price that moved", refusal(422, "invalid_state_error", "price_changed"), { status: "refused", why: "dearer" }],
    ["400", refusal(400, "invalid_request_error", "malformed"), { status: "refused", why: "refused" }],
    ["a page with 200", { status: 200, page: "ok" }, { status: "open" }],
  ])("that is answered with %s means what it means", async (_, instead, meaning) => {
    const asked = await request("LHR", "JFK");
    fake.befall({ method: "POST", path: /orders$/, times: 1, instead });
    expect(await source.flights.order(asked)).toMatchObject(meaning as object);
  });

  it("is not sent when the offer can't be read", async () => {
    const asked = await request("LHR", "JFK");
    fake.befall({ method: "GET", path: /offers\//, times: 1, instead: PAGE });
    expect(await source.flights.order(asked)).toMatchObject({ status: "refused", why: "down" });
    expect(posted()).toEqual([]);
  });
});

describe("a hold", () => {
  it("reserves without paying, is paid at its price, and gets its tickets", async () => {
    const asked = await request("JFK", "EWR");
    const answer = await source.flights.hold(asked);
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    expect(answer.order).toMatchObject({ status: "held", isTicketed: false, documents: [] });
    const { ref, price } = answer.order;
    expect(await source.flights.payHeld(ref, { ...price, amount: "1.00" })).toMatchObject({ why: "dearer" });
    expect(await source.flights.payHeld(ref, price)).toMatchObject({ status: "made", order: { isTicketed: true } });
    // Paid already: the order is the answer.
    expect(await source.flights.payHeld(ref, price)).toMatchObject({ status: "made", order: { status: "booked" } });
  });

  it("is refused where the airline wants its money at once", async () => {
    expect(await source.flights.hold(await request("LHR", "JFK"))).toMatchObject({ status: "refused" });
    expect(posted()).toEqual([]);
  });

  it("that nobody paid in time is none any more", async () => {
    const answer = await source.flights.hold(await request("JFK", "EWR"));
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    fake.ahead = 73 * 3_600_000;
    expect(await source.flights.get(answer.order.ref)).toMatchObject({ status: "cancelled" });
    expect(await source.flights.payHeld(answer.order.ref, answer.order.price)).toMatchObject({ why: "gone" });
  });

  it("costs nothing to let go", async () => {
    const answer = await source.flights.hold(await request("JFK", "EWR"));
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    expect(await source.flights.quoteCancel(answer.order.ref)).toMatchObject({ back: { amount: "0.00" } });
  });
});

describe("after an order", () => {
  async function madeOn(from: string, to: string): Promise<string> {
    const answer = await source.flights.order(await request(from, to));
    if (answer.status !== "made") throw new Error(`It is ${answer.status}`);
    return answer.order.ref;
  }

  it("cancelling is quoted first, and its newest quote confirmed", async () => {
    const ref = await madeOn("LHR", "JFK");
    await source.flights.quoteCancel(ref);
    const quote = (await source.flights.quoteCancel(ref))!;
    expect(quote).toMatchObject({ backTo: "payment", back: { currency: "USD" } });
    fake.befall({ method: "POST", path: /confirm$/, times: 1, loses: true });
    expect(await source.flights.confirmCancel(quote.ref)).toMatchObject({ ref: quote.ref, back: quote.back });
    const order = fake.orders.at(-1)!;
    expect(await source.flights.get(ref)).toMatchObject({ status: "cancelled", cancellation: { back: quote.back } });
    // The refund is told later, and differs from the quote.
    Object.assign(order["cancellation"] as object, { refund_amount: "12.00", refund_to: "airline_credits" });
    expect((await source.flights.get(ref))!.cancellation).toMatchObject({
      back: { amount: "12.00" },
      backTo: "credit",
    });
    expect(await source.flights.quoteCancel(ref)).toBeUndefined();
  });

  it("a refund may come as credit, and some orders can't be cancelled here", async () => {
    expect(await source.flights.quoteCancel(await madeOn("LTN", "SYD"))).toMatchObject({ backTo: "credit" });
    const ref = await madeOn("LHR", "JFK");
    fake.orders.at(-1)!.available_actions = ["update"];
    expect(await source.flights.quoteCancel(ref)).toBeUndefined();
    expect(await source.flights.quoteCancel("ord_none")).toBeUndefined();
  });

  it("a change of the airline is read and accepted", async () => {
    const ref = await madeOn("LHR", "LTN");
    const [change] = await source.flights.listChanges(ref);
    expect(change).toMatchObject({ canAccept: true });
    expect(change!.before[0]).toMatch(/^ZZ \d+, \w{3} \d+ \w{3}, LHR 06:40 to LTN /);
    expect(change!.after[0]).toContain("LHR 07:40");
    const [{ before, after } = {}] = change!.legs ?? [];
    expect([before?.departLocal.slice(11), after?.departLocal.slice(11)]).toEqual(["06:40", "07:40"]);
    expect(Date.parse(after!.departAt) - Date.parse(before!.departAt)).toBe(3_600_000);
    // Nothing flies in its place.
    fake.changes.at(-1)!.added = [];
    const [gone] = await source.flights.listChanges(ref);
    expect(gone).toMatchObject({ after: [], legs: [{ before: { from: "LHR" } }] });
    expect(gone!.legs![0]).not.toHaveProperty("after");
    await source.flights.acceptChange(change!.ref);
    const accepted = (await source.flights.listChanges(ref)).find((one) => one.ref === change!.ref)!;
    expect(accepted.canAccept).toBe(false);
    expect(accepted.acceptedAt).toBeDefined();
  });
});

describe("webhooks", () => {
  it("are read for what they speak of", async () => {
    const asked = await request("LHR", "JFK");
    await source.flights.order(asked);
    const { payload, signature } = fake.deliveries.at(-1)!;
    expect(source.readEvent(payload, signature)).toMatchObject({
      kind: "order",
      orderRef: fake.orders[0]!.id,
      offerRef: asked.offer.source!.ref,
    });
    fake.failOpen("off_1");
    fake.change(fake.orders[0]!);
    fake.tell("ping.triggered", "ping", {});
    fake.tell("something.new", "x", { id: 5 });
    const kinds = fake.deliveries.slice(1).map((one) => source.readEvent(one.payload, one.signature));
    expect(kinds).toMatchObject([
      { kind: "order-failed", offerRef: "off_1" },
      { kind: "change", orderRef: fake.orders[0]!.id },
      { kind: "ping" },
      { kind: "other" },
    ]);
  });

  it("name what they speak of by its id, by our own key, or in their own key alone", () => {
    fake.tell("stays.booking_creation_failed", btoa("failed-quo_0000AnJ28g"), {});
    fake.tell("stays.booking_creation_failed", "x", {
      nested: { quote_id: "quo_1234" },
      metadata: { voyance_order: "a-1" },
    });
    fake.tell("order.creation_failed", "x", { id: 5, metadata: "none" });
    const events = fake.deliveries.map(({ payload, signature }) => source.readEvent(payload, signature));
    expect(events).toMatchObject([
      { kind: "stay-failed", others: ["quo_0000AnJ28g"] },
      { kind: "stay-failed", others: ["quo_1234"], key: "a-1", at: expect.stringMatching(/Z$/) as string },
      { kind: "order-failed" },
    ]);
    expect(events[2]).not.toHaveProperty("others");
  });

  it("that we did not agree on are refused", () => {
    fake.tell("ping.triggered", "ping", {});
    const { payload, signature } = fake.deliveries[0]!;
    const forged = [
      [payload, fake.sign(payload, "another secret")],
      [payload.replace("ping", "pong"), signature],
      [payload, ""],
      [payload, signature.replace(/t=\d+/, "t=now")],
      [payload, `${signature.split(",")[0]},v1=abc`],
      ["not json", fake.sign("not json")],
      ["{}", fake.sign("{}")],
    ] as const;
    for (const [body, sign] of forged) expect(() => source.readEvent(body, sign)).toThrow(ForgedEvent);
    fake.ahead = 301_000;
    expect(() => source.readEvent(payload, signature)).toThrow(ForgedEvent);
  });
});
