import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

interface HoldEnds {
  firstName: string;
  tripName: string;
  /** The price held, in words. */
  held: string;
  /** Until when, on a clock and with the name of its zone. */
  until: string;
  link: string;
}

/** The mail to the traveller a day before the end of a price hold that they paid for. */
export function holdEndsMail({ firstName, tripName, held, until, link }: HoldEnds): LetterMail {
  return composeLetter({
    subject: `Your held price ends soon: ${tripName}`,
    firstName,
    before: [
      `${held} for your trip "${tripName}" is held for you until ${until}.`,
      "Book it before then, and what you paid for holding it comes off the price. If you don't, the hold simply ends.",
    ],
    link: { url: link, label: "See your held price" },
  });
}
