import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { formatMoneyExact } from "#app/shared/money";

/** Where the money of a trip goes that could not be booked. @param backMinor the amount that was taken and goes back */
export function notBookedMoney(money: "released" | "refunded" | "owed", backMinor: number, currency: string): string {
  if (money === "released") return "You were not charged. Your bank releases the amount it had set aside.";
  const amount = formatMoneyExact(backMinor, currency);
  return money === "owed"
    ? `We're refunding ${amount} by hand; it takes a few days.`
    : `${amount} is on its way back to you, the way you paid.`;
}

interface NotBooked {
  firstName: string;
  /** The name of the trip in the subject. */
  title: string;
  /**
   * The trip with its dates, 'trip "Autumn in Kyoto", 8 – 12 July 2027'; of one that was deleted since the word alone.
   */
  what: string;
  why: string;
  /** Where the money goes, in a sentence. */
  money: string;
  /** Where it can be booked still; none of a trip that was cancelled or deleted since. */
  link: string | undefined;
  /** Whether it was only to be held. */
  isHold: boolean;
}

/** The mail to a traveller whose trip was paid and could not be booked, or whose price could not be held. */
export function notBookedMail({ firstName, title, what, why, money, link, isHold }: NotBooked): LetterMail {
  return composeLetter({
    subject: `${isHold ? "Price not held" : "Not booked"}: ${title}`,
    firstName,
    before: [
      isHold ? `We couldn't hold the price of your ${what}.` : `We couldn't book your ${what}.`,
      why,
      money,
      ...(link === undefined ? [] : ["Your plan is as you left it. You can choose again and book it."]),
    ],
    ...(link !== undefined && { link: { url: link, label: "See what you can book now" } }),
  });
}
