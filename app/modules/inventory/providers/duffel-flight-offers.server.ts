import type { DuffelOffer, DuffelSegment, DuffelSlice, DuffelTerm } from "#app/integrations/duffel/flight-shapes";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findAirline } from "#app/modules/inventory/network/airlines";
import { CABINS, flownLegs } from "#app/modules/inventory/offers/flight";
import type {
  Cabin,
  Fare,
  FareTerm,
  FlightLeg,
  FlightOffer,
  FlightSegment,
  FlownLegs,
  OnlyWay,
} from "#app/modules/inventory/offers/flight";
import { legOf, minutesBetween } from "#app/modules/inventory/offers/flight-leg";
import type { OfferSource } from "#app/modules/inventory/offers/offer";
import { ZoneClock, dayNumber } from "#app/modules/inventory/network/zone-clock";
import { minutesOfDay } from "#app/shared/calendar";
import { formatCount } from "#app/shared/format";
import { soldFor } from "./duffel-prices.server";

const clock = new ZoneClock();

const CABIN_OF: Readonly<Record<string, Cabin>> = {
  economy: "economy",
  premium_economy: "premium",
  business: "business",
  first: "first",
};

/** "P1DT22H30M" in minutes; undefined for what is no duration. */
export function durationMinutes(iso: string | null | undefined): number | undefined {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(iso ?? "");
  if (!parts || iso === "P" || iso?.endsWith("T")) return undefined;
  const [days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return (days * 24 + hours) * 60 + minutes;
}

/** The instant of a local time without an offset; one with an offset says it itself. */
function instantOf(local: string, timeZone: string | null | undefined, iata: string): string | undefined {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(local)) return new Date(local).toISOString();
  const zone = timeZone ?? findAirport(iata)?.timeZone;
  if (!zone) return undefined;
  try {
    const at = clock.toEpochMs(zone, { day: dayNumber(local.slice(0, 10)), minute: minutesOfDay(local) });
    return new Date(at).toISOString();
  } catch {
    return undefined;
  }
}

/** Undefined where we can't say when or where it flies: such an offer can't be sold. */
function toSegment(segment: DuffelSegment): FlightSegment | undefined {
  const { origin, destination, marketing_carrier: seller, operating_carrier: operator } = segment;
  const [from, to] = [origin?.iata_code, destination?.iata_code];
  const airline = seller?.iata_code ?? operator?.iata_code;
  if (!from || !to || !airline) return undefined;
  const departAt = instantOf(segment.departing_at, origin?.time_zone, from);
  const arriveAt = instantOf(segment.arriving_at, destination?.time_zone, to);
  if (!departAt || !arriveAt) return undefined;
  const between = minutesBetween(departAt, arriveAt);
  const number = segment.marketing_carrier_flight_number ?? segment.operating_carrier_flight_number;
  const airlineName = seller?.name ?? findAirline(airline)?.name ?? airline;
  const operatedBy = operator?.name && operator.iata_code !== airline ? operator.name : undefined;
  return {
    airline,
    airlineName,
    ...(operatedBy && { operatedBy }),
    flightNumber: number ? `${airline} ${number}` : airline,
    from,
    to,
    departAt,
    arriveAt,
    departLocal: segment.departing_at.slice(0, 16),
    arriveLocal: segment.arriving_at.slice(0, 16),
    durationMinutes: between > 0 ? between : (durationMinutes(segment.duration) ?? 0),
  };
}

/** One direction; undefined where we can't say when or where it flies. */
export function toLeg(slice: DuffelSlice): FlightLeg | undefined {
  const segments = slice.segments.flatMap((segment) => toSegment(segment) ?? []);
  return segments.length < slice.segments.length ? undefined : legOf(segments);
}

function seatsOf(offer: DuffelOffer) {
  return offer.slices.flatMap(({ segments }) => segments.flatMap(({ passengers }) => passengers ?? []));
}

/** The plainest cabin of any passenger on the way: a ticket is not called better than its worst part. */
function cabinOf(offer: DuffelOffer): Cabin {
  const cabins = seatsOf(offer).flatMap(({ cabin_class: name }) => CABIN_OF[name ?? ""] ?? []);
  return CABINS.find((cabin) => cabins.includes(cabin)) ?? "economy";
}

/**
 * The bags that every passenger with a seat may take on the whole way, in words; undefined where the airline does not
 * say.
 */
