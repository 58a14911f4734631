import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { stopOrdering } from "#app/modules/booking/orders/ordering.server";
import * as webhook from "#app/routes/billing/duffel-webhook";
import { FakeDuffel } from "#tests/mocks/duffel/fake-duffel";
import type { Delivery } from "#tests/mocks/duffel/fake-duffel";
import { closeBookingWorld, insertUser, openBookingWorld } from "../booking/booking.fixture";
import { Walker, laterBy } from "../booking/order-walk.fixture";
const HOUR_MS = 3_600_000;
let fake: FakeDuffel;
let user: CurrentUser;
let walker: Walker;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fake = new FakeDuffel();
  Object.assign(process.env, {
    INVENTORY: "duffel",
    DUFFEL_API_BASE: await fake.start(),
    DUFFEL_WEBHOOK_SECRET: fake.secret,
  });
  await openBookingWorld();
  user = await insertUser("Dee");
}, 60_000);
afterAll(async () => {
  stopOrdering();
  vi.useRealTimers();
  await closeBookingWorld();
  await fake.stop();
});
beforeEach(() => {
  walker = new Walker(user);
  fake.settings.plays = undefined;
  fake.settings.asksPassports = false;
  fake.staySettings.quoteAbove = 0;
  fake.staySettings.quoteTerms = undefined;
});

/** Planned, told of, shown at the checkout and paid, by the routes of the product. */
async function paid({ intent = "pay", from = "London" } = {}): Promise<void> {
  await walker.plan(from, "Lisbon");
  expect(await walker.tell()).toMatchObject({ status: 303, location: "/planner/booking" });
  await walker.checkout();
  await walker.pay(intent);
  await walker.comeBack();
}

async function end(): Promise<object> {
  const { state, money, orders } = await walker.finish();
  const stand = Object.fromEntries(orders.map((one) => [one.part, one.state]));
  return { state, money, ...stand, why: orders.find(({ why, state: of }) => why && of === "refused")?.why };
}

const WHOLE = { state: "confirmed", money: "captured", flights: "made", stay: "made" };
const NOTHING = { state: "failed", money: "released" };

/** The walker's orders that exist at Duffel. */
async function standing() {
  const offers = new Set((await walker.ordering()).orders.map(({ offer_ref }) => offer_ref));
  return fake.orders.filter((order) => offers.has(order.offer_id) && order.cancelled_at === null);
}

const orderCalls = () => fake.calls.filter(({ method, path }) => method === "POST" && /^\/air\/orders\/?$/.test(path));

async function send({ payload, signature }: Delivery): Promise<number> {
  const request = new Request("http://localhost:3000/webhooks/duffel", {
    method: "POST",
    body: payload,
    headers: { "X-Duffel-Signature": signature },
  });
  return (await webhook.action({ request, params: {}, context: { origin: "http://localhost:3000" } })).status;
}

