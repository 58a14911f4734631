/** The sandbox's fee of a payment, like that of a card in the provider's home country. */
function feeMinorOf(amountMinor: number): number {
  return Math.round(amountMinor * 0.029) + 30;
}

export interface SandboxDispute {
  id: string;
  object: "dispute";
  amount: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: "needs_response" | "won" | "lost";
}

/** The payment's fields from which a charge is made. */
interface ChargedPayment {
  id: string;
  amount: number;
  amount_received: number;
  amount_refunded: number;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  dispute?: SandboxDispute;
}

/** The members of a charge that the product uses, made from its payment; undefined while no money has come. */
export function chargeOf(payment: ChargedPayment, isExpanded: boolean) {
  if (payment.amount_received === 0) return undefined;
  const name = payment.id.replace(/^pi_/, "");
  const entry = {
    id: `txn_${name}`,
    object: "balance_transaction" as const,
    amount: payment.amount_received,
    currency: payment.currency,
    fee: feeMinorOf(payment.amount_received),
    net: payment.amount_received - feeMinorOf(payment.amount_received),
  };
  return {
    id: `ch_${name}`,
    object: "charge" as const,
    amount: payment.amount,
    amount_captured: payment.amount_received,
    amount_refunded: payment.amount_refunded,
    balance_transaction: isExpanded ? entry : entry.id,
    created: payment.created,
    currency: payment.currency,
    disputed: payment.dispute !== undefined,
    livemode: false,
    metadata: payment.metadata,
    paid: true,
    payment_intent: payment.id,
    refunded: payment.amount_refunded === payment.amount_received,
    status: "succeeded" as const,
  };
}