function bagsOf(offer: DuffelOffer): Pick<FlightOffer, "bags" | "holdBags"> {
  const infants = new Set(offer.passengers.flatMap(({ id, type }) => (type === "infant_without_seat" ? [id] : [])));
  const seats = seatsOf(offer).filter(({ passenger_id: id }) => !infants.has(id ?? ""));
  if (seats.length === 0 || seats.some(({ baggages }) => !baggages)) return {};
  const least = (type: string): number =>
    Math.min(
      ...seats.map(({ baggages }) =>
        (baggages ?? []).filter((bag) => bag.type === type).reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    );
  const [cabin, hold] = [least("carry_on"), least("checked")];
  const named = [
    ...(cabin > 0 ? [formatCount(cabin, "cabin bag")] : []),
    ...(hold > 0 ? [formatCount(hold, "checked bag")] : []),
  ];
  return { bags: named.length > 0 ? named.join(" and ") : "No bags included", holdBags: hold };
}

function toTerm(term: DuffelTerm): FareTerm {
  if (term?.allowed === null || term?.allowed === undefined) return "unknown";
  const { allowed, penalty_amount: amount, penalty_currency: currency } = term;
  return { allowed, ...(allowed && amount && currency && { penalty: { amount, currency } }) };
}

/** One of our kinds of ticket, where the terms are one of them; an airline that is silent sells none of our kinds. */
function fareOf({ change, refund }: { change: FareTerm; refund: FareTerm }): Fare | undefined {
  if (refund === "unknown" || change === "unknown") return undefined;
  if (refund.allowed) return refund.penalty && Number(refund.penalty.amount) === 0 ? "flexible" : undefined;
  return change.allowed ? "standard" : "basic";
}

/** Low-cost when we know an airline of it to be so; undefined when we know nothing of one. */
function serviceOf(legs: readonly FlightLeg[]): FlightOffer["service"] {
  const kinds = legs.flatMap(({ segments }) => segments.map(({ airline }) => findAirline(airline)?.kind));
  if (kinds.includes("low-cost")) return "low-cost";
  return kinds.includes(undefined) ? undefined : "full";
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
}

/** Carriers, numbers and local times of a leg: the same flights have the same name in every search. */
function legKey({ segments }: FlightLeg): string {
  return segments.map(({ flightNumber, departLocal }) => `${flightNumber.replace(" ", "")}@${departLocal}`).join("+");
}

/** Where the offer came from. */
export interface Asked {
  requestRef: string;
  isOwn: boolean;
  /** Ids of the party as we count it: adults first, then children in the order of their ages. */
  travellerRefs: string[];
  askedAt: Date;
  /** The one direction that was asked for; both when left out. */
  only?: OnlyWay;
}

function sourceOf(offer: DuffelOffer, asked: Asked): OfferSource {
  const { payment_requirements: terms } = offer;
  const hold = {
    ...(terms?.payment_required_by && { payBy: toIso(terms.payment_required_by) }),
    ...(terms?.price_guarantee_expires_at && { priceUntil: toIso(terms.price_guarantee_expires_at) }),
  };
  return {
    ref: offer.id,
    requestRef: asked.requestRef,
    isOwn: asked.isOwn,
    travellerRefs: asked.travellerRefs,
    price: { amount: offer.total_amount, currency: offer.total_currency },
    expiresAt: toIso(offer.expires_at),
    askedAt: asked.askedAt.toISOString(),
    ...(terms?.requires_instant_payment === false && { hold }),
    documents: offer.passenger_identity_documents_required === true ? "passport" : "none",
  };
}

/** Duffel writes instants with or without fractions; ours are all alike. */
export function toIso(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : new Date(at).toISOString();
}

/** The directions of an offer, a slice each; undefined where they are not those that were asked for. */
function toLegs({ slices }: DuffelOffer, only: OnlyWay | undefined): FlownLegs | undefined {
  const [first, second] = slices.map(toLeg);
  if (!first || slices.length !== (only ? 1 : 2)) return undefined;
  if (only) return only === "out" ? { outbound: first } : { inbound: first };
  return second && { outbound: first, inbound: second };
}

/**
 * An offer of Duffel as we sell it; undefined for one that flies other directions than were asked for, or that we can't
 * price or date.
 */
export function toFlightOffer(offer: DuffelOffer, asked: Asked): FlightOffer | undefined {
  const legs = toLegs(offer, asked.only);
  const people = asked.travellerRefs.length;
  if (!legs) return undefined;
  const source = sourceOf(offer, asked);
  const priceMinor = soldFor(source.price, people);
  if (priceMinor === undefined || Number.isNaN(Date.parse(source.expiresAt))) return undefined;
  const conditions = {
    change: toTerm(offer.conditions?.change_before_departure),
    refund: toTerm(offer.conditions?.refund_before_departure),
  };
  const fare = fareOf(conditions);
  const service = serviceOf(flownLegs(legs));
  const cabin = cabinOf(offer);
  const brands = [...new Set(offer.slices.flatMap(({ fare_brand_name: name }) => name ?? []))];
  return {
    id: [...flownLegs(legs).map(legKey), cabin, ...brands.map(slug)].join("."),
    provider: "duffel",
    isSandbox: false,
    ...legs,
    cabin,
    ...(fare && { fare }),
    ...(brands.length > 0 && { fareBrand: brands.join(" and ") }),
    conditions,
    ...(service && { service }),
    ...bagsOf(offer),
    priceMinor,
    pricePerTravellerMinor: priceMinor / people,
    currency: "USD",
    source,
  };
}
