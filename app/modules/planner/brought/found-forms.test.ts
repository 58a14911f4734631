import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { FoundFlight } from "#app/modules/elsewhere/reading/found";
import { formsOf } from "./found-forms";

const lisbon = findDestination("lisbon")!;
const SETTING = { destination: lisbon, airport: findAirport, startDate: "2027-05-12", endDate: "2027-05-17" };

const flight = (from: string, to: string, departs: string, arrives: string, flightNumber: string): FoundFlight => ({
  ...{ from, to, flightNumber },
  departs: { local: departs },
  arrives: { local: arrives },
});
const OUT = flight("LHR", "LIS", "2027-05-12T08:00", "2027-05-12T10:45", "TP1351");
const BACK = flight("LIS", "LHR", "2027-05-17T18:10", "2027-05-17T20:55", "TP 1356");

describe("the bookings of a file, in the forms", () => {
  it("knows the way there from the way home, whatever order they stand in", () => {
    const { flights, notes } = formsOf({ flights: [BACK, OUT, OUT], stays: [] }, SETTING);
    expect(flights).toMatchObject({
      ...{ out1Number: "TP 1351", out1From: "LHR", out1To: "LIS", out1Date: "2027-05-12", out1Departs: "08:00" },
      ...{ back1Number: "TP 1356", back1Date: "2027-05-17", back1Arrives: "20:55" },
    });
    expect(notes).toEqual([]);
  });

  it("takes no flight home from another place of a longer trip for one from here", () => {
    const home = flight("OPO", "LHR", "2027-05-20T18:10", "2027-05-20T20:55", "TP 1332");
    const found = { flights: [OUT, home], stays: [] };
    expect(formsOf(found, SETTING).flights).toMatchObject({ back1Number: "TP 1332" });
    const { flights, notes } = formsOf(found, {
      ...SETTING,
      beside: { back: { ...findDestination("porto")!, date: SETTING.endDate } },
    });
    expect(flights).toMatchObject({ out1Number: "TP 1351" });
    expect(flights?.back1Number).toBeUndefined();
    expect(notes).toEqual([
      expect.stringMatching(/^Left out, because they go neither to Lisbon nor on to Porto: TP 1332/),
    ]);
  });

  it("joins flights with a change of planes, and leaves out what goes elsewhere", () => {
    const first = flight("JFK", "MAD", "2027-05-11T18:00", "2027-05-12T07:20", "IB 6250");
    const second = flight("MAD", "LIS", "2027-05-12T08:30", "2027-05-12T08:50", "IB 3100");
    const other = flight("LHR", "JFK", "2027-06-20T08:00", "2027-06-20T11:00", "BA 1");
    const { flights, notes } = formsOf({ flights: [second, other, first, BACK], stays: [] }, SETTING);
    expect(flights).toMatchObject({ out1Number: "IB 6250", out2Number: "IB 3100", back1Number: "TP 1356" });
    expect(notes).toEqual(["Left out, because they go neither to Lisbon nor home: BA 1, LHR to JFK, 2027-06-20."]);
    expect(formsOf({ flights: [other], stays: [] }, SETTING)).toEqual({
      notes: ["We found flights, but none of them goes to Lisbon: BA 1, LHR to JFK, 2027-06-20."],
    });
  });

  it("goes by the dates where no airport is told", () => {
    const blind = (number: string, local: string): FoundFlight => ({ flightNumber: number, departs: { local } });
    const { flights } = formsOf(
      { flights: [blind("TP 1", "2027-05-17"), blind("TP 2", "2027-05-12")], stays: [] },
      SETTING,
    );
    expect(flights).toMatchObject({ out1Number: "TP 2", back1Number: "TP 1" });
  });

  it("tells an instant by the clock of its airport", () => {
    const utc = { ...OUT, departs: { instant: "2027-05-12T07:00:00Z" }, arrives: { instant: "2027-05-12T09:45:00Z" } };
    expect(formsOf({ flights: [utc], stays: [] }, SETTING).flights).toMatchObject({
      out1Departs: "08:00",
      out1Arrives: "10:45",
    });
  });

  it("takes the stay of the trip's days", () => {
    const stay = (name: string, checkIn: string, checkOut: string) => ({
      name,
      checkIn: { local: checkIn },
      checkOut: { local: checkOut },
    });
    const { stay: texts, notes } = formsOf(
      {
        flights: [],
        stays: [
          stay("Elsewhere", "2027-01-01", "2027-01-03"),
          stay("Casa da Ana", "2027-05-12T15:00", "2027-05-17T00:00"),
        ],
      },
      SETTING,
    );
    expect(texts).toMatchObject({
      stayName: "Casa da Ana",
      stayIn: "2027-05-12",
      stayInTime: "15:00",
      stayOut: "2027-05-17",
    });
    expect(texts?.stayOutTime).toBeUndefined();
    expect(notes).toEqual(["There are 2 stays in it. We took Casa da Ana."]);
  });

  it("takes places that follow each other, and says which are left out", () => {
    const stay = (name: string, checkIn: string, checkOut: string) => ({
      name,
      checkIn: { local: checkIn },
      checkOut: { local: checkOut },
    });
    const { stay: texts, notes } = formsOf(
      {
        flights: [],
        stays: [
          stay("Hotel Belém", "2027-05-14", "2027-05-17"),
          stay("Casa da Ana", "2027-05-12", "2027-05-14"),
          stay("Another room", "2027-05-12", "2027-05-14"),
        ],
      },
      SETTING,
    );
    expect(texts).toMatchObject({ stayName: "Casa da Ana", stay2Name: "Hotel Belém", stay2In: "2027-05-14" });
    expect(notes).toEqual(["There are 3 stays in it. We took Casa da Ana and Hotel Belém."]);
  });

  it("counts the price of a booking once, and adds those of two", () => {
    const price = (one: FoundFlight, confirmation: string, amount: string, currency = "EUR"): FoundFlight => ({
      ...one,
      confirmation,
      price: { amount, currency },
    });
    const texts = (...flights: FoundFlight[]) => formsOf({ flights, stays: [] }, SETTING).flights;
    expect(texts(price(OUT, "A", "480.00"), price(BACK, "A", "480.00"))).toMatchObject({
      flightsPrice: "480.00",
      flightsCurrency: "EUR",
    });
    expect(texts(price(OUT, "A", "200.50"), price(BACK, "B", "180"))).toMatchObject({ flightsPrice: "380.50" });
    expect(texts(price(OUT, "A", "200"), price(BACK, "B", "180", "GBP"))?.flightsPrice).toBeUndefined();
    const other = flight("LHR", "JFK", "2027-06-20T08:00", "2027-06-20T11:00", "BA 1");
    expect(texts(price(OUT, "A", "200"), price(other, "B", "900"))).toMatchObject({ flightsPrice: "200" });
  });
});
