import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { formatDayMonth, formatShortDate } from "#app/shared/format";

/** The last place of a longer trip, as the ticket of the first one names it: the way home begins there. */
export interface TicketHome {
  tripId: string;
  slug: string;
  name: string;
  /** Local date of the flight home. */
  on: IsoDate;
}

/** The flight home of a last place, where it is on the ticket of the first one. */
export interface FlightHome {
  /** The trip that has the ticket, and its place. */
  tripId: string;
  place: string;
  leg: FlightLeg;
  isSandbox: boolean;
  /** Whether the ticket is paid for. */
  isPaid?: true;
}

/** "There and home on one ticket: home from Osaka on 14 May" */
export function oneTicketLine({ name, on }: Pick<TicketHome, "name" | "on">): string {
  return `There and home on one ticket: home from ${name} on ${formatDayMonth(on)}`;
}

/** "Your flight home is on the ticket to Rome" */
export function onTicketTo({ place }: Pick<FlightHome, "place">): string {
  return `Your flight home is on the ticket to ${place}`;
}

/** "Thu 14 May, KIX 10:20 to LHR 15:00, BA 20"; the day of landing where it is another. */
export function flightInWords({ from, to, departLocal, arriveLocal, segments }: FlightLeg): string {
  const numbers = segments.flatMap(({ flightNumber }) => flightNumber || []).join(", ");
  const [leaves, lands] = [departLocal.slice(0, 10), arriveLocal.slice(0, 10)];
  const landing = lands === leaves ? "" : ` on ${formatShortDate(lands)}`;
  const times = `${from} ${departLocal.slice(11)} to ${to} ${arriveLocal.slice(11)}${landing}`;
  return [formatShortDate(leaves), times, numbers].filter(Boolean).join(", ");
}

/** "Home from Osaka, on this ticket: Thu 14 May, KIX 10:20 to LHR 15:00, BA 20" */
export function homeOnThisTicket({ name }: Pick<TicketHome, "name">, leg: FlightLeg): string {
  return `Home from ${name}, on this ticket: ${flightInWords(leg)}`;
}
