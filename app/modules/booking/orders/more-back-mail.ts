import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { formatMoneyExact } from "#app/shared/money";

interface MoreBack {
  firstName: string;
  tripName: string;
  /** The amount that goes back now, and all that has; minor units. */
  moreMinor: number;
  allMinor: number;
  currency: string;
  link: string;
}

/** The mail to a traveller when an airline or a hotel gives back more than it had said. */
export function moreBackMail({ firstName, tripName, moreMinor, allMinor, currency, link }: MoreBack): LetterMail {
  const more = formatMoneyExact(moreMinor, currency);
  return composeLetter({
    subject: `${more} back: ${tripName}`,
    firstName,
    before: [
      `The airline or the hotel has refunded something for your trip "${tripName}".`,
      `${more} is on its way back to you, the way you paid.${allMinor > moreMinor ? ` That makes ${formatMoneyExact(allMinor, currency)} in all.` : ""}`,
    ],
    link: { url: link, label: "See the trip" },
  });
}
