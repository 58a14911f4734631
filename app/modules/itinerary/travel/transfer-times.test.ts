import { describe, expect, it } from "vitest";
import { rideAt } from "#app/modules/catalogue/schema/transfers";
import type { DayRequest, FlightEnd } from "../day/day-request";
import { arrivalItems, departureItems } from "../words/describe-transfers";
import { townPlace, townRequest } from "../day/town.fixture";
import type { RideMode } from "#app/modules/catalogue/schema/ways.schema";
import { landEnd, rideIn, rideOut } from "./transfer-times";

const tokyo: Pick<DayRequest["destination"], "airports" | "transfers" | "country"> = {
  country: "JP",
  airports: ["HND", "NRT"],
  transfers: {
    HND: {
      by: "monorail",
      minutes: 35,
      price: 4,
      night: { by: "taxi", minutes: 30, price: 50, from: "00:15", to: "05:00" },
    },
    NRT: { by: "Narita Express", minutes: 75, price: 22 },
  },
};

const flight = (at: string, airport: string, change: Partial<FlightEnd> = {}): FlightEnd => ({
  at,
  airport,
  flight: "XX 1",
  ...change,
});

describe("the ride between airport and town", () => {
  it("is that of the airport of the flight, and of the usual one where nothing is known", () => {
    expect(rideIn(flight("2027-05-12T10:00", "NRT"), tokyo)).toMatchObject({
      by: "Narita Express",
      start: 650,
      end: 725,
    });
    expect(rideIn(flight("2027-05-12T10:00", "XXX"), tokyo)).toMatchObject({ by: "monorail", minutes: 35 });
    expect(rideOut(flight("2027-05-17T17:30", "NRT"), tokyo)).toMatchObject({ start: 840, end: 915 });
  });

  it("asks for less time where nobody asks for a passport", () => {
    const near = { isBorderless: true };
    expect(rideIn(flight("2027-05-12T10:00", "NRT", near), tokyo).start).toBe(630);
    expect(rideOut(flight("2027-05-17T17:30", "NRT", near), tokyo).end).toBe(960);
  });

  it("is the night's when one stands at the kerb at night, past midnight too", () => {
    expect(rideIn(flight("2027-05-12T23:40", "HND"), tokyo)).toMatchObject({ by: "taxi", start: 1470, end: 1500 });
    expect(rideIn(flight("2027-05-12T23:10", "HND"), tokyo)).toMatchObject({ by: "monorail" });
    expect(rideOut(flight("2027-05-17T06:30", "HND"), tokyo)).toMatchObject({ by: "taxi", start: 225 });
    expect(rideOut(flight("2027-05-17T01:30", "HND"), tokyo)).toMatchObject({ by: "monorail", start: -80 });
  });

  it("is what is left where no public transport runs: on the sabbath, on its eve in the afternoon, at Christmas", () => {
    const jerusalem = {
      country: "IL",
      airports: ["TLV"],
      transfers: {
        TLV: { by: "fast train", minutes: 55, price: 7, still: { by: "taxi", minutes: 50, price: 45 } },
      },
    };
    const rides = ["2027-06-04T09:00", "2027-06-04T16:00", "2027-06-05T11:00", "2027-06-05T20:00", "2027-10-10T16:00"];
    expect(rides.map((at) => rideIn(flight(at, "TLV"), jerusalem).by)).toEqual([
      "fast train",
      "taxi",
      "taxi",
      "fast train",
      "taxi",
    ]);
    expect(rideOut(flight("2027-06-05T13:00", "TLV"), jerusalem)).toMatchObject({ by: "taxi", minutes: 50 });
    expect(rideIn(flight("2027-06-05T11:00", "NRT"), tokyo).by).toBe("Narita Express");
  });

  it("is as long as to the part of town of the hotel, where that is known; at night the night's", () => {
    const part = (name: string, lat: number) => ({ name, lat, lon: 139.7, character: "", streets: [] });
    const wide = {
      ...tokyo,
      neighbourhoods: [part("Bay", 35.55), part("Hills", 35.8)],
      transfers: {
        HND: { ...tokyo.transfers.HND!, areas: [{ parts: ["Bay"], by: "bus", minutes: 15, price: 3 }] },
      },
    };
    const bay = { lat: 35.56, lon: 139.71 };
    expect(rideIn(flight("2027-05-12T10:00", "HND"), wide, bay)).toMatchObject({ by: "bus", start: 650, end: 665 });
    expect(rideOut(flight("2027-05-17T17:30", "HND"), wide, bay)).toMatchObject({ start: 900, end: 915, price: 3 });
    expect(rideIn(flight("2027-05-12T10:00", "HND"), wide, { lat: 35.79, lon: 139.7 })).toMatchObject({ minutes: 35 });
    expect(rideIn(flight("2027-05-12T10:00", "HND"), wide)).toMatchObject({ minutes: 35 });
    expect(rideIn(flight("2027-05-12T23:40", "HND"), wide, bay)).toMatchObject({ by: "taxi" });
  });

  it("keeps to both ends of a night that does not cross midnight and of one that does", () => {
    const transfer = tokyo.transfers.HND!;
    expect([14, 15, 299, 300].map((at) => rideAt(transfer, at).by)).toEqual(["monorail", "taxi", "taxi", "monorail"]);
    const late = { ...transfer, night: { ...transfer.night!, from: "23:30" } };
    expect([1409, 1410, 1440, 299, 300].map((at) => rideAt(late, at).by)).toEqual([
      "monorail",
      "taxi",
      "taxi",
      "taxi",
      "monorail",
    ]);
  });
});

