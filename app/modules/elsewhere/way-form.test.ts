import { describe, expect, it } from "vitest";
import { readFlightsForm } from "./flights-form";
import type { FlightRules } from "./flights-form";
import type { FormTexts } from "./form-texts";
import { datesOfFlights } from "./own-flights";
import { wayLine } from "./own-way";
import { wayTexts } from "./way-form";

const TRASTEVERE = { name: "Trastevere", lat: 41.889, lon: 12.47 };
const RULES: FlightRules = {
  airport: () => ({ problem: "We don't know that airport" }),
  airline: () => undefined,
  destination: { name: "Rome", lat: 41.9, lon: 12.48, neighbourhoods: [TRASTEVERE] },
  prefilled: { outWayDate: "2027-05-12", backWayDate: "2027-05-17" },
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  earliest: "2026-11-23",
  latest: "2027-11-08",
  maxNights: 21,
  rates: { date: "2026-09-29", perDollar: () => 1 },
};
const TRAIN: FormTexts = {
  ...RULES.prefilled,
  ...{ outWayBy: "train", outWayTime: "10:40", outWayPlace: "Roma Trastevere", outWayPart: "Trastevere" },
};

function read(texts: FormTexts) {
  const result = readFlightsForm(texts, RULES);
  if (result.status === "wrong") throw new Error(JSON.stringify(result));
  return result.flights;
}
const wrong = (texts: FormTexts) => {
  const result = readFlightsForm(texts, RULES);
  return result.status === "wrong" ? result.fields : {};
};

describe("a way without a flight", () => {
  it("is a train to a station at its hour, and a car to the door", () => {
    const flights = read({ ...TRAIN, backWayBy: "car", backWayTime: "1600", backWayPlace: "never asked of a car" });
    expect(flights).toEqual({
      outbound: [],
      inbound: [],
      ways: {
        out: { by: "train", date: "2027-05-12", time: "10:40", at: { ...TRASTEVERE, name: "Roma Trastevere" } },
        back: { by: "car", date: "2027-05-17", time: "16:00" },
      },
    });
    expect(wayLine(flights.ways!.out!, "out")).toBe("There by train, Roma Trastevere 10:40, Wed 12 May");
    expect(wayLine(flights.ways!.back!, "back")).toBe("Home by car 16:00, Mon 17 May");
  });

  it("needs no hour of a traveller who is there already and stays on", () => {
    const { ways } = read({ ...RULES.prefilled, outWayBy: "here", backWayBy: "here" });
    expect(ways).toEqual({ out: { by: "here", date: "2027-05-12" }, back: { by: "here", date: "2027-05-17" } });
    expect(wayLine(ways!.back!, "back")).toBe("Staying on");
  });

  it("stops in the middle of town where no station is named", () => {
    const { ways } = read({ ...RULES.prefilled, outWayBy: "ferry", outWayTime: "7:05" });
    expect(ways?.out?.at).toEqual({ name: "the port", lat: 41.9, lon: 12.48 });
  });

  it("stops in the part of town that its name tells", () => {
    const { ways } = read({ ...TRAIN, outWayPart: "" });
    expect(ways?.out?.at).toEqual({ ...TRASTEVERE, name: "Roma Trastevere" });
  });

  it("sets the dates of the trip, and fills the form again", () => {
    const flights = read({ ...TRAIN, outWayDate: "2027-05-13" });
    expect(datesOfFlights(flights)).toEqual({ leaves: "2027-05-13", arrives: "2027-05-13", returns: undefined });
    const shown = { ...TRAIN, outWayDate: "2027-05-13", backWayDate: undefined };
    expect(wayTexts("out", flights.ways?.out, RULES)).toEqual(shown);
  });
});

