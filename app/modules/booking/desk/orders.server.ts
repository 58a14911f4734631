import { db, transact } from "#app/db/client.server";
import { tryJobAgain } from "#app/db/jobs.server";
import { noteAudit } from "#app/modules/desk/audit.server";
import type { Actor } from "#app/modules/desk/audit.server";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { PAGE_LINES, latestFirst, mapPage, pageOf } from "#app/shared/lists/pages";
import type { Page, PageMark } from "#app/shared/lists/pages";
import { answerChange } from "../orders/airline-changes.repo.server";
import { TRIP_CANCELLED_JOB } from "../checkout/cancel-booking.server";
import { adviceOf, filterOf, maskedAddress, stateInWords } from "./orders";
import type { DeskOrdering, OrderFilter } from "./orders";
import { lookNow, selectOrderingAtDesk, selectOrderingsIn, selectUnsettled } from "./orders.repo.server";
import type { OrderingAtDesk } from "./orders.repo.server";
import type { MoneyState, Saga } from "../rules/order-saga";
import { lookAfter } from "../orders/order-care.server";
import { goOnWith } from "../orders/ordering.server";
import { selectOrder, toSaga, toSagaOrder, updateOrder } from "../money/orders.repo.server";
import { lookAtRefund } from "../orders/trip-refunds.server";
import type { TripRefundRow } from "../orders/trip-refunds.repo.server";
import { AIRLINE_CHANGE, MADE_ORDER, ORDERED_FLIGHT, ORDERED_STAY } from "../rules/stored-orders";
import type { OrderRow } from "../money/orders.repo.server";

const MOST_UNSETTLED = 200;
/** Money that does not move by itself any more. */
const STUCK: readonly MoneyState[] = ["lost", "owed"];
const STATES: Record<Exclude<OrderFilter, "attention" | "cancelling">, readonly Saga["state"][]> = {
  ordering: ["ordering"],
  confirmed: ["confirmed"],
  partly: ["partly"],
  failed: ["failed"],
  cancelled: ["confirmed", "partly"],
};

const toRefund = ({ state, created_at, promised_minor, given_minor, passed_minor }: TripRefundRow) => ({
  state,
  beganAt: created_at,
  promisedMinor: promised_minor,
  givenMinor: given_minor,
  passedMinor: passed_minor,
});

function toDesk(row: OrderingAtDesk): DeskOrdering {
  return {
    ...toSaga(row),
    currency: row.currency,
    nextAt: row.next_at,
    updatedAt: row.updated_at,
    failures: row.failures,
    isHold: row.purpose === "hold",
    isCalledOff: row.purpose === "trip" && row.trip_status === "cancelled",
    refundedMinor: row.refunded_minor,
    orders: row.orders.map((order) => ({ ...toSagaOrder(order), updatedAt: order.updated_at })),
    changes: row.changes.map(({ state, found_at, updated_at }) => ({
      state,
      foundAt: found_at,
      updatedAt: updated_at,
    })),
    ...(row.refund && { refund: toRefund(row.refund) }),
  };
}

function toLine(row: OrderingAtDesk, now: Date) {
  const desk = toDesk(row);
  return {
    id: row.checkout_id,
    about: row.about,
    traveller: row.email ? maskedAddress(row.email) : "The account is deleted",
    reference: row.reference,
    filter: filterOf(desk),
    stands: stateInWords(desk),
    money: row.money,
    amountMinor: row.amount_minor,
    currency: row.currency,
    paidAt: row.paid_at,
    nextAt: row.state === "ordering" ? row.next_at : null,
    advice: adviceOf(desk, now) ?? null,
  };
}

const markOf = ({ checkout_id: id, paid_at: at }: OrderingAtDesk): PageMark => ({ at, id });

async function pageOfOrderings(filter: OrderFilter, after: PageMark | undefined): Promise<Page<OrderingAtDesk>> {
  // These are short: each waits for a person, or for an answer.
  if (filter === "attention" || filter === "cancelling")
    return { rows: await selectUnsettled(db(), filter === "attention" ? STUCK : [], MOST_UNSETTLED) };
  const asked = { after, limit: PAGE_LINES + 1 };
  const found = STATES[filter].map((state) => selectOrderingsIn(db(), state, asked));
  return pageOf(latestFirst(await Promise.all(found), markOf), markOf);
}

/**
 * A page of trips that are ordered, by how that stands, for the desk; its guard has let the caller in. A page holds
 * fewer lines where others share their state of the order, such as cancelled trips that of booked ones.
 */
export async function listOrderings({ now }: Pick<Ctx, "now">, filter: OrderFilter, after?: PageMark) {
  const page = mapPage(await pageOfOrderings(filter, after), (row) => toLine(row, now));
  const isIn = (line: ReturnType<typeof toLine>): boolean =>
    filter === "attention" ? line.advice?.person !== undefined : line.filter === filter;
  return { ...page, rows: page.rows.filter(isIn) };
}

