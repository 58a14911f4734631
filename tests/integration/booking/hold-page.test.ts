import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { HoldView, LetHoldGo } from "#app/modules/booking/ui/hold-view";
import type { HoldPage } from "#app/modules/booking/checkout/hold-page";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as success from "#app/routes/billing/success";
import * as cancel from "#app/routes/trips/cancel";
import * as hold from "#app/routes/trips/hold";
import { closeBookingWorld, insertTrip, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const ORIGIN = "http://localhost:3000";
const FEE = PRODUCTS.price_hold.priceMinor;
let world: BookingWorld;
let tripId: string;
let cookie: string;
beforeEach(async () => {
  world = await openBookingWorld();
  // Far enough ahead of the test's own day.
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  tripId = await insertTrip(world.ada, { start_date: day(120), end_date: day(127) });
  const [offer] = (
    await searchHotels(hotelQueryFor(await getTrip(world.ctx, tripId, { userId: world.ada.id }), day(0)))
  ).offers;
  await updateTrip(tripId, { hotel: HOTEL.write({ offer: offer!, reason: "the first" }) });
  cookie = await signedIn(world.ada);
});
afterEach(closeBookingWorld);

async function signedIn(user: CurrentUser): Promise<string> {
  return `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;
}

function args(query = "", fields?: Record<string, string>) {
  const init = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(new URL(`/trips/${tripId}/hold${query}`, ORIGIN), {
    ...init,
    headers: { Cookie: cookie },
  });
  return { request, params: { tripId }, context: { origin: ORIGIN } };
}

async function outcome(
  work: Promise<unknown>,
): Promise<{ status: number; location: string; data?: { message?: string } }> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Response) return { status: result.status, location: result.headers.get("Location") ?? "" };
  if (result instanceof Error) throw result;
  const { data, init } = result as { data: { message?: string }; init: ResponseInit | null };
  return { status: init?.status ?? 200, location: "", data };
}

const press = (fields: Record<string, string>) => outcome(hold.action(args("", fields)));
const look = async (query = "") => (await hold.loader(args(query))).view;
const words = (page: HoldPage) => renderToStaticMarkup(createElement(HoldView, { page }));
const sessionOf = (location: string) => location.split("/").at(-1)!;
const checkouts = () => db().selectFrom("checkouts").select(["amount_minor", "status", "feature"]).execute();

async function payHold(): Promise<string> {
  const session = sessionOf((await press({ intent: "hold-for-days" })).location);
  await world.sandbox.pay(session);
  await outcome(hold.loader(args(`?session_id=${session}`)));
  return session;
}

describe("the page of a hold", () => {
  test("says before paying what is held, until when, up to what rise, and what becomes of the fee", async () => {
    const text = words(await look());
    for (const part of [
      "We hold these flights and this stay",
      /until \d+ \w+, \d\d:00 in Helsinki \(Eastern European (Standard|Summer) Time\)/,
      "rises by up to $300",
      "If it falls, you pay the lower price.",
      "the $9 you paid for holding comes off the price",
      "you get the $9 back",
      "the $9 isn&#x27;t refunded",
      "Pay $9 and hold $",
    ])
      expect(text).toMatch(part);
  });

  test("takes no amount, no time, no status and no trip from the browser", async () => {
    const asked = {
      intent: "hold-for-days",
      amount: "1",
      amountMinor: "1",
      heldMinor: "1",
      feeMinor: "0",
      lockedUntil: "2099-01-01T00:00:00Z",
      status: "paid",
      tripId: "another",
      userId: world.eve.id,
    };
    const { status, location } = await press(asked);
    expect([status, location]).toEqual([303, expect.stringContaining("/sandbox/pay/")]);
    expect(await checkouts()).toEqual([{ amount_minor: FEE, status: "open", feature: "price_hold" }]);
    // Neither a word in the address nor another payment's session counts as a payment.
    for (const query of ["?payment_status=paid", "?status=paid&purchase_success=true"])
      expect((await look(query)).held).toBeNull();
    expect(await outcome(hold.loader(args(`?session_id=${sessionOf(location)}`)))).toMatchObject({ status: 303 });
    expect((await look()).held).toBeNull();
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    expect(await outcome(hold.loader(args(`?session_id=${sessionId}`)))).toMatchObject({ status: 404 });
  });

  test("charges once when its button is pressed three times on a stalled line", async () => {
    const pressed = await Promise.all([1, 2, 3].map(() => press({ intent: "hold-for-days" })));
    expect(new Set(pressed.map(({ location }) => location)).size).toBe(1);
    const session = sessionOf(pressed[0]!.location);
    await Promise.all([1, 2, 3].map(() => world.sandbox.pay(session)));
    await Promise.all([1, 2, 3].map(() => outcome(hold.loader(args(`?session_id=${session}`)))));
    expect(await checkouts()).toEqual([{ amount_minor: FEE, status: "paid", feature: "price_hold" }]);
    expect(await press({ intent: "hold-for-days" })).toMatchObject({
      status: 409,
      data: { message: "This price is already held for you." },
    });
    const { held, pay, forDays } = await look();
    expect(held).toMatchObject({ fee: "$9", more: expect.stringMatching(/^(2 more days and 23 hours|3 more days)$/) });
    expect([pay.credit, forDays]).toEqual(["$9", null]);
    expect(words(await look())).toContain("Hold fee credited");
  });

  test("says that a hold has run out, and what became of its fee", async () => {
    await payHold();
    expect((await look()).ranOut).toBeNull();
    await db().updateTable("price_locks").set({ locked_until: "2026-03-01T18:00:00.000Z" }).execute();
    const page = await look();
    expect([page.held, page.ranOut?.until]).toEqual([null, "1 March 2026, 20:00 in Helsinki"]);
    expect(words(page)).toContain("ended on 1 March 2026, 20:00 in Helsinki, and its $9 fee isn&#x27;t refunded.");
  });

  test("asks before it lets go, says what becomes of the fee, and lets go once", async () => {
    await payHold();
    const page = await look();
    const asked = renderToStaticMarkup(createElement(LetHoldGo, { page, lockId: page.held!.id }));
    expect(asked).toContain("The $9 you paid for holding it isn&#x27;t refunded");
    expect(asked).toContain("No, keep it");
    const letGo = () => press({ intent: "let-go", lock: page.held!.id });
    expect(await letGo()).toMatchObject({ location: `/trips/${tripId}/hold` });
    expect(await letGo()).toMatchObject({ status: 409 });
    expect((await look()).held).toBeNull();
  });

  test("holds for minutes, free, and lets that go", async () => {
    expect(await press({ intent: "hold-free" })).toMatchObject({ location: `/trips/${tripId}/hold` });
    const page = await look();
    expect(page.held).toMatchObject({ fee: null });
    expect(page.forDays).not.toBeNull();
    const asked = renderToStaticMarkup(createElement(LetHoldGo, { page, lockId: page.held!.id }));
    expect(asked).toContain("Holding it was free");
    await press({ intent: "let-go", lock: page.held!.id });
    expect((await look()).held).toBeNull();
  });

  test.each<Record<string, string>>([
    {},
    { intent: "refund" },
    { intent: "let-go" },
    { intent: "let-go", lock: "x".repeat(101) },
  ])("refuses %o with a sentence", async (fields) => {
    const { status, data } = await press(fields);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(data?.message).toMatch(/\w{3}/);
  });

  test("is nobody else's, and no payment for a plan", async () => {
    const session = await payHold();
    const { held } = await look();
    const request = new Request(`${ORIGIN}/billing/success?session_id=${session}`, { headers: { Cookie: cookie } });
    expect((await outcome(success.loader({ request, params: {}, context: { origin: ORIGIN } }))).status).toBe(404);
    cookie = await signedIn(world.eve);
    expect(await outcome(hold.loader(args()))).toMatchObject({ status: 404 });
    expect(await press({ intent: "let-go", lock: held!.id })).toMatchObject({ status: 404 });
  });

  test("is told of where the trip is cancelled", async () => {
    expect(await cancel.loader(args())).toMatchObject({ holdFee: null });
    await payHold();
    expect(await cancel.loader(args())).toMatchObject({ holdFee: "$9" });
  });
});
