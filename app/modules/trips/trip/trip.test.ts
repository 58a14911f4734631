import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import {
  TRIP_STATUSES,
  estimateOf,
  isBookable,
  isClosed,
  isPaid,
  nameOfTrip,
  partyInWords,
  priceOf,
  travellersOf,
} from "./trip";
import type { Trip } from "./trip";

const trip = fullTrip("kyoto", 4, { adults: 2, children: 1 });
const priced = (flightMinor: number, hotelMinor: number, nights = 3): Trip => ({
  ...trip,
  flight: { ...trip.flight!, offer: { ...trip.flight!.offer, priceMinor: flightMinor } },
  hotel: { ...trip.hotel!, offer: { ...trip.hotel!.offer, totalMinor: hotelMinor, nights } },
});

describe("what a trip costs", () => {
  it("is flights and stay, each rounded up so that it divides evenly among the party", () => {
    expect(priceOf(priced(30_001, 600))).toEqual({
      lines: [
        { category: "flights", label: "Flights", totalMinor: 30_003, perTravellerMinor: 10_001 },
        { category: "hotel", label: "Hotel, 3 nights", totalMinor: 600, perTravellerMinor: 200 },
      ],
      totalMinor: 30_603,
      perTravellerMinor: 10_201,
      currency: "USD",
    });
  });

  it("is what was chosen, and nothing of the budget beside it", () => {
    const one = priced(300, 600);
    expect(priceOf({ ...one, hotel: undefined })).toMatchObject({ totalMinor: 300, lines: [{ category: "flights" }] });
    expect(priceOf({ ...one, flight: undefined })).toMatchObject({ totalMinor: 600, lines: [{ category: "hotel" }] });
  });

  it("is nothing while nothing is chosen, and shown as the wished budget of each (CHECKLIST TRIP-30)", () => {
    const open = bareTrip({ adults: 2, children: 1, budgetMinor: 50_000 });
    expect(priceOf(open)).toEqual({ lines: [], totalMinor: 0, perTravellerMinor: 0, currency: "USD" });
    expect(estimateOf(priced(300, 600))).toEqual(priceOf(priced(300, 600)));
    expect(estimateOf(open)).toEqual({
      lines: [{ category: "budget", label: "Trip budget", totalMinor: 150_000, perTravellerMinor: 50_000 }],
      totalMinor: 150_000,
      perTravellerMinor: 50_000,
      currency: "USD",
    });
  });

  it("speaks of one night as one", () => {
    expect(priceOf(priced(300, 600, 1)).lines[1]!.label).toBe("Hotel, 1 night");
  });
});

it("children are travellers too", () => {
  expect(travellersOf({ adults: 2, children: 3 })).toBe(5);
  expect(partyInWords({ adults: 2, children: 2, childAges: [3, 7] })).toBe("2 adults, 2 children (3 and 7)");
  expect(partyInWords({ adults: 1, children: 1, childAges: [0] })).toBe("1 adult, 1 child (0)");
  expect(partyInWords({ adults: 2, children: 1 })).toBe("3 travellers");
});

it("a trip can be booked until it is booked or over", () => {
  expect(TRIP_STATUSES.filter((status) => isBookable({ status }))).toEqual(["draft", "planning"]);
});

describe("what a trip is called, and what its status means", () => {
  it("is called by its name, and without one by where it goes", () => {
    expect(nameOfTrip(bareTrip({ name: "Spring" }))).toBe("Spring");
    expect(nameOfTrip(bareTrip({ name: "" }))).toBe("Kyoto");
  });

  it("is paid once booked and closed once made or cancelled", () => {
    expect(TRIP_STATUSES.filter((status) => isPaid({ status }))).toEqual(["booked", "completed"]);
    expect(TRIP_STATUSES.filter((status) => isClosed({ status }))).toEqual(["completed", "cancelled"]);
  });
});
