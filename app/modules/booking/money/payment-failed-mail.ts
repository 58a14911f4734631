import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { formatMoneyExact } from "#app/shared/money";

interface PaymentFailed {
  firstName: string;
  /** The thing to be paid: "Lisbon in May", "Single trip pass". */
  what: string;
  amountMinor: number;
  currency: string;
  link: string;
}

/** The mail about a payment that takes days, such as a bank transfer, and did not go through in the end. */
export function paymentFailedMail({ firstName, what, amountMinor, currency, link }: PaymentFailed): LetterMail {
  const amount = formatMoneyExact(amountMinor, currency);
  return composeLetter({
    subject: `Payment not completed: ${what}`,
    firstName,
    before: [
      `Your payment of ${amount} for "${what}" didn't go through, so nothing has been booked or bought.`,
      `If your bank has taken the ${amount} anyway, it will send it back to you.`,
      "You can try again, the same way or with another card.",
    ],
    link: { url: link, label: "Try again" },
  });
}
