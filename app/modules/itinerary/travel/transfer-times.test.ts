import { describe, expect, it } from "vitest";
import { rideAt } from "#app/modules/catalogue/schema/transfers";
import type { DayRequest, FlightEnd } from "../day/day-request";
import { arrivalItems, departureItems } from "../words/describe-transfers";
import { rideIn, rideOut } from "./transfer-times";

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

describe("arrival and departure in words", () => {
  const request = (change: Partial<DayRequest>): DayRequest =>
    ({
      destination: { ...tokyo, name: "Tokyo", lat: 35.68, lon: 139.77 },
      base: {
        name: "Sandbox House",
        address: "Street 1",
        lat: 35.69,
        lon: 139.7,
        isHotel: true,
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
