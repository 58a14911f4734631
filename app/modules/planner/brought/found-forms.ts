import { SLOTS } from "#app/modules/elsewhere/flight-slots";
import type { Direction } from "#app/modules/elsewhere/flight-slots";
import { readFlightNumber } from "#app/modules/elsewhere/flights-form";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { STAY_SLOTS } from "#app/modules/elsewhere/own-stay";
import type { Found, FoundFlight, FoundStay } from "#app/modules/elsewhere/reading/found";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { priceForm, sumOfBookings } from "./booking-prices";
import { rideForm } from "./found-rides";
import type { RidesFor } from "./found-rides";
import { wallOf } from "./wall-clock";

type StayTexts = FormTexts & { stayName?: string; stayIn?: string; stayOut?: string };

/** The facts about the trip for which a file is read. */
export interface FoundFor extends RidesFor {
  airport(code: string): (Point & { timeZone: string }) | undefined;
  /** An airline by its IATA or ICAO code. */
  airline?(code: string): { iata: string } | undefined;
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

const orderOf = ({ departs }: FoundFlight): string => departs?.instant ?? departs?.local ?? "";

const numberOf = ({ flightNumber }: FoundFlight): string | undefined => flightNumber?.toUpperCase().replace(/\W/g, "");
const whenOf = ({ departs }: FoundFlight): string => departs?.local ?? departs?.instant ?? "";

/** Whether two are one flight: for several passengers, twice in a file, or sold under two numbers. */
function isOneFlight(a: FoundFlight, b: FoundFlight): boolean {
  const isSameWay = a.from === b.from && a.to === b.to;
  if (numberOf(a) === numberOf(b))
    return whenOf(a).slice(0, 10) === whenOf(b).slice(0, 10) && (isSameWay || Boolean(numberOf(a)));
  return isSameWay && a.from !== undefined && a.to !== undefined && whenOf(a).length > 10 && whenOf(a) === whenOf(b);
}

const told = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<Value>;

/** Every flight once, with all that its file says of it, in order. */
function each(flights: readonly FoundFlight[]): FoundFlight[] {
  const seen: FoundFlight[] = [];
  for (const flight of flights) {
    const at = seen.findIndex((one) => isOneFlight(one, flight));
    if (at < 0) seen.push(flight);
    else seen[at] = { ...flight, ...told(seen[at]!) };
  }
  return seen.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
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

/** The flights to the destination and those away from it; by the dates of the trip where an airport is not told. */
function directionsOf(flights: readonly FoundFlight[], setting: FoundFor): Record<Direction, FoundFlight[]> {
  const middle = (Date.parse(setting.startDate) + Date.parse(setting.endDate)) / 2;
  const isEarly = (flight: FoundFlight): boolean => !(Date.parse(orderOf(flight)) >= middle);
  const near = (code: string | undefined): boolean | undefined =>
    code === undefined ? undefined : isNear(code, setting);
  const arrival = flights.findIndex((flight) => {
    const [leaves, lands] = [near(flight.from), near(flight.to)];
    return (lands && !leaves) || (lands === undefined && leaves === false && isEarly(flight));
  });
  const departure = flights.findIndex((flight, index) => {
    const [leaves, lands] = [near(flight.from), near(flight.to)];
    return index > arrival && ((leaves && !lands) || (leaves === undefined && lands === false && !isEarly(flight)));
  });
  const blind = flights.filter(({ from, to }) => !from && !to);
  const half = (direction: Direction): FoundFlight[] =>
    blind.filter((flight) => isEarly(flight) === (direction === "out")).slice(0, SLOTS.out.length);
  const out = arrival >= 0 ? chain(flights, arrival, -1) : half("out");
  const back = departure >= 0 ? chain(flights, departure, 1) : half("back");
  const { beside } = setting;
  if (arrival >= 0 && back.length === 0 && !beside?.back)
    return { out, back: homewards(flights, arrival, out[0]?.from, setting) };
  if (departure >= 0 && out.length === 0 && !beside?.out)
    return { out: fromHome(flights, departure, back.at(-1)?.to, setting), back };
  return { out, back };
}

function isClose(a: string | undefined, b: string | undefined, { airport }: FoundFor): boolean {
  const [one, other] = [a && airport(a), b && airport(b)];
  return Boolean(one && other && distanceKm(one, other) <= NEAR_KM);
}

/** The flights home of a traveller who leaves from another airport than that of the arrival. */
function homewards(flights: readonly FoundFlight[], after: number, home: string | undefined, setting: FoundFor) {
  const last = flights.findIndex(({ to }, index) => index > after && isClose(to, home, setting));
  return last < 0 ? [] : chain(flights, last, -1).filter((flight) => flights.indexOf(flight) > after);
}

/** The flights out of a traveller who arrives at another airport than that of the departure. */
function fromHome(flights: readonly FoundFlight[], before: number, home: string | undefined, setting: FoundFor) {
  const first = flights.findIndex(({ from }, index) => index < before && isClose(from, home, setting));
  return first < 0 ? [] : chain(flights, first, 1).filter((flight) => flights.indexOf(flight) < before);
}

function slotTexts(slot: string, flight: FoundFlight, { airport, airline }: FoundFor): FormTexts {
  const departs = wallOf(flight.departs, flight.from && airport(flight.from)?.timeZone);
  const arrives = wallOf(flight.arrives, flight.to && airport(flight.to)?.timeZone);
  const number = flight.flightNumber ? readFlightNumber(flight.flightNumber) : undefined;
  return {
    [`${slot}Number`]: number && `${airline?.(number.airline)?.iata ?? number.airline} ${number.number}`,
    [`${slot}From`]: flight.from,
    [`${slot}To`]: flight.to,
    [`${slot}Date`]: departs.date,
    [`${slot}Departs`]: departs.clock,
    [`${slot}Arrives`]: arrives.clock,
  };
}

interface FlightForm {
  texts?: FormTexts;
  /** The directions that are flown. */
  directions: Record<Direction, boolean>;
  taken: FoundFlight[];
  left: FoundFlight[];
}

function flightForm(found: readonly FoundFlight[], setting: FoundFor): FlightForm {
  const flights = each(found);
  const directions = directionsOf(flights, setting);
  const taken = [...directions.out, ...directions.back];
  const left = flights.filter((flight) => !taken.includes(flight));
  const flown = { out: directions.out.length > 0, back: directions.back.length > 0 };
  if (taken.length === 0) return { directions: flown, taken, left };
  const slots = (Object.keys(SLOTS) as Direction[]).flatMap((direction) =>
    directions[direction].map((flight, index) => slotTexts(SLOTS[direction][index]!, flight, setting)),
  );
  const flightCode = taken.find(({ confirmation }) => confirmation)?.confirmation?.slice(0, 40);
  const price = sumOfBookings(found.filter((one) => taken.some((flight) => isOneFlight(one, flight))));
  return {
    texts: Object.assign({ flightCode, ...priceForm("flights", price) }, ...slots) as FormTexts,
    directions: flown,
    taken,
    left,
  };
}

type Wall = ReturnType<typeof wallOf>;

/** Whether houses let guests in and out at such hours. */
const isUsual = ([checkIn, checkOut]: readonly Wall[]): boolean =>
  (checkIn?.clock ?? "15:00") >= "11:00" && (checkOut?.clock ?? "11:00") <= "15:00" && checkOut?.clock !== "00:00";

/**
 * The wall clocks of a stay. Houses write their own clock, and many programs put a zone to it that it does not have: of
 * the clock as written and that of the instant at the place, the one that houses keep counts.
 */
function stayWalls({ checkIn, checkOut }: FoundStay, zone: string): readonly Wall[] {
  const times = [checkIn, checkOut];
  const written = times.map((time) => wallOf(time && { local: time.local ?? time.instant?.slice(0, 16) }, undefined));
  const there = times.map((time) => wallOf(time, zone));
  const isWithDays = written.every(({ clock }) => clock === undefined || clock === "00:00");
  const order = checkIn?.local === undefined && checkIn?.instant ? [there, written] : [written, there];
  return isWithDays ? written : (order.find(isUsual) ?? order[0]!);
}

function stayForm(stay: FoundStay, { destination }: FoundFor): StayTexts {
  const [checkIn, checkOut] = stayWalls(stay, destination.timeZone);
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

function isDuring({ stayIn, stayOut }: StayTexts, { startDate, endDate }: FoundFor): boolean {
  return (stayIn ?? startDate) < endDate && (stayOut ?? endDate) > startDate;
}

/** Rooms of one house for the same nights are one stay, and their prices are added. */
function rooms(stays: readonly FoundStay[]): FoundStay[] {
  const keyOf = ({ name, checkIn, checkOut }: FoundStay): string =>
    [name?.toLowerCase(), whenOf({ departs: checkIn }).slice(0, 10), whenOf({ departs: checkOut }).slice(0, 10)].join(
      "|",
    );
  return [...new Set(stays.map(keyOf))].map((key) => {
    const same = stays.filter((stay) => keyOf(stay) === key);
    const whole = Object.assign({}, ...same.toReversed().map(told)) as FoundStay;
    // A room without a price leaves the price of all unknown.
    const isPriced = same.every(
      ({ price, confirmation }) => price ?? same.some((one) => one.price && one.confirmation === confirmation),
    );
    return { ...whole, price: isPriced ? sumOfBookings(same) : undefined };
  });
}

const nameOf = ({ flightNumber, from, to, departs }: FoundFlight): string =>
  [flightNumber, from && to && `${from} to ${to}`, (departs?.local ?? departs?.instant)?.slice(0, 10)]
    .filter(Boolean)
    .join(", ");

const listed = (names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(", ");

/** The parts of a flight that its file does not tell. */
function missingOf({ flightNumber, from, to, departs, arrives }: FoundFlight): string {
  const when = departs?.instant ?? departs?.local;
  const hasClock = (time: string | undefined): boolean => (time?.length ?? 0) > 10;
  return listed([
    !flightNumber && "the flight number",
    !from && "where it leaves from",
    !to && "where it lands",
    !when && "the day it leaves",
    !hasClock(when) && "the time it leaves",
    !hasClock(arrives?.instant ?? arrives?.local) && "the time it lands",
  ]);
}

/** Notes on a booking that is put into the forms: its words to check, and what is missing. */
function notesOn(name: string, words: string | undefined, missing: string): string[] {
  return [
    ...(words ? [`Please check ${name}. We read it from these words: “${words}”.`] : []),
    ...(missing ? [`We couldn't find this for ${name}: ${missing}. Please fill it in.`] : []),
  ];
}

/** Notes on flights that have no place in the forms. */
function notesOnLeft({ texts, taken, left }: FlightForm, { destination, beside }: FoundFor): string[] {
  if (left.length === 0) return [];
  const names = (flights: readonly FoundFlight[]): string => flights.map(nameOf).join("; ");
  if (!texts) return [`We found flights, but none of them goes to ${destination.name}: ${names(left)}.`];
  const isNext = (one: FoundFlight): boolean =>
    [...taken, ...left].some(
      (other) =>
        other !== one &&
        ((one.to && one.to === other.from) || (one.from && one.from === other.to)) &&
        Math.abs(hoursBetween(orderOf(one), orderOf(other))) <= LONGEST_WAIT_HOURS,
    );
  const [more, others] = [left.filter(isNext), left.filter((one) => !isNext(one))];
  const [blind, elsewhere] = [
    others.filter(({ from, to }) => !from || !to),
    others.filter(({ from, to }) => from && to),
  ];
  return [
    ...(more.length > 0 ? [`There is room for three flights each way, so this is left out: ${names(more)}.`] : []),
    ...(blind.length > 0 ? [`Left out, because we can't tell where it goes: ${names(blind)}.`] : []),
    ...(elsewhere.length > 0
      ? [
          `Left out, because they go neither to ${destination.name} nor ${beside?.back ? `on to ${beside.back.name}` : "home"}: ${names(elsewhere)}.`,
        ]
      : []),
  ];
}

/** Notes on the cancelled bookings of a file. */
function notesOnCancelled({ cancelled = [] }: Found): string[] {
  if (cancelled.length === 0) return [];
  const names = cancelled.flatMap(({ flightNumber, name, date }) => listed([flightNumber ?? name, date]) || []);
  return [names.length > 0 ? `Cancelled, so left out: ${names.join("; ")}.` : "A cancelled booking is left out."];
}

/** Puts the bookings of a file into the forms of a trip, and names those that have no place there. */
export function formsOf(found: Found, setting: FoundFor): FoundForms {
  const flown = flightForm(found.flights, setting);
  const ridden = rideForm(found.rides ?? [], setting, flown.directions);
  const stays = rooms(found.stays).map((stay) => ({ stay, texts: stayForm(stay, setting) }));
  const during = stays
    .filter(({ texts }) => isDuring(texts, setting))
    .sort((a, b) => ((a.texts.stayIn ?? "") < (b.texts.stayIn ?? "") ? -1 : 1));
  // Two houses for the same nights are one stay; other stays follow each other.
  const inTurn = during.reduce<typeof stays>(
    (taken, one) => ((one.texts.stayIn ?? "") >= (taken.at(-1)?.texts.stayOut ?? "") ? [...taken, one] : taken),
    [],
  );
  const kept = (inTurn.length > 0 ? inTurn : stays.slice(0, 1)).slice(0, STAY_SLOTS.length);
  const stay =
    kept.length > 0 ? (Object.assign({}, ...kept.map(({ texts }, at) => inSlot(texts, at))) as FormTexts) : undefined;
  const notes = [
    ...notesOnCancelled(found),
    ...flown.taken.flatMap((flight) => notesOn(flight.flightNumber ?? "the flight", flight.words, missingOf(flight))),
    ...kept.flatMap(({ stay: { name, words }, texts: { stayIn, stayOut } }) =>
      notesOn(
        name ?? "the stay",
        words,
        listed([!name && "its name", !stayIn && "the day you check in", !stayOut && "the day you check out"]),
      ),
    ),
    ...notesOnLeft(flown, setting),
    ...ridden.notes,
    ...(stays.length > kept.length
      ? [
          `There are ${stays.length} stays in it. We took ${kept.map(({ texts }) => texts.stayName ?? "one with no name").join(" and ")}.`,
        ]
      : []),
  ];
  const flights =
    flown.texts || ridden.texts
      ? { ...ridden.texts, ...(ridden.texts ? told(flown.texts ?? {}) : flown.texts) }
      : undefined;
  return { ...(flights && { flights }), ...(stay && { stay }), notes };
}
