import { asksTravellers } from "./what-is-real";
import type { InventoryReality, WhatIsReal } from "./what-is-real";

const OFFERS_ARE: Record<InventoryReality, string> = {
  sandbox: "Flights and hotels are simulated.",
  none: "Flights and hotels are booked elsewhere and saved here.",
  duffel: "",
};
const MONEY_IS: Record<WhatIsReal["payments"], string> = {
  sandbox: "Payments are a sandbox: nothing is charged.",
  test: "Payments run in Stripe's test mode: no real money moves.",
  live: "Payments are real and go through Stripe.",
};
const MAILS_ARE: Record<WhatIsReal["mail"], string> = {
  outbox: "Emails stay on the server and aren't sent.",
  smtp: "",
};

const TEST_AIRLINE = "Flights and stays come from Duffel's test airline: nothing is really booked.";

function offersAre({ inventory, airline }: WhatIsReal): string {
  return airline === "test" ? TEST_AIRLINE : OFFERS_ARE[inventory];
}

function sentences(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

/** The sentence at the foot of every page about what is real. */
export function realityNote(real: WhatIsReal): string {
  const { payments, inventory, mail } = real;
  return sentences(
    payments === "sandbox" && inventory === "sandbox"
      ? "Flights, hotels and payments are a sandbox: nothing is really booked or charged."
      : sentences(offersAre(real), MONEY_IS[payments]),
    MAILS_ARE[mail],
  );
}

const BEFORE_PAYING: Record<WhatIsReal["payments"], string> = {
  sandbox: "Sandbox payment: no card needed; nothing is charged.",
  test: "Stripe's test mode: pay with a test card, and no real money moves.",
  live: "You pay on Stripe's page, and your card is charged.",
};

/** The sentence beside a button that leads to payment. */
export function beforePayingNote({ payments }: WhatIsReal): string {
  return BEFORE_PAYING[payments];
}

/** The admission in a mail or document about a payment; undefined when everything in it is real. */
export function receiptNote({ payments, inventory, airline }: WhatIsReal): string | undefined {
  if (payments === "sandbox" && inventory === "sandbox")
    return "This is a sandbox: nothing is really booked or charged.";
  const money: Record<WhatIsReal["payments"], string> = {
    sandbox: "The payment was made in a sandbox: nothing was charged.",
    test: "The payment was made in Stripe's test mode: no real money moved.",
    live: "",
  };
  const offers =
    inventory === "sandbox" ? "The flights and the hotel are simulated." : airline === "test" ? TEST_AIRLINE : "";
  return sentences(offers, money[payments]) || undefined;
}

/**
 * The sentence of a document about a trip. Where nothing was paid the sentence stands alone, so it speaks of the
 * offers.
 */
export function documentNote(
  real: WhatIsReal,
  { hasSimulatedOffers, isPaid }: { hasSimulatedOffers: boolean; isPaid: boolean },
): string | undefined {
  if (isPaid) return receiptNote({ ...real, inventory: hasSimulatedOffers ? "sandbox" : real.inventory });
  if (!hasSimulatedOffers) return undefined;
  return real.payments === "sandbox"
    ? "Sandbox: nothing is really booked or charged"
    : "Simulated flights and hotels: nothing is really booked";
}

/** Stands beside fares that cannot be bought. */
export const SIMULATED_FARES = "Sandbox fares: simulated, not for sale.";
/** Stands beside the one stay of a trip. */
export const SIMULATED_STAY = "Sandbox stay: this hotel does not exist.";
/** Stands beside stays that cannot be booked. */
export const SIMULATED_STAYS = "Sandbox stays: these hotels do not exist and nothing is reserved.";

const USUAL_FARES: Record<InventoryReality, string> = {
  sandbox: SIMULATED_FARES,
  none: "Our own estimate, not an offer.",
  duffel: "Our own estimate, not an offer.",
};

/** Stands beside the usual fare to a destination. */
export function usualFareNote({ inventory }: WhatIsReal): string {
  return USUAL_FARES[inventory];
}

const CONFIRMATION_MAIL: Record<WhatIsReal["mail"], string> = {
  smtp: "Your confirmation is on its way to your inbox.",
  outbox: "Your confirmation email is ready. This sandbox saves it instead of sending it.",
};

/** Says where the confirmation of a booking goes. */
export function confirmationMailNote({ mail }: WhatIsReal): string {
  return CONFIRMATION_MAIL[mail];
}

/** Says where a confirmation goes that was asked for once more. @param to the address */
export function sentAgainNote({ mail }: WhatIsReal, to: string): string {
  return mail === "smtp"
    ? `We're sending your confirmation to ${to} again. It can take a few minutes to arrive.`
    : `Your confirmation to ${to} is ready again. This sandbox saves it instead of sending it.`;
}

/** Says for how long a price can be held. @param days at most */
export function heldForInWords(real: WhatIsReal, days: number): string {
  return asksTravellers(real) ? `up to ${days} days, where its airline holds the seats that long` : `${days} days`;
}
