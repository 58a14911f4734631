import type { FlightOffer, FlightQuery } from "./flight";
import type { HotelOffer, HotelQuery } from "./hotel";

/**
 * A source of round-trip flights. An answer is the same for the same query (which names the day of the search);
 * no connection is an empty list, never an error. Offers come sorted by price, then id.
 */
export interface FlightProvider {
  /** Whether it honours the price of an offer for the days that we hold it; one that does not is never held for a fee. */
  readonly holdsPrices: boolean;
  search(query: FlightQuery, signal?: AbortSignal): Promise<FlightOffer[]>;
  /** The offer of that id at the price of `query.today`; undefined when the query no longer yields it. */
  getOffer(query: FlightQuery, offerId: string, signal?: AbortSignal): Promise<FlightOffer | undefined>;
}

/** A source of stays, with the same promises as a {@link FlightProvider}. */
export interface HotelProvider {
  readonly holdsPrices: boolean;
  search(query: HotelQuery, signal?: AbortSignal): Promise<HotelOffer[]>;
  getOffer(query: HotelQuery, offerId: string, signal?: AbortSignal): Promise<HotelOffer | undefined>;
}
