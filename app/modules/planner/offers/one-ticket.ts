import { formatMoney } from "#app/shared/money";
import { oneTicketLine } from "#app/modules/trips/trip/ticket-home";
import type { TicketHome } from "#app/modules/trips/trip/ticket-home";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";

/** The two ways to buy the flights there and home of a longer trip, as the address of the step names them. */
export const TICKETS = ["one", "each-way"] as const;
export type TicketKind = (typeof TICKETS)[number];

/** Which of the two a step shows: the asked one, or that of the flight that is chosen; one ticket while none is. */
export function ticketAsked(params: URLSearchParams, { flight }: Pick<Trip, "flight">): TicketKind {
  const asked = TICKETS.find((kind) => kind === params.get("ticket"));
  return asked ?? (flight && !flight.home ? "each-way" : "one");
}

/** The ticket of a step in words, and the way to the other one. */
export interface TicketPart {
  kind: TicketKind;
  line: string;
  /** The difference of the lowest prices, where both are known. */
  difference?: string;
  other: { label: string; to: string };
}

/** The lowest prices of both, for the whole party, in US cents. */
export interface TicketPrices {
  oneMinor: number;
  eachWayMinor: number;
}

function differenceOf(kind: TicketKind, { oneMinor, eachWayMinor }: TicketPrices): string {
  const saved = eachWayMinor - oneMinor;
  const money = (minor: number): string => formatMoney(Math.abs(minor), "USD");
  if (saved === 0) return "One ticket and each way by itself cost the same.";
  if (saved > 0)
    return kind === "one"
      ? `From ${money(oneMinor)}; each way by itself from ${money(eachWayMinor)}, ${money(saved)} more.`
      : `Each way by itself costs from ${money(eachWayMinor)}; one ticket saves ${money(saved)}.`;
  return kind === "one"
    ? `From ${money(oneMinor)}; each way by itself saves ${money(saved)}.`
    : `Each way by itself costs from ${money(eachWayMinor)}; one ticket from ${money(oneMinor)}, ${money(saved)} more.`;
}

/** The line of a ticket there and home, and what it takes from the last place. */
function oneTicketInWords(home: TicketHome, last: Trip): string {
  const line = `${oneTicketLine(home)}.`;
  return last.flight && !last.flightHome
    ? `${line} It takes the place of the flights you chose with ${home.name}.`
    : line;
}

/** The line of the flights there alone; those home are chosen with the last place, while it can still be booked. */
function eachWayInWords({ name }: TicketHome, last: Trip): string {
  const there = "Each way by itself: these are the flights there.";
  return isBookable(last)
    ? `${there} You choose the flight home with ${name}.`
    : `${there} ${name} is paid for already, so you book the flight home yourself.`;
}

/**
 * The words of a step about its ticket.
 * @param last the last place
 * @param prices where both are known
 */
export function ticketPart(
  kind: TicketKind,
  home: TicketHome,
  last: Trip,
  prices: TicketPrices | undefined,
): TicketPart {
  return {
    kind,
    line: kind === "one" ? oneTicketInWords(home, last) : eachWayInWords(home, last),
    ...(prices && { difference: differenceOf(kind, prices) }),
    other:
      kind === "one"
        ? { label: "Book each way by itself", to: "?ticket=each-way" }
        : { label: "See one ticket there and home", to: "?ticket=one" },
  };
}