describe("the ride between a station and the door", () => {
  const there = townRequest([]);
  const stationAt = (north: number) => ({ ...townPlace("station", { north }), name: "Station" });
  const end = (which: "arrival" | "departure", clock: string, north: number, request: DayRequest = there) => {
    const at = `2027-05-04T${clock}`;
    const { ride, rideBecause } = landEnd(request, { at, by: "train", stop: stationAt(north) }, which);
    return [ride!.mode, rideBecause];
  };

  it("is no longer walk with bags than ten minutes, coming and going", () => {
    for (const which of ["arrival", "departure"] as const) {
      expect(end(which, "12:00", 0.5)).toEqual(["walk", undefined]);
      expect(end(which, "12:00", 1.2)).toEqual(["taxi", "bags"]);
      expect(end(which, "12:00", 4)).toEqual(["bus", undefined]);
    }
    const walk = landEnd(there, { at: "2027-05-04T12:00", by: "coach", stop: stationAt(0.58) }, "arrival").ride!;
    expect(walk).toMatchObject({ mode: "walk", minutes: 10 });
  });

  it("is by car where few buses run, by when one sets out", () => {
    expect(end("arrival", "22:15", 4)).toEqual(["bus", undefined]);
    expect(end("arrival", "22:25", 4)).toEqual(["taxi", "night"]);
    expect(end("arrival", "00:10", 1.2)).toEqual(["taxi", "bags"]);
    expect(end("arrival", "00:10", 0.5)).toEqual(["walk", undefined]);
    expect(end("departure", "06:40", 4)).toEqual(["taxi", "night"]);
    expect(end("departure", "07:10", 4)).toEqual(["bus", undefined]);
    expect(end("departure", "00:05", 4)).toEqual(["taxi", "night"]);
  });

  it("is what a town has: a tram for a stop or two, boats at all hours where there are no streets", () => {
    const { destination } = there;
    const withWays = (city: RideMode[]) => ({
      ...there,
      destination: { ...destination, ways: { ...destination.ways, city } },
    });
    expect(end("arrival", "12:00", 1.2, withWays(["tram", "bus"]))).toEqual(["tram", "bags"]);
    expect(end("arrival", "23:00", 1.2, withWays(["tram", "bus"]))).toEqual(["taxi", "bags"]);
    expect(end("arrival", "23:00", 1.2, withWays(["boat"]))).toEqual(["boat", "bags"]);
    expect(end("arrival", "23:00", 4, withWays(["boat"]))).toEqual(["boat", undefined]);
    expect(end("arrival", "23:00", 4, withWays(["bus", "car"]))).toEqual(["taxi", "night"]);
  });

  it("says why it is no walk, or no bus", () => {
    const lineOf = (clock: string, north: number) => {
      const arrival = landEnd(there, { at: `2027-05-04T${clock}`, by: "train", stop: stationAt(north) }, "arrival");
      return arrivalItems({ ...there, arrival }, "2027-05-04")[0]!;
    };
    expect(lineOf("23:58", 1.2)).toMatchObject({
      name: "By taxi from Station",
      description:
        "Your train gets to Station at 23:58; allow 10 minutes to get out of the station. It's a long walk with bags.",
    });
    expect(lineOf("23:58", 4).description).toMatch(/Few buses or trains run at that hour\.$/);
    expect(lineOf("12:00", 0.5).description).toMatch(/out of the station\.$/);
  });
});

describe("arrival and departure in words", () => {
  const request = (change: Partial<DayRequest>): DayRequest =>
    ({
      destination: { ...tokyo, name: "Tokyo", lat: 35.68, lon: 139.77 },
      base: {
        name: "Sandbox House",
        address: "Street 1",
        lat: 35.69,
        lon: 139.7,
        bed: "hotel",
        checkInTime: "15:00",
        checkOutTime: "11:00",
      },
      ...change,
    }) as DayRequest;

  it("leaves bags before the rooms are ready, and checks in after", () => {
    const checkIn = (at: string) =>
      arrivalItems(request({ arrival: flight(at, "HND") }), "2027-05-12").find(({ role }) => role === "rest");
    expect(checkIn("2027-05-12T09:00")).toMatchObject({
      name: "Leave your bags at Sandbox House",
      description: "Rooms are ready from 15:00; you can leave your bags before that.",
    });
    expect(checkIn("2027-05-12T16:00")).toMatchObject({
      name: "Check in at Sandbox House",
      description: "Your room is ready.",
    });
    expect(checkIn("2027-05-12T22:10")?.description).toMatch(/arrive late/);
  });

  it("says when to be at the airport, and leaves the check-out to the line of its own", () => {
    const [ride] = departureItems(request({ departure: flight("2027-05-17T17:30", "NRT") }), "2027-05-17");
    expect(ride!.description).toBe("XX 1 leaves at 17:30; be there 2 hours 15 minutes before.");
  });
});
