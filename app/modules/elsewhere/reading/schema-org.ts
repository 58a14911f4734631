import { isAirportCode } from "./airport-names";
import { isCancelledStatus } from "./cancelled";
import { clocksIn, plainText } from "./dates";
import { NOTHING_FOUND, cancelledOne, together } from "./found";
import type { Found, FoundFlight, FoundPrice, FoundRide, FoundStay, FoundTime } from "./found";
import { readPrice } from "./prices";
import { readTime, readWall } from "./times";
import { readTolerantJson, withoutEntities } from "./tolerant-json";

/** Reservations lie near the top of the data in mails; deeper data is malicious or no reservation. */
const DEEPEST = 12;
const MOST_THINGS = 5_000;
const MOST_LETTERS = 300;
/** A text is wrapped once or twice. */
const MOST_WRAPS = 4;
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
function textOf(value: unknown, depth = 0): string | undefined {
  const one = first(value);
  if (typeof one === "number") return String(one);
  if (typeof one === "string")
    return (
      withoutEntities(one.slice(0, MOST_READ_LETTERS).replace(/\s+/g, " ").trim()).slice(0, MOST_LETTERS) || undefined
    );
  return isThing(one) && depth < MOST_WRAPS ? textOf(one["@value"] ?? one.name, depth + 1) : undefined;
}

function textIn(thing: Thing, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = textOf(thing[name]);
    if (text) return text;
  }
  return undefined;
}

/** The text of a thing that stands for itself: its value, or the address by which it is named. */
function statusOf(value: unknown): string {
  const one = first(value);
  return (isThing(one) ? textIn(one, "@id", "@value", "name", "url") : textOf(one)) ?? "";
}

/** A day and a time of day that stand in two values, or both in one of them; the day of the first counts. */
function whenIn(thing: Thing, read: typeof readTime, days: string[], times: string[]): FoundTime | undefined {
  const [day, time] = [textIn(thing, ...days), textIn(thing, ...times)];
  const [fromDay, fromTime] = [day && read(day), time && read(time)];
  if (!fromDay) return fromTime || undefined;
  if (fromDay.instant || (fromDay.local?.length ?? 0) > 10) return fromDay;
  if (fromTime && (fromTime.local ?? fromTime.instant)?.startsWith(fromDay.local ?? "-")) return fromTime;
  const clock = time && !fromTime ? clocksIn(plainText(time))[0]?.clock : undefined;
  return clock ? { local: `${fromDay.local}T${clock}` } : fromDay;
}

/** The time of a flight or a ride; beside one that is whole, a day of its own says nothing. */
function flightTimeIn(flight: Thing, which: "departure" | "arrival"): FoundTime | undefined {
  const whole = readTime(textIn(flight, `${which}Time`) ?? "");
  if (whole && (whole.instant || (whole.local?.length ?? 0) > 10)) return whole;
  return whenIn(flight, readTime, [`${which}Day`, `${which}Date`], [`${which}Time`]);
}

function numberIn(thing: Thing, name: string): number | undefined {
  const text = textIn(thing, name);
  const value = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function isOfType(thing: Thing, type: string): boolean {
  return listOf(thing["@type"]).some(
    (one) =>
      typeof one === "string" &&
      one.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, "").replace(/\/$/, "") === type,
  );
}

/** Names under which programs say how a booking stands; a flight has a status of its own. */
const STATUSES = ["reservationStatus", "bookingStatus", "status", "flightStatus", "eventStatus"];
const isCancelled = (thing: Thing): boolean => STATUSES.some((name) => isCancelledStatus(statusOf(thing[name])));

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

/** The code of an airport that is a thing or a text: its own, or the one in its name. */
function codeOf(value: unknown): string | undefined {
  const one = first(value);
  const airport = isThing(one) ? one : { name: one };
  const code = textIn(airport, "iataCode", "iata", "identifier");
  if (code && /^[A-Za-z]{3}$/.test(code)) return code.toUpperCase();
  const name = textIn(airport, "name") ?? "";
  return /\(([A-Z]{3})\)/.exec(name)?.[1] ?? (/^[A-Z]{3}$/.test(name) && isAirportCode(name) ? name : undefined);
}

