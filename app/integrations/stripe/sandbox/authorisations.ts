import { toSeconds } from "./objects";
import type { StoredPaymentIntent } from "./objects";
import { readRow, writeRow } from "./rows.server";
import type { ReadRow } from "./rows.server";
import type { SandboxTransaction } from "./store";
import { SandboxRefusal, noSuch } from "./stripe-error";

/** Money of a card is set aside this long, as with the real provider. */
const SET_ASIDE_SECONDS = 7 * 86_400;

function ended(payment: StoredPaymentIntent, reason: "automatic" | "requested_by_customer", now: Date) {
  return {
    ...payment,
    status: "canceled" as const,
    amount_capturable: 0,
    canceled_at: toSeconds(now),
    cancellation_reason: reason,
  };
}

/**
 * A payment in its present state: money that was set aside too long ago has lapsed. @throws SandboxRefusal for an
 * unknown one
 */
export async function currentPayment(
  transaction: SandboxTransaction,
  id: string,
  now: Date,
): Promise<ReadRow<StoredPaymentIntent>> {
  const stored = await readRow(transaction, id, "payment_intent");
  if (!stored) throw noSuch("payment_intent", id, "intent");
  const { row, value } = stored;
  if (value.status !== "requires_capture" || value.created + SET_ASIDE_SECONDS > toSeconds(now)) return stored;
  const lapsed = ended(value, "automatic", now);
  await writeRow(transaction, row, lapsed);
  return { row: { ...row, body: JSON.stringify(lapsed) }, value: lapsed };
}

function requireStatus(payment: StoredPaymentIntent, what: string): void {
  if (payment.status !== "requires_capture")
    throw new SandboxRefusal(
      400,
      `This PaymentIntent could not be ${what} because it has a status of ${payment.status}.`,
      { code: "payment_intent_unexpected_state" },
    );
}

/** The payment once its money is taken; the rest is freed. @throws SandboxRefusal when there is none to take */
export function captured(payment: StoredPaymentIntent, amount = payment.amount_capturable): StoredPaymentIntent {
  requireStatus(payment, "captured");
  if (amount > payment.amount_capturable)
    throw new SandboxRefusal(
      400,
      `The amount to capture (${amount}) is greater than the amount capturable (${payment.amount_capturable}).`,
      { code: "amount_too_large", param: "amount_to_capture" },
    );
  return { ...payment, status: "succeeded", amount_capturable: 0, amount_received: amount };
}

/** The payment once its money is freed. @throws SandboxRefusal when none is set aside */
export function letGo(payment: StoredPaymentIntent, now: Date): StoredPaymentIntent {
  requireStatus(payment, "canceled");
  return ended(payment, "requested_by_customer", now);
}
