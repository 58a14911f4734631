import { describe, expect, it } from "vitest";
import { shiftLocal } from "../offers/doors";
import type { Doors } from "../offers/doors";
import { onlyWay, sketchFlight } from "./curation.fixture";
import { CENTRE, toFlightCard } from "./flight-card";

/** Forty minutes of papers and a ride of an hour each way. */
const doors: Doors = {
  arrival: ({ arriveLocal }) => ({ at: shiftLocal(arriveLocal, 100), rideMinutes: 60, by: "KTEL bus" }),
  departure: ({ departLocal }) => ({ at: shiftLocal(departLocal, -193), rideMinutes: 60, by: "KTEL bus" }),
};
const lines = (sketch: Partial<Parameters<typeof sketchFlight>[1]>, door = "your hotel") => {
  const { outbound, inbound } = toFlightCard(sketchFlight("a", { price: 500, ...sketch }), undefined, { doors, door });
  return [outbound!.door, inbound!.door];
};

describe("the card of a flight", () => {
  it("says when one is at the door, and when to leave it, to five minutes and on the safe side", () => {
    expect(lines({ lands: "12T17:51", leaves: "14:00" })).toEqual([
      "At your hotel about 19:35, 1h by KTEL bus",
      "Leave your hotel about 10:45, 1h by KTEL bus",
    ]);
  });

  it("says so when that is another day than the flight's", () => {
    expect(lines({ lands: "12T23:10", leaves: "01:30" })).toEqual([
      "At your hotel about 00:50 the next day, 1h by KTEL bus",
      "Leave your hotel about 22:15 the day before, 1h by KTEL bus",
    ]);
  });

  it("speaks of the centre while there is no hotel, and of no ride that is not known", () => {
    expect(lines({}, CENTRE)[0]).toMatch(/^In the centre about /);
    expect(toFlightCard(sketchFlight("a", { price: 500 })).outbound!.door).toBeUndefined();
  });

  it("holds the one direction that is flown", () => {
    const offer = sketchFlight("a", { price: 500 });
    const out = toFlightCard(onlyWay(offer, "out"), undefined, { doors, door: CENTRE });
    expect(out).toMatchObject({ outbound: { flights: "a out" }, airline: "Example Air" });
    expect(out.outbound!.door).toMatch(/^In the centre/);
    expect(out).not.toHaveProperty("inbound");
    const back = toFlightCard(onlyWay(offer, "back"), undefined, { doors, door: CENTRE });
    expect(back.inbound!.door).toMatch(/^Leave the centre/);
    expect(back).not.toHaveProperty("outbound");
  });

  it("says what becomes of the ticket when plans change", () => {
    const noteOf = (seat: "basic" | "standard" | "business") =>
      toFlightCard(sketchFlight("a", { price: 500, seat })).notes;
    expect(noteOf("basic")).toEqual(["Basic fare: no changes or refunds"]);
    expect(noteOf("standard")).toEqual(["Changes for the difference in fare"]);
    expect(noteOf("business")).toEqual(["Refundable"]);
  });
});
