import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { readClock } from "./clock";
import { flightTexts, readFlightNumber, readFlightsForm } from "./flights-form";
import type { FlightRules } from "./flights-form";
import type { FormTexts } from "./form-texts";
import { ownLeg } from "./own-flights";

const RULES: FlightRules = {
  airport: (text) => {
    const found = findAirport(text);
    return found ? { found } : { problem: "We don't know that airport" };
  },
  airline: (code) => ({ TP: { iata: "TP", name: "TAP Air Portugal" }, EZY: { iata: "U2", name: "easyJet" } })[code],
  destination: {
    name: "Lisbon",
    lat: 38.71,
    lon: -9.14,
    neighbourhoods: [{ name: "Alfama", lat: 38.711, lon: -9.129 }],
  },
  prefilled: { out1To: "LIS", back1From: "LIS", out1Date: "2027-05-12", back1Date: "2027-05-17" },
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  earliest: "2026-11-23",
  latest: "2027-11-08",
  maxNights: 21,
  rates: { date: "2026-09-29", perDollar: (code) => ({ EUR: 0.8, USD: 1 })[code] },
};

const OUT: FormTexts = {
  ...RULES.prefilled,
  out1Number: "tp1351",
  out1From: "lhr",
  out1To: "LIS",
  out1Departs: "08:00",
  out1Arrives: "10:45",
};

function read(texts: FormTexts) {
  const result = readFlightsForm(texts, RULES);
  if (result.status === "wrong") throw new Error(JSON.stringify(result));
  return result.flights;
}
function wrong(texts: FormTexts): Record<string, string[]> {
  const result = readFlightsForm(texts, RULES);
  return result.status === "wrong" ? result.fields : {};
}

