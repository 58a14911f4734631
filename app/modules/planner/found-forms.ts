import { Temporal } from "temporal-polyfill";
import { SLOTS } from "#app/modules/elsewhere/flight-slots";
import type { Direction } from "#app/modules/elsewhere/flight-slots";
import { readFlightNumber } from "#app/modules/elsewhere/flights-form";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { STAY_SLOTS } from "#app/modules/elsewhere/own-stay";
import type { Found, FoundFlight, FoundPrice, FoundStay, FoundTime } from "#app/modules/elsewhere/reading/found";
import { amountText, readAmount } from "#app/shared/amounts";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

type StayTexts = FormTexts & { stayName?: string; stayIn?: string; stayOut?: string };

/** The facts about the trip for which a file is read. */
export interface FoundFor {
  destination: Point & { name: string; timeZone: string };
  airport(code: string): (Point & { timeZone: string }) | undefined;
  startDate: string;
  endDate: string;
}

/** The bookings read from a file, as the forms show them for the traveller to check. */
export interface FoundForms {
  flights?: FormTexts;
  stay?: FormTexts;
  /** Sentences about the parts that were left out. */
  notes: string[];
}

/** An airport nearer than this serves the destination. */
const NEAR_KM = 250;
/** A traveller who waits longer than this for the next flight has arrived. */
const LONGEST_WAIT_HOURS = 24;

/** The wall clock of a time in a zone: as it was written, or from the instant where that is all that is known. */
function wallOf(time: FoundTime | undefined, zone: string | undefined): { date?: string; clock?: string } {
  if (!time) return {};
  const wall =
    time.instant && zone
      ? Temporal.Instant.from(time.instant)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString({ smallestUnit: "minute" })
      : (time.local ?? time.instant?.slice(0, 16));
  if (!wall) return {};
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16) || undefined };
}

const orderOf = ({ departs }: FoundFlight): string => departs?.instant ?? departs?.local ?? "";

/** The same flight for several passengers, or twice in one file, is one. */
function each(flights: readonly FoundFlight[]): FoundFlight[] {
  const seen = new Map<string, FoundFlight>();
  for (const flight of flights) {
    const { departs, flightNumber, from } = flight;
    const key = `${(departs?.local ?? departs?.instant ?? "").slice(0, 10)} ${flightNumber?.replace(/\W/g, "") ?? from}`;
    if (!seen.has(key)) seen.set(key, flight);
  }
  return [...seen.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function isNear(code: string | undefined, { airport, destination }: FoundFor): boolean {
  const at = code ? airport(code) : undefined;
  return at !== undefined && distanceKm(at, destination) <= NEAR_KM;
}

const hoursBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 3_600_000;

/** Flights that follow each other without a stay between them, up to a given one, or from it. */
function chain(flights: readonly FoundFlight[], at: number, step: 1 | -1): FoundFlight[] {
  const taken = [flights[at]!];
  for (let next = at + step; next >= 0 && next < flights.length && taken.length < SLOTS.out.length; next += step) {
    const [before, after] = step === 1 ? [taken.at(-1)!, flights[next]!] : [flights[next]!, taken.at(-1)!];
    const joined = before.to !== undefined && before.to === after.from;
    if (!joined || Math.abs(hoursBetween(orderOf(before), orderOf(after))) > LONGEST_WAIT_HOURS) break;
    taken.push(flights[next]!);
  }
  return step === 1 ? taken : taken.reverse();
}

/** The flights to the destination and those away from it; by the dates of the trip where airports are not told. */
function directionsOf(flights: readonly FoundFlight[], setting: FoundFor): Record<Direction, FoundFlight[]> {
  const arrival = flights.findIndex(({ from, to }) => isNear(to, setting) && !isNear(from, setting));
  const departure = flights.findIndex(
    ({ from, to }, index) => index > arrival && isNear(from, setting) && !isNear(to, setting),
  );
  const blind = flights.filter(({ from, to }) => !from && !to);
  const middle = (Date.parse(setting.startDate) + Date.parse(setting.endDate)) / 2;
  const half = (direction: Direction): FoundFlight[] =>
    blind.filter((flight) => Date.parse(orderOf(flight)) < middle === (direction === "out")).slice(0, SLOTS.out.length);
  return {
    out: arrival >= 0 ? chain(flights, arrival, -1) : half("out"),
    back: departure >= 0 ? chain(flights, departure, 1) : half("back"),
  };
}

function slotTexts(slot: string, flight: FoundFlight, { airport }: FoundFor): FormTexts {
  const departs = wallOf(flight.departs, flight.from && airport(flight.from)?.timeZone);
  const arrives = wallOf(flight.arrives, flight.to && airport(flight.to)?.timeZone);
  const number = flight.flightNumber ? readFlightNumber(flight.flightNumber) : undefined;
  return {
    [`${slot}Number`]: number ? `${number.airline} ${number.number}` : undefined,
    [`${slot}From`]: flight.from,
    [`${slot}To`]: flight.to,
    [`${slot}Date`]: departs.date,
    [`${slot}Departs`]: departs.clock,
    [`${slot}Arrives`]: arrives.clock,
  };
}

function flightForm(found: readonly FoundFlight[], setting: FoundFor): { texts?: FormTexts; left: FoundFlight[] } {
  const flights = each(found);
  const directions = directionsOf(flights, setting);
  const taken = [...directions.out, ...directions.back];
  const left = flights.filter((flight) => !taken.includes(flight));
  if (taken.length === 0) return { left };
  const slots = (Object.keys(SLOTS) as Direction[]).flatMap((direction) =>
    directions[direction].map((flight, index) => slotTexts(SLOTS[direction][index]!, flight, setting)),
  );
  const flightCode = taken.find(({ confirmation }) => confirmation)?.confirmation?.slice(0, 40);
  const price = sumOfBookings(found.filter((one) => taken.some((flight) => isSameFlight(one, flight))));
  return { texts: Object.assign({ flightCode, ...priceForm("flights", price) }, ...slots) as FormTexts, left };
}

const priceForm = (slot: string, price: FoundPrice | undefined): FormTexts =>
  price ? { [`${slot}Price`]: price.amount, [`${slot}Currency`]: price.currency } : {};

const isSameFlight = (a: FoundFlight, b: FoundFlight): boolean =>
  a.flightNumber === b.flightNumber &&
  a.departs?.local === b.departs?.local &&
  a.departs?.instant === b.departs?.instant;

/**
 * The price of all bookings of some flights. Each flight of a booking carries the price of the whole booking; undefined
 * where currencies differ or amounts cannot be added.
 */
function sumOfBookings(flights: readonly FoundFlight[]): FoundPrice | undefined {
  const each = new Map(
    flights.flatMap(({ confirmation = "", price }) =>
      price ? [[`${confirmation} ${price.amount} ${price.currency}`, price] as const] : [],
    ),
  );
  const [first, ...others] = each.values();
  if (!first || others.length === 0) return first;
  if (others.some(({ currency }) => currency !== first.currency)) return undefined;
  const amounts = [first, ...others].map(({ amount, currency }) => readAmount(amount, currency));
  const minors = amounts.flatMap((read) => ("minor" in read ? [read.minor] : []));
  if (minors.length < amounts.length) return undefined;
  const sum = minors.reduce((all, minor) => all + minor, 0);
  return { amount: amountText(sum, first.currency), currency: first.currency };
}

function stayForm(stay: FoundStay, { destination }: FoundFor): StayTexts {
  const [checkIn, checkOut] = [stay.checkIn, stay.checkOut].map((time) => wallOf(time, destination.timeZone));
  const hasPoint = stay.lat !== undefined && stay.lon !== undefined;
  return {
    stayName: stay.name?.slice(0, 120),
    stayAddress: stay.address?.slice(0, 200),
    stayPoint: hasPoint ? `${stay.lat}, ${stay.lon}` : undefined,
    stayIn: checkIn?.date,
    stayInTime: checkIn?.clock === "00:00" ? undefined : checkIn?.clock,
    stayOut: checkOut?.date,
    stayOutTime: checkOut?.clock === "00:00" ? undefined : checkOut?.clock,
    stayCode: stay.confirmation?.slice(0, 40),
    ...priceForm("stay", stay.price),
  };
}

/** The texts of a stay in the fields of its slot. */
function inSlot(texts: StayTexts, index: number): FormTexts {
  const slot = STAY_SLOTS[index]!;
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [slot + name.slice("stay".length), value]));
}

