import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { formatMoneyExact } from "#app/shared/money";

/** Where the money of a cancelled trip goes. @param backMinor undefined: a person gives it back */
export function backInWords(backMinor: number | undefined, currency: string): string {
  if (backMinor === undefined) return "We're refunding you by hand; it takes a few days.";
  return backMinor > 0
    ? `${formatMoneyExact(backMinor, currency)} is on its way back to you, the way you paid.`
    : "Its rules don't allow a refund.";
}

interface Cancelled {
  firstName: string;
  tripName: string;
  /** "8 – 12 July 2027", as pages write it. */
  dates: string;
  reference: string;
  backMinor: number | undefined;
  currency: string;
  /** The refunds still to come. */
  notes?: string[];
  link: string;
}

/** The mail to a traveller who cancelled a booked trip. */
export function cancelledMail({
  firstName,
  tripName,
  dates,
  reference,
  backMinor,
  currency,
  notes = [],
  link,
}: Cancelled): LetterMail {
  return composeLetter({
    subject: `Cancelled: ${tripName}`,
    firstName,
    before: [
      `Your trip "${tripName}", ${dates}, booked as ${reference}, is cancelled.`,
      ...(notes.length > 0 && backMinor === 0 ? [] : [backInWords(backMinor, currency)]),
      ...notes,
    ],
    link: { url: link, label: "See the trip" },
  });
}