describe("a way between two places of a longer trip", () => {
  const STATION = { name: "Roma Termini", lat: 41.901, lon: 12.502 };
  const WAY = { by: "train", date: "2027-05-12", time: "11:35", at: STATION } as const;
  const planned: FlightRules["planned"] = {
    out: { place: "Naples", line: "From Naples by train", date: WAY.date, isFlown: false },
    back: { place: "Venice", line: "On to Venice by plane", date: "2027-05-17", isFlown: true },
  };
  const rules = { ...RULES, planned, plannedLand: { out: WAY } };
  const shown = { ...RULES.prefilled, ...wayTexts("out", WAY, RULES) };
  const readBetween = (texts: FormTexts) => readFlightsForm({ ...shown, ...texts }, rules);

  it("stays planned where nothing else is told", () => {
    expect(readBetween({})).toMatchObject({
      status: "wrong",
      fields: {},
      message: expect.stringContaining("as planned"),
    });
    expect(readBetween({ backWayBy: "coach", backWayTime: "09:00" })).toMatchObject({
      status: "read",
      flights: { ways: { back: { by: "coach", date: "2027-05-17", time: "09:00" } } },
    });
  });

  it("is another train to the same station, told without a flight", () => {
    const ways = { out: { ...WAY, time: "14:05" } };
    expect(readBetween({ outWayTime: "14:05" })).toEqual({
      status: "read",
      flights: { outbound: [], inbound: [], ways },
    });
    expect(wayLine(ways.out, "out", "Naples")).toBe("From Naples by train, Roma Termini 14:05, Wed 12 May");
    expect(wayLine(ways.out, "back", "Venice")).toMatch(/^On to Venice by train/);
  });

  it("is never told beside a flight that is chosen, nor twice", () => {
    const chosen = { ...planned, back: { ...planned.back!, flight: "AZ 1681" } };
    const form = { ...shown, backWayBy: "train", backWayDate: "2027-05-17", backWayTime: "09:00" };
    expect(readFlightsForm(form, { ...rules, planned: chosen })).toMatchObject({
      fields: { backWayBy: [expect.stringMatching(/^You've chosen AZ 1681 from Rome to Venice\. /)] },
    });
    const there = { ...planned, out: { ...planned.out!, isToldThere: true as const } };
    expect(readFlightsForm({ ...shown, outWayTime: "14:05" }, { ...rules, planned: there })).toMatchObject({
      fields: { outWayBy: ["You told us of your booking for this way at Naples. Change it there"] },
    });
  });

  it("has its hour and stop at the other end too", () => {
    const naples = { name: "Naples", lat: 40.85, lon: 14.27, neighbourhoods: [] };
    const far = { out: { destination: naples, date: "2027-05-12" } };
    const told = { outWayTime: "14:05", outWayFarTime: "12:55", outWayFarPlace: "Napoli Centrale" };
    const both = readFlightsForm({ ...shown, ...told }, { ...rules, far });
    const end = { date: "2027-05-12", time: "12:55", at: { name: "Napoli Centrale", lat: 40.85, lon: 14.27 } };
    expect(both).toMatchObject({ flights: { ways: { out: { time: "14:05", far: end } } } });
    const way = both.status === "read" ? both.flights.ways?.out : undefined;
    expect(wayTexts("out", way, RULES)).toMatchObject(told);
    expect(readFlightsForm({ ...shown, outWayTime: "14:05" }, { ...rules, far })).toMatchObject({
      fields: { outWayFarTime: ["Say when it leaves Naples, local time"] },
    });
  });

  it("gives way to a flight", () => {
    const flown = readBetween({ out1Number: "AZ 1", out1Date: "2027-05-12" });
    expect(flown).toMatchObject({ status: "read", flights: { outbound: [{ flightNumber: "AZ 1" }] } });
    expect(flown).not.toHaveProperty("flights.ways");
  });

  it("is of its own day, which changes with the whole alone", () => {
    expect(readBetween({ outWayDate: "2027-05-13" })).toMatchObject({
      fields: { outWayDate: ["You come from Naples on Wed 12 May; other days change with the whole trip"] },
    });
    expect(readBetween({ backWayBy: "car", backWayTime: "9:00", backWayDate: "2027-05-16" })).toMatchObject({
      fields: { backWayDate: ["You go on to Venice on Mon 17 May; other days change with the whole trip"] },
    });
  });
});

describe("a way that cannot be", () => {
  it.each<[string, FormTexts, Record<string, string[]>]>([
    ["without its kind", { outWayTime: "10:40" }, { outWayBy: ["Choose how you travel"] }],
    ["of no kind", { outWayBy: "camel" }, { outWayBy: ["Choose how you travel"] }],
    [
      "without an hour",
      { outWayBy: "train", outWayDate: "2027-05-12" },
      { outWayTime: ["Say when you get there, local time"] },
    ],
    ["at no hour", { ...TRAIN, outWayTime: "noon" }, { outWayTime: ["Use a time such as 08:05"] }],
    ["on no day", { ...TRAIN, outWayDate: "" }, { outWayDate: ["Say on which day you get there"] }],
    ["in the past", { ...TRAIN, outWayDate: "2026-11-22" }, { outWayDate: ["That day is over"] }],
    ["elsewhere", { ...TRAIN, outWayPart: "Mitte" }, { outWayPart: ["Choose a part of Rome"] }],
    [
      "home first",
      { ...TRAIN, outWayDate: "2027-05-17" },
      { outWayDate: ["The trip ends on Mon 17 May; say how you get home, or change your dates"] },
    ],
    [
      "beside a flight",
      { ...TRAIN, out1Number: "AZ 1", out1Date: "2027-05-12" },
      { outWayBy: ["There's a flight for this way too. Keep one of them"] },
    ],
    [
      "home before there",
      { ...TRAIN, outWayDate: "2027-05-14", backWayBy: "coach", backWayDate: "2027-05-13", backWayTime: "09:00" },
      { backWayDate: ["That's before you leave home, on Fri 14 May"] },
    ],
  ])("is told beside the field: %s", (_, texts, fields) => expect(wrong(texts)).toEqual(fields));
});