/** How many trips are in hand, and how many of those need a person. */
export async function countOrderingsAtDesk(ctx: Pick<Ctx, "now">): Promise<{ inHand: number; waiting: number }> {
  const lines = (await selectUnsettled(db(), STUCK, MOST_UNSETTLED)).map((row) => toLine(row, ctx.now));
  return {
    inHand: lines.filter(({ filter }) => filter === "ordering" || filter === "cancelling").length,
    waiting: lines.filter(({ advice }) => advice?.person !== undefined).length,
  };
}

/** The thing bought: no names, and nothing of the travellers. */
function boughtOf(row: OrderRow): string {
  if (row.part === "stay") return ORDERED_STAY.read(row.offer, row.id).name;
  const { outbound, inbound } = ORDERED_FLIGHT.read(row.offer, row.id);
  const numbers = ({ segments }: FlightLeg): string => segments.map(({ flightNumber }) => flightNumber).join(", ");
  const first = outbound ?? inbound;
  const back = outbound && inbound ? `; back ${numbers(inbound)}` : "";
  return `${first.from} to ${first.to}, ${numbers(first)}${back}`;
}

function toOrderView(row: OrderRow) {
  const made = row.made === null ? undefined : MADE_ORDER.read(row.made, row.id);
  return {
    id: row.id,
    part: row.part,
    state: row.state,
    provider: row.provider,
    bought: boughtOf(row),
    offerRef: row.offer_ref,
    ref: row.ref,
    reference: made?.reference ?? null,
    documents: made?.documents.length ?? 0,
    price: made?.price ?? null,
    priceMinor: row.price_minor,
    riseMinor: row.rise_minor,
    givenMinor: row.given_minor,
    attempt: row.attempt,
    looks: row.looks,
    why: row.why,
    message: row.message,
    firstSentAt: row.first_sent_at,
    sentAt: row.sent_at,
    lookAt: row.look_at,
    updatedAt: row.updated_at,
  };
}

/** One trip that is ordered, with its steps and references. @throws AppError NOT_FOUND */
export async function getOrderingAtDesk({ now }: Pick<Ctx, "now">, id: string) {
  const row = await selectOrderingAtDesk(db(), id);
  if (!row) throw new AppError("NOT_FOUND", "We couldn't find this order");
  return {
    ...toLine(row, now),
    state: row.state,
    payment: row.payment_intent,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    failures: row.failures,
    refund: row.refund ? toRefund(row.refund) : null,
    orders: row.orders.map(toOrderView),
    changes: row.changes.map((one) => {
      const { before, after } = AIRLINE_CHANGE.read(one.change, one.id);
      return { id: one.id, state: one.state, before, after, foundAt: one.found_at };
    }),
  };
}

/**
 * Has everything of a trip that waits looked at now. Safe at any time and any number of times: it does what the sweep
 * does, and what was sent is looked up and never sent again.
 * @throws AppError NOT_FOUND
 */
export async function lookAgainNow(ctx: Ctx, actor: Actor, id: string): Promise<void> {
  const row = await selectOrderingAtDesk(db(), id);
  if (!row) throw new AppError("NOT_FOUND", "We couldn't find this order");
  // The machine's clock, not the request's: the worker that orders it counts from here.
  const now = new Date();
  await transact(async (trx) => {
    await lookNow(trx, id, now.toISOString());
    await tryJobAgain(trx, { key: `${TRIP_CANCELLED_JOB}:${row.trip_id}` }, now);
    await noteAudit(trx, ctx, actor, { action: "order looked at", subject: `checkout ${id}` });
  });
  if (row.state === "ordering") goOnWith(ctx, id);
  else
    void lookAfter(
      ctx,
      row.orders.map((order) => order.id),
    );
}

/**
 * Notes that the traveller's request to the airline is settled. A repeat changes nothing.
 * @throws AppError CONFLICT when there is no request
 */
export async function settleAirlineChange(ctx: Ctx, actor: Actor, changeId: string): Promise<void> {
  await transact(async (trx) => {
    if (!(await answerChange(trx, changeId, ["asked"], "settled", new Date().toISOString())))
      throw new AppError("CONFLICT", "The request for other flights is closed");
    await noteAudit(trx, ctx, actor, { action: "airline change settled", subject: `change ${changeId}` });
  });
}

/**
 * Notes what a source gives back of a cancelled order for its traveller, in all, and passes it on. The same amount a
 * second time changes nothing, and what was passed on is never taken back.
 * @throws AppError NOT_FOUND; CONFLICT for an order that was not cancelled
 */
export async function noteGivenBack(
  ctx: Ctx,
  actor: Actor,
  checkoutId: string,
  { orderId, givenMinor }: { orderId: string; givenMinor: number },
): Promise<void> {
  const order = await selectOrder(db(), orderId);
  if (order?.checkout_id !== checkoutId) throw new AppError("NOT_FOUND", "We couldn't find this order");
  if (order.state !== "cancelled") throw new AppError("CONFLICT", "This order was not cancelled");
  await transact(async (trx) => {
    await updateOrder(trx, orderId, { given_minor: givenMinor, updated_at: new Date().toISOString() });
    await noteAudit(trx, ctx, actor, {
      action: "money back noted",
      subject: `order ${orderId}`,
      before: { givenMinor: order.given_minor },
      after: { givenMinor },
    });
  });
  await lookAtRefund(ctx, checkoutId);
}
