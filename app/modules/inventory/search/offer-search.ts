import { LRUCache } from "lru-cache";
import { AppError } from "#app/shared/app-error";
import type { FlightOffer, FlightQuery } from "../offers/flight";
import type { HotelOffer, HotelQuery } from "../offers/hotel";
import type { ProviderName, SearchAnswer } from "../offers/offer";
import type { OrderSource } from "./order-source";
import type { DayFare, FlightEnds, FlightProvider, HotelProvider, StayDates, UsualFare } from "./ports";

export interface SearchOptions {
  signal?: AbortSignal;
}

export interface OfferOptions<Offer> extends SearchOptions {
  /**
   * Never from what is kept for looking, where an offer is ordered by its name at the source: it is asked now, for this
   * caller alone.
   */
  fresh?: boolean;
  /** The offer as it was last answered; a source that still knows it need not search again. */
  known?: Offer;
}

export interface OfferProviders {
  /** Where is searched. */
  usual: ProviderName;
  flights: Partial<Record<ProviderName, FlightProvider>>;
  hotels: Partial<Record<ProviderName, HotelProvider>>;
  orders: Partial<Record<ProviderName, OrderSource>>;
}

export interface Keeping {
  /** Answers of each kind. */
  answers: number;
  /** After this an answer is asked for again; never when left out. */
  forMs?: number;
}

/** Searches over whichever providers there are; answers to the same question are kept for a while. */
export interface OfferSearch {
  searchFlights(query: FlightQuery, options?: SearchOptions): Promise<SearchAnswer<FlightOffer>>;
  getFlightOffer(
    query: FlightQuery,
    offerId: string,
    options?: OfferOptions<FlightOffer>,
  ): Promise<FlightOffer | undefined>;
  searchHotels(query: HotelQuery, options?: SearchOptions): Promise<SearchAnswer<HotelOffer>>;
  getHotelOffer(
    query: HotelQuery,
    offerId: string,
    options?: OfferOptions<HotelOffer>,
  ): Promise<HotelOffer | undefined>;
  /**
   * The lowest fares of the same trip on other days; undefined where the source does not tell them without a search
   * each.
   */
  leastFares?(queries: readonly FlightQuery[], options?: SearchOptions): Promise<DayFare[]>;
  /** The usual fares of many dates by the source's own rule; absent where it has none. */
  usualFares?(ends: FlightEnds, stays: readonly StayDates[]): UsualFare[];
  orderSourceOf(provider: ProviderName): OrderSource | undefined;
  /** Whether the sources of these offers hold their prices; without an offer there is nothing to hold. */
  holdsPrices(
    flight: Pick<FlightOffer, "provider"> | undefined,
    hotel: Pick<HotelOffer, "provider"> | undefined,
  ): boolean;
}

/**
 * Every function throws an AppError UNAVAILABLE for a provider that is not set up. Lists belong to the search: callers
 * do not change them.
 */
export function createOfferSearch(providers: OfferProviders, { answers, forMs = 0 }: Keeping): OfferSearch {
  const flightAnswers = new LRUCache<string, SearchAnswer<FlightOffer>>({ max: answers, ttl: forMs });
  const hotelAnswers = new LRUCache<string, SearchAnswer<HotelOffer>>({ max: answers, ttl: forMs });
  const fareAnswers = new LRUCache<string, DayFare[]>({ max: answers, ttl: forMs });
  const { usual } = providers;
  // Where offers are booked at once, the same question has the same answer, however often it is asked.
  const isOrderedApart = providers.orders[usual] !== undefined;

  async function searchFlights(query: FlightQuery, { signal }: SearchOptions = {}): Promise<SearchAnswer<FlightOffer>> {
    const source = providerOf(providers.flights, usual, "flights");
    return askOnce(flightAnswers, flightKey(query), () => source.search(query, signal));
  }

  async function searchHotels(query: HotelQuery, { signal }: SearchOptions = {}): Promise<SearchAnswer<HotelOffer>> {
    const source = providerOf(providers.hotels, usual, "stays");
    return askOnce(hotelAnswers, hotelKey(query), () => source.search(query, signal));
  }

  const daySource = providers.flights[usual];
  return {
    searchFlights,
    searchHotels,
    ...(daySource?.leastFares && {
      async leastFares(queries, { signal } = {}) {
        const key = queries.map(flightKey).join("\n");
        const known = fareAnswers.get(key) ?? (await daySource.leastFares!(queries, signal));
        fareAnswers.set(key, known);
        return known;
      },
    }),
    ...(daySource?.usualFares && { usualFares: (ends, stays) => daySource.usualFares!(ends, stays) }),
    holdsPrices(flight, hotel) {
      const sources = [flight && providers.flights[flight.provider], hotel && providers.hotels[hotel.provider]];
      const asked = sources.filter((_, index) => (index === 0 ? flight : hotel) !== undefined);
      return asked.length > 0 && asked.every((source) => source?.holdsPrices === true);
    },
    async getFlightOffer(query, offerId, { fresh = false, ...asked } = {}) {
      const source = providerOf(providers.flights, usual, "flights");
      const kept = fresh && isOrderedApart ? undefined : findKept(flightAnswers.get(flightKey(query)), offerId);
      return kept ?? source.getOffer(query, offerId, asked);
    },
    async getHotelOffer(query, offerId, { fresh = false, ...asked } = {}) {
      const source = providerOf(providers.hotels, usual, "stays");
      const kept = fresh && isOrderedApart ? undefined : findKept(hotelAnswers.get(hotelKey(query)), offerId);
      return kept ?? source.getOffer(query, offerId, asked);
    },
    orderSourceOf(provider) {
      return providers.orders[provider];
    },
  };
}

function providerOf<Provider>(
  providers: Partial<Record<ProviderName, Provider>>,
  name: ProviderName,
  what: string,
): Provider {
  const provider = providers[name];
  if (!provider) throw new AppError("UNAVAILABLE", `We cannot search ${what} right now. Please try again later`);
  return provider;
}

function findKept<Offer extends { id: string }>(
  answer: SearchAnswer<Offer> | undefined,
  offerId: string,
): Offer | undefined {
  return answer?.offers.find((offer) => offer.id === offerId);
}

/** Only complete answers are kept: a search that failed, was abandoned or lacks something is asked again. */
async function askOnce<Offer>(
  answers: LRUCache<string, SearchAnswer<Offer>>,
  key: string,
  ask: () => Promise<SearchAnswer<Offer>>,
): Promise<SearchAnswer<Offer>> {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = await ask();
  if (answer.missing.length === 0) answers.set(key, answer);
  return answer;
}

function flightKey(query: FlightQuery): string {
  const { origins, destinations, homes = [], only = "both", departOn, returnOn, adults, children, today } = query;
  const { childAges = [], cabins = [], leaves = [] } = query;
  return [
    origins.join("+"),
    destinations.join("+"),
    departOn,
    returnOn,
    adults,
    children,
    childAges.join("+"),
    cabins.join("+"),
    today,
    only,
    homes.join("+"),
    leaves.join("+"),
  ].join(" ");
}

function hotelKey(query: HotelQuery): string {
  const { destination, checkIn, checkOut, adults, children, childAges = [], today } = query;
  return [destination.slug, checkIn, checkOut, adults, children, childAges.join("+"), today].join(" ");
}
