import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { refusal, pageOf, NOT_FOUND } from "./fake-server";
import type { Answer, Call } from "./fake-server";

interface FakePassenger {
  id: string;
  type: "adult" | "child" | "infant_without_seat" | null;
  age: number | null;
}

export interface FakeOffer {
  id: string;
  expires_at: string;
  total_amount: string;
  total_currency: string;
  passengers: FakePassenger[];
  slices: { segments: object[] }[];
  payment_requirements: {
    requires_instant_payment: boolean;
    payment_required_by: string | null;
    price_guarantee_expires_at: string | null;
  };
  passenger_identity_documents_required: boolean;
  [more: string]: unknown;
}

export interface OfferRequest {
  id: string;
  route: string;
  passengers: FakePassenger[];
  offers: FakeOffer[];
  isBooked: boolean;
}

/** The offers on sale and their passengers: shared by searches and orders. */
export interface FlightShelf {
  requests: Map<string, OfferRequest>;
  now: () => Date;
  id: (prefix: string) => string;
  settings: { currency: string; offerLifeMs: number; asksPassports: boolean; plays?: string };
}

const CITIES: Readonly<Record<string, string>> = { LON: "LHR", NYC: "JFK", PAR: "CDG", TYO: "HND", OSA: "KIX" };
const TEST_AIRLINE = { id: "arl_zz", iata_code: "ZZ", name: "Duffel Airways", conditions_of_carriage_url: null };
const PARTNER = { id: "arl_ib", iata_code: "IB", name: "Iberia", conditions_of_carriage_url: null };

/** The price of one slice, of that of two. */
const ONE_WAY_SHARE = 0.6;

/** Flights of a day: departure, minutes in the air, whether a partner flies them. */
const DAY = [
  { leaves: "06:40", minutes: 430, isPartner: false },
  { leaves: "11:15", minutes: 455, isPartner: true },
  { leaves: "19:05", minutes: 440, isPartner: false },
] as const;

const BRANDS = [
  { name: null, cabin: "economy", factor: 1, hold: 0, refund: null, change: null },
  { name: "Economy Flex", cabin: "economy", factor: 1.3, hold: 1, refund: "0.00", change: "0.00" },
  { name: "Business", cabin: "business", factor: 3.4, hold: 2, refund: "75.00", change: "25.00" },
] as const;

function place(code: string) {
  const airport = findAirport(CITIES[code] ?? code);
  return {
    type: "airport",
    id: `arp_${code.toLowerCase()}`,
    iata_code: airport?.iata ?? code,
    name: airport?.name ?? code,
    city_name: airport?.city ?? null,
    city: null,
    time_zone: airport?.timeZone ?? "UTC",
  };
}

function offsetMinutes(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")!.value;
  const parts = /GMT([+-])(\d\d):(\d\d)/.exec(name);
  return parts ? (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3])) : 0;
}

/** The wall clock at the other end. */
function landing(local: string, from: string, to: string, minutes: number): string {
  const asUtc = new Date(`${local}:00Z`);
  const instant = asUtc.getTime() - offsetMinutes(from, asUtc) * 60_000 + minutes * 60_000;
  return new Date(instant + offsetMinutes(to, new Date(instant)) * 60_000).toISOString().slice(0, 19);
}

function durationOf(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  return `P${days > 0 ? `${days}D` : ""}T${hours}H${rest}M`;
}

interface Way {
  from: string;
  to: string;
  date: string;
  via?: string;
}

function segmentsOf(shelf: FlightShelf, { from, to, date, via }: Way, flight: (typeof DAY)[number], at: number) {
  const stops = via ? [from, via, to] : [from, to];
  let local = `${date}T${flight.leaves}`;
  return stops.slice(1).map((next, index) => {
    const [origin, destination] = [place(stops[index]!), place(next)];
    const arrives = landing(local, origin.time_zone, destination.time_zone, flight.minutes);
    const segment = {
      id: shelf.id("seg"),
      origin,
      destination,
      departing_at: `${local}:00`,
      arriving_at: arrives,
      duration: durationOf(flight.minutes),
      origin_terminal: null,
      destination_terminal: null,
      distance: null,
      aircraft: null,
      marketing_carrier: TEST_AIRLINE,
      marketing_carrier_flight_number: String(100 + at * 10 + index),
      operating_carrier: flight.isPartner ? PARTNER : TEST_AIRLINE,
      operating_carrier_flight_number: null,
      stops: [],
    };
    local = new Date(new Date(`${arrives}Z`).getTime() + 95 * 60_000).toISOString().slice(0, 16);
    return segment;
  });
}

