import { describe, expect, it } from "vitest";
import { toFlightDtos, toHotelDto } from "./inventory.dto";
import type { FlightOffer } from "./flight";
import { SandboxFlights } from "../providers/sandbox-flights";
import { SandboxHotels } from "../providers/sandbox-hotels";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "../network/small-network.fixture";
import { SMALL_TOWN } from "./small-town.fixture";

describe("toFlightDtos", () => {
  it("writes both directions as the documents do, labelled as simulated", async () => {
    const flights = new SandboxFlights(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport);
    const { offers } = await flights.search({
      origins: ["LHR"],
      destinations: ["KIX"],
      departOn: "2027-04-12",
      returnOn: "2027-04-26",
      adults: 2,
      children: 1,
      today: "2027-01-15",
    });
    const offer = offers.find((one) => one.outbound!.stops === 1 && one.inbound!.stops === 1);
    if (!offer) throw new Error("No offer with one stop each way");
    const dto = toFlightDtos(offer);
    expect(dto.departure).toEqual({
      airline: offer.outbound!.segments[1]?.airlineName,
      flightNumber: offer.outbound!.segments.map((segment) => segment.flightNumber).join(", "),
      departure: { time: offer.outbound!.departLocal, airport: "LHR" },
      arrival: { time: offer.outbound!.arriveLocal, airport: "KIX" },
      duration: offer.outbound!.durationMinutes,
      stops: 1,
      cabinClass: offer.cabin,
      price: Math.ceil(offer.priceMinor / 2) / 100,
      label: "Simulated fare",
    });
    expect(dto.return).toMatchObject({
      departure: { airport: "KIX" },
      arrival: { airport: "LHR" },
      price: Math.floor(offer.priceMinor / 2) / 100,
    });
    const { inbound, ...out } = offer;
    expect(toFlightDtos(out as FlightOffer)).toEqual({
      departure: { ...dto.departure, price: offer.priceMinor / 100 },
      fare: offer.priceMinor / 100,
    });
    expect(toFlightDtos({ ...out, outbound: undefined, inbound: inbound! })).toEqual({
      return: { ...dto.return, price: offer.priceMinor / 100 },
      fare: offer.priceMinor / 100,
    });
    for (const priceMinor of [100_001, 100_000, 99_999]) {
      const halves = toFlightDtos({ ...offer, priceMinor });
      const minor = (dollars: number) => Math.round(dollars * 100);
      expect(minor(halves.departure!.price) + minor(halves.return!.price)).toBe(priceMinor);
      expect(minor(halves.fare)).toBe(priceMinor);
    }
    expect(toFlightDtos({ ...offer, isSandbox: false }).departure).not.toHaveProperty("label");
  });
});

describe("toHotelDto", () => {
  it("gives the class as the rating and says so", async () => {
    const {
      offers: [offer],
    } = await new SandboxHotels().search({
      destination: SMALL_TOWN,
      checkIn: "2027-04-12",
      checkOut: "2027-04-19",
      adults: 2,
      children: 0,
      today: "2027-01-15",
    });
    if (!offer) throw new Error("No stay");
    expect(toHotelDto(offer)).toEqual({
      name: offer.name,
      address: offer.address,
      rating: offer.stars,
      ratingKind: "hotel class",
      checkIn: "2027-04-12",
      checkOut: "2027-04-19",
      roomType: offer.roomType,
      guests: 2,
      amenities: offer.amenities,
      nights: 7,
      totalPrice: offer.totalMinor / 100,
      pricePerNight: offer.perNightMinor / 100,
      label: "Simulated stay",
    });
  });
});
