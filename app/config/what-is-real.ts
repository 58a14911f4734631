/** How money moves: not at all (built-in sandbox), not at all but on Stripe's own pages (test key), or for real. */
export const PAYMENT_REALITIES = ["sandbox", "test", "live"] as const;
type PaymentReality = (typeof PAYMENT_REALITIES)[number];

/** Where flights and stays come from: simulated, brought along by the traveller, or bought through Duffel. */
export const INVENTORY_REALITIES = ["sandbox", "none", "duffel"] as const;
export type InventoryReality = (typeof INVENTORY_REALITIES)[number];

/** When a chosen offer of the sandbox is ordered: with the payment, or apart from it, as a real one is. */
export const SANDBOX_ORDERS = ["at-once", "apart"] as const;
type SandboxOrders = (typeof SANDBOX_ORDERS)[number];

/** The handling of a mail: it is kept in a folder of the server, or sent. */
export const MAIL_REALITIES = ["outbox", "smtp"] as const;
type MailReality = (typeof MAIL_REALITIES)[number];

/** The realities of this installation. Every sentence about money, offers or mail asks this and nothing else. */
export interface WhatIsReal {
  payments: PaymentReality;
  inventory: InventoryReality;
  mail: MailReality;
  /** Set where the sandbox's offers are ordered apart from the payment, as real offers are. */
  orders?: "apart";
  /** Set where Duffel's own test airline sells: orders are made, but there is no flight. */
  airline?: "test";
}

/** The settings that decide what is real. */
export interface RealitySettings {
  STRIPE_SECRET_KEY?: string;
  STRIPE_API_BASE?: string;
  /** The operator says that the key is a test key, though its name does not. */
  STRIPE_KEY_IS_TEST?: boolean;
  INVENTORY: InventoryReality;
  SANDBOX_ORDERS?: SandboxOrders;
  DUFFEL_ACCESS_TOKEN?: string;
  DUFFEL_API_BASE?: string;
  /** The operator says that the token is a test token, though its name does not. */
  DUFFEL_TOKEN_IS_TEST?: boolean;
  SMTP_URL?: string;
}

const TEST_KEY = /^(sk|rk)_test_/;
const LIVE_KEY = /^(sk|rk)_live_/;

/** A key that is not plainly a test key counts as one that moves money: the mistake must fall on the careful side. */
function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_KEY_IS_TEST }: RealitySettings): PaymentReality {
  if (STRIPE_SECRET_KEY) {
    const isSaidToBe = STRIPE_KEY_IS_TEST === true && !LIVE_KEY.test(STRIPE_SECRET_KEY);
    return TEST_KEY.test(STRIPE_SECRET_KEY) || isSaidToBe ? "test" : "live";
  }
  // Without a key the server signs in to the other base as a test account.
  return STRIPE_API_BASE ? "test" : "sandbox";
}

const TEST_TOKEN = /^duffel_test_/;
const LIVE_TOKEN = /^duffel_live_/;

/**
 * A token that is not plainly a test token counts as one that books real seats, as a key counts as one that moves
 * money.
 */
function isTestAirline({ DUFFEL_ACCESS_TOKEN: token, DUFFEL_TOKEN_IS_TEST: isSaidToBe }: RealitySettings): boolean {
  // Without a token the server signs in to the other base with a test token.
  if (!token) return true;
  return TEST_TOKEN.test(token) || (isSaidToBe === true && !LIVE_TOKEN.test(token));
}

/** Decides what is real from the settings alone: the only place that does. */
export function whatIsReal(settings: RealitySettings): WhatIsReal {
  return {
    payments: paymentsOf(settings),
    inventory: settings.INVENTORY,
    mail: settings.SMTP_URL ? "smtp" : "outbox",
    ...(settings.INVENTORY === "sandbox" && settings.SANDBOX_ORDERS === "apart" && { orders: "apart" as const }),
    ...(settings.INVENTORY === "duffel" && isTestAirline(settings) && { airline: "test" as const }),
  };
}

/**
 * Whether trips are sold here at all: where travellers bring their own flights and stays there is nothing to pay for.
 */
export function sellsTrips(real: WhatIsReal): boolean {
  return real.inventory !== "none";
}

/** Whether a price can be held for days: by the source that sells it, or by an order that the airline takes unpaid. */
export function keepsPricesForDays({ inventory }: WhatIsReal): boolean {
  return inventory !== "none";
}

/**
 * Whether trips to a sealed place are sold. They are not yet where flights are ordered apart from their payment: such
 * an order needs the names and passports for a flight that its travellers may not see, and it may fail after the
 * payment.
 */
export function sellsSealedTrips({ inventory, orders }: WhatIsReal): boolean {
  return inventory === "sandbox" && orders === undefined;
}

/** Whether each search costs the operator money. */
export function searchesCost({ inventory }: WhatIsReal): boolean {
  return inventory === "duffel";
}

/**
 * Whether travellers are asked for the details that airlines and hotels want: only where trips are ordered from them.
 */
export function asksTravellers({ inventory, orders }: WhatIsReal): boolean {
  return inventory === "duffel" || orders === "apart";
}
