import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { formatDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

interface PriceFell {
  firstName: string;
  tripName: string;
  backMinor: number;
  currency: string;
  /** The last day on which the price is looked at; none of a trip that was cancelled since. */
  until: string | undefined;
  link: string;
}

/** The mail to the traveller when a booked trip became cheaper. */
export function priceFellMail({ firstName, tripName, backMinor, currency, until, link }: PriceFell): LetterMail {
  const back = formatMoney(backMinor, currency);
  return composeLetter({
    subject: `${back} back: your trip got cheaper`,
    firstName,
    before: [
      `Your trip "${tripName}" costs ${back} less than you paid. The difference is on its way back to you, the way you paid.`,
      ...(until === undefined
        ? ["You don't have to do anything. Your trip is cancelled, so we don't check its price any more."]
        : [
            "You don't have to do anything, and your booking stays as it is.",
            `We check the price every day until ${formatDate(until)}.`,
          ]),
    ],
    link: { url: link, label: "View your trip" },
  });
}