function term(penalty: string | null, isKnown: boolean, currency: string) {
  if (!isKnown) return null;
  return { allowed: penalty !== null, penalty_amount: penalty, penalty_currency: penalty === null ? null : currency };
}

function offersOf(shelf: FlightShelf, route: string, ways: Way[], passengers: FakePassenger[]): FakeOffer[] {
  const { currency, offerLifeMs, asksPassports } = shelf.settings;
  const now = shelf.now();
  const seats = passengers.filter(({ type }) => type !== "infant_without_seat").length;
  const isHoldable = route === "JFK-EWR";
  const in_ = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  return DAY.flatMap((flight, at) =>
    BRANDS.map((brand) => {
      const share = ways.length === 1 ? ONE_WAY_SHARE : 1;
      const amount = (((180 + at * 37.35) * brand.factor * seats + 20 * (passengers.length - seats)) * share).toFixed(
        2,
      );
      const slices = ways.map((way, direction) => ({
        id: shelf.id("sli"),
        origin: place(way.from),
        destination: place(way.to),
        origin_type: "airport",
        destination_type: "airport",
        duration: null,
        fare_brand_name: brand.name,
        conditions: null,
        segments: segmentsOf(shelf, way, flight, at * 2 + direction).map((segment) => ({
          ...segment,
          passengers: passengers.map(({ id, type }) => ({
            passenger_id: id,
            cabin_class: brand.cabin,
            cabin_class_marketing_name: brand.name ?? "Economy",
            fare_basis_code: "Y20LGTN2",
            cabin: null,
            baggages:
              type === "infant_without_seat" || route === "BTS-MRU"
                ? []
                : [
                    { type: "carry_on", quantity: 1 },
                    { type: "checked", quantity: brand.hold },
                  ],
          })),
        })),
      }));
      return {
        id: shelf.id("off"),
        live_mode: false,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        expires_at: in_(offerLifeMs),
        owner: TEST_AIRLINE,
        total_amount: amount,
        total_currency: currency,
        base_amount: amount,
        base_currency: currency,
        tax_amount: null,
        tax_currency: null,
        total_emissions_kg: null,
        partial: false,
        passengers,
        slices,
        conditions:
          brand.name === null
            ? null
            : {
                change_before_departure: term(brand.change, true, currency),
                refund_before_departure: term(brand.refund, true, currency),
              },
        passenger_identity_documents_required: asksPassports,
        supported_passenger_identity_document_types: ["passport", "known_traveler_number"],
        payment_requirements: {
          requires_instant_payment: !isHoldable,
          payment_required_by: isHoldable ? in_(72 * 3_600_000) : null,
          price_guarantee_expires_at: isHoldable ? in_(48 * 3_600_000) : null,
        },
        available_services: null,
      };
    }),
  );
}

/** Adults and ages as Duffel takes them: one of the two each. */
function readPassengers(shelf: FlightShelf, list: unknown): FakePassenger[] | Answer {
  const wrong = (message: string): Answer =>
    refusal(422, "validation_error", "validation_required", message, { field: "passengers", pointer: "/passengers" });
  if (!Array.isArray(list) || list.length < 1 || list.length > 9) return wrong("1 to 9 passengers");
  const read = list.map((one: { type?: unknown; age?: unknown }): FakePassenger | undefined => {
    const keys = Object.keys(one).filter((key) => !["type", "age", "given_name", "family_name"].includes(key));
    if (keys.length > 0 || (one.type !== undefined) === (one.age !== undefined)) return undefined;
    const id = shelf.id("pas");
    if (one.type === "adult") return { id, type: "adult", age: null };
    if (typeof one.age !== "number" || !Number.isInteger(one.age) || one.age < 0 || one.age > 130) return undefined;
    return { id, type: one.age < 2 ? "infant_without_seat" : one.age < 12 ? "child" : "adult", age: one.age };
  });
  return read.includes(undefined) ? wrong("type or age, not both") : (read as FakePassenger[]);
}

const isPlace = (code: unknown): code is string =>
  typeof code === "string" && /^[A-Z]{3}$/.test(code) && (code in CITIES || findAirport(code) !== undefined);

