import { describe, expect, it } from "vitest";
import { bareTrip, flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { ALL_ELSEWHERE, OWN_FLIGHTS, OWN_STAY } from "./elsewhere.fixture";
import { elsewhereLines } from "../shown/elsewhere-lines";
import { priceOf } from "./trip";
import {
  buysNothingHere,
  codesOf,
  daysThere,
  isSettledElsewhere,
  legsOf,
  partsOf,
  staysOf,
  waysOf,
} from "./trip-parts";
import { toTripView, whereInWords } from "../shown/trip-view";

const bare = bareTrip();
const all = bareTrip({ elsewhere: ALL_ELSEWHERE });
const bought = fullTrip("kyoto", 2);

describe("the parts of a trip", () => {
  it("are here, elsewhere, not needed or open", () => {
    expect(partsOf(bare)).toEqual({ flights: "open", stay: "open" });
    expect(partsOf(all)).toEqual({ flights: "elsewhere", stay: "elsewhere" });
    expect(partsOf(bought)).toEqual({ flights: "here", stay: "here" });
    expect(partsOf({ ...bare, flight: bought.flight, elsewhere: { stay: "not-needed" } })).toEqual({
      flights: "here",
      stay: "not-needed",
    });
  });

  it("need no stay on a day without a night, be it between two flights after a night on board", () => {
    const day = { ...bare, endDate: bare.startDate };
    expect(partsOf(day)).toEqual({ flights: "open", stay: "not-needed" });
    expect(partsOf({ ...day, hotel: bought.hotel }).stay).toBe("here");
    const { outbound, inbound } = OWN_FLIGHTS;
    const between = {
      outbound,
      inbound: inbound.map((flight) => ({ ...flight, date: "2027-04-15", times: undefined })),
    };
    const wait = { ...bare, endDate: "2027-04-15", elsewhere: { flights: between } };
    expect(daysThere(wait)).toEqual({ arrives: "2027-04-15", leaves: "2027-04-15" });
    expect(partsOf(wait)).toEqual({ flights: "elsewhere", stay: "not-needed" });
    expect(isSettledElsewhere(wait)).toBe(true);
  });

  it("leave nothing to pay once both are settled and neither is bought here", () => {
    const half = bareTrip({ elsewhere: { flights: OWN_FLIGHTS } });
    const mixed = { ...half, hotel: bought.hotel };
    expect([bare, half, mixed, all, bought].map(buysNothingHere)).toEqual([false, true, false, true, false]);
    expect([bare, half, mixed, all, bought].map(isSettledElsewhere)).toEqual([false, false, false, true, false]);
  });

  it("cost what is bought here, and no more", () => {
    const mixed = { ...bare, hotel: bought.hotel, elsewhere: { flights: OWN_FLIGHTS } };
    expect(priceOf(mixed).lines.map(({ category }) => category)).toEqual(["hotel"]);
    expect(priceOf(mixed).totalMinor).toBe(bought.hotel!.offer.totalMinor);
    expect(priceOf(all)).toMatchObject({ lines: [], totalMinor: 0 });
  });

  it("say when one is there by the flights of one direction, and by the way of the other", () => {
    const out = flownOneWay(bought, "out");
    expect(Object.keys(legsOf(out)).filter((key) => legsOf(out)[key as "outbound"])).toEqual(["outbound"]);
    expect(daysThere(out)).toEqual({ arrives: "2027-04-15", leaves: bought.endDate });
    const back = flownOneWay(bought, "back");
    expect(legsOf(back).outbound).toBeUndefined();
    expect(daysThere(back)).toEqual({ arrives: bought.startDate, leaves: bought.endDate });
    for (const trip of [out, back]) expect(partsOf(trip)).toEqual({ flights: "here", stay: "here" });
    expect([waysOf(out).back?.by, waysOf(back).out?.by]).toEqual(["train", "train"]);
  });

  it("say when one is there: by the flights, by their dates alone, or by the trip", () => {
    expect(daysThere(all)).toEqual({ arrives: "2027-04-15", leaves: "2027-04-21" });
    const untimed = { outbound: [{ date: "2027-04-14", flightNumber: "NH 9" }], inbound: [] };
    expect(daysThere(bareTrip({ elsewhere: { flights: untimed } }))).toEqual({
      arrives: "2027-04-14",
      leaves: bare.endDate,
    });
    expect(legsOf(bareTrip({ elsewhere: { flights: untimed } }))).toEqual({});
    expect(legsOf(all).inbound).toMatchObject({ from: "KIX", to: "JFK", stops: 0, dayOffset: 0 });
    expect(daysThere(bought).arrives).toBe(bought.flight!.offer.outbound!.arriveLocal.slice(0, 10));
  });

  it("say where one stays, wherever it is booked", () => {
    expect(staysOf(all)).toMatchObject([
      { name: "Aunt Yuki's", address: "Shinmonzen 12", nights: 6, hasBreakfast: true },
    ]);
    const vague = { ...OWN_STAY, address: undefined, part: "Gion" };
    expect(staysOf(bareTrip({ elsewhere: { stay: vague } }))[0]?.address).toBe("Gion");
    expect(staysOf(bought)[0]?.name).toBe(bought.hotel!.offer.name);
    expect(staysOf(bareTrip({ elsewhere: { stay: "not-needed" } }))).toEqual([]);
  });
});

describe("what is said of them", () => {
  it("names which part is booked where", () => {
    const words = (flights: "here" | "elsewhere" | "open", stay: "here" | "elsewhere" | "open") =>
      whereInWords({ flights, stay });
    expect(words("elsewhere", "elsewhere")).toBe("You booked your flights and your stay elsewhere.");
    expect(words("elsewhere", "here")).toBe("You booked your flights elsewhere; your hotel is from here.");
    expect(words("here", "elsewhere")).toBe("You booked your stay elsewhere; your flights are from here.");
    expect(words("open", "elsewhere")).toBe("You booked your stay elsewhere.");
    expect(words("here", "open")).toBeUndefined();
    const withFriends = { stay: "elsewhere", isPrivateStay: true } as const;
    expect(whereInWords({ flights: "elsewhere", ...withFriends })).toBe("You booked your flights elsewhere.");
    expect(whereInWords({ flights: "here", ...withFriends })).toBeUndefined();
  });

  it("stands beside what is paid, part by part", () => {
    expect(elsewhereLines(bought)).toEqual({});
    expect(elsewhereLines(all)).toEqual({
      out: "Wed 14 Apr, JFK 12:00 to KIX 15:30 +1, booked elsewhere",
      back: "Wed 21 Apr, KIX 11:00 to JFK 11:00, booked elsewhere",
      stay: "Aunt Yuki's, 15 – 21 April 2027, booked elsewhere",
      note: "You booked your flights and your stay elsewhere.",
    });
    expect(elsewhereLines(bareTrip({ elsewhere: { flights: "not-needed", stay: "not-needed" } }))).toEqual({
      out: "No flights needed",
      stay: "No stay needed",
    });
  });

  it("keeps booking codes out of what those with the link may see", () => {
    expect(codesOf(all)).toEqual({ flights: "ABC123", stays: ["H-77"], here: {} });
    const view = toTripView(all);
    expect(JSON.stringify(view)).not.toMatch(/ABC123|H-77/);
    expect(view.flights.map(({ priceMinor, cabin }) => [priceMinor, cabin])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(view.ownStays[0]).toMatchObject({
      name: "Aunt Yuki's",
      checkIn: "Thu 15 Apr, from 16:00",
      checkOut: "Wed 21 Apr",
    });
  });

  it("tells of a flight without times by its number and day", () => {
    const flights = { outbound: [{ date: "2027-04-14", flightNumber: "NH 9" }], inbound: [{ date: "2027-04-21" }] };
    const view = toTripView(bareTrip({ elsewhere: { flights } }));
    expect(view.flights).toEqual([]);
    expect(view.flightLines).toEqual(["NH 9 on Wed 14 Apr", "A flight on Wed 21 Apr"]);
  });
});