describe("a trip of three at Duffel, from the first step on", () => {
  test("is searched anew for its checkout, ordered for those who travel, and only then charged", async () => {
    fake.settings.asksPassports = true;
    await walker.plan("London", "Lisbon");
    // The trip cannot be paid before all travellers' details are entered.
    expect((await walker.press("pay")).status).toBe(409);
    await walker.tell();
    const before = orderCalls().length;
    await walker.checkout();
    await walker.pay();
    expect(await walker.comeBack()).toMatchObject({
      status: "ordering",
      words: expect.stringMatching(/ticketed/) as string,
    });
    expect({ kept: await walker.keptMinor(), orders: orderCalls().length }).toEqual({ kept: 0, orders: before });
    expect(await end()).toEqual({ ...WHOLE, why: undefined });
    const [order] = await standing();
    const request = [...fake.requests.values()].find(
      ({ isBooked, offers }) => isBooked && offers.some(({ id }) => id === order!.offer_id),
    );
    expect(request).toBeDefined();
    expect(order!.passengers.map(({ given_name }) => given_name)).toEqual(["Ada", "Bo", "Kim"]);
    expect(order!.passengers.every(({ identity_documents }) => identity_documents !== undefined)).toBe(true);
    expect(await walker.keptMinor()).toBe((await walker.ordering()).amount_minor);
    expect(await walker.comeBack()).toMatchObject({
      status: "confirmed",
      view: { references: [{ what: "Airline", reference: order!.booking_reference }, { what: "Hotel" }] },
    });
  });

  test.each([
    ["LTN-STN", "booked, and data follows"],
    ["SEN-STN", "open, and made later"],
  ])("%s (%s): is ticketed in the end, and ordered once", async (plays) => {
    fake.settings.plays = plays;
    await paid();
    const before = orderCalls().length;
    await walker.goOn();
    expect((await walker.ordering()).orders.find(({ part }) => part === "flights")!.state).toBe("open");
    await expect.poll(standing).toHaveLength(1);
    laterBy(60_000);
    expect(await end()).toMatchObject(WHOLE);
    expect(orderCalls().length).toBe(before + 1);
  });

  test("open, and told of as failed: nothing is charged, as soon as the airline says so", async () => {
    fake.settings.plays = "LCY-STN";
    await paid();
    await walker.goOn();
    laterBy(HOUR_MS);
    // An hour later it is still open: an order may come for hours.
    expect((await walker.goOn()).state).toBe("ordering");
    fake.failOpen((await walker.ordering()).orders.find(({ part }) => part === "flights")!.offer_ref!);
    const delivery = fake.deliveries.at(-1)!;
    expect(await send({ ...delivery, signature: fake.sign(delivery.payload, "whsec_other") })).toBe(400);
    expect((await walker.goOn()).state).toBe("ordering");
    expect([await send(delivery), await send(delivery)]).toEqual([204, 204]);
    expect(await end()).toMatchObject({ ...NOTHING, flights: "refused" });
    expect(await walker.keptMinor()).toBe(0);
  });

  test.each([
    ["its quote", (quote: string) => ({ key: "x", object: { quote_id: quote } })],
    ["its quote, in the event's key alone", (quote: string) => ({ key: btoa(`failed-${quote}`), object: {} })],
    ["our own key", (_: string, ours: string) => ({ key: "x", object: { metadata: { voyance_order: ours } } })],
    ["nothing of ours, while it is the only one", () => ({ key: "x", object: {} })],
  ])("a stay that is open and told of as failed by %s ends as soon as that is told", async (_, told) => {
    fake.befall({ method: "POST", path: /^\/stays\/bookings\/?$/, times: 1, instead: { status: 202, data: {} } });
    await paid();
    await walker.goOn();
    laterBy(HOUR_MS);
    expect((await walker.goOn()).state).toBe("ordering");
    const stay = (await walker.ordering()).orders.find(({ part }) => part === "stay")!;
    expect(stay).toMatchObject({ state: "open", open_ref: expect.stringMatching(/^quo_/) as string });
    // A webhook about another account's order changes nothing.
    fake.tell("stays.booking.created", "bok_other", { id: "bok_other" });
    expect(await send(fake.deliveries.at(-1)!)).toBe(204);
    expect((await walker.goOn()).state).toBe("ordering");
    const { key, object } = told(stay.open_ref!, `${stay.id}-${stay.attempt}`);
    fake.tell("stays.booking_creation_failed", key, object);
    expect(await send(fake.deliveries.at(-1)!)).toBe(204);
    expect(await end()).toMatchObject({ ...NOTHING, flights: "cancelled", stay: "refused" });
    expect(await walker.keptMinor()).toBe(0);
  });

  test("a stay that failed and can't be told from another that is open is not guessed at", async () => {
    const open = async (): Promise<void> => {
      fake.befall({ method: "POST", path: /^\/stays\/bookings\/?$/, times: 1, instead: { status: 202, data: {} } });
      await paid();
      await walker.goOn();
    };
    await open();
    const first = walker.tripId;
    await open();
    const second = walker.tripId;
    laterBy(HOUR_MS);
    fake.tell("stays.booking_creation_failed", "x", {});
    expect(await send(fake.deliveries.at(-1)!)).toBe(204);
    for (const tripId of [first, second]) {
      walker.tripId = tripId;
      expect((await walker.goOn()).state).toBe("ordering");
    }
    laterBy(26 * HOUR_MS);
    for (const tripId of [first, second]) {
      walker.tripId = tripId;
      expect(await end()).toMatchObject({ state: "failed", stay: "refused" });
    }
  });

  test("an answer that is lost is looked up; one that never was stays open for a day, and is not sent again", async () => {
    await walker.plan("London", "Lisbon");
    await walker.tell();
    await walker.checkout();
    await walker.pay();
    await walker.comeBack();
    fake.befall({ method: "POST", path: /^\/air\/orders\/?$/, times: 1, loses: true });
    const before = orderCalls().length;
    expect(await end()).toMatchObject(WHOLE);
    expect(orderCalls().length).toBe(before + 1);
    await paid();
    fake.befall({ method: "POST", path: /^\/air\/orders\/?$/, times: 1, drops: true });
    await walker.goOn();
    laterBy(3 * HOUR_MS);
    expect((await walker.goOn()).state).toBe("ordering");
    expect(orderCalls().length).toBe(before + 2);
    laterBy(23 * HOUR_MS);
    expect(await end()).toMatchObject(NOTHING);
    expect(await standing()).toEqual([]);
  });

  test("webhooks may come while the order is on its way, twice, and after all is done", async () => {
    await paid();
    fake.befall({ method: "POST", path: /^\/air\/orders\/?$/, times: 1, delayMs: 700 });
    const before = orderCalls().length;
    const work = walker.goOn();
    await expect.poll(() => orderCalls().length, { interval: 20 }).toBe(before + 1);
    const ref = (await walker.ordering()).orders.find(({ part }) => part === "flights")!.offer_ref!;
    fake.tell("order.created", "early", { offer_id: ref, order_id: "ord_early" });
    const early = fake.deliveries.at(-1)!;
    expect([await send(early), await send(early)]).toEqual([204, 204]);
    await work;
    expect(await end()).toMatchObject(WHOLE);
    for (const delivery of fake.deliveries.slice(-3)) expect(await send(delivery)).toBe(204);
    expect(await standing()).toHaveLength(1);
    expect(await walker.comeBack()).toMatchObject({ status: "confirmed" });
  });

  test("offers that have ended are asked for anew, and their price is kept", async () => {
    await paid();
    laterBy(2 * HOUR_MS);
    expect(await end()).toMatchObject(WHOLE);
  });

  test("dearer at the order: kept within what is held, else asked before anything is charged", async () => {
    fake.settings.plays = "LHR-STN";
    await paid({ intent: "hold-and-pay" });
    expect(await end()).toMatchObject(WHOLE);
    const { amount_minor: amount, orders } = await walker.ordering();
    expect(await walker.keptMinor()).toBe(amount);
    expect(orders.find(({ part }) => part === "flights")!.rise_minor).toBeGreaterThan(0);
    await paid();
    expect(await end()).toMatchObject({ ...NOTHING, why: "dearer" });
    expect(await walker.keptMinor()).toBe(0);
    const page = (await walker.checkout()).data as { changes: unknown[]; payMinor: number };
    expect(page.payMinor).toBeGreaterThan(0);
  });

  test("a room costs at the checkout what its quote says; one that rises after that is kept within what is held", async () => {
    fake.staySettings.quoteAbove = 20;
    await walker.plan("London", "Lisbon");
    await walker.tell();
    const page = (await walker.checkout()).data as { changes: { what: string }[] };
    expect(page.changes.map(({ what }) => what)).toEqual(["hotel"]);
    await walker.pay("hold-and-pay");
    await walker.comeBack();
    fake.staySettings.quoteAbove = 22;
    expect(await end()).toMatchObject(WHOLE);
    const { amount_minor: amount, orders } = await walker.ordering();
    expect(await walker.keptMinor()).toBe(amount);
    expect(orders.find(({ part }) => part === "stay")!.rise_minor).toBeGreaterThan(0);
  });

  test("the refund of a room is that of its quote: at the checkout, once it is booked, and where it is cancelled", async () => {
    await walker.plan("London", "Lisbon");
    await walker.tell();
    fake.staySettings.quoteTerms = [{ share: 1, days: 20 }];
    const page = (await walker.checkout()).data as { refunds: string[] };
    const told = page.refunds.find((term) => term.startsWith("Stay: "))!;
    expect(told).toMatch(/free to cancel until .*; nothing after that\.$/);
    await walker.pay();
    await walker.comeBack();
    // The last quote, which books it, gives a day more.
    fake.staySettings.quoteTerms = [{ share: 1, days: 21 }];
    expect(await end()).toMatchObject(WHOLE);
    const { view } = (await walker.comeBack()) as { view: { hotel: { terms: string[] } } };
    expect(view.hotel.terms[0]).toMatch(/^Free to cancel until /);
    const cancelled = (await walker.cancelPage()).data as { booked: { rules: string[] } };
    const rule = cancelled.booked.rules.find((one) => one.includes("stay"))!;
    expect(rule).toMatch(/^You get back all you paid for your stay\. Free to cancel until .* nothing after that\.$/);
    expect(told).not.toContain(rule.slice(45, 80));
  });

  test("a room that gives back less than was shown is not booked", async () => {
    fake.staySettings.quoteTerms = [{ share: 1, days: 20 }];
    await paid();
    fake.staySettings.quoteTerms = [{ share: 0.5, days: 20 }];
    expect(await end()).toMatchObject({ ...NOTHING, stay: "refused", why: "gone" });
    expect(await walker.keptMinor()).toBe(0);
  });

  test.each([
    ["LGW-LHR", "gone"],
    ["LHR-LGW", "down"],
    ["LGW-STN", "funds"],
  ])("%s: nothing is charged, and the reason is %s", async (plays, why) => {
    fake.settings.plays = plays;
    await paid();
    expect(await end()).toMatchObject({ ...NOTHING, why });
    expect(await walker.comeBack()).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/You were not charged/) as string,
    });
    // Tried again it is another offer that is ordered.
    fake.settings.plays = undefined;
    const used = (await walker.ordering()).orders.map(({ offer_ref }) => offer_ref);
    await walker.checkout();
    await walker.pay();
    await walker.comeBack();
    expect(await end()).toMatchObject(WHOLE);
    expect(used).not.toContain((await walker.ordering()).orders.find(({ part }) => part === "flights")!.offer_ref);
  });

  test("a room that is refused: flights that come back whole are given up, others stand and are all that is paid", async () => {
    const refusal = {
      status: 422,
      errors: [{ type: "invalid_request_error", code: "rate_refused", message: "No" }],
    };
    fake.befall({ method: "POST", path: /^\/stays\/bookings\/?$/, times: 1, instead: refusal });
    await paid();
    expect(await end()).toMatchObject({ ...NOTHING, flights: "cancelled", stay: "refused" });
    expect(await standing()).toEqual([]);
    fake.settings.plays = "LTN-SYD";
    fake.befall({ method: "POST", path: /^\/stays\/bookings\/?$/, times: 1, instead: refusal });
    await paid();
    expect(await end()).toMatchObject({ state: "partly", money: "captured", flights: "kept", stay: "refused" });
    const { orders } = await walker.ordering();
    expect(await walker.keptMinor()).toBe(orders.find(({ part }) => part === "flights")!.price_minor);
    expect(await standing()).toHaveLength(1);
  });

  test("is cancelled at what the airline and the hotel give back, which its page says before", async () => {
    await paid();
    expect(await end()).toMatchObject(WHOLE);
    const page = (await walker.cancelPage()).data as { booked: { backMinor: number; today: string; rules: string[] } };
    const kept = await walker.keptMinor();
    expect(page.booked.backMinor).toBeGreaterThan(0);
    expect(await walker.cancel()).toMatchObject({ status: 303 });
    expect(await standing()).toEqual([]);
    expect(await walker.keptMinor()).toBe(kept - page.booked.backMinor);
  });

  test("a fare that can be held is held by an order, and paid once, whatever becomes of the answer", async () => {
    fake.settings.plays = "JFK-EWR";
    await walker.plan("London", "Lisbon");
    expect((await walker.holdPage()).forDays).toMatchObject({ days: 2, travellersPath: "/planner/travellers" });
    await walker.tell();
    await walker.holdForDays();
    expect((await walker.holdPage()).held).toMatchObject({ fee: "$9" });
    const held = fake.orders.at(-1)!;
    expect(held).toMatchObject({ type: "hold", payment_status: { awaiting_payment: true } });
    laterBy(30 * HOUR_MS);
    await walker.checkout();
    await walker.pay();
    await walker.comeBack();
    const before = orderCalls().length;
    // The first payment never comes, the second is taken and its answer lost.
    fake.befall({ method: "POST", path: /^\/air\/payments\/?$/, times: 1, drops: true });
    await walker.goOn();
    laterBy(5 * 60_000);
    fake.befall({ method: "POST", path: /^\/air\/payments\/?$/, times: 1, loses: true });
    expect(await end()).toMatchObject(WHOLE);
    expect(orderCalls().length).toBe(before);
    expect(held.payment_status).toMatchObject({ awaiting_payment: false, paid_at: expect.any(String) as string });
    const { orders, credit_minor: credit, amount_minor: amount } = await walker.ordering();
    expect({ ref: orders.find(({ part }) => part === "flights")!.ref, credit }).toEqual({ ref: held.id, credit: 9_00 });
    expect(await walker.keptMinor()).toBe(amount);
  });

  test("a fare that can't be held is not sold as held", async () => {
    await walker.plan("London", "Lisbon");
    expect(await walker.holdPage()).toMatchObject({
      forDays: null,
      notForDays: expect.stringMatching(/airline/) as string,
    });
  });
});
