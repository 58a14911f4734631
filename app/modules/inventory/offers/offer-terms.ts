import { formatDecimal } from "#app/shared/money";
import type { Fare, FareTerm, FlightOffer } from "./flight";
import type { HotelOffer } from "./hotel";
import type { SourcePrice } from "./offer";

const FARE_RULES: Record<Fare, string> = {
  basic: "Flights: basic fare, no changes or refunds.",
  standard: "Flights: you can change them for the difference in fare; no refunds.",
  flexible: "Flights: refunded in full if you cancel before departure.",
};

const FARE_NOTES: Record<Fare, string> = {
  basic: "Basic fare: no changes or refunds",
  standard: "Changes for the difference in fare",
  flexible: "Refundable",
};

/** The terms of a ticket on its card, in a few words; undefined where the airline does not say. */
export function fareNote(offer: Pick<FlightOffer, "fare" | "conditions">): string | undefined {
  if (offer.conditions)
    return fareRule(offer)
      .replace(/^Flights: t/, "T")
      .replace(/\.$/, "");
  return offer.fare && FARE_NOTES[offer.fare];
}

function isFree({ amount }: SourcePrice): boolean {
  return /^0*(\.0*)?$/.test(amount);
}

function changeInWords(term: FareTerm): string {
  if (term === "unknown") return "the airline doesn't say whether they can be changed";
  if (!term.allowed) return "they can't be changed";
  if (!term.penalty)
    return "they can be changed before departure; the airline may charge a fee and the difference in fare";
  return isFree(term.penalty)
    ? "they can be changed before departure if you pay the difference in fare"
    : `they can be changed before departure for ${formatSourcePrice(term.penalty)} and the difference in fare`;
}

function refundInWords(term: FareTerm): string {
  if (term === "unknown") return "The airline doesn't say what it refunds.";
  if (!term.allowed) return "They are not refunded.";
  if (!term.penalty) return "They are refunded before departure; the airline may keep a fee.";
  return isFree(term.penalty)
    ? "They are refunded in full before departure."
    : `They are refunded before departure, less ${formatSourcePrice(term.penalty)}.`;
}

/** The terms of a ticket, in a line that names its subject. */
export function fareRule({ fare, conditions }: Pick<FlightOffer, "fare" | "conditions">): string {
  if (conditions) return `Flights: ${changeInWords(conditions.change)}. ${refundInWords(conditions.refund)}`;
  return fare ? FARE_RULES[fare] : "Flights: the airline doesn't say what can be changed or refunded.";
}

/** The facts of a stay to know before booking it: its terms, and the price paid on the spot. */
export function stayTerms({
  conditions = [],
  dueOnArrival,
}: Pick<HotelOffer, "conditions" | "dueOnArrival">): string[] {
  return [
    ...(dueOnArrival && !isFree(dueOnArrival)
      ? [`You pay ${formatSourcePrice(dueOnArrival)} more when you get there.`]
      : []),
    ...conditions.map(({ title, text }) => (title ? `${title}: ${text}` : text)),
  ];
}

/** "£412.30" */
export function formatSourcePrice({ amount, currency }: SourcePrice): string {
  return formatDecimal(amount, currency);
}

/** How the source prices an offer that we sell in another currency; undefined where it is the same one. */
export function pricedInWords(
  { source, currency }: Pick<FlightOffer | HotelOffer, "source" | "currency">,
  by: "airline" | "hotel",
): string | undefined {
  if (!source || source.price.currency === currency) return undefined;
  return `Priced by the ${by} at ${formatSourcePrice(source.price)}`;
}
