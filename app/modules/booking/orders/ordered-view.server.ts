import { db } from "#app/db/client.server";
import type { Ctx } from "#app/shared/context";
import { formatMoneyExact } from "#app/shared/money";
import { stands } from "../rules/order-saga";
import { notBookedMoney } from "./not-booked-mail";
import { orderingInWords, orderingSteps, partlyInWords, refusalInWords } from "./order-words";
import type { OrderedReference, OrderedView } from "./order-words";
import { selectOrderingOfTrip } from "./orders-of-trip.repo.server";
import { toSagaOrder } from "../money/orders.repo.server";
import type { OrderRow, Ordering } from "../money/orders.repo.server";
import { MADE_ORDER } from "../rules/stored-orders";

/** So long a page still speaks of a try to book that came to nothing. */
const FAILED_SHOWN_MS = 7 * 24 * 3_600_000;

function referencesOf(rows: readonly OrderRow[]): OrderedReference[] {
  return rows.flatMap((row) => {
    const made = row.made !== null && stands(row) ? MADE_ORDER.read(row.made, row.id) : undefined;
    if (!made?.reference) return [];
    return [
      { what: row.part === "flights" ? "Airline" : "Hotel", reference: made.reference, documents: made.documents },
    ];
  });
}

/** Why nothing could be booked, and what became of the money. */
function failedInWords({ money, captured_minor, currency, orders }: Ordering): string {
  const became = money === "captured" ? "refunded" : money === "owed" ? "owed" : "released";
  const why = refusalInWords(orders.map(toSagaOrder)) ?? "";
  return `${why} ${notBookedMoney(became, captured_minor, currency)}`.trim();
}

/** That the last try to book a trip came to nothing, until some days have passed. */
export function lastTry(ctx: Pick<Ctx, "now">, ordering: Ordering | undefined): OrderedView | undefined {
  if (ordering?.state !== "failed" || ctx.now.getTime() - Date.parse(ordering.updated_at) > FAILED_SHOWN_MS)
    return undefined;
  return { isOpen: false, words: "", failed: failedInWords(ordering), references: [] };
}

/** How the orders of a trip stand; undefined for one that was booked at once. */
export async function viewOrdered(tripId: string, userId: string): Promise<OrderedView | undefined> {
  return toOrderedView(await selectOrderingOfTrip(db(), tripId, userId));
}

/** How its orders stand, by what was read of them. */
export function toOrderedView(ordering: Ordering | undefined): OrderedView | undefined {
  if (!ordering) return undefined;
  const orders = ordering.orders.map(toSagaOrder);
  const paid = formatMoneyExact(ordering.captured_minor - ordering.back_minor, ordering.currency);
  return {
    isOpen: ordering.state === "ordering",
    ...(ordering.state === "ordering" && { steps: orderingSteps(orders, ordering.money === "captured") }),
    ...(ordering.money === "captured" && { isTaken: true as const }),
    words: orderingInWords(orders, Date.now() - Date.parse(ordering.paid_at)),
    references: referencesOf(ordering.orders),
    ...(ordering.state === "partly" && {
      partly: partlyInWords(orders, paid),
    }),
  };
}
