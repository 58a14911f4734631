import type { Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import { STORED_OBJECTS } from "#app/integrations/stripe/sandbox/stored-objects";
import type { CheckoutStatus, CheckoutsTable } from "#app/modules/booking/rules/booking.table";
import type { Rule } from "./rule";
import { groupedBy, sumOf } from "./rule";

/** Whether money was received by a checkout, and whether its state is one that passes by itself. */
const STATUS: Record<CheckoutStatus, { isPaid: boolean; passes: boolean }> = {
  open: { isPaid: false, passes: false },
  paid: { isPaid: true, passes: false },
  expired: { isPaid: false, passes: false },
  failed: { isPaid: false, passes: false },
  refunding: { isPaid: true, passes: true },
  refunded: { isPaid: true, passes: false },
  unrefundable: { isPaid: true, passes: false },
  ordering: { isPaid: false, passes: true },
  releasing: { isPaid: false, passes: true },
  released: { isPaid: false, passes: false },
};

type Line = {
  payment: string | null;
  kind: string;
  checkout: string | null;
  debit: string;
  credit: string;
  amount: number;
};

async function linesOf(db: Db): Promise<Line[]> {
  return db
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .select([
      "payment_intent as payment",
      "kind",
      "checkout_id as checkout",
      "debit",
      "credit",
      "amount_minor as amount",
    ])
    .execute();
}

/** What an account holds by these lines: debits less credits. */
const held = (lines: readonly Line[], account: string): number =>
  sumOf(lines.map(({ debit, credit, amount }) => (debit === account ? amount : 0) - (credit === account ? amount : 0)));

async function findBrokenLedger(db: Db, { isSettled }: Parameters<Rule["find"]>[1]): Promise<string[]> {
  const broken: string[] = [];
  const lines = await linesOf(db);
  const charges = await db.selectFrom("ledger_entries").select(["id", "source"]).where("kind", "=", "charge").execute();
  for (const { amount, payment } of lines) if (amount <= 0) broken.push(`payment ${payment} has a line of ${amount}`);
  const empty = await db
    .selectFrom("ledger_entries")
    .select("source")
    .where("id", "not in", db.selectFrom("ledger_transfers").select("entry_id"))
    .execute();
  const sold = new Set(charges.map(({ source }) => source));
  for (const { source } of empty) if (!sold.has(source)) broken.push(`entry ${source} moves nothing`);
  for (const [payment, own] of groupedBy(lines, (line) => line.payment ?? "none")) {
    const back = held(
      own.filter(({ kind }) => kind === "refund"),
      "provider",
    );
    const received = held(
      own.filter(({ kind }) => kind === "charge"),
      "provider",
    );
    if (received + back < 0) broken.push(`more went back of payment ${payment} than came in: ${received}, ${-back}`);
    if (isSettled && held(own, "customer") < 0)
      broken.push(`${-held(own, "customer")} of payment ${payment} was sold for nothing and not given back`);
  }
  return broken;
}

/** What the payment provider of the sandbox says, which stores its own objects in the same database. */
async function findForeign(db: Db, { isSettled }: Parameters<Rule["find"]>[1]): Promise<string[]> {
  if (!isSettled) return [];
  const broken: string[] = [];
  const byPayment = groupedBy(
    (await linesOf(db)).filter(({ kind }) => kind !== "fee"),
    (line) => line.payment ?? "none",
  );
  const objects = await db.selectFrom("sandbox_payment_objects").select(["id", "kind", "body"]).execute();
  for (const { id, body } of objects.filter(({ kind }) => kind === "payment_intent")) {
    const payment = STORED_OBJECTS.payment_intent.read(body, id);
    const kept = payment.amount_received - payment.amount_refunded;
    const ours = held(byPayment.get(id) ?? [], "provider");
    if (kept !== ours) broken.push(`payment ${id} is ${kept} at the provider and ${ours} in the ledger`);
  }
  const known = new Set(
    (await db.selectFrom("checkouts").select("provider_session_id as id").execute()).map(({ id }) => id),
  );
  for (const { id, body } of objects.filter(({ kind }) => kind === "session")) {
    const { session } = STORED_OBJECTS.session.read(body, id);
    if (session.payment_status === "paid" && !known.has(id))
      broken.push(`session ${id} is paid, and no checkout knows it`);
  }
  return broken;
}

type Checkout = Selectable<CheckoutsTable>;

function ofTrip(checkout: Checkout, bookings: number, trip: string | undefined): string[] {
  const is = (what: string): string[] => [`checkout ${checkout.id} (${checkout.status}) ${what}`];
  if (bookings > 1) return is(`has booked ${bookings} times`);
  // Trips that were deleted take their bookings with them; their checkouts stay.
  if (checkout.status === "paid" && trip !== undefined && bookings === 0) return is("has booked nothing");
  if (bookings > 0 && (trip === "draft" || trip === "planning")) return is(`has booked a trip that is in ${trip}`);
  return [];
}

async function findBrokenCheckouts(db: Db, { isSettled }: Parameters<Rule["find"]>[1]): Promise<string[]> {
  const broken: string[] = [];
  const checkouts = await db.selectFrom("checkouts").selectAll().execute();
  const bookings = groupedBy(await db.selectFrom("bookings").selectAll().execute(), (one) => one.checkout_id);
  const statusOf = new Map(
    (await db.selectFrom("trips").select(["id", "status"]).execute()).map(({ id, status }) => [id, status]),
  );
  const lines = groupedBy(await linesOf(db), (line) => line.checkout ?? "none");
  const charged = new Set(
    (await db.selectFrom("ledger_entries").select("checkout_id").where("kind", "=", "charge").execute()).map(
      ({ checkout_id }) => checkout_id,
    ),
  );
  const ordered = new Set(
    (await db.selectFrom("trip_orderings").select("checkout_id").execute()).map(({ checkout_id }) => checkout_id),
  );
  const parts = groupedBy(
    checkouts.filter(({ part_of }) => part_of !== null),
    ({ part_of }) => part_of!,
  );
  for (const checkout of checkouts) {
    const is = (what: string): void => void broken.push(`checkout ${checkout.id} (${checkout.status}) ${what}`);
    const { isPaid, passes } = STATUS[checkout.status];
    if (isSettled && passes) is("is on its way still");
    const own = parts.get(checkout.id);
    if (own && sumOf(own.map(({ amount_minor }) => amount_minor)) !== checkout.amount_minor)
      is("asks for another amount than its places");
    if (checkout.feature === "longer_trip") continue;
    if (isPaid && !charged.has(checkout.id)) is("has no charge in the ledger");
    if (checkout.status === "open" && charged.has(checkout.id)) is("has a charge in the ledger");
    const back = -held(
      (lines.get(checkout.id) ?? []).filter(({ kind }) => kind === "refund"),
      "provider",
    );
    // The refund of an ordered trip is noted with its order, and entered when the provider was read again.
    const isNoted = ordered.has(checkout.id) ? isSettled : checkout.status !== "refunded" || isSettled;
    if (isNoted && back !== checkout.refunded_minor)
      is(`says that ${checkout.refunded_minor} went back, the ledger says ${back}`);
    if (checkout.feature === "trip")
      broken.push(...ofTrip(checkout, bookings.get(checkout.id)?.length ?? 0, statusOf.get(checkout.trip_id ?? "")));
  }
  for (const [scope, open] of groupedBy(
    checkouts.filter(({ status }) => status === "open"),
    ({ scope: of }) => of,
  ))
    if (open.length > 1) broken.push(`${scope} has ${open.length} open checkouts`);
  return broken;
}

async function findBrokenRights(db: Db): Promise<string[]> {
  const broken: string[] = [];
  const rights = await db.selectFrom("entitlements").select(["source", "user_id"]).execute();
  const paid = await db
    .selectFrom("ledger_entries")
    .select(["source", "rights", "user_id"])
    .where("rights", "is not", null)
    .where("user_id", "in", db.selectFrom("users").select("users.id"))
    .execute();
  for (const { source, rights: stem, user_id } of paid)
    if (!rights.some((right) => right.user_id === user_id && right.source.startsWith(stem!)))
      broken.push(`${source} paid for rights that nobody has`);
  return broken;
}

async function findBrokenOrders(db: Db, { isSettled }: Parameters<Rule["find"]>[1]): Promise<string[]> {
  const broken: string[] = [];
  const orders = await db.selectFrom("trip_orders").selectAll().execute();
  for (const [of, rows] of groupedBy(orders, ({ checkout_id, part }) => `${part} of checkout ${checkout_id}`))
    if (rows.length > 1) broken.push(`${of} are ordered ${rows.length} times`);
  const tripOf = new Map(
    (await db.selectFrom("trip_orderings").select(["checkout_id", "trip_id"]).execute()).map((one) => [
      one.checkout_id,
      one.trip_id,
    ]),
  );
  // The order that held a trip's seats is paid with the trip: it stands in both of its orderings.
  for (const [ref, rows] of groupedBy(
    orders.filter((order) => order.ref !== null),
    (order) => order.ref!,
  )) {
    const trips = new Set(rows.map(({ checkout_id }) => tripOf.get(checkout_id)));
    if (trips.size > 1) broken.push(`order ${ref} belongs to ${trips.size} trips`);
  }
  const open = new Set(["waiting", "stale", "sending", "open", "cancelling"]);
  for (const { id, state } of orders) if (isSettled && open.has(state)) broken.push(`order ${id} is still ${state}`);
  const kept = new Set([
    ...orders.flatMap(({ ref, held_ref, open_ref }) => [ref, held_ref, open_ref]),
    ...(await db.selectFrom("price_locks").select("held_order").execute()).flatMap(
      ({ held_order }) => held_order ?? [],
    ),
  ]);
  const names = [...kept].join(" ");
  const standing = await db
    .selectFrom("sandbox_orders")
    .select(["ref", "details"])
    .where("state", "=", "made")
    .execute();
  for (const { ref, details } of standing)
    if (isSettled && !details.includes('"status":"cancelled"') && !names.includes(ref))
      broken.push(`order ${ref} stands at its source, and no trip knows it`);
  return broken;
}

export const OF_MONEY: readonly Rule[] = [
  { holds: "every entry of the ledger moves money that came in", find: findBrokenLedger },
  { holds: "the ledger says what the payment provider says", find: findForeign },
  { holds: "every paid checkout is entered, and has booked its trip once or gone back", find: findBrokenCheckouts },
  { holds: "every payment for rights has given them", find: findBrokenRights },
  { holds: "every order belongs to one trip, and none stands that no trip knows", find: findBrokenOrders },
];
