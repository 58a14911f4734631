import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { returnsInWords } from "#app/modules/booking/rules/refund-rules";
import type { Returnable } from "#app/modules/booking/rules/refund-rules";
import { isBookable, priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { packingFor, weatherInWords } from "./sealed-hints";
import type { SealedHints } from "./sealed-hints";

/** The content of an envelope's page. */
export interface EnvelopeView {
  id: string;
  state: "unpaid" | "paid" | "cancelled";
  about: string[];
  opens: string;
  opensAt: string;
  price: string;
  limit: string;
  isAboveLimit: boolean;
  weather: string;
  flight: string;
  crowd: string;
  packing: string[];
  /** The refunds with their dates, a sentence each. */
  returns: string[];
  backToday: string | null;
  /** The booking's reference, once it is paid. */
  reference: string | null;
}

/** Everything that may be shown of an envelope. @param opens the time of its opening, on the traveller's clock */
export function toEnvelopeView(
  trip: Trip,
  {
    hints,
    limitMinor,
    returns,
    backTodayMinor,
    opens,
    reference,
  }: {
    hints: SealedHints;
    limitMinor: number;
    returns: readonly Returnable[];
    backTodayMinor: number;
    opens: string;
    reference?: string;
  },
): EnvelopeView {
  const { totalMinor } = priceOf(trip);
  const { currency } = trip;
  const returned = returnsInWords(returns, totalMinor, currency);
  const departure = trip.origin.label.replace(" (all airports)", "");
  return {
    id: trip.id,
    state: trip.status === "cancelled" ? "cancelled" : isBookable(trip) ? "unpaid" : "paid",
    about: [
      formatDateRange(trip.startDate, trip.endDate),
      formatCount(travellersOf(trip), "traveller"),
      `from ${departure}`,
    ],
    opens,
    opensAt: trip.seal?.opensAt ?? "",
    price: formatMoney(totalMinor, currency),
    limit: formatMoney(limitMinor, currency),
    isAboveLimit: totalMinor > limitMinor,
    weather: weatherInWords(hints),
    flight: hints.flight
      ? `In the air for ${hints.flight} each way, not counting layovers.`
      : "We keep the flight secret too: it would give too much away.",
    crowd: `All of this fits ${formatCount(hints.crowd, "place")} we could have picked for you.`,
    packing: packingFor(hints),
    returns: returned.length > 0 ? returned : ["Once you've paid, you get nothing back if you cancel."],
    backToday: backTodayMinor > 0 ? formatMoney(backTodayMinor, currency) : null,
    reference: reference ?? null,
  };
}
