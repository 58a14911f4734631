/** The reference that a traveller quotes to the airline or the hotel. */
export interface OrderedPart {
  /** Undefined while airline or hotel have not said. */
  reference?: string;
  /** Numbers of tickets. */
  documents: readonly string[];
}

/** How the orders of a paid trip stand that are made after its payment; a part that could not be had is not there. */
export interface TripOrders {
  state: "ordering" | "confirmed" | "partly";
  flights?: OrderedPart;
  stay?: OrderedPart;
}

interface Paid {
  /** See TRIP_STATUSES. */
  status: string;
  orders?: TripOrders;
}

/** Whether a paid trip is still being ordered: until it stands nothing of it is called booked. */
export function isBeingOrdered({ status, orders }: Paid): boolean {
  return status === "booked" && orders?.state === "ordering";
}

/** Whether all that a trip has of ours stands: it is paid, and no order is open. */
export function isSure(trip: Paid): boolean {
  return (trip.status === "booked" || trip.status === "completed") && !isBeingOrdered(trip);
}

/** Orders as a member of the party sees them: references are the owner's alone. */
export function withoutReferences({ state }: TripOrders): TripOrders {
  return { state };
}

/** "Airline reference RZPNX8, tickets 125-1 and 125-2"; undefined while there is none. */
export function referenceInWords(what: "Airline" | "Hotel", part: OrderedPart | undefined): string | undefined {
  if (!part?.reference) return undefined;
  const { documents } = part;
  const tickets =
    documents.length === 0 ? "" : `, ${documents.length === 1 ? "ticket" : "tickets"} ${documents.join(", ")}`;
  return `${what} reference ${part.reference}${tickets}`;
}