const SEARCH_FIELDS = ["slices", "passengers", "cabin_class", "max_connections", "private_fares"];

/** POST /air/offer_requests */
export function createOfferRequest(shelf: FlightShelf, { body, query }: Call): Answer {
  const strange = Object.keys(body).find((key) => !SEARCH_FIELDS.includes(key));
  if (strange) return refusal(422, "validation_error", "validation_unknown", `${strange} is not known`);
  const slices = (body["slices"] ?? []) as { origin?: unknown; destination?: unknown; departure_date?: string }[];
  const [first] = slices;
  if (!first || !slices.every(({ origin, destination }) => isPlace(origin) && isPlace(destination)))
    return refusal(422, "validation_error", "validation_required", "Not a place", { field: "origin" });
  if (!slices.every(({ departure_date: date }) => date! >= shelf.now().toISOString().slice(0, 10)))
    return refusal(422, "validation_error", "validation_date", "departure_date is past", { field: "departure_date" });
  const timeout = query.get("supplier_timeout");
  if (timeout && !(Number(timeout) >= 2_000 && Number(timeout) <= 60_000))
    return refusal(422, "validation_error", "validation_range", "supplier_timeout", { field: "supplier_timeout" });
  const passengers = readPassengers(shelf, body["passengers"]);
  if (!Array.isArray(passengers)) return passengers;
  const [from, to] = [first.origin as string, first.destination as string];
  const route = shelf.settings.plays ?? `${from}-${to}`;
  if (route === "STN-LHR") return { status: 504, page: "<html><h1>504 Gateway Time-out</h1></html>" };
  const via = route === "LHR-DXB" ? "IST" : undefined;
  const ways = slices.map(({ origin, destination, departure_date: date }): Way => {
    return { from: origin as string, to: destination as string, date: date!, via };
  });
  const wanted = body["cabin_class"];
  const offers = route === "PVD-RAI" ? [] : offersOf(shelf, route, ways, passengers);
  const request: OfferRequest = {
    id: shelf.id("orq"),
    route,
    // In another order than in the request, so that no code relies on it.
    passengers: passengers.toReversed(),
    offers: wanted
      ? offers.filter(({ slices: [slice] }) => JSON.stringify(slice).includes(`"${wanted as string}"`))
      : offers,
    isBooked: false,
  };
  shelf.requests.set(request.id, request);
  return {
    status: 201,
    data: {
      id: request.id,
      live_mode: false,
      created_at: shelf.now().toISOString(),
      cabin_class: wanted ?? null,
      passengers: request.passengers,
      slices,
      ...(query.get("return_offers") === "false" ? {} : { offers: request.offers }),
    },
  };
}

/** GET /air/offers */
export function listOffers(shelf: FlightShelf, { query }: Call): Answer {
  const request = shelf.requests.get(query.get("offer_request_id") ?? "");
  if (!request) return NOT_FOUND;
  const sorted =
    query.get("sort") === "total_amount"
      ? request.offers.toSorted((a, b) => Number(a.total_amount) - Number(b.total_amount))
      : request.offers;
  return pageOf(sorted, query);
}

export function findOffer(shelf: FlightShelf, id: string): { offer: FakeOffer; request: OfferRequest } | undefined {
  for (const request of shelf.requests.values()) {
    const offer = request.offers.find((one) => one.id === id);
    if (offer) return { offer, request };
  }
  return undefined;
}

/** The reason why an offer is not available: it has gone, or its time is over. */
export function goneAnswer(shelf: FlightShelf, { offer, request }: { offer: FakeOffer; request: OfferRequest }) {
  if (request.route === "LGW-LHR")
    return refusal(422, "airline_error", "offer_no_longer_available", "The offer is gone", "zz");
  if (Date.parse(offer.expires_at) <= shelf.now().getTime())
    return refusal(422, "invalid_state_error", "offer_expired", "The offer has expired");
  return undefined;
}

/** GET /air/offers/{id}: the airline is asked again. */
export function getOffer(shelf: FlightShelf, id: string): Answer {
  const found = findOffer(shelf, id);
  if (!found) return NOT_FOUND;
  const gone = goneAnswer(shelf, found);
  if (gone) return gone;
  if (found.request.route === "LHR-STN")
    found.offer.total_amount = (Number(found.offer.total_amount) + 12.5).toFixed(2);
  return { status: 200, data: found.offer };
}
