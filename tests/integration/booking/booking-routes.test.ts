import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { takeToast } from "#app/http/answer/cookies.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import * as stripeSession from "#app/routes/api/trips/stripe-checkout-session";
import * as tripCall from "#app/routes/api/trips/trip";
import * as tripCheckout from "#app/routes/api/trips/trip-checkout";
import * as confirmation from "#app/routes/billing/confirmation";
import * as sandboxPay from "#app/routes/billing/sandbox-pay";
import * as webhook from "#app/routes/billing/stripe-webhook";
import * as success from "#app/routes/billing/success";
import * as upgrade from "#app/routes/billing/upgrade";
import * as apiCall from "#app/routes/api/call";
import * as toDashboard from "#app/routes/trips/to-dashboard";
import * as tripPage from "#app/routes/trips/trip";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  makeCtx,
  openBookingWorld,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const ORIGIN = "http://localhost:3000";
let world: BookingWorld;
let tripId: string;
let cookie: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada);
  cookie = await signedIn(world.ada);
});
afterEach(closeBookingWorld);

async function signedIn(user: CurrentUser): Promise<string> {
  return `auth_token=${await createSession(makeCtx({ now: new Date() }), user.id, "tests")}`;
}

function args(target: string, params: Record<string, string>, init: RequestInit = {}) {
  const request = new Request(new URL(target, ORIGIN), { ...init, headers: { Cookie: cookie, ...init.headers } });
  return { request, params, context: { origin: ORIGIN } };
}

const form = (fields: Record<string, string>): RequestInit => ({ method: "POST", body: new URLSearchParams(fields) });
const json = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/** A redirect or an answer with its data, whichever a loader or an action gave. */
async function outcome(
  work: Promise<unknown>,
): Promise<{ status: number; location: string | null; cookies: string[]; data: unknown }> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Response)
    return {
      status: result.status,
      location: result.headers.get("Location"),
      cookies: result.headers.getSetCookie(),
      data: undefined,
    };
  if (result instanceof Error) throw result;
  const { data, init } = result as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, location: null, cookies: [], data };
}

describe("a booking without a trip (CHECKLIST BOOK-01)", () => {
  const TEXT = "Trip ID is required for booking";

  test.each([
    ["/api/v1/trips/%20/checkout", { id: " " }, tripCheckout.answer],
    ["/api/v1/trips/checkout", {}, apiCall.action],
    ["/api/v1/trips//checkout", {}, apiCall.action],
  ])("is refused in words by POST %s", async (target, params: Record<string, string>, action) => {
    const answer = await action(args(target, params, json({})));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "BAD_REQUEST", message: TEXT } });
  });

  test("is refused in words on the page, and on the dashboard where the address has no trip at all", async () => {
    const pressed = await outcome(tripPage.action(args("/trips/%20", { tripId: " " }, form({ intent: "book-trip" }))));
    expect(pressed).toMatchObject({ status: 400, data: { message: TEXT } });
    const answer = await toDashboard.action();
    expect(answer.headers.get("Location")).toBe("/trip/dashboard");
    const cookie = answer.headers.get("Set-Cookie")!.split(";", 1)[0]!;
    const told = await takeToast(new Request(ORIGIN, { headers: { Cookie: cookie } }));
    expect(told?.toast).toEqual({ kind: "error", text: TEXT });
  });

  test("leaves other unknown calls unknown", async () => {
    expect((await apiCall.action(args("/api/v1/trips//share", {}, json({})))).status).toBe(404);
  });
});

test("the price alerts of a trip are the same in the API as on its page (CHECKLIST ENT-18, TRIP-28)", async () => {
  const wavering = await insertChosenTrip(world.ada, { price_confidence: 0.79 });
  const alertsOf = async (id: string) => {
    const answer = await tripCall.answer(args(`/api/v1/trips/${id}`, { id }));
    const page = await outcome(
      tripPage.loader(args(`/trips/${id}`, { tripId: id })).then((data) => ({ data, init: null })),
    );
    const { data } = (await answer.json()) as { data: { priceAlerts: unknown } };
    expect((page.data as { priceAlerts: unknown }).priceAlerts).toEqual(data.priceAlerts);
    return data.priceAlerts;
  };
  const message = "This price may change. Booking holds it for 15 minutes while you pay, free.";
  expect(await alertsOf(wavering)).toEqual([{ id: `${wavering}:price-changing`, severity: "urgent", message }]);
  expect(await alertsOf(tripId)).toEqual([]);
  await lockPrice(makeCtx({ now: new Date() }), world.ada, wavering);
  expect(await alertsOf(wavering)).toEqual([]);
});

