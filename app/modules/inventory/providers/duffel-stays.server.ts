import { TIMEOUT_MS, type DuffelClient } from "#app/integrations/duffel/client.server";
import { DuffelFailure } from "#app/integrations/duffel/duffel-failure";
import {
  quoteShape,
  ratesShape,
  staysSearchShape,
  type DuffelSearchResult,
} from "#app/integrations/duffel/stay-shapes";
import type { HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import type { SearchAnswer } from "#app/modules/inventory/offers/offer";
import type { AskOptions, HotelProvider } from "#app/modules/inventory/search/ports";
import { AppError } from "#app/shared/app-error";
import { daysBetween } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { soldFor } from "./duffel-prices.server";
import { quotedTerms, timeZoneAt, toHotelOffers, type StayAsked } from "./duffel-stay-offers.server";

const BUDGET_MS = 18_000;
const RADIUS_KM = 10;
/** Houses whose rooms are asked for: each is a call of its own. */
const MOST_HOUSES = 10;
/** Rooms of one house that are worth looking through. */
const MOST_RATES = 6;
/** The limits of a Duffel search: days ahead, nights. */
const FARTHEST = { days: 330, nights: 99 } as const;
/** Guests of a room; children share with their parents. */
const ROOM = { adults: 2, people: 4 } as const;
const USUAL_AGE = 8;
/** A price that was asked for this trip so lately is not asked for again: its quote is, before it is booked. */
const STANDS_MS = 5 * 60_000;
const LASTS_MS = 120_000;

export const LATE_STAYS = "Not every hotel answered in time, so there may be more than these.";
export const NO_STAYS_HERE = "Hotels can't be booked here yet. Tell us about a stay you've booked elsewhere.";
const NO_ANSWER = "The hotel did not answer in time. Please try again in a minute";
const DOWN = "We can't reach the hotels right now.";

/** How many rooms a party takes: two adults a room, four people with children. */
export function roomsFor({ adults, children }: Pick<HotelQuery, "adults" | "children">): number {
  return Math.max(1, Math.ceil(adults / ROOM.adults), Math.ceil((adults + children) / ROOM.people));
}

function guestsOf({ adults, children, childAges = [] }: HotelQuery) {
  return [
    ...Array.from({ length: adults }, () => ({ type: "adult" as const })),
    ...Array.from({ length: children }, (_, index) => ({ type: "child" as const, age: childAges[index] ?? USUAL_AGE })),
  ];
}

/** The houses worth a closer look: the cheapest, the nearest to the centre, and the best that are not far dearer. */
function bestOf(results: readonly DuffelSearchResult[], { destination }: HotelQuery): DuffelSearchResult[] {
  const priceOf = ({ cheapest_rate_total_amount: amount }: DuffelSearchResult): number => Number(amount ?? Infinity);
  const farness = ({ accommodation: { location } }: DuffelSearchResult): number => {
    const at = location?.geographic_coordinates;
    return at ? distanceKm({ lat: at.latitude, lon: at.longitude }, destination) : Infinity;
  };
  const quality = ({ accommodation: { rating, review_score: score } }: DuffelSearchResult): number =>
    (rating ?? 2) * 2 + (score ?? 6);
  const byPrice = results.toSorted((a, b) => priceOf(a) - priceOf(b));
  const middle = priceOf(byPrice[Math.floor(byPrice.length / 2)] ?? byPrice[0]!);
  const fair = byPrice.filter((one) => priceOf(one) <= middle * 2);
  const picks = [
    ...byPrice.slice(0, 3),
    ...fair.toSorted((a, b) => farness(a) - farness(b)).slice(0, 3),
    ...fair.toSorted((a, b) => quality(b) - quality(a)).slice(0, 4),
    ...byPrice.toSorted((a, b) => quality(b) - quality(a)).slice(0, 2),
    ...byPrice,
  ];
  return [...new Set(picks)].slice(0, MOST_HOUSES);
}

/** Rooms that Duffel's hotels sell. */
export class DuffelStays implements HotelProvider {
  readonly holdsPrices = false;
  readonly #client: DuffelClient;
  readonly #budgetMs: number;
  readonly #now: () => Date;

  constructor(client: DuffelClient, budgetMs = BUDGET_MS, now: () => Date = () => new Date()) {
    this.#client = client;
    this.#budgetMs = budgetMs;
    this.#now = now;
  }

  async search(query: HotelQuery, signal?: AbortSignal): Promise<SearchAnswer<HotelOffer>> {
    if (query.adults + query.children < 1) throw new RangeError("A hotel search needs at least one guest.");
    if (!isOnSale(query)) return { offers: [], missing: [] };
    const { lat: latitude, lon: longitude } = query.destination;
    return this.#find(
      query,
      { location: { radius: RADIUS_KM, geographic_coordinates: { latitude, longitude } } },
      false,
      signal,
    );
  }

  async getOffer(
    query: HotelQuery,
    offerId: string,
    { signal, known }: AskOptions<HotelOffer> = {},
  ): Promise<HotelOffer | undefined> {
    if (known?.id === offerId && this.#stands(known)) return known;
    const [house] = offerId.split(".");
    if (!house || !isOnSale(query)) return undefined;
    const { offers, missing } = await this.#find(query, { accommodation: { ids: [house] } }, true, signal);
    const found = offers.find(({ id }) => id === offerId);
    if (!found && missing.length > 0)
      throw new AppError("UNAVAILABLE", NO_ANSWER, { retryAfter: this.#client.retryAfter });
    return found && this.#quoted(found, signal);
  }

  /** The room at its last price, which may differ from that of its search; undefined when it has gone meanwhile. */
  async #quoted(offer: HotelOffer, signal?: AbortSignal): Promise<HotelOffer | undefined> {
    const { source } = offer;
    if (!source) return offer;
    try {
      const { data: quote } = await this.#client.call({
        what: "stay quote",
        shape: quoteShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.stays.quotes.create(source.ref),
        signal,
      });
      const price = { amount: quote.total_amount, currency: quote.total_currency };
      const totalMinor = soldFor(price, offer.guests);
      if (totalMinor === undefined) return undefined;
      const cancellation = quotedTerms(quote, offer, this.#now());
      return {
        ...offer,
        ...(cancellation && { cancellation }),
        totalMinor,
        perNightMinor: Math.round(totalMinor / offer.nights),
        source: { ...source, price },
      };
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      if (hasGone(error)) return undefined;
      throw new AppError("UNAVAILABLE", NO_ANSWER, { retryAfter: this.#client.retryAfter, cause: error });
    }
  }

  #stands({ source }: HotelOffer): boolean {
    const now = this.#now().getTime();
    return (
      source?.isOwn === true &&
      Date.parse(source.askedAt) > now - STANDS_MS &&
      Date.parse(source.expiresAt) > now + LASTS_MS
    );
  }

  async #find(
    query: HotelQuery,
    where: object,
    isOwn: boolean,
    signal?: AbortSignal,
  ): Promise<SearchAnswer<HotelOffer>> {
    const until = performance.now() + this.#budgetMs;
    const rooms = roomsFor(query);
    const body = {
      ...where,
      check_in_date: query.checkIn,
      check_out_date: query.checkOut,
      rooms,
      guests: guestsOf(query),
    };
    let results: DuffelSearchResult[];
    try {
      const { data } = await this.#client.call({
        what: "stays search",
        shape: staysSearchShape,
        timeoutMs: this.#budgetMs,
        ask: (sdk) => sdk.stays.search(body as Parameters<typeof sdk.stays.search>[0]),
        signal,
      });
      results = data.results;
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      return { offers: [], missing: [whyNone(error)] };
    }
    if (results.length === 0) return { offers: [], missing: [] };
    const { lat, lon } = query.destination;
    const asked: StayAsked = {
      query,
      rooms,
      isOwn,
      timeZone: timeZoneAt(lat, lon),
      now: this.#now(),
    };
    const houses = bestOf(results, query);
    const answers = await Promise.all(houses.map((house) => this.#rates(house, until - performance.now(), signal)));
    const offers = answers.flatMap((house) => {
      const all = house ? toHotelOffers(house, asked).sort(byPrice) : [];
      return isOwn ? all : all.slice(0, MOST_RATES);
    });
    return { offers: offers.sort(byPrice), missing: answers.includes(undefined) ? [LATE_STAYS] : [] };
  }

  /** The rooms of a house; none of them when it is full, undefined when it did not answer in time. */
  async #rates(
    house: DuffelSearchResult,
    leftMs: number,
    signal?: AbortSignal,
  ): Promise<DuffelSearchResult | undefined> {
    try {
      const { data } = await this.#client.call({
        what: "stay rates",
        shape: ratesShape,
        timeoutMs: Math.min(Math.max(1, leftMs), TIMEOUT_MS.read),
        ask: (sdk) => sdk.stays.searchResults.fetchAllRates(house.id),
        signal,
      });
      return data;
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      return hasGone(error) ? { ...house, accommodation: { ...house.accommodation, rooms: [] } } : undefined;
    }
  }
}

function isOnSale({ checkIn, checkOut, today }: HotelQuery): boolean {
  const nights = daysBetween(checkIn, checkOut);
  return checkIn >= today && nights >= 1 && nights <= FARTHEST.nights && daysBetween(today, checkIn) <= FARTHEST.days;
}

/** Whether a room can't be had, and not just asked for now. */
function hasGone({ status }: DuffelFailure): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}

function whyNone({ status }: DuffelFailure): string {
  if (status === 403) return NO_STAYS_HERE;
  return status === undefined ? LATE_STAYS : DOWN;
}

function byPrice(a: HotelOffer, b: HotelOffer): number {
  return a.totalMinor - b.totalMinor || (a.id < b.id ? -1 : 1);
}
