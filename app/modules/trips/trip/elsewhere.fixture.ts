import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import type { OwnFlight, OwnFlights } from "#app/modules/elsewhere/own-flights";
import type { OwnStay } from "#app/modules/elsewhere/own-stay";

const out: OwnFlight = {
  date: "2027-04-14",
  flightNumber: "NH 9",
  airline: "NH",
  airlineName: "ANA",
  from: "JFK",
  to: "KIX",
  times: {
    departAt: "2027-04-14T16:00:00Z",
    arriveAt: "2027-04-15T06:30:00Z",
    departLocal: "2027-04-14T12:00",
    arriveLocal: "2027-04-15T15:30",
    durationMinutes: 870,
  },
};

const back: OwnFlight = {
  date: "2027-04-21",
  flightNumber: "NH 10",
  airline: "NH",
  airlineName: "ANA",
  from: "KIX",
  to: "JFK",
  times: {
    departAt: "2027-04-21T02:00:00Z",
    arriveAt: "2027-04-21T15:00:00Z",
    departLocal: "2027-04-21T11:00",
    arriveLocal: "2027-04-21T11:00",
    durationMinutes: 780,
  },
};

/** From New York to Kyoto and back, on the days of the trip of the fixtures. */
export const OWN_FLIGHTS: OwnFlights = { outbound: [out], inbound: [back], confirmation: "ABC123" };

/** A house in Gion for the whole of that trip. */
export const OWN_STAY: OwnStay = {
  name: "Aunt Yuki's",
  address: "Shinmonzen 12",
  lat: 35.0045,
  lon: 135.775,
  spot: "point",
  checkIn: "2027-04-15",
  checkOut: "2027-04-21",
  checkInTime: "16:00",
  hasBreakfast: true,
  confirmation: "H-77",
};

export const ALL_ELSEWHERE: Elsewhere = { flights: OWN_FLIGHTS, stay: OWN_STAY };