function isDuring({ stayIn = "", stayOut = "" }: StayTexts, { startDate, endDate }: FoundFor): boolean {
  return stayIn < endDate && stayOut > startDate;
}

const nameOf = ({ flightNumber, from, to, departs }: FoundFlight): string =>
  [flightNumber, from && to && `${from} to ${to}`, (departs?.local ?? departs?.instant)?.slice(0, 10)]
    .filter(Boolean)
    .join(", ");

/** Puts the bookings of a file into the forms of a trip, and names those that have no place there. */
export function formsOf(found: Found, setting: FoundFor): FoundForms {
  const { texts: flights, left } = flightForm(found.flights, setting);
  const stays = found.stays.map((stay) => stayForm(stay, setting));
  const during = stays
    .filter((texts) => isDuring(texts, setting))
    .sort((a, b) => ((a.stayIn ?? "") < (b.stayIn ?? "") ? -1 : 1));
  // Two rooms for the same nights are one stay; other stays follow each other.
  const inTurn = during.reduce<StayTexts[]>(
    (taken, one) => ((one.stayIn ?? "") >= (taken.at(-1)?.stayOut ?? "") ? [...taken, one] : taken),
    [],
  );
  const kept = (inTurn.length > 0 ? inTurn : stays.slice(0, 1)).slice(0, STAY_SLOTS.length);
  const stay = kept.length > 0 ? (Object.assign({}, ...kept.map(inSlot)) as FormTexts) : undefined;
  const notes = [
    ...(left.length > 0
      ? [
          flights
            ? `Left out, because they go neither to ${setting.destination.name} nor home: ${left.map(nameOf).join("; ")}.`
            : `We found flights, but none of them goes to ${setting.destination.name}: ${left.map(nameOf).join("; ")}.`,
        ]
      : []),
    ...(stays.length > kept.length
      ? [
          `There are ${stays.length} stays in this file. We took ${kept.map(({ stayName }) => stayName ?? "one with no name").join(" and ")}.`,
        ]
      : []),
  ];
  return { ...(flights && { flights }), ...(stay && { stay }), notes };
}
