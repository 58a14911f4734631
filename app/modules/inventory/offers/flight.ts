import type { Iata, IsoDate, OfferCurrency, OfferSource, ProviderName, SourcePrice } from "./offer";

export const CABINS = ["economy", "premium", "business", "first"] as const;
export type Cabin = (typeof CABINS)[number];

export const CABIN_NAMES: Record<Cabin, string> = {
  economy: "Economy",
  premium: "Premium economy",
  business: "Business",
  first: "First",
};

/**
 * The terms of a ticket: a basic one is lost when plans change, a standard one may be changed against the fare
 * difference, a flexible one is refunded.
 */
export const FARES = ["basic", "standard", "flexible"] as const;
export type Fare = (typeof FARES)[number];

/** One take-off and one landing. */
export interface FlightSegment {
  /** IATA code of the airline, such as "AY". */
  airline: string;
  airlineName: string;
  /** Full name of the airline that flies it, where that is another one. */
  operatedBy?: string;
  /** Airline code and number, such as "AY 1340". */
  flightNumber: string;
  from: Iata;
  to: Iata;
  /** Instants in UTC, ISO 8601. */
  departAt: string;
  arriveAt: string;
  /** Wall clock at the airport in question, `YYYY-MM-DDTHH:mm`. */
  departLocal: string;
  arriveLocal: string;
  durationMinutes: number;
}

/** A change of aircraft: the airport and the minutes between landing and take-off. */
interface Layover {
  airport: Iata;
  minutes: number;
}

/** One direction, from door of the first aircraft to door of the last. */
export interface FlightLeg {
  from: Iata;
  to: Iata;
  segments: FlightSegment[];
  departAt: string;
  arriveAt: string;
  departLocal: string;
  arriveLocal: string;
  /** Elapsed minutes including layovers. */
  durationMinutes: number;
  stops: number;
  layovers: Layover[];
  /** Calendar days between local departure and local arrival; -1 when the date line gives a day back. */
  dayOffset: number;
}

/** An airline's term before departure, with the amount that it keeps; "unknown" where it does not say. */
export type FareTerm = "unknown" | { allowed: boolean; penalty?: SourcePrice };

/**
 * The directions that are flown: there and back again, or one of them where the traveller comes or goes in another way.
 */
export type FlownLegs = { outbound: FlightLeg; inbound?: FlightLeg } | { outbound?: undefined; inbound: FlightLeg };

/** A priced round trip, or one way. Optional fields are left out where the source does not tell them. */
export type FlightOffer = FlightTicket & FlownLegs;

interface FlightTicket {
  /** Names flights, dates, cabin and fare, not the price: the same trip keeps its id when its price moves. */
  id: string;
  provider: ProviderName;
  isSandbox: boolean;
  cabin: Cabin;
  /** Undefined where the airline does not say what its ticket allows. */
  fare?: Fare;
  /** How the airline calls the ticket, such as "Economy Light". */
  fareBrand?: string;
  /** The terms of a ticket that is not one of our own kinds. */
  conditions?: { change: FareTerm; refund: FareTerm };
  /** Low-cost when an airline of that kind flies the party either way: meals, seats and help cost extra. */
  service?: "full" | "low-cost";
  /** The bags that may be carried, in plain words. */
  bags?: string;
  /** Hold bags of each traveller that are in the price. */
  holdBags?: number;
  /** The whole party, in cents. */
  priceMinor: number;
  /** The party's price divided by its heads, in cents, rounded. */
  pricePerTravellerMinor: number;
  adultPriceMinor?: number;
  childPriceMinor?: number;
  currency: OfferCurrency;
  /** 0 to 1: how steady the price is likely to stay until departure. See price-confidence.ts. */
  priceConfidence?: number;
  /** Of an offer that is ordered after its payment and apart from it. */
  source?: OfferSource;
}

/** The one direction that is flown, where it is not both: there, or home. */
export type OnlyWay = "out" | "back";

export interface FlightQuery {
  /** Airports to start from, and to fly home to; one or more of the same city. */
  origins: Iata[];
  destinations: Iata[];
  /** Airports to fly home from where they are others than the destination's: there and home are one ticket, an open jaw. */
  leaves?: Iata[];
  /** Airports to fly home to where they are others than those of the start. */
  homes?: Iata[];
  /** There and back again when left out. */
  only?: OnlyWay;
  /** Local date at the origin. */
  departOn: IsoDate;
  /** Local date at the destination, or at the place to fly home from. */
  returnOn: IsoDate;
  adults: number;
  /** Travellers aged 0 to 11. */
  children: number;
  /** On the day of the return, in the order in which they were told; needed by sources that price by age. */
  childAges?: number[];
  /** All cabins when left out. */
  cabins?: Cabin[];
  /** The day of the search; prices depend on the days ahead. */
  today: IsoDate;
}

/** The directions that are flown, in their order: two, or one. */
export function flownLegs({ outbound, inbound }: FlownLegs): FlightLeg[] {
  return [outbound, inbound].flatMap((leg) => leg ?? []);
}

/** Every take-off and landing of what is flown, in order. */
export function segmentsOf(flown: FlownLegs): FlightSegment[] {
  return flownLegs(flown).flatMap(({ segments }) => segments);
}

/** The one direction that is flown; undefined of a round trip. */
export function onlyWayOf({ outbound, inbound }: FlownLegs): OnlyWay | undefined {
  if (!inbound) return "out";
  return outbound ? undefined : "back";
}

/** The directions' shares of an offer's one price, in cents: halves, the way out with the odd cent; or all of it. */
export function sharesOf(offer: FlightOffer): { outMinor: number; homeMinor: number } {
  const homeShare = { out: 0, back: 1, both: 1 / 2 }[onlyWayOf(offer) ?? "both"];
  const homeMinor = Math.floor(offer.priceMinor * homeShare);
  return { outMinor: offer.priceMinor - homeMinor, homeMinor };
}

/** "Operated by British Airways", a line for each airline that flies a part which another one sells. */
export function operatorsOf(flown: FlownLegs): string[] {
  const names = segmentsOf(flown).flatMap(({ operatedBy }) => operatedBy ?? []);
  return [...new Set(names)].map((name) => `Operated by ${name}`);
}

/** The airline that carries a leg for the most minutes: the one a traveller would name. */
export function mainAirline(leg: FlightLeg): { airline: string; airlineName: string } {
  let longest = leg.segments[0];
  for (const segment of leg.segments)
    if (longest === undefined || segment.durationMinutes > longest.durationMinutes) longest = segment;
  if (longest === undefined) throw new RangeError("A flight leg needs at least one segment.");
  return { airline: longest.airline, airlineName: longest.airlineName };
}
