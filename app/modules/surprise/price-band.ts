import type { Curated, Tier } from "#app/modules/inventory/offers/curated";
import { flownLegs } from "#app/modules/inventory/offers/flight";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { formatMoney } from "#app/shared/money";

/** A candidate's flight and stay, with their price together. */
export interface Pairing {
  flight: FlightOffer;
  hotel: HotelOffer;
  /** The price for the whole party, in cents: of the two together, and of that stay with the cheapest flight. */
  totalMinor: number;
  leastMinor: number;
}

/** The tiers of offers that a tier accepts, the best first. */
const TAKES: Readonly<Record<Tier, readonly Tier[]>> = {
  safe: ["safe"],
  stretch: ["stretch", "safe"],
  splurge: ["splurge", "stretch", "safe"],
};

/** The offers that a tier accepts in its order, and after them all others from the cheapest up. */
function inOrder<Offer>(shown: readonly Curated<Offer>[], tier: Tier, priceOf: (offer: Offer) => number): Offer[] {
  const wanted = TAKES[tier].flatMap((one) => shown.filter((offer) => offer.tier === one).slice(0, 1));
  const rest = shown.filter((one) => !wanted.includes(one)).sort((a, b) => priceOf(a.offer) - priceOf(b.offer));
  return [...wanted, ...rest].map(({ offer }) => offer);
}

/**
 * The flight and the stay of a tier within its cap: the first affordable pair, where small steps down in both come
 * before a large step down in one.
 * @param longestMinutes the longest acceptable way there
 * @returns undefined when no pair is within the cap and quick enough
 */
export function pairWithin(
  flights: readonly Curated<FlightOffer>[],
  hotels: readonly Curated<HotelOffer>[],
  tier: Tier,
  capMinor: number,
  longestMinutes: number,
): Pairing | undefined {
  const quick = flights.filter(
    ({ offer }) => Math.max(...flownLegs(offer).map(({ durationMinutes }) => durationMinutes)) <= longestMinutes,
  );
  const byFlight = inOrder(quick, tier, ({ priceMinor }) => priceMinor);
  const byHotel = inOrder(hotels, tier, ({ totalMinor }) => totalMinor);
  const cheapestMinor = Math.min(...byFlight.map(({ priceMinor }) => priceMinor));
  const pairs = byFlight.flatMap((flight, f) =>
    byHotel.map((hotel, h) => ({ flight, hotel, rank: [f + h, f] as const })),
  );
  const first = pairs
    .filter(({ flight, hotel }) => flight.priceMinor + hotel.totalMinor <= capMinor)
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])[0];
  if (!first) return undefined;
  const { flight, hotel } = first;
  return {
    flight,
    hotel,
    totalMinor: flight.priceMinor + hotel.totalMinor,
    leastMinor: cheapestMinor + hotel.totalMinor,
  };
}

const BAND_STEP = 10_00;

/** "$820 to $1,140 for two, flights and stay": rounded outwards to ten dollars (CHECKLIST SURP-19). */
export function bandInWords(
  { leastMinor, totalMinor }: Pick<Pairing, "leastMinor" | "totalMinor">,
  people: number,
): string {
  const low = Math.floor(leastMinor / BAND_STEP) * BAND_STEP;
  const high = Math.ceil(totalMinor / BAND_STEP) * BAND_STEP;
  const amount = high - low <= BAND_STEP ? formatMoney(high) : `${formatMoney(low)} to ${formatMoney(high)}`;
  return `${amount} for ${people === 1 ? "one" : people === 2 ? "two" : `all ${people}`}, flights and stay`;
}
