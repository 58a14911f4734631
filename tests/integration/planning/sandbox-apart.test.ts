import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import type { ConfirmationView } from "#app/modules/booking/checkout/confirmation";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { acceptAirlineChange } from "#app/modules/booking/orders/airline-changes.server";
import { sweepCare } from "#app/modules/booking/orders/order-care.server";
import { stopOrdering, sweepOrderings } from "#app/modules/booking/orders/ordering.server";
import { sendRefund } from "#app/modules/booking/money/refunds.server";
import { bookingOf } from "#app/modules/booking/checkout/trip-page.server";
import { onlyWayOf } from "#app/modules/inventory/offers/flight";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { Between } from "#app/modules/trips/trip/between";
import { removeTrip } from "#app/modules/trips/store/trips.server";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { closeBookingWorld, insertUser, makeCtx, openBookingWorld, updateTrip } from "../booking/booking.fixture";
import { Walker, laterBy } from "../booking/order-walk.fixture";
let user: CurrentUser;
let walker: Walker;

beforeAll(async () => {
  process.env.SANDBOX_ORDERS = "apart";
  // In the morning: an hour later is the same day, whose fares are the same.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCHours(9, 0, 0, 0) });
  await openBookingWorld();
  user = await insertUser("Fay");
}, 60_000);
afterAll(async () => {
  stopOrdering();
  vi.useRealTimers();
  delete process.env.SANDBOX_ORDERS;
  await closeBookingWorld();
});
beforeEach(() => {
  walker = new Walker(user);
});

/** Planned, told of and paid, by the routes of the product. */
async function paid(
  familyName: string,
  { intent = "pay", fare = "", between }: { intent?: string; fare?: string; between?: Between } = {},
): Promise<void> {
  await walker.plan("London", "Lisbon", fare, between);
  expect(await walker.tell(familyName)).toMatchObject({ status: 303, location: "/planner/booking" });
  await walker.checkout();
  await walker.pay(intent);
  await walker.comeBack();
}

/** The states of the orders at the end, and of the money. */
async function end(): Promise<{ state: string; money: string; orders: string[]; why: (string | null)[] }> {
  const { state, money, orders } = await walker.finish();
  return {
    state,
    money,
    orders: orders.map((one) => `${one.part} ${one.state}`),
    why: orders.flatMap(({ why }) => why ?? []),
  };
}

