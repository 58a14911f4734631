/** The rule by which a payment for several places is shared out among them. Amounts in minor units. */

/** Splits an amount in proportion to weights, in whole cents; together the shares are the amount. */
export function splitBy(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amountMinor * weight) / sum);
  const shares = exact.map(Math.floor);
  const missing = amountMinor - shares.reduce((total, share) => total + share, 0);
  // The largest remainders get the cents that are left over; of equal ones those that come first.
  const order = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  for (const { index } of order.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, missing))
    shares[index]! += 1;
  return shares;
}

/** A refund as the provider tells of it; its metadata may name the place it is about. */
interface ToldRefund {
  amountMinor: number;
  metadata: Record<string, string>;
}

/** One place's part of a payment, and what was entered about it before. */
interface PlaceCharge {
  checkoutId: string;
  tripId: string | null;
  receivedMinor: number;
  /** What went back for this place by name, and its share of what went back by hand. */
  ownMinor: number;
  byHandMinor: number;
}

const isAbout = ({ metadata }: ToldRefund, { checkoutId, tripId }: PlaceCharge): boolean =>
  metadata.checkoutId === checkoutId || (tripId !== null && metadata.tripId === tripId);

/**
 * All that went back of each place's part until now. A refund that names a place, by its checkout or its trip, is that
 * place's. One that names none was made by hand for the whole: what is new of it is spread over the places in
 * proportion to what is left of each, so that no place counts as given back before all of them do. What was entered
 * before stays.
 */
export function refundsOfPlaces(
  refunds: readonly ToldRefund[],
  places: readonly PlaceCharge[],
): { ownMinor: number; byHandMinor: number }[] {
  const sum = (of: readonly ToldRefund[]): number => of.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const own = places.map((place) => Math.max(place.ownMinor, sum(refunds.filter((refund) => isAbout(refund, place)))));
  const unnamedMinor = sum(refunds.filter((refund) => !places.some((place) => isAbout(refund, place))));
  const knownMinor = places.reduce((total, { byHandMinor }) => total + byHandMinor, 0);
  const left = places.map(({ receivedMinor, byHandMinor }, index) =>
    Math.max(0, receivedMinor - own[index]! - byHandMinor),
  );
  const leftMinor = left.reduce((total, minor) => total + minor, 0);
  const more = splitBy(Math.min(leftMinor, Math.max(0, unnamedMinor - knownMinor)), left);
  return places.map(({ byHandMinor }, index) => ({ ownMinor: own[index]!, byHandMinor: byHandMinor + more[index]! }));
}
