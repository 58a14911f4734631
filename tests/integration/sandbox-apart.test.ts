import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { acceptAirlineChange, listAirlineChanges } from "#app/modules/booking/airline-changes.server";
import { sweepCare } from "#app/modules/booking/order-care.server";
import { stopOrdering } from "#app/modules/booking/ordering.server";
import { useDataDir } from "#tests/setup/data-dir";
import { closeBookingWorld, insertUser, makeCtx, openBookingWorld } from "./booking.fixture";
import { Walker, laterBy } from "./order-walk.fixture";

useDataDir("sandbox-apart");
let user: CurrentUser;
let walker: Walker;

beforeAll(async () => {
  process.env.SANDBOX_ORDERS = "apart";
  vi.useFakeTimers({ toFake: ["Date"] });
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
async function paid(familyName: string, { intent = "pay", fare = "" } = {}): Promise<void> {
  await walker.plan("London", "Lisbon", fare);
  expect(await walker.tell(familyName)).toMatchObject({ status: 303, location: "/planner/booking" });
  await walker.checkout();
  await walker.pay(intent);
  await walker.comeBack();
}

/** How the orders ended, and what became of the money. */
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
    await sweepCare(ctx, 10);
    const [change] = await listAirlineChanges(before.id, user.id);
    const leaves = before.flight!.offer.outbound.departLocal;
    const later = new Date(Date.parse(`${leaves}Z`) + 3_600_000).toISOString().slice(0, 16);
    expect(change).toMatchObject({ state: "open", isGone: false });
    expect(change!.after[0]).toContain(later.slice(11));
    await acceptAirlineChange(ctx, user.id, before.id, change!.id);
    expect((await walker.trip()).flight!.offer.outbound.departLocal).toBe(later);
    expect(await listAirlineChanges(before.id, user.id)).toEqual([]);
  });

  test("an offer whose time is over at the payment is asked for anew, and booked at its price", async () => {
    await paid("Miller");
    laterBy(45 * 60_000);
    expect(await end()).toMatchObject({ state: "confirmed" });
  });

  test.each([
    ["Credit", /credit of its own/],
    ["Half", /keeps a part/],
    ["Unsaid", /doesn't say yet/],
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
