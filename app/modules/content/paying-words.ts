import type { WhatIsReal } from "#app/config/what-is-real";

/**
 * The sentences about paying; apart from the long texts (money-words.ts), since pages that the browser draws use them
 * too.
 */
export interface PayingWords {
  /** The way in which money moves. */
  paying: string;
  /** The part of a pass or premium that is refunded. */
  refunds: string;
}

const REAL_MONEY =
  "If the law where you live lets you change your mind about what you bought online (14 days in the European Union and the United Kingdom), that right applies to the pass and to premium: write to us in time and we refund you. Beyond that, a used pass and a month that has begun are not refunded, unless something on our side did not work.";

const MONEY: Record<WhatIsReal["payments"], PayingWords> = {
  sandbox: {
    paying:
      "Payments here are a sandbox. The payment page is our own, asks for no card, and charges nothing. Amounts, receipts and refunds look as they would for real, so that you can see how it works.",
    refunds: "Nothing is charged in the sandbox, so there is nothing to refund.",
  },
  test: {
    paying:
      "Payments here run in Stripe's test mode: you pay with one of Stripe's test cards, and no real money moves.",
    refunds: "No real money moves in test mode, so there is nothing to refund.",
  },
  live: {
    paying:
      "You pay by card on a page run by Stripe, our payment provider. We never see or keep your card number. Prices are in US dollars, and the price on our page is the price that is charged.",
    refunds: REAL_MONEY,
  },
};

/** The sentences about paying that are true of this installation. */
export function payingWords({ payments }: Pick<WhatIsReal, "payments">): PayingWords {
  return MONEY[payments];
}
