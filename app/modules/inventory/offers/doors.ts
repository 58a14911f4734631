import type { FlightLeg, FlownLegs } from "./flight";

/** The end of a flight at the door of the hotel or the middle of town, instead of at the airport. */
export interface DoorTime {
  /** Wall clock at the door, `YYYY-MM-DDTHH:mm`: of coming in after landing, or of leaving for the flight home. */
  at: string;
  /** Minutes of the ride between airport and door. */
  rideMinutes: number;
  /** The ride in plain words, such as "RER B train"; empty where it is not known. */
  by: string;
}

/** The ways between the airports of a place and the traveller's door there. */
export interface Doors {
  arrival(leg: FlightLeg): DoorTime;
  departure(leg: FlightLeg): DoorTime;
}

/** From the aircraft's door into a town, and from the town to the aircraft's door, where the ride is not known. */
const USUAL_MINUTES = { arrival: 90, departure: 180 } as const;

/** The ways where nothing is known about them: an hour and a half in, three hours out, no ride counted. */
export const USUAL_DOORS: Doors = {
  arrival: ({ arriveLocal }) => ({ at: shiftLocal(arriveLocal, USUAL_MINUTES.arrival), rideMinutes: 0, by: "" }),
  departure: ({ departLocal }) => ({ at: shiftLocal(departLocal, -USUAL_MINUTES.departure), rideMinutes: 0, by: "" }),
};

/** Minutes of flights and of the rides between airport and door at the destination, as far as it is flown. */
export function doorToDoor({ outbound, inbound }: FlownLegs, doors: Doors): number {
  return (
    (outbound ? outbound.durationMinutes + doors.arrival(outbound).rideMinutes : 0) +
    (inbound ? doors.departure(inbound).rideMinutes + inbound.durationMinutes : 0)
  );
}

/** A wall clock `YYYY-MM-DDTHH:mm` that many minutes later, or earlier below 0. */
export function shiftLocal(local: string, minutes: number): string {
  return new Date(localMinutes(local) * 60_000 + minutes * 60_000).toISOString().slice(0, 16);
}

/** Minutes from the epoch to a wall clock, as if it were UTC. */
export function localMinutes(local: string): number {
  return Date.parse(`${local}:00Z`) / 60_000;
}
