import { randomInt } from "node:crypto";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { findCountry } from "#app/modules/catalogue/country/countries";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { needsDoctorAhead } from "#app/modules/catalogue/country/health-ahead";
import { needsNoVisa } from "#app/modules/catalogue/country/visa-free";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { monthOfTrip } from "./candidate";
import { nextPlace } from "./draw-places";
import type { PoolPlace } from "./draw-places";
import type { Pairing } from "./price-band";
import { priceOf } from "./price-pairing.server";
import { NOTHING_FITS } from "./refusal";
import type { SealedWish } from "./sealed";
import { LEAST_CROWD, hintsFor } from "./sealed-hints";
import type { HintedPlace, SealedHints } from "./sealed-hints";
import { surprisedBy } from "./surprise.server";
import { leastImaginableMinor, poolFor } from "./surprise-pool";

const MOST_SEARCHES = 14;

/** A place that was drawn for an envelope. */
export interface SealedDraw {
  place: Destination;
  pairing: Pairing;
  hints: SealedHints;
}

function nothingFits(why: string): AppError {
  return new AppError("CONFLICT", why, { extra: { error_code: NOTHING_FITS } });
}

function toHinted(place: Destination, month: number): HintedPlace[] {
  const weather = climateByMonth(place)[month - 1];
  return weather ? [{ slug: place.slug, lat: place.lat, lon: place.lon, weather }] : [];
}

/**
 * Whether a place may be sealed for a party: none of them refused it, we know that all of them get in without a visa,
 * and none has to see a doctor weeks before, when they do not know the destination yet.
 * @param home ISO code of the country that the trip starts from
 */
function isAllowed({ country, slug }: Pick<Destination, "country" | "slug">, wish: SealedWish, home: string): boolean {
  const { refused, passports, validUntil, request } = wish;
  return (
    !refused.countries.includes(country) &&
    !refused.places.includes(slug) &&
    needsNoVisa(country, passports, validUntil, request.endDate) &&
    !needsDoctorAhead(findCountryFacts(country), slug, findCountry(home)?.continent)
  );
}

/**
 * Draws the place of a sealed trip with its flight and its stay, by chance among the suitable ones. Where so few are
 * left that the place could be guessed, none is drawn.
 * @param without places that were drawn before
 * @throws AppError CONFLICT with the wish to loosen
 */
export async function drawSealed(
  ctx: Ctx,
  user: CurrentUser,
  wish: SealedWish,
  without: readonly string[] = [],
): Promise<SealedDraw> {
  const { request, limitMinor } = wish;
  const { traveller, subjects, means, from } = await surprisedBy(user, request);
  const { places } = poolFor(traveller, subjects, findDestination, request, from);
  const allowed = places.flatMap((pooled) => {
    const place = findDestination(pooled.slug);
    return place && isAllowed(place, wish, from.country) ? [{ pooled, place }] : [];
  });
  if (allowed.length < LEAST_CROWD)
    throw nothingFits(
      "Too few places fit, so you would guess right away. Rule out fewer places, stay longer, or use a passport that needs fewer visas.",
    );
  const capMinor = Math.min(means.capMinor, limitMinor);
  const seed = randomInt(2 ** 31);
  let left: PoolPlace[] = allowed.map(({ pooled }) => pooled).filter(({ slug }) => !without.includes(slug));
  for (let searches = 0; searches < MOST_SEARCHES;) {
    const next = nextPlace(left, [], [], seed);
    const place = next && findDestination(next.slug);
    if (!place) break;
    left = left.filter((one) => one !== next);
    if (leastImaginableMinor(place, request, from.at) > capMinor) continue;
    searches++;
    const pairing = await priceOf(ctx, place, request, from, { ...means, capMinor });
    if (!pairing) continue;
    const month = monthOfTrip(request);
    const crowd = allowed.flatMap((one) => toHinted(one.place, month));
    const [hinted] = toHinted(place, month);
    if (hinted) return { place, pairing, hints: hintsFor(hinted, crowd, from.at) };
  }
  throw nothingFits("We found no flight and stay within your limit for these dates. Raise it, or try other dates.");
}