describe("the sandbox with orders apart", () => {
  test("books flights and a stay after the payment, and only then takes the money", async () => {
    await paid("Miller");
    expect(await walker.comeBack()).toMatchObject({ status: "ordering" });
    expect(await walker.keptMinor()).toBe(0);
    expect(await end()).toEqual({
      state: "confirmed",
      money: "captured",
      orders: ["flights made", "stay made"],
      why: [],
    });
    expect(await walker.keptMinor()).toBe((await walker.ordering()).amount_minor);
    expect(await walker.comeBack()).toMatchObject({
      status: "confirmed",
      view: { references: [{ what: "Airline" }, { what: "Hotel" }] },
    });
  });

  test.each([
    ["Gone", "gone", /sold the last of these seats/],
    ["Refused", "refused", /turned the booking down/],
    ["Details", "details", /didn't accept the details/],
    ["Down", "down", /couldn't reach the airline/],
    ["Never", "refused", /turned the booking down/],
  ])("%s: nothing is booked and nothing taken, and the traveller is told why", async (name, why, words) => {
    await paid(name);
    expect(await end()).toMatchObject({ state: "failed", money: "released", why: [why] });
    expect(await walker.keptMinor()).toBe(0);
    expect(await walker.comeBack()).toMatchObject({
      status: "failed",
      message: expect.stringMatching(words) as string,
    });
    expect((await walker.trip()).status).toBe("planning");
    // The page of the trip says so too.
    const { ordered } = await bookingOf(makeCtx({ now: new Date() }), await walker.trip(), walker.user.id);
    expect(ordered).toMatchObject({ failed: expect.stringMatching(/You were not charged/) as string });
  });

  test.each(["Slow", "Lost", "Late"])("%s: it is booked in the end, once", async (name) => {
    await paid(name);
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured" });
    expect((await walker.ordering()).orders.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });

  test("Dearer: without a held price its traveller is asked again, and pays the new one", async () => {
    await paid("Dearer");
    const before = (await walker.ordering()).amount_minor;
    expect(await end()).toMatchObject({ state: "failed", money: "released", why: ["dearer"] });
    const page = (await walker.checkout()).data as { changes: { what: string }[]; payMinor: number };
    expect(page.changes.map(({ what }) => what)).toEqual(["flight"]);
    expect(page.payMinor).toBe(before + 12_00);
    await walker.pay("hold-and-pay");
    await walker.comeBack();
    // Those flights rise no further, and the stay, which does, is held.
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured" });
    expect(await walker.keptMinor()).toBe(before + 12_00);
  });

  test("Dearer: within what a held price promises, it is booked at that price", async () => {
    await paid("Dearer", { intent: "hold-and-pay" });
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured" });
    const { orders, amount_minor: amount } = await walker.ordering();
    expect(orders.map(({ rise_minor }) => rise_minor)).toEqual([12_00, 12_00]);
    expect(await walker.keptMinor()).toBe(amount);
  });

  test("Nostay: what comes back whole is cancelled, and what doesn't stays and is all that is paid", async () => {
    await paid("Nostay", { fare: "-flexible" });
    expect(await end()).toMatchObject({
      state: "failed",
      money: "released",
      orders: ["flights cancelled", "stay refused"],
    });
    expect(await walker.keptMinor()).toBe(0);
    await paid("Nostay", { fare: "-basic" });
    expect(await end()).toMatchObject({ state: "partly", money: "captured", orders: ["flights kept", "stay refused"] });
    const { orders } = await walker.ordering();
    expect(await walker.keptMinor()).toBe(orders.find(({ part }) => part === "flights")!.price_minor);
    expect(await walker.comeBack()).toMatchObject({
      status: "confirmed",
      notice: expect.stringMatching(/hotel/) as string,
    });
  });

  test("Changed: the airline moves the first flight by an hour, and the trip goes with it once that is accepted", async () => {
    await paid("Changed");
    expect(await end()).toMatchObject({ state: "confirmed" });
    const before = await walker.trip();
    const ctx = makeCtx({ now: new Date() });
    await sweepCare(ctx, 200);
    const [change] = (await bookingOf(ctx, before, user.id)).changes;
    const leaves = before.flight!.offer.outbound!.departLocal;
    const later = new Date(Date.parse(`${leaves}Z`) + 3_600_000).toISOString().slice(0, 16);
    expect(change).toMatchObject({ state: "open", isGone: false });
    expect(change!.after[0]).toContain(later.slice(11));
    await acceptAirlineChange(ctx, user.id, before.id, change!.id);
    expect((await walker.trip()).flight!.offer.outbound!.departLocal).toBe(later);
    expect((await bookingOf(ctx, await walker.trip(), user.id)).changes).toEqual([]);
  });

  test("an offer whose time is over at the payment is asked for anew, and booked at its price", async () => {
    await paid("Miller");
    laterBy(45 * 60_000);
    expect(await end()).toMatchObject({ state: "confirmed" });
  });

  test.each([
    ["Credit", /gives you credit/],
    ["Half", /keeps part of what you paid/],
    ["Unsaid", /hasn't said yet/],
    ["Final", /can't be cancelled/],
  ])("%s: the page says before the trip is cancelled what comes back, and so much does", async (name, words) => {
    await paid(name);
    expect(await end()).toMatchObject({ state: "confirmed" });
    const page = (await walker.cancelPage()).data as { booked: { backMinor: number; rules: string[] } };
    expect(page.booked.rules.join(" ")).toMatch(words);
    const before = await walker.keptMinor();
    expect(await walker.cancel()).toMatchObject({ status: 303 });
    expect(await walker.keptMinor()).toBe(before - page.booked.backMinor);
    expect((await walker.trip()).status).toBe("cancelled");
  });
});

describe("flights one way in the sandbox with orders apart", () => {
  const porto = { by: "train", place: { slug: "porto", name: "Porto" }, minutes: 200, dollars: 30 } as const;
  const day = (days: number): string => addDays(utcDateOf(new Date()), days);
  const first = (): Between => ({ back: { ...porto, date: day(66), time: "10:30" } });
  const last = (): Between => ({ out: { ...porto, date: day(60), time: "14:00" } });

  test("are chosen, paid and booked for the first place of a longer trip, and cancelled", async () => {
    await paid("Miller", { between: first(), fare: "-flexible" });
    const { offer, reason } = (await walker.trip()).flight!;
    expect(onlyWayOf(offer)).toBe("out");
    expect(reason).not.toMatch(/both ways/);
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured", orders: ["flights made", "stay made"] });
    const { view } = (await walker.comeBack()) as { view: ConfirmationView };
    expect(Object.keys(view.flights!)).toEqual(["outbound"]);
    const { orders } = await walker.ordering();
    expect(orders.find(({ part }) => part === "flights")!.price_minor).toBe(offer.priceMinor);
    const before = await walker.keptMinor();
    const page = (await walker.cancelPage()).data as { booked: { backMinor: number } };
    expect(page.booked.backMinor).toBeGreaterThanOrEqual(offer.priceMinor);
    expect(await walker.cancel()).toMatchObject({ status: 303 });
    expect(await walker.keptMinor()).toBe(before - page.booked.backMinor);
  });

  test("home from the last place are booked at their new price within what a held price promises", async () => {
    await paid("Dearer", { intent: "hold-and-pay", between: last() });
    expect(onlyWayOf((await walker.trip()).flight!.offer)).toBe("back");
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured" });
    const { orders } = await walker.ordering();
    expect(orders.map(({ rise_minor }) => rise_minor)).toEqual([12_00, 12_00]);
  });

  test("home from the last place are moved by their airline, and the trip with them", async () => {
    await paid("Changed", { between: last() });
    expect(await end()).toMatchObject({ state: "confirmed" });
    const before = await walker.trip();
    const ctx = makeCtx({ now: new Date() });
    await sweepCare(ctx, 200);
    const [change] = (await bookingOf(ctx, before, user.id)).changes;
    await acceptAirlineChange(ctx, user.id, before.id, change!.id);
    const { inbound, outbound } = (await walker.trip()).flight!.offer;
    const leaves = before.flight!.offer.inbound!.departLocal;
    expect(inbound!.departLocal).toBe(new Date(Date.parse(`${leaves}Z`) + 3_600_000).toISOString().slice(0, 16));
    expect(outbound).toBeUndefined();
  });
});

/** Planned and told of, with a ticket that can be held, or another. */
async function planned(fare: string, familyName = "Miller"): Promise<void> {
  await walker.plan("London", "Lisbon", fare);
  await walker.tell(familyName);
}

describe("a hold of days in the sandbox with orders apart", () => {
  test("keeps the seats by an order until its real end, is paid once, and its fee comes off", async () => {
    await planned("-standard");
    const page = await walker.holdPage();
    expect(page.forDays).toMatchObject({ days: 2, fee: "$9", travellersPath: null });
    expect(page.forDays!.terms.join(" ")).toMatch(
      /The airline holds your seats at today's fare until .* Your stay isn't reserved in the meantime/,
    );
    await walker.holdForDays();
    const held = await walker.holdPage();
    expect(held.held).toMatchObject({ fee: "$9" });
    expect(held.forDays).toBeNull();
    laterBy(40 * 3_600_000);
    const before = (await walker.trip()).flight!.offer.priceMinor;
    await walker.checkout();
    await walker.pay();
    await walker.comeBack();
    expect(await end()).toMatchObject({ state: "confirmed", money: "captured", orders: ["flights made", "stay made"] });
    const { orders, amount_minor: amount, credit_minor: credit } = await walker.ordering();
    const flights = orders.find(({ part }) => part === "flights")!;
    expect({ heldRef: flights.held_ref, price: flights.price_minor, credit }).toEqual({
      heldRef: flights.ref,
      price: before,
      credit: 9_00,
    });
    expect(await walker.keptMinor()).toBe(amount);
  });

  test("is not sold where the airline does not hold the fare, and the page says so", async () => {
    await planned("-basic");
    const page = await walker.holdPage();
    expect(page.forDays).toBeNull();
    expect(page.notForDays).toMatch(/doesn't hold this fare/);
    expect(await walker.pressHold({ intent: "hold-for-days" })).toMatchObject({
      status: 409,
      data: { message: expect.stringMatching(/doesn't hold this fare/) as string },
    });
  });

  test("that the airline refuses costs nothing", async () => {
    await planned("-standard", "Refused");
    await walker.holdForDays();
    const page = await walker.holdPage();
    expect(page.held).toBeNull();
    const last = await db()
      .selectFrom("checkouts")
      .selectAll()
      .where("trip_id", "=", walker.tripId)
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({
      feature: "price_hold",
      status: "released",
      refund_reason: expect.stringMatching(/airline/) as string,
    });
  });

  test("gives the seats back when it is let go, once, and ends with its time by itself", async () => {
    await planned("-standard");
    await walker.holdForDays();
    const { id } = (await walker.holdPage()).held!;
    expect(await walker.pressHold({ intent: "let-go", lock: id })).toMatchObject({ status: 303 });
    expect((await walker.pressHold({ intent: "let-go", lock: id })).status).toBe(409);
    await walker.releaseSeats();
    await walker.releaseSeats();
    const lock = await db().selectFrom("price_locks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const ref = (JSON.parse(lock.held_order!) as { value: { ref: string } }).value.ref;
    expect(await orderSourceOf("sandbox")!.flights.get(ref)).toMatchObject({ status: "cancelled" });
    await walker.holdForDays();
    laterBy(49 * 3_600_000);
    expect((await walker.holdPage()).held).toBeNull();
  });

  test("keeps the names that the airline was told, says why, and frees them when it is let go", async () => {
    await planned("-standard");
    await walker.holdForDays();
    const page = async () => (await walker.tellPage()).data as { page: { kept: unknown[] | null }; hold: object };
    expect(await page()).toMatchObject({
      page: { kept: [{ who: expect.stringMatching(/^Ada/) as string }, {}, {}] },
      hold: { until: expect.stringMatching(/\d:\d\d/) as string, path: `/trips/${walker.tripId}/hold` },
    });
    expect(await walker.tell("Other")).toMatchObject({
      status: 409,
      data: { message: expect.stringMatching(/is holding your seats under these names/) as string },
    });
    expect(await walker.empty("adult-2")).toMatchObject({ status: 409 });
    expect((await page()).page.kept).toHaveLength(3);
    const { id } = (await walker.holdPage()).held!;
    await walker.pressHold({ intent: "let-go", lock: id });
    expect((await page()).page.kept).toBeNull();
    expect(await walker.tell("Other")).toMatchObject({ status: 303 });
  });

  test("of a trip that is deleted gives its seats back once its time is over", async () => {
    await planned("-standard");
    await walker.holdForDays();
    const { id } = (await walker.holdPage()).held!;
    const lock = await db().selectFrom("price_locks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const { ref } = (JSON.parse(lock.held_order!) as { value: { ref: string } }).value;
    await removeTrip(makeCtx({ now: new Date() }), walker.tripId, walker.user.id);
    await walker.releaseSeats();
    expect(await orderSourceOf("sandbox")!.flights.get(ref)).toMatchObject({ status: "cancelled" });
  });

  test("of a trip that is called off gives its seats back", async () => {
    await planned("-standard");
    await walker.holdForDays();
    const { id } = (await walker.holdPage()).held!;
    expect(await walker.callOff()).toMatchObject({ status: 303 });
    expect(await db().selectFrom("price_locks").select("ended_as").where("id", "=", id).execute()).toEqual([
      { ended_as: "released" },
    ]);
  });

  test("whose seats are lost meanwhile gives its fee back", async () => {
    await planned("-standard");
    await walker.holdForDays();
    const { id } = (await walker.holdPage()).held!;
    const lock = await db().selectFrom("price_locks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const { ref } = (JSON.parse(lock.held_order!) as { value: { ref: string } }).value;
    const { flights } = orderSourceOf("sandbox")!;
    await flights.confirmCancel((await flights.quoteCancel(ref))!.ref);
    expect(await walker.holdPage()).toMatchObject({ isRefused: true, held: null });
    const fee = await db()
      .selectFrom("checkouts")
      .select("status")
      .where("id", "=", lock.checkout_id!)
      .executeTakeFirstOrThrow();
    expect(fee.status).toBe("refunded");
  });

  test.each([
    ["changed", /changed/, "cancelled"],
    ["deleted", /no longer exists/, "held"],
  ] as const)("of a trip that is %s while the airline is asked gives its fee back", async (what, why, seats) => {
    await planned("-standard", "Slow");
    await walker.holdForDays();
    if (what === "deleted") await removeTrip(makeCtx({ now: new Date() }), walker.tripId, user.id);
    else await updateTrip(walker.tripId, { hotel: null });
    const fee = () =>
      db().selectFrom("checkouts").selectAll().where("trip_id", "=", walker.tripId).executeTakeFirstOrThrow();
    await vi.waitFor(
      async () => {
        laterBy(60_000);
        await sweepOrderings(makeCtx({ now: new Date() }), 20);
        if ((await fee()).status === "ordering") throw new Error("The airline is being asked");
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(await fee()).toMatchObject({ status: "refunding", refund_reason: expect.stringMatching(why) as string });
    const checkout = await fee();
    expect(await sendRefund(makeCtx({ now: new Date() }), checkout)).toBe(true);
    expect((await fee()).status).toBe("refunded");
    await walker.releaseSeats();
    const { ref } = await db()
      .selectFrom("trip_orders")
      .select("ref")
      .where("checkout_id", "=", checkout.id)
      .executeTakeFirstOrThrow();
    expect(await orderSourceOf("sandbox")!.flights.get(ref!)).toMatchObject({ status: seats });
  });
});
