import { TIMEOUT_MS, type DuffelClient } from "#app/integrations/duffel/client.server";
import { DuffelFailure } from "#app/integrations/duffel/duffel-failure";
import { offerRequestShape, offerShape, offersShape } from "#app/integrations/duffel/flight-shapes";
import { METRO_AREAS } from "#app/modules/catalogue/places/metro-areas";
import { onlyWayOf } from "#app/modules/inventory/offers/flight";
import type { Cabin, FlightOffer, FlightQuery } from "#app/modules/inventory/offers/flight";
import type { Iata, SearchAnswer } from "#app/modules/inventory/offers/offer";
import type { AskOptions, FlightProvider } from "#app/modules/inventory/search/ports";
import { AppError } from "#app/shared/app-error";
import { toFlightOffer, type Asked } from "./duffel-flight-offers.server";

/** How long a search may take, of which the airlines get the most. */
export interface FlightBudget {
  totalMs: number;
  airlinesMs: number;
}
const BUDGET: FlightBudget = { totalMs: 18_000, airlinesMs: 12_000 };
/** Offers of a page, and pages read: the cheapest come first, and a traveller looks through no more. */
const PAGE = 200;
const MOST_PAGES = 2;
/** A party that one ticket takes. */
const MOST_PEOPLE = 9;
/** An offer that ends sooner is asked for anew: it has to last through a payment. */
const LASTS_MS = 120_000;
/** For a search while a child's age is not known. */
const USUAL_AGE = 8;

export const LATE_FLIGHTS = "Not every airline answered in time, so there may be more flights than these.";
const NO_FLIGHTS = "We can't reach the airlines right now.";
const AGES_UNKNOWN = `Prices are for children of ${USUAL_AGE}, since we don't know their ages yet.`;

const CABIN_CLASS = {
  economy: "economy",
  premium: "premium_economy",
  business: "business",
  first: "first",
} as const satisfies Record<Cabin, string>;

/** The one code that stands for where a trip starts or ends: that of its city, or else its main airport's. */
export function placeCode(airports: readonly Iata[]): Iata {
  const city = METRO_AREAS.find(
    ({ code, airports: members }) =>
      /^[A-Z]{3}$/.test(code) && airports.every((one) => members.some(([iata]) => iata === one)),
  );
  const [main = ""] = airports;
  return airports.length > 1 && city ? city.code : main;
}

/** The ages of the children as far as they were told. */
function agesOf({ children, childAges = [] }: Pick<FlightQuery, "children" | "childAges">): number[] {
  return Array.from({ length: children }, (_, index) => childAges[index] ?? USUAL_AGE);
}

/** Which of Duffel's passengers is which of ours: adults first, then children in the order of their ages. */
function travellerRefs(
  passengers: readonly { id: string; type?: string | null; age?: number | null }[],
  query: FlightQuery,
): string[] | undefined {
  const left = [...passengers];
  const children = agesOf(query).map((age) => {
    const at = left.findIndex((one) => one.age === age && one.type !== "adult");
    return at < 0 ? undefined : left.splice(at, 1)[0]?.id;
  });
  // Without ages in the answer the order of the question is all there is.
  if (children.includes(undefined) && passengers.length === query.adults + query.children)
    return passengers.map(({ id }) => id);
  const refs = [...left.map(({ id }) => id), ...children].flatMap((id) => id ?? []);
  return refs.length === query.adults + query.children ? refs : undefined;
}

/** A slice for each direction that is flown. */
function slicesOf({ origins, destinations, leaves, homes = origins, only, departOn, returnOn }: FlightQuery) {
  const out = { origin: placeCode(origins), destination: placeCode(destinations), departure_date: departOn };
  const back = {
    origin: placeCode(leaves ?? destinations),
    destination: placeCode(homes),
    departure_date: returnOn,
  };
  if (only) return only === "out" ? [out] : [back];
  return [out, back];
}

/** Round trips and single ways that Duffel's airlines sell. */
export class DuffelFlights implements FlightProvider {
  /** A price is held by an order, where the airline takes one, and by nothing else. */
  readonly holdsPrices = false;
  readonly #client: DuffelClient;
  readonly #budget: FlightBudget;
  readonly #now: () => Date;

  constructor(client: DuffelClient, budget: FlightBudget = BUDGET, now: () => Date = () => new Date()) {
    this.#client = client;
    this.#budget = budget;
    this.#now = now;
  }

