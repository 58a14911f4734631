import { formatDuration, formatShortDate, formatStops } from "#app/shared/format";
import type { Curated } from "../offers/curated";
import { CABIN_NAMES, mainAirline, operatorsOf } from "../offers/flight";
import type { FlightLeg, FlightOffer } from "../offers/flight";
import { fareRule, pricedInWords } from "../offers/offer-terms";
import { waitsOf } from "../offers/waits";

/** One direction as a boarding pass prints it. */
export interface LegCard {
  from: string;
  to: string;
  departs: string;
  arrives: string;
  /** "+1" when it lands on the next local day, "-1" across the date line. */
  dayShift: string;
  date: string;
  /** "14h 45m · 1 stop" */
  line: string;
  /** The wait at each stop: "HND 2h 50m, MUC 2h". */
  waits: string;
  flights: string;
}

/** A round trip as a boarding pass prints it. */
export interface FlightCard {
  id: string;
  outbound: LegCard;
  inbound: LegCard;
  airline: string;
  cabin: string;
  /**
   * The operating airline where that is another one, the name of the ticket, and the seller of its price; as far as
   * they are known.
   */
  notes: string[];
  bags?: string;
  priceMinor: number;
  perTravellerMinor: number;
  currency: string;
  label?: string;
  reason?: string;
  tier?: string;
}

function toLegCard(leg: FlightLeg): LegCard {
  const waits = waitsOf(leg)
    .map(
      ({ airport, minutes, isOvernight }) => `${airport} ${formatDuration(minutes)}${isOvernight ? " overnight" : ""}`,
    )
    .join(", ");
  return {
    from: leg.from,
    to: leg.to,
    departs: leg.departLocal.slice(11),
    arrives: leg.arriveLocal.slice(11),
    dayShift: leg.dayOffset === 0 ? "" : `${leg.dayOffset > 0 ? "+" : "−"}${Math.abs(leg.dayOffset)}`,
    date: formatShortDate(leg.departLocal.slice(0, 10)),
    line: `${formatDuration(leg.durationMinutes)} · ${formatStops(leg.stops)}`,
    waits,
    flights: leg.segments.map((segment) => segment.flightNumber).join(", "),
  };
}

/** The words on an offer's card, with the reason it is shown for. */
export function toFlightCard(
  offer: FlightOffer,
  curated?: Pick<Curated<FlightOffer>, "label" | "reason" | "tier">,
): FlightCard {
  return {
    id: offer.id,
    outbound: toLegCard(offer.outbound),
    inbound: toLegCard(offer.inbound),
    airline: mainAirline(offer.outbound).airlineName,
    cabin: CABIN_NAMES[offer.cabin],
    notes: [
      ...operatorsOf(offer),
      offer.fareBrand,
      offer.conditions &&
        fareRule(offer)
          .replace(/^Flights: t/, "T")
          .replace(/\.$/, ""),
      pricedInWords(offer, "airline"),
    ].flatMap((note) => note ?? []),
    bags: offer.bags,
    priceMinor: offer.priceMinor,
    perTravellerMinor: offer.pricePerTravellerMinor,
    currency: offer.currency,
    label: curated?.label,
    reason: curated?.reason,
    tier: curated?.tier,
  };
}
