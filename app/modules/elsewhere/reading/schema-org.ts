import { NOTHING_FOUND, readPrice, readTime, together } from "./found";
import type { Found, FoundFlight, FoundPrice, FoundStay, FoundTime } from "./found";

/** Reservations lie near the top of the data in mails; deeper data is malicious or no reservation. */
const DEEPEST = 12;
const MOST_THINGS = 5_000;
const MOST_LETTERS = 300;
/** The most letters of a text that are read, including blanks that are then left out. */
const MOST_READ_LETTERS = 2_000;
/** The most legs of one reservation; a journey around the world has fewer. */
const MOST_LEGS = 40;

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const first = (value: unknown): unknown => listOf(value)[0];

function thingIn(thing: Thing, name: string): Thing {
  const value = first(thing[name]);
  return isThing(value) ? value : {};
}

/** A text or a number, plain or wrapped in the ways that JSON-LD allows. */
function textOf(value: unknown): string | undefined {
  const one = first(value);
  if (typeof one === "number") return String(one);
  if (typeof one === "string")
    return one.slice(0, MOST_READ_LETTERS).replace(/\s+/g, " ").trim().slice(0, MOST_LETTERS) || undefined;
  return isThing(one) ? textOf(one["@value"] ?? one.name) : undefined;
}

function textIn(thing: Thing, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = textOf(thing[name]);
    if (text) return text;
  }
  return undefined;
}

function timeIn(thing: Thing, ...names: string[]): FoundTime | undefined {
  const text = textIn(thing, ...names);
  return text ? readTime(text) : undefined;
}

function numberIn(thing: Thing, name: string): number | undefined {
  const text = textIn(thing, name);
  const value = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function isOfType(thing: Thing, type: string): boolean {
  return listOf(thing["@type"]).some(
    (one) => typeof one === "string" && one.replace(/^https?:\/\/schema\.org\//, "") === type,
  );
}

const isCancelled = (thing: Thing): boolean => /cancelled$/i.test(textIn(thing, "reservationStatus") ?? "");

/** The price of a reservation: its total, or the price of its offer, each a number or an object. */
function priceIn(reservation: Thing): FoundPrice | undefined {
  const currency = textIn(reservation, "priceCurrency");
  for (const name of ["totalPrice", "price"]) {
    const inner = thingIn(reservation, name);
    const read =
      readPrice(textIn(inner, "price", "value"), textIn(inner, "priceCurrency", "currency") ?? currency) ??
      readPrice(textOf(reservation[name]), currency);
    if (read) return read;
  }
  return undefined;
}

function codeOf(airport: Thing): string | undefined {
  const code = textIn(airport, "iataCode");
  if (code && /^[A-Za-z]{3}$/.test(code)) return code.toUpperCase();
  return /\(([A-Z]{3})\)/.exec(textIn(airport, "name") ?? "")?.[1];
}

function flightIn(flight: Thing, confirmation: string | undefined, price: FoundPrice | undefined): FoundFlight {
  const airline = thingIn(flight, "airline");
  const letters = textIn(airline, "iataCode") ?? textIn(thingIn(flight, "provider"), "iataCode") ?? "";
  const number = textIn(flight, "flightNumber");
  return {
    flightNumber:
      number && (/^\d/.test(number) && !/^\d[A-Za-z]/.test(number) ? `${letters} ${number}`.trim() : number),
    from: codeOf(thingIn(flight, "departureAirport")),
    to: codeOf(thingIn(flight, "arrivalAirport")),
    departs: timeIn(flight, "departureTime") ?? timeIn(flight, "departureDay"),
    arrives: timeIn(flight, "arrivalTime"),
    confirmation,
    price,
  };
}

function addressIn(place: Thing): string | undefined {
  const address = first(place.address);
  if (!isThing(address)) return textOf(address);
  const parts = ["streetAddress", "postalCode", "addressLocality"].flatMap((name) => textIn(address, name) ?? []);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

function stayIn(reservation: Thing): FoundStay {
  const place = thingIn(reservation, "reservationFor");
  const geo = thingIn(place, "geo");
  return {
    name: textIn(place, "name"),
    address: addressIn(place),
    lat: numberIn(geo, "latitude"),
    lon: numberIn(geo, "longitude"),
    checkIn: timeIn(reservation, "checkinTime", "checkinDate"),
    checkOut: timeIn(reservation, "checkoutTime", "checkoutDate"),
    confirmation: textIn(reservation, "reservationNumber", "reservationId"),
    price: priceIn(reservation),
  };
}

function reservationOf(thing: Thing): Found {
  if (isCancelled(thing)) return NOTHING_FOUND;
  if (isOfType(thing, "LodgingReservation")) return { flights: [], stays: [stayIn(thing)] };
  if (!isOfType(thing, "FlightReservation")) return NOTHING_FOUND;
  const confirmation = textIn(thing, "reservationNumber", "reservationId");
  const price = priceIn(thing);
  const flights = listOf(thing.reservationFor).slice(0, MOST_LEGS).filter(isThing);
  return { flights: flights.map((flight) => flightIn(flight, confirmation, price)), stays: [] };
}

/**
 * The flights and stays among things in the words of schema.org, as JSON-LD writes them and however deep they lie;
 * cancelled ones are left out.
 */
export function reservationsIn(value: unknown): Found {
  const found: Found[] = [];
  /** All things in the order of their depth; the next depth begins at `end`. */
  const things: unknown[] = [value];
  let end = things.length;
  let depth = 0;
  for (let at = 0; at < things.length && at < MOST_THINGS && depth < DEEPEST; at++) {
    const one = things[at];
    if (isThing(one)) found.push(reservationOf(one));
    if (typeof one === "object" && one !== null)
      for (const inner of Object.values(one)) {
        if (things.length >= MOST_THINGS) break;
        if (typeof inner === "object" && inner !== null) things.push(inner);
      }
    if (at + 1 < end) continue;
    end = things.length;
    depth += 1;
  }
  return together(found);
}

/** The flights and stays in a JSON text; empty for any other text. */
export function reservationsInJson(text: string): Found {
  try {
    return reservationsIn(JSON.parse(text));
  } catch {
    return NOTHING_FOUND;
  }
}
