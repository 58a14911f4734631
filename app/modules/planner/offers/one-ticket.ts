import { formatMoney } from "#app/shared/money";
import { oneTicketLine } from "#app/modules/trips/trip/ticket-home";
import type { TicketHome } from "#app/modules/trips/trip/ticket-home";
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

/** The words of a step about its ticket. @param prices where both are known */
export function ticketPart(kind: TicketKind, home: TicketHome, prices: TicketPrices | undefined): TicketPart {
  return {
    kind,
    line:
      kind === "one"
        ? `${oneTicketLine(home)}.`
        : `Each way by itself: these are the flights there. You choose the flight home with ${home.name}.`,
    ...(prices && { difference: differenceOf(kind, prices) }),
    other:
      kind === "one"
        ? { label: "Book each way by itself", to: "?ticket=each-way" }
        : { label: "See one ticket there and home", to: "?ticket=one" },
  };
}