function flightIn(flight: Thing, confirmation: string | undefined, price: FoundPrice | undefined): FoundFlight {
  const airline = thingIn(flight, "airline");
  const letters = textIn(airline, "iataCode") ?? textIn(thingIn(flight, "provider"), "iataCode") ?? "";
  const number = textIn(flight, "flightNumber");
  return {
    flightNumber:
      number && (/^\d/.test(number) && !/^\d[A-Za-z]/.test(number) ? `${letters} ${number}`.trim() : number),
    from: codeOf(flight.departureAirport),
    to: codeOf(flight.arrivalAirport),
    departs: flightTimeIn(flight, "departure"),
    arrives: flightTimeIn(flight, "arrival"),
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
  const places = ["reservationFor", "provider", "lodgingBusiness"].map((name) => thingIn(reservation, name));
  const place = places.find((one) => textIn(one, "name")) ?? places[0]!;
  const geo = thingIn(place, "geo");
  return {
    name: textIn(place, "name"),
    address: addressIn(place),
    lat: numberIn(geo, "latitude"),
    lon: numberIn(geo, "longitude"),
    checkIn: whenIn(reservation, readWall, ["checkinDate", "checkInDate"], ["checkinTime", "checkInTime"]),
    checkOut: whenIn(reservation, readWall, ["checkoutDate", "checkOutDate"], ["checkoutTime", "checkOutTime"]),
    confirmation: textIn(reservation, "reservationNumber", "reservationId"),
    price: priceIn(reservation),
  };
}

/** The kinds of reservations that are rides, and the names under which they tell their stops and numbers. */
const RIDES: Readonly<Record<string, { by: FoundRide["by"]; stop: readonly string[]; number: string; name: string }>> =
  {
    TrainReservation: { by: "train", stop: ["Station"], number: "trainNumber", name: "trainName" },
    BusReservation: { by: "coach", stop: ["BusStop", "Station"], number: "busNumber", name: "busName" },
    BoatReservation: { by: "ferry", stop: ["BoatTerminal"], number: "boatNumber", name: "boatName" },
  };

/** "Frecciarossa 9512": the name and the number, where the number does not hold the name. */
function rideName(ride: Thing, { number, name }: { number: string; name: string }): string {
  const [told, named] = [textIn(ride, number), textIn(ride, name, "name")];
  const isWhole = !told || !named || told.toUpperCase().includes(named.toUpperCase()) || !/^\d+$/.test(told);
  return (isWhole ? (told ?? named ?? "") : named.includes(told) ? named : `${named} ${told}`).slice(0, 60);
}

function rideIn(ride: Thing, reservation: Thing, rule: (typeof RIDES)[string]): FoundRide {
  const stopOf = (end: string): string | undefined =>
    rule.stop.map((stop) => textIn(thingIn(ride, end + stop), "name") ?? textIn(ride, end + stop)).find(Boolean);
  return {
    by: rule.by,
    name: rideName(ride, rule),
    from: stopOf("departure"),
    to: stopOf("arrival"),
    departs: flightTimeIn(ride, "departure"),
    arrives: flightTimeIn(ride, "arrival"),
    confirmation: textIn(reservation, "reservationNumber", "reservationId"),
    price: priceIn(reservation),
  };
}

function reservationOf(thing: Thing): Found {
  const rides = listOf(thing.reservationFor).slice(0, MOST_LEGS).filter(isThing);
  const confirmation = textIn(thing, "reservationNumber", "reservationId");
  const isOff = isCancelled(thing);
  if (isOfType(thing, "LodgingReservation")) {
    const stays = [stayIn(thing)];
    return isOff || rides.some(isCancelled) ? off({ flights: [], stays }) : { flights: [], stays };
  }
  const [, rule] = Object.entries(RIDES).find(([type]) => isOfType(thing, type)) ?? [];
  if (rule)
    return together(
      rides.map((ride) => {
        const one: Found = { ...NOTHING_FOUND, rides: [rideIn(ride, thing, rule)] };
        return isOff || isCancelled(ride) ? off(one) : one;
      }),
    );
  if (!isOfType(thing, "FlightReservation")) return NOTHING_FOUND;
  const price = priceIn(thing);
  return together(
    rides.map((ride) => {
      const one: Found = { flights: [flightIn(ride, confirmation, price)], stays: [] };
      return isOff || isCancelled(ride) ? off(one) : one;
    }),
  );
}

const off = (found: Found): Found => ({ ...NOTHING_FOUND, cancelled: cancelledOne(found) });

/**
 * The flights, stays and rides among things in the words of schema.org, as JSON-LD writes them and however deep they lie;
 * cancelled ones are named as such.
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

/** The flights and stays in a JSON text, also one with the faults that mails have; empty for any other text. */
export function reservationsInJson(text: string): Found {
  return reservationsIn(readTolerantJson(text));
}
