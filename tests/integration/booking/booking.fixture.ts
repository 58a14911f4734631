import type { Insertable, Updateable } from "kysely";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { connectStripe } from "#app/integrations/stripe/client.server";
import type { PaymentProvider } from "#app/integrations/stripe/payment-provider";
import { startPaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import type { PaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import { createSession, findUserBySession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { sandboxStore } from "#app/modules/booking/money/sandbox-objects.repo.server";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { closePayments, usePayments } from "#app/modules/booking/money/payments.server";
import type { TripsTable } from "#app/modules/trips/trip/trips.table";
import type { Ctx } from "#app/shared/context";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";

export const WEBHOOK_SECRET = "whsec_test";
const SECRET_KEY = "sk_test_integration";
const NOW = new Date("2026-11-21T10:00:00Z");

/** The messages for a traveller who comes back unpaid, and for one whose payment is unknown. */
export const NOT_PAID = "Payment was not completed. Please try booking again.";
export const UNCONFIRMED = "We couldn't confirm your booking. Please check your payment status or contact support.";

export interface BookingWorld {
  provider: PaymentProvider;
  sandbox: PaymentSandbox;
  ada: CurrentUser;
  eve: CurrentUser;
  ctx: Ctx;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A request's context at a fixed time. */
export function makeCtx(changes: Partial<Ctx> = {}): Ctx {
  return {
    now: NOW,
    traceId: "test",
    signal: new AbortController().signal,
    address: "127.0.0.1",
    origin: "http://localhost:3000",
    faults: {},
    log: quiet,
    ...changes,
  };
}

export async function insertUser(name: string): Promise<CurrentUser> {
  const id = newId();
  const at = NOW.toISOString();
  const email = `${name.toLowerCase()}@voyance.test`;
  await db()
    .insertInto("users")
    .values({
      id,
      email,
      name: `${name} Example`,
      first_name: name,
      last_name: "Example",
      social_links: "{}",
      is_admin: 0,
      quiz_completed: 1,
      onboarding_complete: 1,
      loyalty_points: 0,
      loyalty_tier: "explorer",
      created_at: at,
      updated_at: at,
    })
    .execute();
  const user = await findUserBySession(makeCtx(), await createSession(makeCtx(), id, "tests"));
  if (!user) throw new Error(`${name} could not be read`);
  return user;
}

/** A trip of two with a budget of 1,000 dollars each, without any choice. */
export async function insertTrip(
  owner: Pick<CurrentUser, "id">,
  changes: Partial<Insertable<TripsTable>> = {},
): Promise<string> {
  const id = changes.id ?? newId();
  const at = NOW.toISOString();
  await db()
    .insertInto("trips")
    .values({
      id,
      owner_id: owner.id,
      visitor_id: null,
      form_key: id,
      name: "Seven days in Kyoto",
      destination_slug: "kyoto",
      destination_name: "Kyoto",
      origin: "HEL",
      origin_label: "Helsinki",
      start_date: "2027-04-14",
      end_date: "2027-04-21",
      adults: 2,
      children: 0,
      budget_minor: 100_000,
      currency: "USD",
      status: "planning",
      planner_step: "checkout",
      preferences: JSON.stringify({ interests: [], budgetTier: "moderate", pace: "moderate" }),
      flight: null,
      hotel: null,
      itinerary: null,
      price_confidence: 0.9,
      shared_at: null,
      booked_at: null,
      created_at: at,
      updated_at: at,
      ...changes,
    })
    .execute();
  return id;
}

/** A chosen stay as a trip stores it, at a price for the whole party. */
export function chosenStay(totalMinor: number, id = "stay-1"): string {
  const { hotel } = fullTrip("kyoto", 7);
  return HOTEL.write({ ...hotel!, offer: { ...hotel!.offer, id, totalMinor } });
}

/** A trip of two with a stay for 2,000 dollars, ready to be booked. */
export function insertChosenTrip(
  owner: Pick<CurrentUser, "id">,
  changes: Partial<Insertable<TripsTable>> = {},
): Promise<string> {
  return insertTrip(owner, { hotel: chosenStay(200_000), ...changes });
}

/** Changes a trip behind the product's back. */
export async function updateTrip(id: string, values: Updateable<TripsTable>): Promise<void> {
  await db().updateTable("trips").set(values).where("id", "=", id).execute();
}

/** A migrated database, two travellers, and the payment sandbox behind the real SDK. */
export async function openBookingWorld(): Promise<BookingWorld> {
  await openTestDatabase();
  const sandbox = await startPaymentSandbox({
    store: sandboxStore(),
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  });
  const provider = await connectStripe({
    secretKey: SECRET_KEY,
    apiBase: sandbox.apiBase,
    webhookSecrets: [WEBHOOK_SECRET],
  });
  usePayments({ provider, sandbox });
  return { provider, sandbox, ada: await insertUser("Ada"), eve: await insertUser("Eve"), ctx: makeCtx() };
}

export async function closeBookingWorld(): Promise<void> {
  await closePayments();
  await closeTestDatabase();
}

/** The webhook that the provider sends, as body and signature. */
export async function waitingWebhooks(): Promise<string[]> {
  const rows = await db()
    .selectFrom("sandbox_payment_objects")
    .select("body")
    .where("kind", "=", "event")
    .orderBy("created_at")
    .execute();
  return rows.map((row) => (JSON.parse(row.body) as { payload: string }).payload);
}

/** How many rows a table holds. */
export async function countRows(
  table: "bookings" | "jobs" | "checkouts" | "payment_events" | "entitlements" | "price_locks",
): Promise<number> {
  const row = await db()
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Refunds that the sandbox made. */
export async function listRefunds(): Promise<{ amount: number; payment_intent: string; reason: string }[]> {
  const rows = await db().selectFrom("sandbox_payment_objects").select("body").where("kind", "=", "refund").execute();
  return rows.map((row) => JSON.parse(row.body) as { amount: number; payment_intent: string; reason: string });
}
