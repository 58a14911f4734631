import type { Anchor, DayTrip, Ticket } from "#app/modules/catalogue/schema/arrangement.schema";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";

/** How the places of a destination belong together; every list may be empty. */
export interface Arrangement {
  /** The reasons to come, the first first, with the nights from which a stay should hold each. */
  anchors: readonly Anchor[];
  /** Days that are one outing. */
  dayTrips: readonly DayTrip[];
  /** Places that are one visit, in the order in which they are walked. */
  together: readonly (readonly string[])[];
  /** One ticket for several places. */
  tickets: readonly Ticket[];
}

/** The arrangement of a destination, as plain data that can be sent to a worker. */
export function arrangementOf({ anchors, dayTrips, together, tickets }: DestinationSource): Arrangement {
  return { anchors, dayTrips, together, tickets };
}