  async search(query: FlightQuery, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>> {
    return this.#search(query, false, signal);
  }

  async getOffer(
    query: FlightQuery,
    offerId: string,
    { signal, known }: AskOptions<FlightOffer> = {},
  ): Promise<FlightOffer | undefined> {
    const again = known?.id === offerId ? await this.#askAgain(known, signal) : undefined;
    if (again?.id === offerId) return again;
    const { offers, missing } = await this.#search(query, true, signal);
    const found = offers.find(({ id }) => id === offerId);
    if (!found && missing.some((line) => line !== AGES_UNKNOWN))
      throw new AppError("UNAVAILABLE", "The airlines did not answer in time. Please try again in a minute", {
        retryAfter: this.#client.retryAfter,
      });
    return found;
  }

  /** The same offer at its price of now, while it lives and was asked for this trip alone. */
  async #askAgain(known: FlightOffer, signal?: AbortSignal): Promise<FlightOffer | undefined> {
    const now = this.#now();
    const { source } = known;
    if (!source?.isOwn || !source.requestRef || Date.parse(source.expiresAt) < now.getTime() + LASTS_MS)
      return undefined;
    const { requestRef, travellerRefs } = source;
    try {
      const { data } = await this.#client.call({
        what: "flight offer",
        shape: offerShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.offers.get(source.ref),
        signal,
      });
      return toFlightOffer(data, { requestRef, isOwn: true, travellerRefs, askedAt: now, only: onlyWayOf(known) });
    } catch (error) {
      // Gone or lost: another search tells.
      if (error instanceof DuffelFailure) return undefined;
      throw error;
    }
  }

  async #search(query: FlightQuery, isOwn: boolean, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>> {
    const people = query.adults + query.children;
    if (people < 1) throw new RangeError("A flight search needs at least one traveller.");
    if (people > MOST_PEOPLE)
      return { offers: [], missing: [`Airlines sell at most ${MOST_PEOPLE} seats together. Split the party in two.`] };
    const first = query.only === "back" ? query.returnOn : query.departOn;
    if (first < query.today || query.returnOn < query.departOn) return { offers: [], missing: [] };
    const found = await this.#find(query, isOwn, signal);
    const agesKnown = (query.childAges?.length ?? 0) >= query.children;
    return { ...found, missing: [...found.missing, ...(agesKnown ? [] : [AGES_UNKNOWN])] };
  }

  async #find(query: FlightQuery, isOwn: boolean, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>> {
    const until = performance.now() + this.#budget.totalMs;
    let asked: Omit<Asked, "travellerRefs">;
    try {
      asked = await this.#request(query, isOwn, signal);
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      return { offers: [], missing: [error.status === undefined ? LATE_FLIGHTS : NO_FLIGHTS] };
    }
    const offers = new Map<string, FlightOffer>();
    const missing: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await this.#page(asked.requestRef, after, until - performance.now(), signal);
      if (!answer) missing.push(LATE_FLIGHTS);
      for (const one of answer?.data ?? []) {
        // Each offer names the party itself, whatever the answer to the search left out.
        const refs = travellerRefs(one.passengers, query);
        const offer = refs && toFlightOffer(one, { ...asked, travellerRefs: refs });
        const same = offer && offers.get(offer.id);
        if (offer && isAskedFor(offer, query) && (!same || offer.priceMinor < same.priceMinor))
          offers.set(offer.id, offer);
      }
      after = answer?.after;
      if (!after) break;
    }
    const sorted = [...offers.values()].sort((a, b) => a.priceMinor - b.priceMinor || (a.id < b.id ? -1 : 1));
    return { offers: sorted, missing };
  }

  async #request(query: FlightQuery, isOwn: boolean, signal?: AbortSignal): Promise<Omit<Asked, "travellerRefs">> {
    const [cabin, ...others] = query.cabins ?? [];
    const body = {
      slices: slicesOf(query),
      passengers: [
        ...Array.from({ length: query.adults }, () => ({ type: "adult" as const })),
        ...agesOf(query).map((age) => ({ age })),
      ],
      // One cabin can be asked for; of several, or of all, the airlines give what they have.
      ...(cabin && others.length === 0 && { cabin_class: CABIN_CLASS[cabin] }),
      return_offers: false,
      supplier_timeout: this.#budget.airlinesMs,
    };
    const { data } = await this.#client.call({
      what: "flight search",
      shape: offerRequestShape,
      timeoutMs: this.#budget.totalMs,
      // Its types ask for hours of departure and arrival, which the API does without.
      ask: (sdk) => sdk.offerRequests.create(body as unknown as Parameters<typeof sdk.offerRequests.create>[0]),
      signal,
    });
    return { requestRef: data.id, isOwn, askedAt: this.#now(), only: query.only };
  }

  /** Undefined when it did not come in the time that is left. */
  async #page(requestRef: string, after: string | undefined, leftMs: number, signal?: AbortSignal) {
    if (leftMs <= 0) return undefined;
    try {
      return await this.#client.call({
        what: "flight offers",
        shape: offersShape,
        timeoutMs: leftMs,
        ask: (sdk) =>
          sdk.offers.list({ offer_request_id: requestRef, sort: "total_amount", limit: PAGE, ...(after && { after }) }),
        signal,
      });
    } catch (error) {
      if (error instanceof DuffelFailure) return undefined;
      throw error;
    }
  }
}

/** Whether an offer is in a cabin that was asked for; all are when none was named. */
function isAskedFor({ cabin }: FlightOffer, { cabins = [] }: FlightQuery): boolean {
  return cabins.length === 0 || cabins.includes(cabin);
}
