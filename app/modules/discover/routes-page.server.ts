import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { costPerDay } from "#app/modules/catalogue/places/explore-item";
import { findRoute, listRoutes, routesThrough } from "#app/modules/catalogue/routes/routes.server";
import {
  matchesRoute,
  nightsOf,
  planRouteAddress,
  readRouteFilters,
  routesInSeason,
  routesLike,
  waysInWords,
  waysOfRoute,
} from "#app/modules/catalogue/routes/travel-route";
import type { PlacedRoute } from "#app/modules/catalogue/routes/travel-route";
import { waysBetween } from "#app/modules/catalogue/ways/ways.server";
import { REGIONS } from "#app/modules/catalogue/schema/vocabulary";
import { mapOfRoute } from "#app/modules/maps/maps.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Ctx } from "#app/shared/context";
import { countryName } from "#app/shared/display-names";
import { MONTHS } from "#app/shared/months";
import { degreesIn } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import { routeFacts, toRouteCard } from "./route-card";
import type { RouteCardView } from "./route-card";

/** Routes of each part of the world while nothing is asked for, on the explore page, and beside a route. */
const OF_A_PART = 4;
const ON_EXPLORE = 4;
const BESIDE = 4;

const nameOf = (slug: string): string => findDestination(slug)?.name ?? slug;
const cardOf = (route: PlacedRoute): RouteCardView => toRouteCard(route, nameOf, (slug) => pictureOf(slug));

/**
 * The routes of an address by the part of the world in which they begin, or of the one that is asked for. Where nothing
 * is asked for, each part shows its first ones and how many it has.
 */
export function routesPage(ctx: Ctx, params: URLSearchParams) {
  const filters = readRouteFilters(params);
  const isChosen = Object.keys(filters).length > 0;
  const found = listRoutes().filter((route) => matchesRoute(route, filters));
  const groups = REGIONS.map((region) => ({
    region,
    routes: found.filter(({ regions }) => (filters.region ? region === filters.region : regions[0] === region)),
    all: listRoutes().filter((route) => matchesRoute(route, { region })).length,
  }));
  return {
    filters,
    isChosen,
    total: listRoutes().length,
    found: found.length,
    groups: groups
      .filter(({ routes }) => routes.length > 0)
      .map(({ routes, ...group }) => ({
        ...group,
        routes: routes.slice(0, isChosen ? Infinity : OF_A_PART).map(cardOf),
      })),
    idle: pictureInSeason(ctx.now.getUTCMonth() + 1),
  };
}

/** Routes that are at their best this month, and how many there are in all, for the explore page. */
export function routesOfMonth(month: number): { total: number; routes: RouteCardView[] } {
  return { total: listRoutes().length, routes: routesInSeason(listRoutes(), month, ON_EXPLORE).map(cardOf) };
}

/** The routes that a destination is part of, each with what it is in short. */
export function routesOfPlace(slug: string): { slug: string; title: string; facts: string[] }[] {
  return routesThrough(slug).map((route) => ({ slug: route.slug, title: route.title, facts: routeFacts(route) }));
}

/** The usual weather of each month at each place of a route. Degrees in the units of the reader. */
function weatherOf({ months }: PlacedRoute, places: readonly Destination[], units: Units) {
  const climates = places.map(climateByMonth);
  return MONTHS.map((name, index) => ({
    name,
    isBest: months.includes(index + 1),
    places: climates.map((climate) => ({
      high: Math.round(degreesIn(climate[index]!.high, units)),
      rainDays: climate[index]!.rainDays,
    })),
  }));
}

/** What a day costs one adult of moderate habits, flights aside, in whole US dollars: the mean over all nights. */
function perDayOf(route: PlacedRoute, places: readonly Destination[]): number {
  const all = route.stays.reduce((sum, { nights }, k) => sum + nights * costPerDay(places[k]!), 0);
  return Math.round(all / nightsOf(route));
}

/** The map of a route, each way on drawn as the usual one is travelled. */
function mapOf(route: PlacedRoute, places: readonly Destination[]) {
  return mapOfRoute(
    places.map(({ name, lat, lon }, k) => {
      const next = route.stays[k + 1];
      const [way] = next ? waysOfRoute(route, waysBetween(route.stays[k]!.slug, next.slug)) : [];
      return { name, lat, lon, ...(way && { onward: way.by }) };
    }),
  );
}

/** The ways on from a place of a route to the next, in sentences; none at the last. */
function waysOn(route: PlacedRoute, at: number): string[] {
  const [from, to] = [route.stays[at], route.stays[at + 1]];
  if (!from || !to) return [];
  const ways = waysOfRoute(route, waysBetween(from.slug, to.slug));
  return [waysInWords(nameOf(to.slug), ways), ...ways.flatMap(({ note }) => note ?? [])];
}

/** Everything the page of a route shows; undefined for a route that we do not have. */
export async function routePage(user: CurrentUser | undefined, slug: string) {
  const route = findRoute(slug);
  if (!route) return undefined;
  const units = user ? (await getPreferences(user.id)).units : "metric";
  const places = route.stays.map((stay) => findDestination(stay.slug)!);
  return {
    slug,
    title: route.title,
    summary: route.summary,
    drawback: route.drawback,
    tags: route.tags,
    facts: [...routeFacts(route), `about $${perDayOf(route, places)} a day`],
    countries: [...new Set(places.map(({ country }) => countryName(country)))],
    plan: planRouteAddress(route),
    stays: route.stays.map(({ nights, why }, k) => ({
      slug: places[k]!.slug,
      name: places[k]!.name,
      point: { lat: places[k]!.lat, lon: places[k]!.lon },
      nights,
      why,
      onward: waysOn(route, k),
      picture: pictureOf(places[k]!.slug),
    })),
    map: mapOf(route, places),
    months: route.months,
    weather: weatherOf(route, places, units),
    units,
    like: routesLike(route, listRoutes(), BESIDE).map(cardOf),
  };
}

export type RouteView = NonNullable<Awaited<ReturnType<typeof routePage>>>;