describe("the payment page of the sandbox", () => {
  test("pays once and leads to the confirmation each time", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    const pay = () =>
      outcome(sandboxPay.action(args(`/sandbox/pay/${sessionId}`, { session: sessionId }, form({ intent: "pay" }))));
    const expected = `/trips/${tripId}/confirmation?session_id=${sessionId}&payment_status=paid`;
    expect(await pay()).toMatchObject({ status: 303, location: expected });
    expect(await pay()).toMatchObject({ status: 303, location: expected });
    expect(await waitingWebhooks()).toHaveLength(1);
  });

  test("leads back unpaid on cancel", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    const cancel = await outcome(
      sandboxPay.action(args(`/sandbox/pay/${sessionId}`, { session: sessionId }, form({ intent: "cancel" }))),
    );
    expect(cancel).toMatchObject({
      status: 303,
      location: `/trips/${tripId}/confirmation?session_id=${sessionId}&payment_status=canceled`,
    });
    expect(await world.provider.findSession(sessionId)).toMatchObject({ paymentStatus: "unpaid" });
  });

  test("says when it has expired, and knows no other sessions", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.provider.expireSession(sessionId);
    expect(await outcome(sandboxPay.loader(args(`/sandbox/pay/${sessionId}`, { session: sessionId })))).toMatchObject({
      status: 410,
      data: { payment: { status: "expired" } },
    });
    expect(
      await outcome(
        sandboxPay.action(args(`/sandbox/pay/${sessionId}`, { session: sessionId }, form({ intent: "pay" }))),
      ),
    ).toMatchObject({ location: `/sandbox/pay/${sessionId}` });
    expect(await outcome(sandboxPay.loader(args("/sandbox/pay/cs_x", { session: "cs_x" })))).toMatchObject({
      status: 404,
    });
  });
});

describe("the confirmation page", () => {
  test("asks a stranger to sign in and keeps the address", async () => {
    cookie = "";
    const page = await outcome(confirmation.loader(args(`/trips/${tripId}/confirmation?session_id=x`, { tripId })));
    expect(page).toMatchObject({
      status: 302,
      location: `/signin?redirect=${encodeURIComponent(`/trips/${tripId}/confirmation?session_id=x`)}`,
    });
  });

  test("says once that the trip is booked, and stays the same on reload", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    const target = `/trips/${tripId}/confirmation?session_id=${sessionId}&payment_status=paid`;
    const first = await outcome(confirmation.loader(args(target, { tripId })));
    expect(first).toMatchObject({ status: 200, data: { confirmation: { status: "confirmed", isFirstView: true } } });
    for (let reload = 0; reload < 2; reload++) {
      expect(await outcome(confirmation.loader(args(target, { tripId })))).toMatchObject({
        status: 200,
        cookies: [],
        data: { confirmation: { status: "confirmed" } },
      });
    }
    expect(await countRows("bookings")).toBe(1);
  });

  test("is not there for the trip of somebody else", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    cookie = await signedIn(world.eve);
    expect(
      await outcome(confirmation.loader(args(`/trips/${tripId}/confirmation?session_id=${sessionId}`, { tripId }))),
    ).toMatchObject({ status: 404 });
    expect(await countRows("bookings")).toBe(0);
  });

  test("shares the trip from its button", async () => {
    const shared = await outcome(
      confirmation.action(
        args(`/trips/${tripId}/confirmation?session_id=x`, { tripId }, form({ intent: "share-trip", copied: "yes" })),
      ),
    );
    expect(shared).toMatchObject({ status: 303, location: `/trips/${tripId}/confirmation?session_id=x` });
    expect(
      (await db().selectFrom("trips").select("shared_at").where("id", "=", tripId).executeTakeFirstOrThrow()).shared_at,
    ).not.toBeNull();
  });
});

describe("POST /webhooks/stripe", () => {
  const post = (body: string, signature: string) =>
    webhook.action(args("/webhooks/stripe", {}, { method: "POST", body, headers: { "Stripe-Signature": signature } }));

  test("books by the raw body and its signature", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    const [payload = ""] = await waitingWebhooks();
    const answer = await post(payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ received: true, outcome: "handled" });
    expect(await countRows("bookings")).toBe(1);
  });

  test("refuses forged, altered and oversized bodies and other methods", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
    await world.sandbox.pay(sessionId);
    const [payload = ""] = await waitingWebhooks();
    expect((await post(payload, "t=1,v1=00")).status).toBe(400);
    expect(
      (await post(payload.replace("unpaid", "paid") + " ", signPayload(payload, WEBHOOK_SECRET, new Date()))).status,
    ).toBe(400);
    expect((await post("x".repeat(600_000), "")).status).toBe(413);
    expect(webhook.loader().status).toBe(405);
    expect(await countRows("bookings")).toBe(0);
  });
});

