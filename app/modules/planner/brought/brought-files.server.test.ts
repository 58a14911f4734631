import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { readBookings } from "#app/modules/elsewhere/reading/read-bookings.server";
import { AIRLINES, findAirline } from "#app/modules/inventory/network/airlines";
import { formsOf } from "./found-forms";
import { rideStop } from "./ride-stops.server";

/** Files as other programs write them, made up after public reports of faults. */
const FOLDER = "tests/mocks/bookings";
const CANCELLED = "This booking was cancelled, so nothing is filled in from it.";

const OUT = { out1Number: "TP 1351", out1Date: "2027-03-04" };
const WAY = { out1From: "LHR", out1To: "LIS" };
const FLIGHT = { ...OUT, ...WAY, out1Departs: "07:00", out1Arrives: "09:45" };
/** A pass does not tell when its flight lands. */
const PASS = { ...OUT, ...WAY, out1Departs: "07:00", out1Arrives: undefined };
const BACK = { back1Number: "TP 1352", back1From: "LIS", back1To: "LHR", back1Departs: "17:00", back1Arrives: "19:45" };
const DAYS = { stayName: "Casa das Flores", stayIn: "2027-03-04", stayOut: "2027-03-09" };
const STAY = { ...DAYS, stayInTime: "15:00", stayOutTime: "11:00" };
const KYOTO = { ...STAY, stayName: "Ryokan Hana" };
const LANDS = [expect.stringContaining("the time it lands")];

interface Right {
  flights?: object;
  stay?: object;
  notes?: readonly unknown[];
  problem?: string | RegExp;
}

const RIGHT: Record<string, Right> = {
  "cancelled-reservation.ics": { problem: CANCELLED },
  "cancelled-in-title.ics": { problem: CANCELLED },
  "status-canceled-us.html": { problem: CANCELLED },
  "status-as-thing.html": { problem: CANCELLED },
  "hotel-times-in-utc.html": { stay: KYOTO },
  "hotel-zero-offset-00-00.html": { stay: { ...KYOTO, stayInTime: "16:00" } },
  "hotel-offset-one-digit.html": { stay: STAY },
  "boarding-time-as-relevant-date.pkpass": { flights: PASS, notes: LANDS },
  "semantics-in-fields.pkpass": { flights: PASS, notes: LANDS },
  "relevant-dates-ios18.pkpass": { flights: PASS, notes: LANDS },
  "number-under-other-label.pkpass": { flights: PASS, notes: LANDS },
  "bundle.pkpasses": { flights: PASS, notes: LANDS },
  "outlook-windows-zone.ics": { flights: FLIGHT },
  "evolution-zone.ics": { flights: FLIGHT },
  "iana-zone-control.ics": { flights: FLIGHT },
  "two-zones.ics": { flights: FLIGHT },
  "floating-x-wr-timezone.ics": { flights: FLIGHT },
  "number-in-description.ics": { flights: { ...FLIGHT, flightCode: "ABC123" } },
  "city-names-one-code.ics": { flights: FLIGHT },
  "icao-number.ics": { flights: { ...FLIGHT, out1Number: "U2 8541", out1From: "LGW" } },
  "seat-and-gate-words.ics": { flights: FLIGHT },
  "mail-event-google.ics": { flights: FLIGHT },
  "stay-date-without-value.ics": { stay: { ...DAYS, stayInTime: undefined } },
  "hotel-words-all-day.ics": { stay: STAY },
  "check-in-reminder.ics": { flights: FLIGHT },
  "train-from-airline.ics": {
    notes: ["Left out, because we can't tell where it stops: Train LH 3604, QKL to FRA."],
  },
  "quot-entities.html": { stay: STAY },
  "array-without-comma.html": { flights: { ...FLIGHT, ...BACK } },
  "cdata.html": { stay: STAY },
  "raw-newline-in-string.html": { stay: { ...STAY, stayAddress: "Rua Nova 1 2nd floor, Lisbon" } },
  "microdata-itemref.html": { stay: DAYS },
  "date-basic-format.html": { flights: FLIGHT },
  "hotel-in-provider.html": { stay: { ...DAYS, stayPrice: "800.00", stayCurrency: "GBP" } },
  "both-check-in-names.html": { stay: { ...STAY, stayName: "Studio Rio" } },
  "open-jaw.html": { flights: { ...FLIGHT, back1Number: "TP 1331", back1From: "OPO", back1Departs: "17:00" } },
  "codeshare-twice.html": { flights: { ...FLIGHT } },
  "price-symbol.html": { flights: { ...FLIGHT, flightsPrice: "240.00", flightsCurrency: "EUR" } },
  "two-rooms-two-prices.html": { stay: { ...STAY, stayPrice: "1000.00", stayCurrency: "EUR" } },
  "forwarded-as-attachment.eml": { stay: STAY },
  "plain-text.eml": {
    flights: { ...FLIGHT, flightCode: "QQ7TST" },
    notes: [expect.stringMatching(/^Please check TP 1351.*07:00 - Lisbon/)],
  },
};

const setting = (file: string) => ({
  destination: findDestination(/hotel-(times|zero)/.test(file) ? "kyoto" : "lisbon")!,
  airport: findAirport,
  airline: (code: string) => findAirline(code) ?? AIRLINES.find(({ icao }) => icao === code),
  startDate: "2027-03-04",
  endDate: "2027-03-09",
  stop: rideStop,
});

it("has a right answer for every file", () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
});

it.each(Object.entries(RIGHT))("%s fills the forms with what it says", async (file, right) => {
  const reading = await readBookings(readFileSync(path.join(FOLDER, file)));
  if (right.problem) {
    expect(reading).toEqual({ status: "unread", problem: expect.stringMatching(right.problem) as string });
    return;
  }
  if (reading.status === "unread") throw new Error(reading.problem);
  const { flights, stay, notes } = formsOf(reading.found, setting(file));
  expect({ flights: flights ?? {}, stay: stay ?? {} }).toMatchObject({
    flights: right.flights ?? {},
    stay: right.stay ?? {},
  });
  expect([Boolean(flights), Boolean(stay)]).toEqual([Boolean(right.flights), Boolean(right.stay)]);
  expect(flights?.out2Number).toBeUndefined();
  expect(notes).toEqual(right.notes ?? []);
});
