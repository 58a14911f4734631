import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSession, findAccount } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { cancelBooked, quoteCancellation, settleCancelled } from "#app/modules/booking/checkout/cancel-booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { clearOutbox, deliverMail, listOutbox } from "#app/modules/email/email.server";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import * as cancelPage from "#app/routes/trips/cancel";
import * as managePage from "#app/routes/trips/manage";
import { addDays, utcDateOf } from "#app/shared/calendar";
import { claimJob, finishJob } from "#tests/setup/jobs";
import { closeBookingWorld, insertTrip, listRefunds, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const ORIGIN = "http://localhost:3000";
const now = new Date();
const inDays = (days: number) => addDays(utcDateOf(now), days);
const after = (days: number) => makeCtx({ now: new Date(now.getTime() + days * 86_400_000) });
let world: BookingWorld;
let tripId: string;
let totalMinor: number;
let freeUntil: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertTrip(world.ada, { start_date: inDays(60), end_date: inDays(67) });
  const trip = await getTrip(after(0), tripId, { userId: world.ada.id });
  const offer = (await searchHotels(hotelQueryFor(trip, inDays(0)))).offers.find(
    ({ cancellation }) => cancellation.freeUntil && cancellation.freeUntil < inDays(59),
  )!;
  await updateTrip(tripId, { hotel: HOTEL.write({ offer, reason: "It can be cancelled" }) });
  totalMinor = offer.totalMinor;
  freeUntil = offer.cancellation.freeUntil!;
  const { sessionId } = await startCheckout(after(0), world.ada, tripId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(after(0), sessionId);
});
afterEach(closeBookingWorld);

const stored = () => getTrip(after(0), tripId, { userId: world.ada.id });
const refunded = async () => (await listRefunds()).reduce((sum, { amount }) => sum + amount, 0);

async function args(user: CurrentUser, fields?: Record<string, string>) {
  const init = fields && { method: "POST", body: new URLSearchParams(fields) };
  const Cookie = `auth_token=${await createSession(after(0), user.id, "tests")}`;
  const request = new Request(new URL(`/trips/${tripId}/cancel`, ORIGIN), { ...init, headers: { Cookie } });
  return { request, params: { tripId }, context: { origin: ORIGIN } };
}

async function outcome(work: Promise<unknown>): Promise<{ status: number; problem?: string }> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Response) return { status: result.status };
  if (result instanceof Error) throw result;
  const { data, init } = result as { data: { message?: string }; init: ResponseInit | null };
  return { status: init?.status ?? 200, problem: data.message };
}

const press = async (user: CurrentUser, fields: Record<string, string>) =>
  outcome(cancelPage.action(await args(user, fields)));

/** Does the work after a cancellation, twice, since an answer may be lost. */
async function settle(): Promise<void> {
  const handlers: Record<string, typeof deliverMail> = {
    mail: deliverMail,
    "trip-cancelled": (job) => settleCancelled(after(0), job),
  };
  for (let job = await claimJob(new Date()); job; job = await claimJob(new Date())) {
    for (let time = 0; time < 2; time++) await handlers[job.kind]?.(job);
    await finishJob(job, new Date());
  }
}

describe("cancelling a booked trip (issue 13)", () => {
  test("says what comes back before it asks, gives it back once and writes once", async () => {
    expect((await managePage.loader(await args(world.ada))).isCancellable).toBe(true);
    const { booked } = await cancelPage.loader(await args(world.ada));
    expect(booked).toMatchObject({ backMinor: totalMinor, reference: expect.stringMatching(/\w{5}/) });
    expect(booked?.today).toMatch(
      /^If you cancel today, you get back \$[\d,.]+ of the \$[\d,.]+ you paid, the way you paid/,
    );
    expect(booked?.rules[0]).toMatch(/^Cancel by /);

    expect((await press(world.ada, { back: String(totalMinor) })).status).toBe(303);
    expect((await stored()).status).toBe("cancelled");
    expect((await press(world.ada, { back: String(totalMinor) })).status).toBe(409);
    await clearOutbox();
    await settle();
    expect(await refunded()).toBe(totalMinor);
    const mails = (await listOutbox()).filter(({ subject }) => subject.startsWith("Cancelled: "));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("is on its way back to you");
  });

  test("keeps its account until the money is on its way back", async () => {
    await press(world.ada, { back: String(totalMinor) });
    await expect(deleteAccountAndPayments(after(0), world.ada)).rejects.toThrow(
      "A trip that you cancelled is still being settled.",
    );
    expect(await findAccount(world.ada.id)).toBeDefined();
    await settle();
    await deleteAccountAndPayments(after(0), world.ada);
    expect([await findAccount(world.ada.id), await refunded()]).toEqual([undefined, totalMinor]);
  });

  test("never gives back less than was said, nor what the browser asks for", async () => {
    for (const back of ["", "much", String(totalMinor + 1)])
      expect(await press(world.ada, { back })).toEqual({
        status: 409,
        problem: "What you'd get back has changed. Check it again before you cancel.",
      });
    expect((await press(world.eve, { back: "0" })).status).toBe(404);
    expect((await stored()).status).toBe("booked");
    // A traveller who was shown less than the refund gets the whole refund.
    expect((await press(world.ada, { back: "0" })).status).toBe(303);
    await settle();
    expect(await refunded()).toBe(totalMinor);
  });

  test("gives nothing back once the time is over, and can't be done once the trip has begun", async () => {
    const late = makeCtx({ now: new Date(`${addDays(freeUntil, 1)}T12:00:00Z`) });
    expect(await quoteCancellation(late, world.ada, await stored())).toMatchObject({ backMinor: 0, returns: [] });
    expect(await quoteCancellation(after(60), world.ada, await stored())).toBeUndefined();
    await expect(cancelBooked(after(60), world.ada, tripId, 0)).rejects.toThrow("can't be cancelled any more");
    await cancelBooked(late, world.ada, tripId, 0);
    await settle();
    expect(await refunded()).toBe(0);
    expect((await stored()).status).toBe("cancelled");
  });
});
