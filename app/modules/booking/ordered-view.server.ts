import { db } from "#app/db/client.server";
import { formatMoneyExact } from "#app/shared/money";
import { stands } from "./order-saga";
import { orderingInWords, partlyInWords } from "./order-words";
import type { OrderedReference, OrderedView } from "./order-words";
import { selectOrderingOfTrip, toSagaOrder } from "./orders.repo.server";
import type { OrderRow } from "./orders.repo.server";
import { MADE_ORDER } from "./stored-orders";

function referencesOf(rows: readonly OrderRow[]): OrderedReference[] {
  return rows.flatMap((row) => {
    const made = row.made !== null && stands(row) ? MADE_ORDER.read(row.made, row.id) : undefined;
    if (!made?.reference) return [];
    return [
      { what: row.part === "flights" ? "Airline" : "Hotel", reference: made.reference, documents: made.documents },
    ];
  });
}

/** How the orders of a trip stand; undefined for one that was booked at once. */
export async function viewOrdered(tripId: string, userId: string): Promise<OrderedView | undefined> {
  const ordering = await selectOrderingOfTrip(db(), tripId, userId);
  if (!ordering) return undefined;
  const orders = ordering.orders.map(toSagaOrder);
  const paid = formatMoneyExact(ordering.captured_minor - ordering.back_minor, ordering.currency);
  return {
    isOpen: ordering.state === "ordering",
    words: orderingInWords(orders, Date.now() - Date.parse(ordering.paid_at)),
    references: referencesOf(ordering.orders),
    ...(ordering.state === "partly" && {
      partly: partlyInWords(orders, paid),
    }),
  };
}
