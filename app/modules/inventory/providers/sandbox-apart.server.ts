import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { FlightOffer, FlightQuery } from "#app/modules/inventory/offers/flight";
import type { HotelOffer, HotelQuery } from "#app/modules/inventory/offers/hotel";
import type { OfferSource, SearchAnswer } from "#app/modules/inventory/offers/offer";
import type {
  AskOptions,
  DayFare,
  FlightEnds,
  FlightProvider,
  HotelProvider,
  StayDates,
  UsualFare,
} from "#app/modules/inventory/search/ports";
import { selectSandboxOrderOf } from "#app/modules/inventory/search/sandbox-orders.repo.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long an offer may be ordered, and how long seats are held unpaid: at their price, and at all. */
const LIVES_MS = 30 * MINUTE_MS;
const HELD_MS = { price: 48 * HOUR_MS, seats: 72 * HOUR_MS } as const;
/** An offer that ends sooner is asked for anew: it has to last through a payment. */
const LASTS_MS = 2 * MINUTE_MS;
/** By how much an offer rises whose traveller is called Dearer, for each of the party. */
const RISE_MINOR = 4_00;
/** Ends the name of an offer that has risen. */
const RISEN = "-risen";

/** Whether an offer has risen, so that it rises no further. */
export function hasRisen({ ref }: Pick<OfferSource, "ref">): boolean {
  return ref.endsWith(RISEN);
}

function sourceFor(priceMinor: number, isOwn: boolean, isRisen: boolean, now: Date): OfferSource {
  const at = now.getTime();
  return {
    ref: `sandbox_${newId()}${isRisen ? RISEN : ""}`,
    isOwn,
    travellerRefs: [],
    price: { amount: (priceMinor / 100).toFixed(2), currency: "USD" },
    expiresAt: new Date(at + LIVES_MS).toISOString(),
    askedAt: now.toISOString(),
    documents: "passport",
  };
}

/** To the full minute: until when it is held is said to the minute, and a second look says the same. */
function minute(ms: number): string {
  return new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();
}

function withFlightSource(offer: FlightOffer, isOwn: boolean, isRisen: boolean, now: Date): FlightOffer {
  const at = now.getTime();
  const heads = Math.max(1, Math.round(offer.priceMinor / offer.pricePerTravellerMinor));
  const rise = isRisen ? RISE_MINOR : 0;
  const priceMinor = offer.priceMinor + rise * heads;
  const source: OfferSource = {
    ...sourceFor(priceMinor, isOwn, isRisen, now),
    // The cheapest ticket is paid at once.
    ...(offer.fare !== "basic" && {
      hold: { payBy: minute(at + HELD_MS.seats), priceUntil: minute(at + HELD_MS.price) },
    }),
  };
  return {
    ...offer,
    priceMinor,
    pricePerTravellerMinor: offer.pricePerTravellerMinor + rise,
    ...(offer.adultPriceMinor !== undefined && { adultPriceMinor: offer.adultPriceMinor + rise }),
    ...(offer.childPriceMinor !== undefined && { childPriceMinor: offer.childPriceMinor + rise }),
    source,
  };
}

function withStaySource(offer: HotelOffer, isOwn: boolean, isRisen: boolean, now: Date): HotelOffer {
  const totalMinor = offer.totalMinor + (isRisen ? RISE_MINOR * offer.guests : 0);
  return {
    ...offer,
    totalMinor,
    perNightMinor: Math.round(totalMinor / offer.nights),
    source: { ...sourceFor(totalMinor, isOwn, isRisen, now), documents: "none" },
  };
}

/** How an offer that was asked for before stands: still to be ordered by its name, risen, or to be named anew. */
async function standingOf(source: OfferSource | undefined, now: Date): Promise<"stands" | "risen" | "anew"> {
  if (!source) return "anew";
  const made = await selectSandboxOrderOf(db(), source.ref);
  if (source.isOwn && !made && Date.parse(source.expiresAt) > now.getTime() + LASTS_MS) return "stands";
  return made?.state === "risen" || hasRisen(source) ? "risen" : "anew";
}

/**
 * The sandbox's flights as an airline sells them: with an end, a name that is ordered once, and orders apart from the
 * payment.
 */
export class ApartFlights implements FlightProvider {
  /** Seats are held by an order. */
  readonly holdsPrices = false;
  readonly #flights: FlightProvider;
  readonly #now: () => Date;

  constructor(flights: FlightProvider, now: () => Date = () => new Date()) {
    this.#flights = flights;
    this.#now = now;
  }

  async search(query: FlightQuery, signal?: AbortSignal): Promise<SearchAnswer<FlightOffer>> {
    const { offers, missing } = await this.#flights.search(query, signal);
    const now = this.#now();
    return { offers: offers.map((offer) => withFlightSource(offer, false, false, now)), missing };
  }

  async getOffer(
    query: FlightQuery,
    offerId: string,
    { signal, known }: AskOptions<FlightOffer> = {},
  ): Promise<FlightOffer | undefined> {
    const now = this.#now();
    const standing = await standingOf(known?.source, now);
    if (known?.id === offerId && standing === "stands") return known;
    const offer = await this.#flights.getOffer(query, offerId, { signal });
    return offer && withFlightSource(offer, true, standing === "risen", now);
  }

  async leastFares(queries: readonly FlightQuery[], signal?: AbortSignal): Promise<DayFare[]> {
    return (await this.#flights.leastFares?.(queries, signal)) ?? [];
  }

  usualFares(ends: FlightEnds, stays: readonly StayDates[]): UsualFare[] {
    return this.#flights.usualFares?.(ends, stays) ?? [];
  }
}

/** The same of its stays. */
export class ApartStays implements HotelProvider {
  readonly holdsPrices = false;
  readonly #stays: HotelProvider;
  readonly #now: () => Date;

  constructor(stays: HotelProvider, now: () => Date = () => new Date()) {
    this.#stays = stays;
    this.#now = now;
  }

  async search(query: HotelQuery, signal?: AbortSignal): Promise<SearchAnswer<HotelOffer>> {
    const { offers, missing } = await this.#stays.search(query, signal);
    const now = this.#now();
    return { offers: offers.map((offer) => withStaySource(offer, false, false, now)), missing };
  }

  async getOffer(
    query: HotelQuery,
    offerId: string,
    { signal, known }: AskOptions<HotelOffer> = {},
  ): Promise<HotelOffer | undefined> {
    const now = this.#now();
    const standing = await standingOf(known?.source, now);
    if (known?.id === offerId && standing === "stands") return known;
    const offer = await this.#stays.getOffer(query, offerId, { signal });
    return offer && withStaySource(offer, true, standing === "risen", now);
  }
}
