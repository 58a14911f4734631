import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readBookings } from "./read-bookings.server";

async function ridesOf(file: string | Uint8Array) {
  const reading = await readBookings(typeof file === "string" ? new TextEncoder().encode(file) : file);
  return reading.status === "read" ? reading.found.rides : reading.problem;
}

const html = (thing: object): string =>
  `<!doctype html><html><body><script type="application/ld+json">${JSON.stringify(thing)}</script></body></html>`;

const TRAIN = {
  "@type": "TrainReservation",
  reservationNumber: "QWERTY",
  reservationFor: {
    "@type": "TrainTrip",
    trainNumber: "9512",
    trainName: "Frecciarossa",
    departureStation: { "@type": "TrainStation", name: "Roma Termini" },
    departureTime: "2027-05-13T08:50:00+02:00",
    arrivalStation: { "@type": "TrainStation", name: "Firenze S. M. Novella" },
    arrivalTime: "2027-05-13T10:24:00+02:00",
  },
};
const READ = {
  ...{ by: "train", name: "Frecciarossa 9512", from: "Roma Termini", to: "Firenze S. M. Novella" },
  ...{ departs: { local: "2027-05-13T08:50" }, arrives: { local: "2027-05-13T10:24" }, confirmation: "QWERTY" },
};

it("reads a train from the fields of a page or mail", async () => {
  expect(await ridesOf(html(TRAIN))).toMatchObject([READ]);
  const numbered = { ...TRAIN.reservationFor, trainNumber: "ICE 1601", trainName: "ICE" };
  expect(await ridesOf(html({ ...TRAIN, reservationFor: numbered }))).toMatchObject([{ name: "ICE 1601" }]);
});

it("reads a coach and a ship from their fields", async () => {
  const coach = {
    "@type": "BusReservation",
    reservationFor: {
      "@type": "BusTrip",
      busNumber: "N56",
      departureBusStop: { name: "Prague ÚAN Florenc" },
      departureTime: "2027-05-14T14:30",
      arrivalBusStop: { name: "Berlin ZOB" },
      arrivalTime: "2027-05-14T18:55",
    },
  };
  const ship = {
    "@type": "BoatReservation",
    reservationFor: {
      "@type": "BoatTrip",
      name: "Mont St Michel",
      departureBoatTerminal: { name: "Portsmouth" },
      departureTime: "2027-05-15T22:45",
      arrivalBoatTerminal: { name: "Caen (Ouistreham)" },
      arrivalTime: "2027-05-16T06:45",
    },
  };
  expect(await ridesOf(html(coach))).toMatchObject([{ by: "coach", name: "N56", to: "Berlin ZOB" }]);
  expect(await ridesOf(html(ship))).toMatchObject([{ by: "ferry", name: "Mont St Michel", from: "Portsmouth" }]);
});

it("leaves a cancelled ride out", async () => {
  const off = { ...TRAIN, reservationStatus: "http://schema.org/ReservationCancelled" };
  expect(await ridesOf(html(off))).toBe("This booking was cancelled, so nothing is filled in from it.");
});

it("says what is missing of a ride without hours", async () => {
  const bare = {
    ...TRAIN.reservationFor,
    departureTime: undefined,
    arrivalTime: undefined,
    departureDay: "2027-05-13",
  };
  expect(await ridesOf(html({ ...TRAIN, reservationFor: bare }))).toMatch(
    /^This is a booking for a train: Frecciarossa 9512, .*13 May 2027\. We can't tell from it when it leaves/,
  );
});

it("reads the pass of a train", async () => {
  const pass = {
    formatVersion: 1,
    relevantDate: "2027-05-13T08:50+02:00",
    boardingPass: {
      transitType: "PKTransitTypeTrain",
      headerFields: [{ key: "date", label: "Date", value: "13/05/2027" }],
      primaryFields: [
        { key: "origin", label: "From", value: "Roma Termini" },
        { key: "destination", label: "To", value: "Firenze SMN" },
      ],
      secondaryFields: [
        { key: "train", label: "Train", value: "Frecciarossa 9512" },
        { key: "dep", label: "Departure", value: "08:50" },
        { key: "arr", label: "Arrival", value: "10:24" },
      ],
    },
  };
  expect(await ridesOf(zipSync({ "pass.json": strToU8(JSON.stringify(pass)) }))).toMatchObject([
    {
      ...{ by: "train", name: "Frecciarossa 9512", from: "Roma Termini", to: "Firenze SMN" },
      ...{ departs: { local: "2027-05-13T08:50" }, arrives: { local: "2027-05-13T10:24" } },
    },
  ]);
});
