import type { FlightOffer, FlightQuery } from "../offers/flight";
import type { HotelOffer, HotelQuery } from "../offers/hotel";
import type { IsoDate, SearchAnswer } from "../offers/offer";

export interface AskOptions<Offer> {
  signal?: AbortSignal;
  /** The offer as it was last answered: a source may still know it by its own name. */
  known?: Offer;
}

/** The lowest fare of a day to leave on, for the whole party, in cents. */
export interface DayFare {
  departOn: IsoDate;
  returnOn: IsoDate;
  priceMinor: number;
}

/** The days of leaving and of flying home. */
export interface StayDates {
  departOn: IsoDate;
  returnOn: IsoDate;
}

/** The usual fare of a return flight on some dates for one adult, in cents. */
export type UsualFare = StayDates & { adultPriceMinor: number };

/** The ends of a return flight, and the day on which its price is asked for. */
export type FlightEnds = Pick<FlightQuery, "origins" | "destinations" | "today">;

/**
 * A source of round-trip flights. It answers within a budget of seconds with what it has by then; no connection is an
 * empty list, never an error. Offers come sorted by price, then id.
 */
export interface FlightProvider {
  /**
   * Whether it honours the price of an offer for the days that we hold it; one that does not is never held for a fee.
   */
  readonly holdsPrices: boolean;
  search(query: FlightQuery, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>>;
  /**
   * The offer of that id as it is for sale now, asked for this caller alone; undefined when the query no longer yields
   * it.
   * @throws AppError UNAVAILABLE when the source does not answer in time
   */
  getOffer(query: FlightQuery, offerId: string, options?: AskOptions<FlightOffer>): Promise<FlightOffer | undefined>;
  /**
   * The lowest fares of the same trip on other days; days without a flight are left out. Absent where the source would
   * have to search for each day, which takes seconds and costs money.
   */
  leastFares?(queries: readonly FlightQuery[], signal?: AbortSignal): Promise<DayFare[]>;
  /**
   * The usual fares of a flight on many dates, by the rule of its prices and without a search; none where no way leads
   * there. Absent where the source has no such rule.
   */
  usualFares?(ends: FlightEnds, stays: readonly StayDates[]): UsualFare[];
}

/** A source of stays, with the same promises as a {@link FlightProvider}. */
export interface HotelProvider {
  readonly holdsPrices: boolean;
  search(query: HotelQuery, signal?: AbortSignal): Promise<SearchAnswer<HotelOffer>>;
  getOffer(query: HotelQuery, offerId: string, options?: AskOptions<HotelOffer>): Promise<HotelOffer | undefined>;
}
