import { Temporal } from "temporal-polyfill";
import { minutesBetween } from "#app/modules/inventory/offers/flight-leg";
import type { Iata, IsoDate } from "#app/modules/inventory/offers/offer";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";
import { durationInWords, formatShortDate } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { readClock } from "./clock";
import type { FormTexts } from "./form-texts";
import type { OwnFlight, OwnFlights, OwnTimes } from "./own-flights";
import type { OwnWay } from "./own-way";
import { PRICE_FIELDS, priceTexts, readOwnPrice } from "./own-price";
import { SLOTS } from "./flight-slots";
import type { Direction } from "./flight-slots";
import type { Rates } from "./own-price";
import { WAY_FORM_FIELDS, WAY_SLOTS, readWay } from "./way-form";
import type { WayRules } from "./way-form";

const SLOT_FIELDS = ["Number", "From", "To", "Date", "Departs", "Arrives"] as const;
/** Every field of the form by name. */
export const FLIGHT_FORM_FIELDS: readonly string[] = [
  ...Object.values(SLOTS).flatMap((slots) => slots.flatMap((slot) => SLOT_FIELDS.map((field) => slot + field))),
  ...WAY_FORM_FIELDS,
  "flightCode",
  ...PRICE_FIELDS.map((field) => `flights${field}`),
];

/** An airport as the form needs it. */
interface FormAirport extends Point {
  iata: Iata;
  timeZone: string;
}

/** The look-ups by which the form is read. */
export interface FlightRules extends WayRules {
  /** The airport that a text means, or a sentence that says why it means none. */
  airport(text: string): { found: FormAirport } | { problem: string };
  /** An airline by its IATA or ICAO code. */
  airline(code: string): { iata: string; name: string } | undefined;
  /** The texts in the form before the traveller typed: alone they tell nothing. */
  prefilled: FormTexts;
  maxNights: number;
  rates: Rates;
}

export type ReadFlights =
  | { status: "read"; flights: OwnFlights }
  | { status: "wrong"; fields: Record<string, string[]>; message?: string };

/** An airport farther from the destination than this serves another place. */
export const FARTHEST_AIRPORT_KM = 400;
/** The longest flight there is takes 19 hours, and the fastest airliner does 1,150 km in an hour with the wind. */
const LONGEST_MINUTES = 20 * 60;
const KM_PER_MINUTE = 1150 / 60;

const IATA_NUMBER = /^([A-Z][A-Z0-9]|[A-Z0-9][A-Z])0*(\d{1,4}[A-Z]?)$/;
const ICAO_NUMBER = /^([A-Z]{3})0*(\d{1,4}[A-Z]?)$/;

/** "TP 1351" from the ways in which people type a flight number; undefined for any other text. */
export function readFlightNumber(text: string): { airline: string; number: string } | undefined {
  const plain = text.toUpperCase().replace(/[\s.-]+/g, "");
  const [, airline, number] = IATA_NUMBER.exec(plain) ?? ICAO_NUMBER.exec(plain) ?? [];
  return airline && number ? { airline, number } : undefined;
}

/** Both ends of a flight as instants: it lands at the first such hour by which an aircraft can be there. */
function timesBetween(from: FormAirport, to: FormAirport, date: IsoDate, departs: string, arrives: string): OwnTimes {
  const leave = Temporal.PlainDateTime.from(`${date}T${departs}`).toZonedDateTime(from.timeZone);
  const least = Math.max(10, distanceKm(from, to) / KM_PER_MINUTE);
  for (let days = -1; ; days++) {
    const land = Temporal.PlainDateTime.from(`${addDays(date, days)}T${arrives}`).toZonedDateTime(to.timeZone);
    const [departAt, arriveAt] = [leave.toInstant().toString(), land.toInstant().toString()];
    const durationMinutes = minutesBetween(departAt, arriveAt);
    if (durationMinutes < least) continue;
    const wall = (time: Temporal.ZonedDateTime): string => time.toPlainDateTime().toString({ smallestUnit: "minute" });
    return { departAt, arriveAt, departLocal: wall(leave), arriveLocal: wall(land), durationMinutes };
  }
}

/** One slot of the form while it is read: its texts, and the place for its problems. */
class Slot {
  constructor(
    readonly slot: string,
    private readonly texts: FormTexts,
    private readonly rules: FlightRules,
    private readonly fields: Record<string, string[]>,
  ) {}

  text(field: (typeof SLOT_FIELDS)[number]): string {
    return (this.texts[this.slot + field] ?? "").trim();
  }

  /** Notes the first problem of a field. */
  wrong(field: (typeof SLOT_FIELDS)[number], problem: string): undefined {
    this.fields[this.slot + field] ??= [problem];
  }

  /** Whether the traveller typed something; the prefilled dates and airports do not count. */
  isTold(): boolean {
    return SLOT_FIELDS.some((field) => {
      const text = this.text(field);
      return text !== "" && text !== (this.rules.prefilled[this.slot + field] ?? "").trim() && field !== "Date";
    });
  }

