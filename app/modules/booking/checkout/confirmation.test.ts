import { describe, expect, test } from "vitest";
import { BOOKING, bareTrip, flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { toConfirmationView } from "./confirmation";

const trip = fullTrip("kyoto", 7, { adults: 2, children: 1 });
const { offer } = trip.hotel!;

describe("what the confirmation page shows", () => {
  test("is the one direction that is flown", () => {
    const flights = (only: "out" | "back") => toConfirmationView(flownOneWay(trip, only), BOOKING, 72).flights;
    expect(flights("out")).toEqual({ outbound: expect.objectContaining({ from: "JFK", to: "KIX" }) });
    expect(flights("back")).toEqual({ back: expect.objectContaining({ from: "KIX", to: "JFK" }) });
    const goesOn = (only: "out" | "back") => toConfirmationView(flownOneWay(trip, only), BOOKING, 1).goesOn;
    expect([goesOn("out"), goesOn("back")]).toEqual([undefined, true]);
  });

  test("is the trip, its party, and what was paid for all and for each", () => {
    expect(toConfirmationView(trip, { ...BOOKING, amountMinor: 318_420 }, 72)).toEqual({
      tripId: trip.id,
      tripName: "7 days in Kyoto",
      destination: "Kyoto",
      destinationSlug: "kyoto",
      daysToGo: 72,
      startDate: "2027-04-14",
      endDate: "2027-04-21",
      travellers: 3,
      reference: "VKTREW",
      flights: {
        outbound: {
          airline: "Finnair",
          flightNumbers: "AY 16, AY 67",
          from: "JFK",
          to: "KIX",
          departLocal: "2027-04-14T17:45",
          arriveLocal: "2027-04-15T23:40",
          stops: 1,
          durationMinutes: 1375,
        },
        back: {
          airline: "Japan Airlines",
          flightNumbers: "JL 6",
          from: "KIX",
          to: "JFK",
          departLocal: "2027-04-21T11:05",
          arriveLocal: "2027-04-21T11:00",
          stops: 0,
          durationMinutes: 775,
        },
      },
      hotel: {
        name: offer.name,
        roomType: offer.roomType,
        nights: 6,
        checkIn: "2027-04-15",
        checkInTime: "15:00",
        terms: [],
      },
      totalPaidMinor: 318_420,
      perTravellerMinor: 106_140,
      currency: "USD",
      creditMinor: 0,
      references: [],
      priceHeldUntil: undefined,
      isPartly: false,
      isShared: false,
      showsPrices: false,
      isSealed: false,
    });
  });

  test("has no flight, no hotel, no reference and no lock where there was none", () => {
    const view = toConfirmationView(bareTrip(), { amountMinor: 100, currency: "USD" }, 72);
    expect(view).toMatchObject({ flights: undefined, hotel: undefined, reference: undefined });
    expect(view.priceHeldUntil).toBeUndefined();
  });

  test("counts the days until it leaves, and none once it has", () => {
    const left = (days: number) => toConfirmationView(trip, BOOKING, days).daysToGo;
    expect([left(1), left(0), left(-1)]).toEqual([1, 0, undefined]);
  });

  test("says whether the trip is shared already", () => {
    expect(toConfirmationView({ ...trip, sharedAt: "2027-01-01T00:00:00.000Z" }, BOOKING, 72).isShared).toBe(true);
  });
});
