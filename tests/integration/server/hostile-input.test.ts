import { afterEach, beforeEach, expect, test } from "vitest";
import { createApiTokens, createSession } from "#app/modules/accounts/account/accounts.server";
import { loader as confirmation } from "#app/routes/billing/confirmation";
import { action as payAtSandbox, loader as sandboxPay } from "#app/routes/billing/sandbox-pay";
import { action as webhook } from "#app/routes/billing/stripe-webhook";
import { answer as createTrip } from "#app/routes/api/trips/trips";
import { findPlannedTrip } from "#app/modules/planner/planner.server";
import { action as planStart } from "#app/routes/planner/start";
import { loader as tripPage } from "#app/routes/trips/trip";
import { closeBookingWorld, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";

let world: BookingWorld;
beforeEach(async () => void (world = await openBookingWorld()));
afterEach(closeBookingWorld);

/** The status of an answer, given or thrown; an error that is neither is a failure of the server. */
async function statusOf(answer: Promise<unknown> | unknown): Promise<number> {
  const got: unknown = await Promise.resolve(answer).catch((error: unknown) => error);
  if (got instanceof Response) return got.status;
  const { init, type } = (got ?? {}) as { init?: { status?: number }; type?: string };
  if (type === "DataWithResponseInit") return init?.status ?? 200;
  throw got instanceof Error ? got : new Error("neither an answer nor an error");
}

test("an id of any length or letters leads to no page, and to no failure", async () => {
  const cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), world.ada.id, "tests")}`;
  for (const id of ["x".repeat(65), "y".repeat(3000), "🌴", "%00", " ", "../x"]) {
    const ask = (params: Record<string, string>) => ({
      request: new Request(`${ORIGIN}/x`, { headers: { Cookie: cookie } }),
      params,
      context: { origin: ORIGIN },
    });
    expect(await statusOf(tripPage(ask({ tripId: id }))), id).toBe(404);
    expect(await statusOf(confirmation(ask({ tripId: id }))), id).toBeOneOf([400, 404]);
    expect(await statusOf(sandboxPay(ask({ session: id }))), id).toBe(404);
    const request = new Request(`${ORIGIN}/x`, { method: "POST", body: new URLSearchParams({ intent: "pay" }) });
    expect(await statusOf(payAtSandbox({ ...ask({ session: id }), request })), id).toBe(404);
  }
});

test("a trip with dates that are none, or a key that is too long, is refused", async () => {
  const { token } = await createApiTokens(makeCtx({ now: new Date() }), world.ada.id);
  const call = (change: Record<string, unknown>, headers: Record<string, string> = {}) =>
    createTrip({
      request: new Request(`${ORIGIN}/api/v1/trips`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ destination: "Lisbon", departureCity: "New York", budget: { total: 2000 }, ...change }),
      }),
      params: {},
      context: { origin: ORIGIN },
    });
  for (const date of ["2026-13-45", "soon", "🌴"])
    expect((await call({ startDate: date, endDate: date })).status, date).toBe(422);
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const dates = { startDate: soon(30), endDate: soon(34) };
  expect((await call(dates, { "Idempotency-Key": "k".repeat(201) })).status).toBe(400);
  expect((await call(dates, { "Idempotency-Key": "k".repeat(200) })).status).toBe(201);
  expect((await call(dates, { "Idempotency-Key": "k".repeat(200) })).status).toBe(201);
  const other = { ...dates, destination: "Paris" };
  expect((await call(other, { "Idempotency-Key": "k".repeat(200) })).status).toBe(409);
});

test("the start form of a trip that is gone is refused, and one that is filled in again after going back is another trip", async () => {
  const cookie = `auth_token=${await createSession(makeCtx({ now: new Date() }), world.ada.id, "tests")}`;
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const fields = {
    departureCity: "New York",
    startDate: day(30),
    endDate: day(34),
    budgetTotal: "2000",
    formKey: "page",
  };
  const send = (change: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, destination: "Lisbon", ...change });
    const request = new Request(`${ORIGIN}/planner/start`, { method: "POST", headers: { Cookie: cookie }, body });
    return planStart({ request, params: {}, context: { origin: ORIGIN } });
  };
  expect(await statusOf(send({ tripId: "of-somebody-else", revision: "0" }))).toBe(404);
  const opened = async () => (await findPlannedTrip(makeCtx(), { userId: world.ada.id }))?.destination.slug;
  for (const [destination, slug] of [
    ["Lisbon", "lisbon"],
    ["Paris", "paris"],
  ]) {
    expect(await statusOf(send({ destination: destination! }))).toBe(303);
    expect(await opened()).toBe(slug);
  }
});

test("a payment event that is none is refused, whatever its signature says", async () => {
  const now = Math.floor(Date.now() / 1000);
  for (const signature of ["t=NaN", "t=NaN,v1=00", `t=${now},v1=00`, `t=${now}`, "", "=,=,", undefined])
    for (const body of ["[]", "{}", "null", "", "x"]) {
      const request = new Request(`${ORIGIN}/webhooks/stripe`, {
        method: "POST",
        body,
        headers: {
          "Content-Type": "application/json",
          ...(signature !== undefined && { "Stripe-Signature": signature }),
        },
      });
      const answer = webhook({ request, params: {}, context: { origin: ORIGIN } });
      expect(await statusOf(answer), `${String(signature)} ${body}`).toBe(400);
    }
});
