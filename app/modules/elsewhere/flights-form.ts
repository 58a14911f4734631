import { Temporal } from "temporal-polyfill";
import { minutesBetween } from "#app/modules/inventory/offers/flight-leg";
import type { Iata, IsoDate } from "#app/modules/inventory/offers/offer";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";
import { durationInWords, formatShortDate } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { FormTexts } from "./form-texts";
import type { OwnFlight, OwnFlights, OwnTimes } from "./own-flights";
import { PRICE_FIELDS, priceTexts, readOwnPrice } from "./own-price";
import { SLOTS } from "./flight-slots";
import type { Direction } from "./flight-slots";
import type { Rates } from "./own-price";

const SLOT_FIELDS = ["Number", "From", "To", "Date", "Departs", "Arrives"] as const;
/** Every field of the form by name. */
export const FLIGHT_FORM_FIELDS: readonly string[] = [
  ...Object.values(SLOTS).flatMap((slots) => slots.flatMap((slot) => SLOT_FIELDS.map((field) => slot + field))),
  "flightCode",
  ...PRICE_FIELDS.map((field) => `flights${field}`),
];

/** An airport as the form needs it. */
interface FormAirport extends Point {
  iata: Iata;
  timeZone: string;
}

/** The look-ups by which the form is read. */
export interface FlightRules {
  /** The airport that a text means, or a sentence that says why it means none. */
  airport(text: string): { found: FormAirport } | { problem: string };
  /** An airline by its IATA or ICAO code. */
  airline(code: string): { iata: string; name: string } | undefined;
  destination: Point & { name: string };
  /** The texts in the form before the traveller typed: alone they tell nothing. */
  prefilled: FormTexts;
  /** The first day of the trip, for flights back without a flight out. */
  startDate: IsoDate;
  endDate: IsoDate;
  earliest: IsoDate;
  latest: IsoDate;
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

/** "08:05" from the ways in which people type a time; undefined for any other text. */
export function readClock(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.h]?(\d{2})$/i.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
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

/**
 * Reads the form of flights that were booked elsewhere: the flights as far as they were told, or the problems beside
 * each field.
 */
export function readFlightsForm(texts: FormTexts, rules: FlightRules): ReadFlights {
  const fields: Record<string, string[]> = {};
  const slots = (direction: Direction) => SLOTS[direction].map((slot) => new Slot(slot, texts, rules, fields));
  const [out, back] = [readDirection(slots("out")), readDirection(slots("back"))];
  const { destination, maxNights } = rules;
  const checkAirport = (read: (typeof out)[number] | undefined, field: "From" | "To"): void => {
    const code = field === "To" ? read?.flight.to : read?.flight.from;
    const airport = code ? rules.airport(code) : undefined;
    if (!read || !airport || !("found" in airport)) return;
    const km = Math.round(distanceKm(airport.found, destination));
    if (km > FARTHEST_AIRPORT_KM)
      read.slot.wrong(
        field,
        `${code} is ${km.toLocaleString("en-US")} km from ${destination.name}, where your trip goes`,
      );
  };
  checkAirport(out.at(-1), "To");
  checkAirport(back[0], "From");
  const leaves = out[0]?.flight.date ?? rules.startDate;
  const returns = back[0]?.flight.date ?? rules.endDate;
  const late = back[0] ?? out[0];
  if (late && returns <= leaves)
    late.slot.wrong(
      "Date",
      back[0]
        ? `The flight back leaves after ${formatShortDate(leaves)}`
        : `The trip ends on ${formatShortDate(rules.endDate)}; add the flight back, or change your dates`,
    );
  else if (late && daysBetween(leaves, returns) > maxNights)
    late.slot.wrong("Date", `A trip can last up to ${maxNights} nights`);
  const price = readOwnPrice(texts, "flights", rules.rates, (field, problem) => {
    fields[field] = [problem];
  });
  if (Object.keys(fields).length > 0) return { status: "wrong", fields };
  if (out.length + back.length === 0)
    return { status: "wrong", fields: {}, message: "Fill in at least one flight, or continue without flights." };
  const confirmation = (texts.flightCode ?? "").trim();
  return {
    status: "read",
    flights: {
      outbound: out.map(({ flight }) => flight),
      inbound: back.map(({ flight }) => flight),
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
