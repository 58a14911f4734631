import type { Kysely } from "kysely";
import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import type { Database } from "#app/db/schema";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { seedSandboxPayment, seedSandboxSubscription } from "#app/modules/booking/checkout/seeded-payments.server";
import { addDays } from "#app/shared/calendar";
import { formatDateRange } from "#app/shared/format";
import { SEEDED_EMAILS } from "./accounts";
import { seedId } from "./seed-id";

const MONTH_MS = 30 * 86_400_000;
const PAID_DAYS_AHEAD = 60;

/** The checkout of an account's pass, dated as if the pass had been bought when the account was opened. */
async function insertPassCheckout(db: Kysely<Database>, userId: string, at: string): Promise<string> {
  const id = seedId(`checkout:pass:${userId}`);
  await db
    .insertInto("checkouts")
    .values({
      id,
      user_id: userId,
      trip_id: null,
      feature: "trip_pass",
      scope: `product:${userId}:trip_pass`,
      item_key: "trip_pass",
      provider_session_id: null,
      url: null,
      amount_minor: PRODUCTS.trip_pass.priceMinor,
      currency: PRODUCT.currency,
      status: "paid",
      return_to: null,
      origin: "",
      price_locked_until: null,
      payment_intent: null,
      refund_id: null,
      refund_reason: null,
      attempt: 1,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/**
 * Enters the payments of the sandbox accounts for their purchases: the month of premium, the pass, and the booked
 * trips. Where payments are not the sandbox's own, the accounts paid nothing and nothing is entered.
 */
export async function seedPayments(db: Kysely<Database>, now: Date): Promise<void> {
  if (real().payments !== "sandbox") return;
  const accountOf = (name: string) =>
    db.selectFrom("users").select(["id", "created_at"]).where("email", "=", `${name}@voyance.test`).executeTakeFirst();
  const [premium, pass] = await Promise.all([accountOf("premium"), accountOf("pass")]);
  if (premium) await seedSandboxSubscription(premium.id, new Date(now.getTime() - MONTH_MS / 2), now);
  if (pass) {
    const checkoutId = await insertPassCheckout(db, pass.id, pass.created_at);
    await seedSandboxPayment(checkoutId, { paidAt: pass.created_at, rights: "seed:pass" });
  }
  const trips = await db
    .selectFrom("bookings")
    .innerJoin("trips", "trips.id", "bookings.trip_id")
    .select([
      "bookings.checkout_id",
      "trips.destination_name",
      "trips.start_date",
      "trips.end_date",
      "trips.created_at",
    ])
    .where("trips.owner_id", "in", (eb) => eb.selectFrom("users").select("id").where("email", "in", SEEDED_EMAILS))
    .where("trips.form_key", "like", "seed:%")
    .execute();
  for (const { checkout_id, destination_name, start_date, end_date, created_at } of trips)
    await seedSandboxPayment(checkout_id, {
      about: `Trip to ${destination_name}, ${formatDateRange(start_date, end_date)}`,
      // A trip that is over was paid before it began.
      paidAt: start_date > created_at ? created_at : `${addDays(start_date, -PAID_DAYS_AHEAD)}T10:00:00.000Z`,
    });
}
