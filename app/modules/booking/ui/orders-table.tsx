import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import type { OrderRefusal } from "#app/modules/inventory/search/order-source";
import { formatCount } from "#app/shared/format";
import { formatDecimal, formatMoneyExact } from "#app/shared/money";
import { ORDER_STATES, REFUSALS } from "../desk/orders";
import type { OrderState } from "../rules/order-saga";
import { GivenForm } from "./given-form";

interface ShownOrder {
  id: string;
  part: keyof typeof PARTS;
  state: OrderState;
  provider: string;
  /** What was bought, in words. */
  bought: string;
  /** The source's own names for the offer and the order, and the reference that the traveller quotes. */
  offerRef: string | null;
  ref: string | null;
  reference: string | null;
  /** Tickets that were issued. */
  documents: number;
  /** The price at the source, in its own currency. */
  price: { amount: string; currency: string } | null;
  /** Minor units of the trip's currency. */
  priceMinor: number;
  riseMinor: number;
  givenMinor: number | null;
  attempt: number;
  looks: number;
  why: OrderRefusal | null;
  message: string | null;
  /** UTC ISO instants. */
  firstSentAt: string | null;
  lookAt: string | null;
  updatedAt: string;
}

const PARTS = { flights: "Flights", stay: "Stay" } as const;

/** The orders of a trip, step by step, for the desk. */
export function OrdersTable({ orders, currency }: { orders: readonly ShownOrder[]; currency: string }) {
  const money = (amountMinor: number): string => formatMoneyExact(amountMinor, currency);
  return (
    <DeskTable
      caption="Orders"
      columns={["Order", "Status", "References", "Sent and looked up", "Answer"]}
      empty="Nothing was ordered."
      rows={orders.map((order) => ({
        key: order.id,
        cells: [
          `${PARTS[order.part]}: ${order.bought}`,
          <>
            <p>
              {ORDER_STATES[order.state]}
              {order.why && `: ${REFUSALS[order.why]}`}
            </p>
            <p className="meta">Last change {instantInWords(order.updatedAt)}</p>
          </>,
          <>
            <p>{order.reference ? `Traveller quotes ${order.reference}` : "No reference yet"}</p>
            {order.part === "flights" && <p>{formatCount(order.documents, "ticket")}</p>}
            <p className="meta">
              {order.provider} {order.ref ?? "no order"}, offer {order.offerRef ?? "none"}, our key {order.id}-
              {order.attempt}
            </p>
          </>,
          <>
            <p>
              {order.firstSentAt
                ? `Sent ${formatCount(order.attempt, "time")}, first ${instantInWords(order.firstSentAt)}`
                : "Not sent"}
            </p>
            {order.looks > 0 && <p>Looked up {formatCount(order.looks, "time")}</p>}
            {order.lookAt && <p>Next look {instantInWords(order.lookAt)}</p>}
          </>,
          <>
            <p>{order.message ?? "Nothing"}</p>
            {order.state === "cancelled" && <GivenForm orderId={order.id} currency={currency} />}
            <p className="meta">
              Sold for {money(order.priceMinor)}
              {order.price && `, costs us ${formatDecimal(order.price.amount, order.price.currency)}`}
              {order.givenMinor !== null && `, ${money(order.givenMinor)} noted as refunded`}
              {order.riseMinor > 0 && `, ${money(order.riseMinor)} more than we sold it for, which we pay`}
            </p>
          </>,
        ],
      }))}
    />
  );
}
