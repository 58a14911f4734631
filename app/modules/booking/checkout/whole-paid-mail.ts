import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { namesInWords } from "#app/modules/trips/shown/longer-trip";
import { formatMoneyExact } from "#app/shared/money";
import { isSold, outcomeInWords } from "./whole-paid";
import type { PaidPlace } from "./whole-paid";

/** The mail about a payment for several places. */
export function wholePaidMail({
  firstName,
  amountMinor,
  currency,
  places,
  hasPapers,
  note,
  link,
}: {
  firstName: string;
  amountMinor: number;
  currency: string;
  places: readonly PaidPlace[];
  /** Whether the document and the calendar of the whole are attached. */
  hasPapers: boolean;
  note: string | undefined;
  link: string;
}): LetterMail {
  const name = places.find(({ wholeName }) => wholeName !== undefined)?.wholeName ?? namesInWords(places);
  return composeLetter({
    subject: `Paid: ${name}`,
    firstName,
    before: [
      `We received your payment of ${formatMoneyExact(amountMinor, currency)} for ${name}.`,
      ...places.map(
        (place) =>
          `${place.name}${place.dates ? `, ${place.dates}` : ""}, ${formatMoneyExact(place.amountMinor, currency)}: ${outcomeInWords(place)}`,
      ),
      ...(hasPapers ? ["The attached PDF and calendar have all your places, day by day, and the ways between."] : []),
      ...(places.some(isSold) ? ["Each place that is booked has an email of its own, with its confirmation."] : []),
      ...(note ? [note] : []),
    ],
    link: { url: link, label: "View your trip" },
  });
}