describe("API calls", () => {
  test("open a checkout at the stored price and come back to this site only", async () => {
    const call = (body: unknown) =>
      tripCheckout.answer(args(`/api/v1/trips/${tripId}/checkout`, { id: tripId }, json(body)));
    const answer = await call({
      tripData: { price: 1 },
      successUrl: "https://evil.invalid/",
      cancelUrl: `${ORIGIN}/planner/booking`,
    });
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as { data: { sessionId: string; checkoutUrl: string } };
    const payment = await world.sandbox.findPayment(data.sessionId);
    expect(payment?.amountMinor).toBe(200_000);
    expect(payment?.successUrl.startsWith(`${ORIGIN}/trips/${tripId}/confirmation?`)).toBe(true);
    expect(payment?.cancelUrl?.startsWith(`${ORIGIN}/planner/booking?session_id=`)).toBe(true);
  });

  test("need a signed-in caller", async () => {
    cookie = "";
    expect((await tripCheckout.answer(args(`/api/v1/trips/${tripId}/checkout`, { id: tripId }, json({})))).status).toBe(
      401,
    );
  });

  test("sell a plan to the caller, whatever user the body names", async () => {
    const answer = await stripeSession.answer(
      args(
        "/api/v1/stripe/create-checkout-session",
        {},
        json({
          priceId: "price_trip_pass_2900",
          successUrl: "/surprise",
          metadata: { feature: "surprise_me", userId: world.eve.id },
        }),
      ),
    );
    const { url } = (await answer.json()) as { url: string };
    const sessionId = url.split("/").at(-1) ?? "";
    await world.sandbox.pay(sessionId);
    expect(await outcome(success.loader(args(`/billing/success?session_id=${sessionId}`, {})))).toMatchObject({
      status: 303,
      location: "/surprise?purchase_success=true",
    });
    const owners = await db().selectFrom("entitlements").select("user_id").distinct().execute();
    expect(owners).toEqual([{ user_id: world.ada.id }]);
  });

  test("refuse a price that is not on the list", async () => {
    const answer = await stripeSession.answer(
      args(
        "/api/v1/stripe/create-checkout-session",
        {},
        json({ priceId: "price_free", metadata: { feature: "surprise_me" } }),
      ),
    );
    expect(answer.status).toBe(422);
  });
});

describe("plans on pages", () => {
  test("are bought by a plain form", async () => {
    const answer = await outcome(
      upgrade.action(
        args(
          "/billing/upgrade",
          {},
          form({ feature: "trip_pass", priceId: "price_trip_pass_2900", returnTo: "//evil.invalid" }),
        ),
      ),
    );
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^http:\/\/localhost:3000\/sandbox\/pay\/cs_test_/);
    expect(await db().selectFrom("checkouts").select("return_to").executeTakeFirst()).toEqual({ return_to: null });
  });

  test("are not confirmed by an address alone", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    expect(
      await outcome(success.loader(args(`/billing/success?session_id=${sessionId}&purchase_success=true`, {}))),
    ).toMatchObject({ status: 200, data: { confirmation: { status: "unpaid" } } });
    cookie = await signedIn(world.eve);
    expect(await outcome(success.loader(args(`/billing/success?session_id=${sessionId}`, {})))).toMatchObject({
      status: 404,
    });
    expect(await countRows("entitlements")).toBe(0);
  });
});

describe("the trip page", () => {
  const press = (id: string, intent: string) =>
    outcome(tripPage.action(args(`/trips/${id}`, { tripId: id }, form({ intent }))));
  const look = (id: string): Promise<unknown> => tripPage.loader(args(`/trips/${id}`, { tripId: id }));

  test("asks for a lock while prices waver, and holds them and leads to the payment with one press", async () => {
    const wavering = await insertChosenTrip(world.ada, { price_confidence: 0.79 });
    expect(await look(wavering)).toMatchObject({ canBook: true, needsLock: true, held: null });
    expect(await press(wavering, "book-trip")).toMatchObject({
      status: 409,
      data: {
        message: "Prices must be locked before booking",
        notice: "Prices are currently fluctuating. Please lock prices before booking.",
      },
    });
    expect((await press(wavering, "hold-and-pay")).location).toContain("/sandbox/pay/");
    expect(await countRows("price_locks")).toBe(1);
    expect(await look(wavering)).toMatchObject({
      needsLock: false,
      held: expect.stringMatching(/^for \d+ more minutes$/) as string,
    });
    expect((await press(wavering, "book-trip")).location).toContain("/sandbox/pay/");
  });

  test("books at steady prices without a lock, and can hold them all the same", async () => {
    expect(await look(tripId)).toMatchObject({ needsLock: false });
    expect((await press(tripId, "book-trip")).location).toContain("/sandbox/pay/");
    expect(await countRows("price_locks")).toBe(0);
    expect((await press(tripId, "hold-and-pay")).location).toContain("/sandbox/pay/");
    expect(await countRows("price_locks")).toBe(1);
  });
});
