import { env, real } from "#app/config/env.server";
import { asksTravellers } from "#app/config/what-is-real";
import type { InventoryReality } from "#app/config/what-is-real";
import { DuffelClient } from "#app/integrations/duffel/client.server";
import { noteCall } from "#app/integrations/duffel/call-log.server";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { AIRLINES } from "../network/airlines";
import type { FlightOffer, FlightQuery } from "../offers/flight";
import type { HotelOffer, HotelQuery } from "../offers/hotel";
import { nonStopPairs } from "../network/network";
import type { ProviderName, SearchAnswer } from "../offers/offer";
import {
  createOfferSearch,
  type OfferOptions,
  type OfferProviders,
  type OfferSearch,
  type SearchOptions,
} from "./offer-search";
import type { OrderSource } from "./order-source";
import type { DayFare, FlightEnds, StayDates, UsualFare } from "./ports";
import { DuffelFlights } from "../providers/duffel-flights.server";
import { duffelOrders } from "../providers/duffel-orders.server";
import { DuffelStays } from "../providers/duffel-stays.server";
import { ApartFlights, ApartStays } from "../providers/sandbox-apart.server";
import { SandboxFlights } from "../providers/sandbox-flights";
import { SandboxHotels } from "../providers/sandbox-hotels";
import { sandboxOrders } from "../providers/sandbox-orders.server";

/** Answers kept of each kind; one of flights takes about half a megabyte. */
const KEPT_ANSWERS = 32;

/** How long prices of the moment are shown again to later callers; orders never rest on them. */
const REAL_ANSWERS_FOR_MS = 10 * 60_000;

let offerSearch: OfferSearch | undefined;

/** The route network is indexed at the first search, not at the start of the server. */
function search(): OfferSearch {
  offerSearch ??= createOfferSearch(SOURCES[env().INVENTORY](), {
    answers: KEPT_ANSWERS,
    ...(asksTravellers(real()) && { forMs: REAL_ANSWERS_FOR_MS }),
  });
  return offerSearch;
}

const SOURCES: Record<InventoryReality, () => OfferProviders> = {
  sandbox: () => {
    const [flights, hotels] = [new SandboxFlights(AIRLINES, nonStopPairs(), findAirport), new SandboxHotels()];
    if (env().SANDBOX_ORDERS === "at-once")
      return { usual: "sandbox", flights: { sandbox: flights }, hotels: { sandbox: hotels }, orders: {} };
    return {
      usual: "sandbox",
      flights: { sandbox: new ApartFlights(flights) },
      hotels: { sandbox: new ApartStays(hotels) },
      orders: { sandbox: sandboxOrders() },
    };
  },
  none: () => ({ usual: "sandbox", flights: {}, hotels: {}, orders: {} }),
  duffel: () => {
    const client = new DuffelClient({
      // Another server that speaks the API needs no token of Duffel's.
      accessToken: env().DUFFEL_ACCESS_TOKEN ?? "duffel_test_voyance",
      apiBase: env().DUFFEL_API_BASE,
      note: noteCall,
    });
    return {
      usual: "duffel",
      flights: { duffel: new DuffelFlights(client) },
      hotels: { duffel: new DuffelStays(client) },
      orders: { duffel: duffelOrders(client, env().DUFFEL_WEBHOOK_SECRET ?? []) },
    };
  },
};

/**
 * Round trips for a query, cheapest first; empty when there are none. The answer is shared: do not change it.
 * @throws AppError UNAVAILABLE where nothing is sold here, or no source answers
 * @throws RangeError for a date that does not exist or an empty party
 */
export function searchFlights(query: FlightQuery, options?: SearchOptions): Promise<SearchAnswer<FlightOffer>> {
  return search().searchFlights(query, options);
}

/**
 * The round trip of that id at its price of now; undefined when it is no longer offered. Throws as {@link
 * searchFlights}.
 */
export function getFlightOffer(
  query: FlightQuery,
  offerId: string,
  options?: OfferOptions<FlightOffer>,
): Promise<FlightOffer | undefined> {
  return search().getFlightOffer(query, offerId, options);
}

/** Stays for a query, cheapest first; none when there are none. Throws as {@link searchFlights}. */
export function searchHotels(query: HotelQuery, options?: SearchOptions): Promise<SearchAnswer<HotelOffer>> {
  return search().searchHotels(query, options);
}

/** The stay of that id at its price of now; undefined when it is no longer offered. Throws as {@link searchFlights}. */
export function getHotelOffer(
  query: HotelQuery,
  offerId: string,
  options?: OfferOptions<HotelOffer>,
): Promise<HotelOffer | undefined> {
  return search().getHotelOffer(query, offerId, options);
}

/**
 * The lowest fares of the same trip on other days, cheaply; undefined where the source would have to search for each.
 * Throws as {@link searchFlights}.
 */
export function leastFares(queries: readonly FlightQuery[], options?: SearchOptions): Promise<DayFare[]> | undefined {
  return search().leastFares?.(queries, options);
}

/** Whether lowest fares of other days can be asked for. */
export function knowsLeastFares(): boolean {
  return search().leastFares !== undefined;
}

/** Where offers of a provider are ordered, apart from their payment; undefined where they are booked at once. */
export function orderSourceOf(provider: ProviderName): OrderSource | undefined {
  return search().orderSourceOf(provider);
}

/** The usual fares of many dates, at once and without a search; undefined where the source has no rule for them. */
export function usualFares(ends: FlightEnds, stays: readonly StayDates[]): UsualFare[] | undefined {
  return search().usualFares?.(ends, stays);
}

/** Whether the price of these offers can be held for days: every source of them has to honour it. */
export function holdsPrices(
  flight: Pick<FlightOffer, "provider"> | undefined,
  hotel: Pick<HotelOffer, "provider"> | undefined,
): boolean {
  return search().holdsPrices(flight, hotel);
}