describe("a flight as people type it", () => {
  it.each([
    ["TP1351", "TP", "1351"],
    ["tp 01351", "TP", "1351"],
    ["U2 8577", "U2", "8577"],
    ["3u-8888", "3U", "8888"],
    ["EZY8577", "EZY", "8577"],
    ["BA 2490A", "BA", "2490A"],
  ])("%s is a number", (text, airline, number) => expect(readFlightNumber(text)).toEqual({ airline, number }));

  it.each(["", "TP", "1351", "flight to Lisbon", "TP 13511", "T 1"])("%s is none", (text) =>
    expect(readFlightNumber(text)).toBeUndefined(),
  );

  it("has times in several spellings", () => {
    expect(["8:05", "0805", "8.05", "08h05", " 23:59 "].map(readClock)).toEqual([
      ...["08:05", "08:05", "08:05", "08:05", "23:59"],
    ]);
    expect(["24:00", "8", "12:60", "noon", ""].map(readClock)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the form of flights", () => {
  it("reads a flight with its airports' own clocks", () => {
    const { outbound, inbound } = read(OUT);
    expect(inbound).toEqual([]);
    expect(outbound).toEqual([
      {
        date: "2027-05-12",
        flightNumber: "TP 1351",
        airline: "TP",
        airlineName: "TAP Air Portugal",
        from: "LHR",
        to: "LIS",
        times: {
          departAt: "2027-05-12T07:00:00Z",
          arriveAt: "2027-05-12T09:45:00Z",
          departLocal: "2027-05-12T08:00",
          arriveLocal: "2027-05-12T10:45",
          durationMinutes: 165,
        },
      },
    ]);
  });

  it("finds the day it lands: over night, over the date line and back", () => {
    const lands = (from: string, to: string, departs: string, arrives: string): string | undefined => {
      const texts = { out1From: from, out1To: to, out1Date: "2027-05-12", out1Departs: departs, out1Arrives: arrives };
      const result = readFlightsForm(texts, {
        ...RULES,
        destination: { ...findAirport(to)!, neighbourhoods: [] },
        prefilled: {},
      });
      return result.status === "read" ? ownLeg(result.flights.outbound)?.arriveLocal : JSON.stringify(result);
    };
    expect(lands("JFK", "LHR", "18:30", "06:30")).toBe("2027-05-13T06:30");
    expect(lands("SYD", "LAX", "10:00", "06:00")).toBe("2027-05-12T06:00");
    expect(lands("AKL", "HNL", "23:55", "08:40")).toBe("2027-05-12T08:40");
    expect(lands("LAX", "SYD", "22:30", "06:30")).toBe("2027-05-14T06:30");
  });

  it("keeps a number and a day without times, and knows no leg of it", () => {
    const { outbound } = read({ out1Number: "EZY 8577", out1Date: "2027-05-12" });
    expect(outbound).toEqual([{ date: "2027-05-12", flightNumber: "U2 8577", airline: "U2", airlineName: "easyJet" }]);
    expect(ownLeg(outbound)).toBeUndefined();
  });

  it("takes what stood there before for nothing", () => {
    expect(readFlightsForm(RULES.prefilled, RULES)).toEqual({
      status: "wrong",
      fields: {},
      message: "Fill in at least one flight or another way, or continue without flights.",
    });
  });

  it("reads a change of planes, with the wait between", () => {
    const { outbound } = read({
      ...{ out1From: "JFK", out1To: "MAD", out1Date: "2027-05-11", out1Departs: "18:00", out1Arrives: "07:20" },
      ...{ out2From: "MAD", out2To: "LIS", out2Date: "2027-05-12", out2Departs: "08:30", out2Arrives: "08:50" },
    });
    expect(ownLeg(outbound)).toMatchObject({
      from: "JFK",
      to: "LIS",
      stops: 1,
      dayOffset: 1,
      layovers: [{ airport: "MAD", minutes: 70 }],
      durationMinutes: 590,
    });
  });

  it("says beside the field what is wrong, and reads on", () => {
    expect(wrong({ ...OUT, out1Number: "Lisbon", out1From: "XXX", out1Arrives: "late" })).toEqual({
      out1Number: ["Write it as on your ticket, such as TP 1351"],
      out1From: ["We don't know that airport"],
      out1Arrives: ["Use a time such as 08:05"],
    });
    expect(wrong({ ...OUT, out1Number: "", out1Arrives: "" })).toEqual({
      out1Arrives: ["Say when it lands, local time"],
    });
    expect(wrong({ ...OUT, out1From: "" })).toEqual({ out1From: ["Say from which airport it leaves"] });
    expect(wrong({ out1From: "LHR", out1Date: "2027-05-12" })).toEqual({
      out1Number: ["Add its number, or its two times"],
    });
    expect(wrong({ ...OUT, out1Date: "soon" })).toEqual({ out1Date: ["Say on which day it leaves"] });
    expect(wrong({ ...OUT, out1Date: "2026-11-22" })).toEqual({ out1Date: ["That day is over"] });
    expect(wrong({ ...OUT, out1To: "LHR" })).toEqual({ out1To: ["It can't land where it took off"] });
  });

  it("refuses times that no aircraft flies, and airports of other places", () => {
    expect(wrong({ ...OUT, out1Arrives: "07:40" }).out1Arrives?.[0]).toMatch(
      /the flight would take 23 hours 40 minutes/,
    );
    expect(wrong({ ...OUT, out1To: "FCO" }).out1To).toEqual(["FCO is 1,843 km from Lisbon, where your trip goes"]);
    expect(wrong({ ...OUT, back1Number: "TP 1", back1From: "LHR", back1Date: "2027-05-17" }).back1From?.[0]).toMatch(
      /^LHR is 1,5\d\d km from Lisbon/,
    );
  });

  it("keeps the flights of a direction in order", () => {
    const second = {
      out2From: "OPO",
      out2To: "LIS",
      out2Date: "2027-05-12",
      out2Departs: "09:00",
      out2Arrives: "10:00",
    };
    expect(wrong({ ...OUT, ...second })).toEqual({
      out2From: ["The previous flight lands in LIS, so this one has to leave from there"],
      out2Departs: ["It leaves before the previous flight lands, at 10:45"],
    });
  });

  it("asks for four hours at least between out and back, and for no more nights than a trip has", () => {
    const back = { back1Number: "TP 1352", back1Date: "2027-05-12" };
    const less = ["That's less than four hours there, too little for a day"];
    expect(wrong({ ...OUT, ...back, back1Date: "2027-05-11" })).toEqual({
      back1Date: ["That's before you leave home, on Wed 12 May"],
    });
    expect(wrong({ ...OUT, ...back })).toEqual({});
    expect(wrong({ ...OUT, ...back, back1Departs: "14:44" })).toEqual({ back1Departs: less });
    expect(wrong({ ...OUT, ...back, back1Departs: "14:45" })).toEqual({});
    const train = { backWayBy: "train", backWayDate: "2027-05-12" };
    expect(wrong({ ...OUT, ...train, backWayTime: "12:00" })).toEqual({ backWayTime: less });
    expect(wrong({ ...OUT, ...train, backWayTime: "18:00" })).toEqual({});
    expect(wrong({ ...OUT, ...back, back1Date: "2027-06-30" })).toEqual({
      back1Date: ["A trip can last up to 21 nights"],
    });
    expect(wrong({ ...OUT, out1Date: "2027-05-20" }).out1Date?.[0]).toMatch(/^The trip ends on Mon 17 May; say/);
  });

  it("shows again what it has read", () => {
    const texts = { ...OUT, back1Number: "TP 1352", back1Date: "2027-05-17", flightCode: "ABC123" };
    const flights = read(texts);
    expect(read({ ...flightTexts(flights) })).toEqual(flights);
    expect(flights.confirmation).toBe("ABC123");
  });

  it("reads what was paid for all of them, and shows it again", () => {
    const texts = { ...OUT, flightsPrice: "480", flightsCurrency: "eur" };
    const flights = read(texts);
    expect(flights.price).toEqual({ amountMinor: 48_000, currency: "EUR", usdMinor: 60_000, rateDate: "2026-09-29" });
    expect(read(flightTexts(flights))).toEqual(flights);
    expect(wrong({ ...texts, flightsCurrency: "" })).toEqual({ flightsCurrency: ["Choose a currency from the list"] });
  });
});