  date(): IsoDate | undefined {
    const date = this.text("Date");
    const { earliest, latest } = this.rules;
    if (!isLocalDate(date)) return this.wrong("Date", "Say on which day it leaves");
    if (date < earliest) return this.wrong("Date", "That day is over");
    if (date > latest) return this.wrong("Date", "Flights for that day are not on sale yet; choose an earlier day");
    return date;
  }

  number(): Pick<OwnFlight, "flightNumber" | "airline" | "airlineName"> {
    const text = this.text("Number");
    if (text === "") return {};
    const read = readFlightNumber(text);
    if (!read) return this.wrong("Number", "Write it as on your ticket, such as TP 1351") ?? {};
    const airline = this.rules.airline(read.airline);
    const code = airline?.iata ?? read.airline;
    return {
      flightNumber: `${code} ${read.number}`,
      ...(code.length === 2 && { airline: code }),
      ...(airline && { airlineName: airline.name }),
    };
  }

  airport(field: "From" | "To"): FormAirport | undefined {
    const text = this.text(field);
    if (text === "") return undefined;
    const read = this.rules.airport(text);
    return "found" in read ? read.found : this.wrong(field, read.problem);
  }

  clock(field: "Departs" | "Arrives"): string | undefined {
    const text = this.text(field);
    if (text === "") return undefined;
    return readClock(text) ?? this.wrong(field, "Use a time such as 08:05");
  }

  flight(): OwnFlight | undefined {
    const date = this.date();
    const number = this.number();
    const [from, to] = [this.airport("From"), this.airport("To")];
    const [departs, arrives] = [this.clock("Departs"), this.clock("Arrives")];
    const hasTime = this.text("Departs") !== "" || this.text("Arrives") !== "";
    // A boarding pass tells no landing: the number stands for the flight until the traveller knows it.
    const isHalf = this.text("Departs") !== "" && this.text("Arrives") === "" && this.text("Number") !== "";
    if (hasTime && !isHalf) {
      if (this.text("Departs") === "") this.wrong("Departs", "Say when it leaves, local time");
      if (this.text("Arrives") === "") this.wrong("Arrives", "Say when it lands, local time");
      if (this.text("From") === "") this.wrong("From", "Say from which airport it leaves");
      if (this.text("To") === "") this.wrong("To", "Say at which airport it lands");
    } else if (!hasTime && this.text("Number") === "") this.wrong("Number", "Add its number, or its two times");
    if (from && to && from.iata === to.iata) this.wrong("To", "It can't land where it took off");
    if (!date) return undefined;
    const plain = { date, ...number, ...(from && { from: from.iata }), ...(to && { to: to.iata }) };
    if (isHalf) return { ...plain, ...(departs && { departs }) };
    if (!from || !to || from.iata === to.iata || !departs || !arrives) return plain;
    const times = timesBetween(from, to, date, departs, arrives);
    if (times.durationMinutes > LONGEST_MINUTES)
      this.wrong(
        "Arrives",
        `With these times the flight would take ${durationInWords(times.durationMinutes)}. Each time is local to its airport`,
      );
    return { ...plain, times };
  }
}

/**
 * Flights of one direction, each of which has to begin at the place and after the time where the one before it ends.
 */
function readDirection(slots: readonly Slot[]): { slot: Slot; flight: OwnFlight }[] {
  const read = slots.flatMap((slot) => {
    const flight = slot.isTold() ? slot.flight() : undefined;
    return flight ? [{ slot, flight }] : [];
  });
  read.slice(1).forEach(({ slot, flight }, index) => {
    const before = read[index]!.flight;
    if (before.to && flight.from && before.to !== flight.from)
      slot.wrong("From", `The previous flight lands in ${before.to}, so this one has to leave from there`);
    if (before.times && flight.times && flight.times.departAt < before.times.arriveAt)
      slot.wrong("Departs", `It leaves before the previous flight lands, at ${before.times.arriveLocal.slice(11)}`);
    else if (flight.date < before.date) slot.wrong("Date", "It leaves before the previous flight");
  });
  return read;
}

/** A direction as the form tells it: its flights, or another way. */
interface ReadDirection {
  flights: { slot: Slot; flight: OwnFlight }[];
  way?: OwnWay;
}

/** The field that tells the day of a direction, and that day. */
function dayOf(direction: Direction, { flights: [first], way }: ReadDirection): [string, IsoDate] | undefined {
  if (first) return [`${first.slot.slot}Date`, first.flight.date];
  return way && [`${WAY_SLOTS[direction]}Date`, way.date];
}

