import { LRUCache } from "lru-cache";
import { AppError } from "#app/shared/app-error";
import type { FlightOffer, FlightQuery } from "./flight";
import type { HotelOffer, HotelQuery } from "./hotel";
import type { ProviderName } from "./offer";
import type { FlightProvider, HotelProvider } from "./ports";

export interface SearchOptions {
  /** The sandbox when left out. */
  provider?: ProviderName;
  signal?: AbortSignal;
}

export interface OfferProviders {
  flights: Partial<Record<ProviderName, FlightProvider>>;
  hotels: Partial<Record<ProviderName, HotelProvider>>;
}

/** Searches over whichever providers there are; answers to the same question are kept for a while. */
export interface OfferSearch {
  searchFlights(query: FlightQuery, options?: SearchOptions): Promise<FlightOffer[]>;
  getFlightOffer(query: FlightQuery, offerId: string, options?: SearchOptions): Promise<FlightOffer | undefined>;
  searchHotels(query: HotelQuery, options?: SearchOptions): Promise<HotelOffer[]>;
  getHotelOffer(query: HotelQuery, offerId: string, options?: SearchOptions): Promise<HotelOffer | undefined>;
  /** Whether the sources of these offers hold their prices; without an offer there is nothing to hold. */
  holdsPrices(
    flight: Pick<FlightOffer, "provider"> | undefined,
    hotel: Pick<HotelOffer, "provider"> | undefined,
  ): boolean;
}

/**
 * Every function throws an AppError UNAVAILABLE for a provider that is not set up. Lists belong to the search: callers do
 * not change them.
 * @param keep how many answers of each kind are kept
 */
export function createOfferSearch(providers: OfferProviders, keep: number): OfferSearch {
  const flightAnswers = new LRUCache<string, FlightOffer[]>({ max: keep });
  const hotelAnswers = new LRUCache<string, HotelOffer[]>({ max: keep });

  async function searchFlights(
    query: FlightQuery,
    { provider = "sandbox", signal }: SearchOptions = {},
  ): Promise<FlightOffer[]> {
    const source = providerOf(providers.flights, provider, "flights");
    return askOnce(flightAnswers, flightKey(provider, query), () => source.search(query, signal));
  }

  async function searchHotels(
    query: HotelQuery,
    { provider = "sandbox", signal }: SearchOptions = {},
  ): Promise<HotelOffer[]> {
    const source = providerOf(providers.hotels, provider, "stays");
    return askOnce(hotelAnswers, hotelKey(provider, query), () => source.search(query, signal));
  }

  return {
    searchFlights,
    searchHotels,
    holdsPrices(flight, hotel) {
      const sources = [flight && providers.flights[flight.provider], hotel && providers.hotels[hotel.provider]];
      const asked = sources.filter((_, index) => (index === 0 ? flight : hotel) !== undefined);
      return asked.length > 0 && asked.every((source) => source?.holdsPrices === true);
    },
    async getFlightOffer(query, offerId, { provider = "sandbox", signal } = {}) {
      const kept = flightAnswers.get(flightKey(provider, query))?.find((offer) => offer.id === offerId);
      return kept ?? providerOf(providers.flights, provider, "flights").getOffer(query, offerId, signal);
    },
    async getHotelOffer(query, offerId, { provider = "sandbox", signal } = {}) {
      const kept = hotelAnswers.get(hotelKey(provider, query))?.find((offer) => offer.id === offerId);
      return kept ?? providerOf(providers.hotels, provider, "stays").getOffer(query, offerId, signal);
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

/** Only complete answers are kept: a failed or abandoned search is asked again. */
async function askOnce<Offer>(
  answers: LRUCache<string, Offer[]>,
  key: string,
  ask: () => Promise<Offer[]>,
): Promise<Offer[]> {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = await ask();
  answers.set(key, answer);
  return answer;
}

function flightKey(provider: ProviderName, query: FlightQuery): string {
  const { origins, destinations, departOn, returnOn, adults, children, cabins = [], today } = query;
  return [
    provider,
    origins.join("+"),
    destinations.join("+"),
    departOn,
    returnOn,
    adults,
    children,
    cabins.join("+"),
    today,
  ].join(" ");
}

function hotelKey(provider: ProviderName, query: HotelQuery): string {
  const { destination, checkIn, checkOut, adults, children, today } = query;
  return [provider, destination.slug, checkIn, checkOut, adults, children, today].join(" ");
}
