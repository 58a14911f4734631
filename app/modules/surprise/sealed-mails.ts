import { backInWords } from "#app/modules/booking/checkout/cancelled-mail";
import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";

/** Says that the envelope is open, and names the destination. */
export function openedMail({
  firstName,
  place,
  dates,
  link,
}: {
  firstName: string;
  place: string;
  dates: string;
  link: string;
}): LetterMail {
  return composeLetter({
    subject: `Your envelope is open: ${place}`,
    firstName,
    before: [
      `Your sealed trip goes to ${place}, ${dates}.`,
      "Flights, stay and days are on its page, and in the attached PDF.",
    ],
    link: { url: link, label: "See your trip" },
  });
}

/**
 * Says that a sealed trip is called off, without its destination. @param backMinor undefined when our people give the
 * money back
 */
export function calledOffMail({
  firstName,
  dates,
  backMinor,
  currency,
  link,
}: {
  firstName: string;
  dates: string;
  backMinor: number | undefined;
  currency: string;
  link: string;
}): LetterMail {
  return composeLetter({
    subject: "Your sealed trip is cancelled",
    firstName,
    before: [`Your sealed trip, ${dates}, is cancelled. Its envelope stays shut.`, backInWords(backMinor, currency)],
    link: { url: link, label: "See the trip" },
  });
}
