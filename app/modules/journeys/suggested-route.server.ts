import { findCountry } from "#app/modules/catalogue/country/countries";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { nightsOf } from "#app/modules/catalogue/routes/travel-route";
import { renownOf } from "#app/modules/catalogue/schema/renown";
import type { WayWish } from "#app/modules/catalogue/ways/way";
import { isLocalDate } from "#app/shared/calendar";
import type { StartValues } from "#app/modules/planner/start-form";
import { suggestRoute } from "./order/suggest-route";
import type { Candidate } from "./order/suggest-route";
import type { RoutePlace, RoutePlan } from "./order/route-problem";
import { askOnAnyDates, byDateAt, homeIn, wishOf } from "./route-ask.server";

/** Places of a suggested route at most. */
const MOST_SUGGESTED = 6;
/** Of a part of the world with more places, so many best known ones are looked at. */
const MOST_LOOKED_AT = 24;

/**
 * How many of the routes in a part of the world that many people take lead through each of its places, beside the one
 * that most of them lead through: 0 to 1.
 */
function onKnownRoutes(slugs: readonly string[]): (slug: string) => number {
  const inside = listRoutes().filter(({ stays }) => stays.every(({ slug }) => slugs.includes(slug)));
  const count = (slug: string): number => inside.filter(({ stays }) => stays.some((stay) => stay.slug === slug)).length;
  const most = Math.max(1, ...slugs.map(count));
  return (slug) => count(slug) / most;
}

/** Whether most come to a place for a beach, or for rides, where the traveller asks for neither and has no children. */
function isForOthers({ style, anchors, places }: Destination, { interests, children }: StartValues): boolean {
  const first = places.find(({ id }) => id === anchors[0]?.place);
  return (
    (style === "beach" && !interests.includes("beach") && Number(children) === 0) ||
    (first?.kind === "theme-park" && Number(children) === 0)
  );
}

const fameOf = ({ slug }: Destination): number => renownOf(slug)?.renown ?? 0;

/** What speaks for a place on a first visit of its country. */
export function toCandidate(
  place: RoutePlace,
  destination: Destination,
  rest: StartValues,
  { months, onKnownRoutes: known }: { months: readonly number[]; onKnownRoutes: number },
): Candidate {
  const { days, bestMonths, country, name } = destination;
  return {
    ...place,
    renown: fameOf(destination),
    // Without a date the traveller can come in the best months.
    season: isLocalDate(rest.startDate)
      ? months.filter((month) => bestMonths.includes(month)).length / months.length
      : 1,
    // A day less than its file says for a first visit.
    least: Math.max(1, days[0] - 1),
    isForOthers: isForOthers(destination, rest),
    isCapital: findCountry(country)?.capital === name,
    onKnownRoutes: known,
  };
}

/** The route through some of these places that suits a traveller best in so many nights; never through their home. */
export function suggestedRoute(
  slugs: readonly string[],
  rest: StartValues,
  nights: number,
  goBy?: WayWish,
): RoutePlan | undefined {
  const all = slugs.flatMap((slug) => findDestination(slug) ?? []);
  const home = homeIn(rest.departureCity);
  const away = all.filter((destination) => !home.isAt(destination));
  const destinations = away
    .toSorted((a, b) => fameOf(b) - fameOf(a) || b.places.length - a.places.length)
    .slice(0, MOST_LOOKED_AT);
  if (destinations.length === 0) return undefined;
  const known = onKnownRoutes(slugs);
  const { months } = wishOf(rest, nights);
  const ask = askOnAnyDates(destinations, rest, nights, {}, { goBy });
  const places = ask.places.map((place, index) =>
    toCandidate(place, destinations[index]!, rest, { months, onKnownRoutes: known(place.slug) }),
  );
  return suggestRoute({
    ...ask,
    places,
    mostPlaces: MOST_SUGGESTED,
    knownRoutes: listRoutes().map((route) => ({
      slugs: route.stays.map(({ slug }) => slug),
      nights: nightsOf(route),
    })),
    byDateAt: (slug) => {
      const others = destinations.filter((other) => other.slug !== slug);
      return byDateAt(findDestination(slug)!, others, rest, nights);
    },
  });
}
