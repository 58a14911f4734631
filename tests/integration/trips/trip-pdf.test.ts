import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { createApiTokens, createSession } from "#app/modules/accounts/account/accounts.server";
import { findBooking, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { sendConfirmationAgain } from "#app/modules/booking/checkout/send-again.server";
import { sendTripConfirmation } from "#app/modules/booking/checkout/trip-confirmation.server";
import { PDF_FAILED, getTripPdf } from "#app/modules/documents/documents.server";
import { clearOutbox, listOutbox } from "#app/modules/email/email.server";
import { answer as loader } from "#app/routes/api/trips/trip-pdf";
import { closeBookingWorld, insertChosenTrip, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";

let world: BookingWorld;
let tripId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada, { name: "São Paulo & Kyoto" });
});
afterEach(closeBookingWorld);

function call(headers: Record<string, string>, query = "", id = tripId): Promise<Response> {
  return loader({
    request: new Request(`${ORIGIN}/api/v1/trips/${id}/pdf${query}`, { headers }),
    params: { id },
    context: { origin: ORIGIN },
  });
}

async function bearer(userId: string): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${(await createApiTokens(makeCtx({ now: new Date() }), userId)).token}` };
}

async function book(): Promise<string> {
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  await confirmBooking(world.ctx, world.ada, tripId, { sessionId, paymentStatus: "paid" });
  return (await findBooking(world.ada.id, tripId))!.reference;
}

async function startsAsPdf(answer: Response): Promise<boolean> {
  return Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5) === "%PDF-";
}

describe("GET /api/v1/trips/:id/pdf", () => {
  test("gives the itinerary to its owner, by token and by cookie", async () => {
    const cookie = { Cookie: `auth_token=${await createSession(makeCtx({ now: new Date() }), world.ada.id, "tests")}` };
    for (const headers of [await bearer(world.ada.id), cookie]) {
      const answer = await call(headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("application/pdf");
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Content-Disposition")).toBe(
        `attachment; filename="Sao_Paulo_&_Kyoto_Itinerary.pdf"; filename*=UTF-8''S%C3%A3o_Paulo_%26_Kyoto_Itinerary.pdf`,
      );
      expect(await startsAsPdf(answer)).toBe(true);
    }
  });

  test("is closed to strangers, and to others as if the trip were not there", async () => {
    expect((await call({})).status).toBe(401);
    const answer = await call(await bearer(world.eve.id));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  test("confirms only what is booked", async () => {
    const headers = await bearer(world.ada.id);
    expect((await call(headers, "?kind=confirmation")).status).toBe(409);
    await book();
    const answer = await call(headers, "?kind=confirmation");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toContain("_Confirmation.pdf");
    expect(await startsAsPdf(answer)).toBe(true);
  });

  test("knows no other kinds", async () => {
    expect((await call(await bearer(world.ada.id), "?kind=ticket")).status).toBe(422);
  });
});

test("says so when the document cannot be made", async () => {
  const broken = (fault: { kind: "error" } | { kind: "status"; status: number }) =>
    getTripPdf(makeCtx({ faults: { pdf: fault } }), world.ada, tripId, "itinerary");
  await expect(broken({ kind: "error" })).rejects.toMatchObject({ message: PDF_FAILED, status: 500 });
  await expect(broken({ kind: "status", status: 503 })).rejects.toMatchObject({ message: PDF_FAILED, status: 503 });
});

test("the mail of a booking brings its confirmation along", async () => {
  // A place outside the catalogue: no days are planned for it, which this test does not need.
  tripId = await insertChosenTrip(world.ada, { name: "São Paulo & back", destination_slug: null });
  const reference = await book();
  await sendTripConfirmation(world.ctx, {
    id: "job-1",
    payload: JSON.stringify({ tripId, userId: world.ada.id, origin: ORIGIN }),
  });
  const [mail] = await listOutbox();
  expect(mail?.subject).toContain(reference);
  expect(mail?.attachments).toEqual([
    { filename: "São Paulo & back_Confirmation.pdf", contentType: "application/pdf", size: expect.any(Number) },
  ]);
  expect(mail?.attachments[0]?.size).toBeGreaterThan(10_000);
});

describe("the mail of a booking, asked for again", () => {
  const MINUTE = 60_000;
  const ask = (minutes = 0, user = world.ada) =>
    sendConfirmationAgain(makeCtx({ now: new Date(world.ctx.now.getTime() + minutes * MINUTE) }), user, tripId);
  const jobs = () => db().selectFrom("jobs").selectAll().where("kind", "=", "trip-confirmation").execute();

  test("goes once however often it is pressed in a row, and says where to", async () => {
    tripId = await insertChosenTrip(world.ada, { name: "São Paulo & back", destination_slug: null });
    await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" });
    await book();
    await expect(ask(0, world.eve)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const said = await Promise.all([ask(), ask(1)]);
    expect(said).toEqual([expect.stringContaining(world.ada.email), said[0]]);
    expect(await jobs()).toHaveLength(2);
    await ask(20);
    const all = await jobs();
    expect(all).toHaveLength(3);
    await clearOutbox();
    for (const job of all) await sendTripConfirmation(world.ctx, job);
    const mails = await listOutbox();
    expect(mails.map(({ to }) => to)).toEqual([world.ada.email, world.ada.email, world.ada.email]);
    expect(mails.every(({ attachments }) => attachments.length === 1)).toBe(true);
  });

  test("is not asked for without end, and not once the trip is called off", async () => {
    await book();
    for (let press = 0; press < 10; press++) await ask(press);
    await expect(ask(11)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await db().updateTable("trips").set({ status: "cancelled" }).where("id", "=", tripId).execute();
    await expect(ask(3_000)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
