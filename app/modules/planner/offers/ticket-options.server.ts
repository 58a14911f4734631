import { searchFlights } from "#app/modules/inventory/search/inventory.server";
import { findTicketHome } from "#app/modules/trips/store/longer-trip.server";
import type { OneTicket } from "#app/modules/trips/store/longer-trip.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { flownBy } from "#app/modules/trips/trip/trip-parts";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import { flightOptions, flightQueryFor } from "../offers.server";
import type { OfferOptions } from "../offers.server";
import { ticketAsked, ticketPart } from "./one-ticket";
import type { TicketPart, TicketPrices } from "./one-ticket";

/** The flights of a step; of a first place with its ticket in words. */
export interface FlightStepOptions extends OfferOptions<FlightOffer> {
  ticket?: TicketPart;
}

/** The lowest price of a trip's own flights; 0 for one that flies nowhere. */
async function leastMinor(ctx: Ctx, trip: Trip): Promise<number | undefined> {
  const { out, back } = flownBy(trip);
  if (!out && !back) return 0;
  return (await searchFlights(flightQueryFor(trip, todayOf(ctx)), { signal: ctx.signal })).offers[0]?.priceMinor;
}

/**
 * The lowest prices of both tickets, with the flights that the last place needs beside each; undefined where a source
 * would have to be asked, since a real search takes seconds.
 */
async function pricesOf(
  ctx: Ctx,
  trip: Trip,
  { home, last }: OneTicket,
  shown: FlightOffer | undefined,
): Promise<TicketPrices | undefined> {
  // Of a place that is paid for no flights are sold any more.
  if (!shown?.isSandbox || !isBookable(last)) return undefined;
  try {
    const { offers } = await searchFlights(flightQueryFor(trip, todayOf(ctx), home), { signal: ctx.signal });
    const [lowest] = offers;
    if (!lowest?.inbound) return undefined;
    const { isSandbox } = lowest;
    const flightHome = { tripId: trip.id, place: trip.destination.name, leg: lowest.inbound, isSandbox };
    const [lastOne, there, lastApart] = await Promise.all([
      leastMinor(ctx, { ...last, flightHome }),
      leastMinor(ctx, trip),
      leastMinor(ctx, { ...last, flightHome: undefined }),
    ]);
    if (lastOne === undefined || there === undefined || lastApart === undefined) return undefined;
    return { oneMinor: lowest.priceMinor + lastOne, eachWayMinor: there + lastApart };
  } catch (error) {
    ctx.log.warn({ err: error, tripId: trip.id }, "the prices of both tickets are not compared");
    return undefined;
  }
}

/**
 * The flights of a step: of a first place there and home on one ticket, unless the address or an earlier choice wants
 * each way by itself, or no airline sells it.
 */
export async function flightStepOptions(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  params: URLSearchParams,
): Promise<FlightStepOptions> {
  const ticket = await findTicketHome(ctx, trip, holder);
  if (!ticket) return flightOptions(ctx, trip);
  const asked = ticketAsked(params, trip);
  const options = await flightOptions(ctx, trip, asked === "one" ? ticket : undefined);
  if (asked === "one" && options.searched === 0 && options.missing.length === 0) return flightOptions(ctx, trip);
  const prices = await pricesOf(ctx, trip, ticket, options.all[0]);
  return { ...options, ticket: ticketPart(asked, ticket.home, ticket.last, prices) };
}