/** Checks that the traveller leaves after they came, and in time. */
function checkDays(
  out: ReadDirection,
  back: ReadDirection,
  { startDate, endDate, maxNights, planned }: FlightRules,
  wrong: (field: string, problem: string) => void,
): void {
  const [outDay, backDay] = [dayOf("out", out), dayOf("back", back)];
  const leaves = outDay?.[1] ?? startDate;
  const returns = backDay?.[1] ?? endDate;
  const [field] = backDay ?? outDay ?? [];
  if (field === undefined) return;
  if (returns > leaves) {
    if (daysBetween(leaves, returns) > maxNights) wrong(field, `A trip can last up to ${maxNights} nights`);
    return;
  }
  if (returns === leaves && (backDay || startDate === endDate)) return checkHours(out, back, wrong);
  const day = formatShortDate(leaves);
  if (!backDay && planned?.back)
    wrong(
      field,
      `You go on to ${planned.back.place} on ${formatShortDate(endDate)}; other days change with the whole trip`,
    );
  else if (!backDay)
    wrong(field, `The trip ends on ${formatShortDate(endDate)}; say how you get home, or change your dates`);
  else wrong(field, `That's before you ${planned?.out ? `leave ${planned.out.place}` : "leave home"}, on ${day}`);
}

/** A day without a night needs some hours there, in minutes. */
const LEAST_THERE = 4 * 60;

/** Checks that a traveller who leaves on the day they come has hours there; a time that is not known is no problem. */
function checkHours(out: ReadDirection, back: ReadDirection, wrong: (field: string, problem: string) => void): void {
  const clock = ({ way }: ReadDirection): string | undefined => way?.time && `${way.date}T${way.time}`;
  const first = back.flights[0];
  const arrives = out.flights.at(-1)?.flight.times?.arriveLocal ?? clock(out);
  const leaves =
    first?.flight.times?.departLocal ??
    (first?.flight.departs ? `${first.flight.date}T${first.flight.departs}` : clock(back));
  if (!arrives || !leaves) return;
  if (Date.parse(`${leaves}Z`) - Date.parse(`${arrives}Z`) >= LEAST_THERE * 60_000) return;
  const field = first ? `${first.slot.slot}Departs` : `${WAY_SLOTS.back}Time`;
  wrong(field, "That's less than four hours there, too little for a day");
}

/** Checks that an airport of the trip is near enough to where the trip goes. */
function checkAirport(
  read: ReadDirection["flights"][number] | undefined,
  field: "From" | "To",
  { airport: airportNamed, destination }: FlightRules,
): void {
  const code = field === "To" ? read?.flight.to : read?.flight.from;
  const airport = code ? airportNamed(code) : undefined;
  if (!read || !airport || !("found" in airport)) return;
  const km = Math.round(distanceKm(airport.found, destination));
  if (km <= FARTHEST_AIRPORT_KM) return;
  read.slot.wrong(field, `${code} is ${km.toLocaleString("en-US")} km from ${destination.name}, where your trip goes`);
}

/**
 * Reads the form of the ways to a place and home that were booked elsewhere: the flights, or other ways, as far as they
 * were told, or the problems beside each field.
 */
export function readFlightsForm(texts: FormTexts, rules: FlightRules): ReadFlights {
  const fields: Record<string, string[]> = {};
  const wrong = (field: string, problem: string): void => void (fields[field] ??= [problem]);
  const read = (direction: Direction): ReadDirection => {
    const flights = readDirection(SLOTS[direction].map((slot) => new Slot(slot, texts, rules, fields)));
    return { flights, way: readWay(direction, texts, rules, flights.length > 0, wrong) };
  };
  const [out, back] = [read("out"), read("back")];
  checkAirport(out.flights.at(-1), "To", rules);
  checkAirport(back.flights[0], "From", rules);
  checkDays(out, back, rules, wrong);
  const price = readOwnPrice(texts, "flights", rules.rates, (field, problem) => {
    fields[field] = [problem];
  });
  if (Object.keys(fields).length > 0) return { status: "wrong", fields };
  if (out.flights.length + back.flights.length === 0 && !out.way && !back.way)
    return {
      status: "wrong",
      fields: {},
      message: rules.planned
        ? "Nothing here is changed, so you travel as planned. Fill in a flight or another way."
        : "Fill in at least one flight or another way, or continue without flights.",
    };
  const confirmation = (texts.flightCode ?? "").trim();
  const ways = { ...(out.way && { out: out.way }), ...(back.way && { back: back.way }) };
  return {
    status: "read",
    flights: {
      outbound: out.flights.map(({ flight }) => flight),
      inbound: back.flights.map(({ flight }) => flight),
      ...((out.way || back.way) && { ways }),
      ...(confirmation && { confirmation }),
      ...(price && { price }),
    },
  };
}

/** Flights as the form shows them. */
export function flightTexts({ outbound, inbound, confirmation, price }: OwnFlights): FormTexts {
  const direction = (slots: readonly string[], flights: readonly OwnFlight[]) =>
    flights.slice(0, slots.length).flatMap(({ flightNumber, from, to, date, departs, times }, index) => {
      const values = [
        flightNumber,
        from,
        to,
        date,
        times?.departLocal.slice(11) ?? departs,
        times?.arriveLocal.slice(11),
      ];
      return SLOT_FIELDS.map((field, k) => [slots[index]! + field, values[k]] as const);
    });
  return Object.fromEntries([
    ...direction(SLOTS.out, outbound),
    ...direction(SLOTS.back, inbound),
    ["flightCode", confirmation],
    ...Object.entries(priceTexts("flights", price)),
  ]) as FormTexts;
}
