import { describe, expect, it } from "vitest";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import { aggregate as anyTrip, apply, refusal } from "./apply-command.fixture";
import { ALL_ELSEWHERE, OWN_FLIGHTS, OWN_STAY } from "../trip/elsewhere.fixture";
import type { ToldBookings } from "./elsewhere-rules";
import type { Trip } from "../trip/trip";
import { changedParts } from "../trip/trip-aggregate";

/** On the days of the flights. */
const aggregate = (changes: Partial<Trip> = {}) =>
  anyTrip({ startDate: "2027-04-14", endDate: "2027-04-21", ...changes });

const keepFlights = (flights: OwnFlights | null) => ({ kind: "keepOwnFlights", flights }) as const;

describe("flights booked elsewhere", () => {
  it("take the place of those bought here, and the days with them", () => {
    const before = aggregate();
    const { trip } = apply(before, keepFlights(OWN_FLIGHTS));
    expect([trip.flight, trip.itinerary, trip.elsewhere]).toEqual([undefined, undefined, { flights: OWN_FLIGHTS }]);
    expect(trip.priceConfidence).toBe(Math.min(1, trip.hotel!.offer.priceConfidence!));
    expect(changedParts(before, apply(before, keepFlights(OWN_FLIGHTS)))).toContain("flight");
  });

  it("set the dates of the trip, and a stay of other dates goes", () => {
    const moved = { ...OWN_FLIGHTS, outbound: [{ ...OWN_FLIGHTS.outbound[0]!, date: "2027-04-13" }] };
    const { trip } = apply(aggregate(), keepFlights(moved));
    expect([trip.startDate, trip.endDate, trip.hotel]).toEqual(["2027-04-13", "2027-04-21", undefined]);
    const own = aggregate({ hotel: undefined, elsewhere: { stay: OWN_STAY } });
    expect(apply(own, keepFlights(moved)).trip.elsewhere).toEqual({ flights: moved, stay: OWN_STAY });
  });

  it("are refused when they go back before they arrive", () => {
    const { inbound } = OWN_FLIGHTS;
    const late = { outbound: [{ date: "2027-04-30" }], inbound };
    expect(refusal(aggregate(), keepFlights(late))?.why).toBe("These flights take you home before you arrive");
  });

  it("go when flights are bought here, or when nothing is said of them any more", () => {
    const before = aggregate({ flight: undefined, elsewhere: ALL_ELSEWHERE });
    const flight = aggregate().trip.flight!;
    expect(apply(before, { kind: "chooseFlight", flight }).trip.elsewhere).toEqual({ stay: OWN_STAY });
    expect(apply(before, keepFlights(null)).trip.elsewhere).toEqual({ stay: OWN_STAY });
    const alone = aggregate({ flight: undefined, elsewhere: { flights: OWN_FLIGHTS } });
    expect(apply(alone, keepFlights(null)).trip.elsewhere).toBeUndefined();
  });
});

describe("a stay booked elsewhere", () => {
  it("takes the place of the one bought here, and makes a draft a plan", () => {
    const { trip } = apply(aggregate({ status: "draft" }), { kind: "keepOwnStay", stay: OWN_STAY });
    expect([trip.hotel, trip.itinerary, trip.status]).toEqual([undefined, undefined, "planning"]);
    expect(trip.elsewhere).toEqual({ stay: OWN_STAY });
    const hotel = aggregate().trip.hotel!;
    expect(apply(aggregate({ elsewhere: { stay: OWN_STAY } }), { kind: "chooseHotel", hotel }).trip.elsewhere).toBe(
      undefined,
    );
  });
});

describe("other basics", () => {
  const before = aggregate({ flight: undefined, hotel: undefined, elsewhere: ALL_ELSEWHERE });
  const { name, destination, origin, startDate, endDate, adults, children, budgetMinor, preferences } = before.trip;
  const basics = { name, destination, origin, startDate, endDate, adults, children, budgetMinor, preferences };
  const after = (changes: Partial<typeof basics>) =>
    apply(before, { kind: "changeBasics", ...basics, ...changes }).trip.elsewhere;

  it("keep what was booked elsewhere for more people, and lose what other dates no longer touch", () => {
    expect(after({ adults: adults + 1 })).toEqual(ALL_ELSEWHERE);
    expect(after({ endDate: "2027-04-22" })).toEqual({ stay: OWN_STAY });
    expect(after({ startDate: "2027-06-01", endDate: "2027-06-05" })).toBeUndefined();
    expect(after({ destination: { slug: "tokyo", name: "Tokyo" } })).toBeUndefined();
  });
});

describe("bookings of a trip whose days are planned", () => {
  const change = (told: ToldBookings, before = aggregate()) =>
    ({ kind: "changeBookings", ...told, days: before.trip.itinerary!, plannedOn: before.trip.revision }) as const;
  const later = { ...OWN_FLIGHTS, outbound: [{ ...OWN_FLIGHTS.outbound[0]!, date: "2027-04-15" }] };

  it("take the place of what was chosen here, with the days that were laid around them", () => {
    const { trip } = apply(aggregate(), change({ flights: OWN_FLIGHTS, stay: OWN_STAY }));
    expect([trip.flight, trip.hotel, trip.elsewhere]).toEqual([undefined, undefined, ALL_ELSEWHERE]);
    expect(trip.itinerary).toBeDefined();
    expect(apply(aggregate(), change({ flights: later })).trip).toMatchObject({ startDate: "2027-04-15" });
    expect(apply(aggregate(), change({ flights: later })).trip.hotel, "it was for other dates").toBeUndefined();
  });

  it("leave what was paid for here as it is", () => {
    const booked = aggregate({ status: "booked" });
    expect(refusal(booked, change({ flights: OWN_FLIGHTS }, booked))?.why).toMatch(/paid for your flights/);
    expect(refusal(booked, change({ stay: OWN_STAY }, booked))?.why).toMatch(/paid for your hotel here, so it stays/);
    const flown = aggregate({ status: "booked", flight: undefined });
    expect(refusal(flown, change({ flights: later }, flown))?.why).toMatch(/other dates/);
    expect(apply(flown, change({ flights: OWN_FLIGHTS }, flown)).trip).toMatchObject({
      status: "booked",
      elsewhere: { flights: OWN_FLIGHTS },
      hotel: flown.trip.hotel,
    });
  });

  it("go one by one, and a stay goes that the new dates do not touch", () => {
    const own = aggregate({ flight: undefined, hotel: undefined, elsewhere: ALL_ELSEWHERE });
    expect(apply(own, change({ flights: null }, own)).trip.elsewhere).toEqual({ stay: OWN_STAY });
    const early = {
      outbound: [{ date: "2027-03-01" }],
      inbound: [{ date: "2027-03-05" }],
    };
    expect(apply(own, change({ flights: early }, own)).trip.elsewhere).toEqual({ flights: early });
    const backwards = { outbound: [{ date: "2027-04-30" }], inbound: [{ date: "2027-04-21" }] };
    expect(refusal(own, change({ flights: backwards }, own))?.why).toBe(
      "These flights take you home before you arrive",
    );
  });
});
