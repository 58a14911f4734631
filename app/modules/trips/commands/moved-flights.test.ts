import { describe, expect, it } from "vitest";
import { flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { flownLegs } from "#app/modules/inventory/offers/flight";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { applyCommand } from "./apply-command";
import { legsThatMove, withMovedFlights } from "./moved-flights";

const trip = { ...fullTrip("kyoto", 4), status: "booked" as const };
const [outbound, inbound] = flownLegs(trip.flight!.offer) as [FlightLeg, FlightLeg];
const AT = "2027-01-01T00:00:00.000Z";

/** The same flight so many days later. */
function later(leg: FlightLeg, days: number): FlightLeg {
  const move = (at: string, length: number): string =>
    new Date(Date.parse(at.endsWith("Z") ? at : `${at}:00Z`) + days * 86_400_000).toISOString().slice(0, length);
  return {
    ...leg,
    departLocal: move(leg.departLocal, 16),
    arriveLocal: move(leg.arriveLocal, 16),
    departAt: move(leg.departAt, 24),
  };
}

describe("flights that their airline moves", () => {
  it("keep their name and price, and the days of the trip go with them", () => {
    const next = withMovedFlights(trip, { outbound: later(outbound, 1) })!;
    expect(next.flight!.offer).toEqual({ ...trip.flight!.offer, outbound: later(outbound, 1) });
    const leavesOnFirst = outbound.departLocal.slice(0, 10) === trip.startDate;
    expect(next.startDate !== trip.startDate).toBe(leavesOnFirst);
    expect(next.endDate).toBe(trip.endDate);
    const home = withMovedFlights(trip, { inbound: later(inbound, 2) })!;
    expect(home.endDate > trip.endDate).toBe(inbound.departLocal.slice(0, 10) === trip.endDate);
  });

  it("change no date when they would leave before they arrive, and nothing of a trip without flights", () => {
    expect(withMovedFlights(trip, { outbound: later(outbound, 40) })).toMatchObject({
      startDate: trip.startDate,
      endDate: trip.endDate,
    });
    expect(withMovedFlights({ ...trip, flight: undefined }, { outbound })).toBeUndefined();
    const refused = applyCommand(
      { trip: { ...trip, flight: undefined }, people: [] },
      { kind: "moveFlights", outbound, plannedOn: trip.revision },
      AT,
    );
    expect(refused).toMatchObject({ status: "refused", refusal: { reason: "impossible" } });
  });

  it("are laid with the days that were planned on this revision, and with no older ones", () => {
    const command = {
      kind: "moveFlights" as const,
      outbound: later(outbound, 0),
      days: trip.itinerary!,
      plannedOn: trip.revision,
    };
    expect(applyCommand({ trip, people: [] }, command, AT).status).toBe("applied");
    expect(applyCommand({ trip, people: [] }, { ...command, plannedOn: trip.revision - 1 }, AT)).toMatchObject({
      status: "refused",
      refusal: { reason: "replan" },
    });
  });

  it("move in the one direction that is flown, and begin to fly in no other", () => {
    const one = flownOneWay(trip, "back");
    const changed = legsThatMove(one, [
      { before: outbound, after: later(outbound, 1) },
      { before: inbound, after: later(inbound, 1) },
    ]);
    expect(changed).toEqual({ inbound: later(inbound, 1), areGone: false });
    const next = withMovedFlights(one, changed)!;
    expect(next.flight!.offer).toEqual({ ...one.flight!.offer, inbound: later(inbound, 1) });
    expect(next.startDate).toBe(trip.startDate);
    expect(withMovedFlights(one, { outbound })!.flight!.offer.outbound).toBeUndefined();
    expect(withMovedFlights(flownOneWay(trip, "out"), { inbound })!.flight!.offer.inbound).toBeUndefined();
  });

  it("are found by their airports", () => {
    const after = later(inbound, 1);
    expect(legsThatMove(trip, [{ before: inbound, after }])).toEqual({ inbound: after, areGone: false });
    expect(legsThatMove(trip, [{ before: outbound }])).toEqual({ areGone: true });
    expect(legsThatMove(trip, [{ before: { ...inbound, from: "XXX" }, after }])).toEqual({ areGone: false });
  });
});
