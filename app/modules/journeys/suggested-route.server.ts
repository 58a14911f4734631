import { findCountry } from "#app/modules/catalogue/country/countries";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import { renownOf } from "#app/modules/catalogue/schema/renown";
import type { WayWish } from "#app/modules/catalogue/ways/way";
import type { StartValues } from "#app/modules/planner/start-form";
import { suggestRoute } from "./order/suggest-route";
import type { Candidate } from "./order/suggest-route";
import type { RoutePlace, RoutePlan } from "./order/route-problem";
import { askOnAnyDates, byDateAt, homeIn, wishOf } from "./route-ask.server";

/** Places of a suggested route at most. */
const MOST_SUGGESTED = 6;
/** Of a part of the world with more places, so many best known ones are looked at. */
const MOST_LOOKED_AT = 24;

/** The places of a part of the world that are on a route there which many people take. */
function onKnownRoutes(slugs: readonly string[]): Set<string> {
  const through = listRoutes().filter(({ stays }) => stays.every(({ slug }) => slugs.includes(slug)));
  return new Set(through.flatMap(({ stays }) => stays.map(({ slug }) => slug)));
}

/** Whether most come to a place for a beach, or for rides, where the traveller asks for neither. */
function isForOthers({ style, anchors, places }: Destination, { interests, children }: StartValues): boolean {
  const first = places.find(({ id }) => id === anchors[0]?.place);
  return (
    (style === "beach" && !interests.includes("beach")) || (first?.kind === "theme-park" && Number(children) === 0)
  );
}

const fameOf = ({ slug }: Destination): number => renownOf(slug)?.renown ?? 0;

/** What speaks for a place on a first visit of its country. */
export function toCandidate(
  place: RoutePlace,
  destination: Destination,
  rest: StartValues,
  { months, isOnKnownRoute }: { months: readonly number[]; isOnKnownRoute: boolean },
): Candidate {
  const { days, bestMonths, country, name } = destination;
  return {
    ...place,
    renown: fameOf(destination),
    season: months.filter((month) => bestMonths.includes(month)).length / months.length,
    // A day less than its file says for a first visit.
    least: Math.max(1, days[0] - 1),
    isForOthers: isForOthers(destination, rest),
    isCapital: findCountry(country)?.capital === name,
    isOnKnownRoute,
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
    toCandidate(place, destinations[index]!, rest, { months, isOnKnownRoute: known.has(place.slug) }),
  );
  return suggestRoute({
    ...ask,
    places,
    mostPlaces: MOST_SUGGESTED,
    byDateAt: (slug) => {
      const others = destinations.filter((other) => other.slug !== slug);
      return byDateAt(findDestination(slug)!, others, rest, nights);
    },
  });
}
