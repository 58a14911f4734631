import { describe, expect, it } from "vitest";
import { shiftLocal } from "../offers/doors";
import type { Doors } from "../offers/doors";
import type { FlightOffer } from "../offers/flight";
import { curateFlights } from "./curation";
import { couple, find, sketchFlight } from "./curation.fixture";
import { flightTraits } from "./flight-traits";

describe("from door to door", () => {
  /** "far" lands at an airport three hours and a half away, all others at one that is half an hour away. */
  const doors: Doors = {
    arrival: ({ to, arriveLocal }) => {
      const rideMinutes = to === "FAR" ? 210 : 30;
      return { at: shiftLocal(arriveLocal, 40 + rideMinutes), rideMinutes, by: "bus" };
    },
    departure: ({ from, departLocal }) => {
      const rideMinutes = from === "FAR" ? 210 : 30;
      return { at: shiftLocal(departLocal, -120 - rideMinutes), rideMinutes, by: "bus" };
    },
  };
  function farFlight(id: string, sketch: Parameters<typeof sketchFlight>[1]): FlightOffer {
    const offer = sketchFlight(id, sketch);
    return { ...offer, outbound: { ...offer.outbound, to: "FAR" }, inbound: { ...offer.inbound, from: "FAR" } };
  }

  it("prefers the flight that reaches the door first to the one that lands first, far away", () => {
    const offers = [
      farFlight("far", { price: 630, lands: "12T16:00", hours: 4 }),
      sketchFlight("near", { price: 600, lands: "12T18:20", hours: 4 }),
      sketchFlight("near business", { price: 2_600, lands: "12T18:20", hours: 4, seat: "business" }),
    ];
    expect(curateFlights(offers, couple).shown[0]?.offer.id).toBe("far");
    const { shown } = curateFlights(offers, { ...couple, doors });
    expect(shown[0]).toMatchObject({ offer: { id: "near" }, label: "Best match" });
    expect(shown.map(({ offer }) => offer.id)).not.toContain("far");
  });

  it("counts the ride in what is fastest, and says late of the door, not of the landing", () => {
    const offers = [
      farFlight("far", { price: 400, lands: "12T15:00", hours: 4 }),
      sketchFlight("near", { price: 480, lands: "12T12:00", hours: 5 }),
      sketchFlight("near business", { price: 2_600, lands: "12T12:00", hours: 5, seat: "business" }),
    ];
    const curated = curateFlights(offers, { ...couple, doors });
    expect(flightTraits(offers[0]!, doors).minutes).toBe(2 * (4 * 60 + 210));
    expect(find(curated, "far").reason).toBe("Saves $80 in total; gets you there late on day 1.");
    expect(find(curated, "near").reason).toMatch(/; \$80 more in total than the cheapest\.$/);
  });

  it("says how much faster than the cheapest the best match is", () => {
    const offers = [
      sketchFlight("slow", { price: 600, hours: 20, stops: 2 }),
      sketchFlight("direct", { price: 950, hours: 11 }),
      sketchFlight("business", { price: 5_600, hours: 11, seat: "business" }),
    ];
    expect(find(curateFlights(offers, couple), "direct").reason).toBe(
      "18 hours faster than the cheapest, $350 more in total.",
    );
  });
});
