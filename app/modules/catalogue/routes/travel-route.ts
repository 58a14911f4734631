import { durationInWords } from "#app/shared/format";
import { readMonth } from "../places/explore-item";
import { REGIONS } from "../schema/vocabulary";
import type { Region } from "../schema/vocabulary";
import type { WayBetween } from "../ways/way";
import type { TravelRoute } from "./travel-route.schema";

/** Lengths of a route to choose from, in nights. */
export const ROUTE_LENGTHS = [
  { id: "week", label: "Up to a week", least: 0, most: 7 },
  { id: "ten", label: "8 to 10 nights", least: 8, most: 10 },
  { id: "long", label: "11 nights or more", least: 11, most: Infinity },
] as const;

type RouteLength = (typeof ROUTE_LENGTHS)[number]["id"];

/** What routes are asked for; a group without a choice restricts nothing. */
export interface RouteFilters {
  region?: Region;
  length?: RouteLength;
  /** 1 to 12. */
  month?: number;
}

/** A route with the parts of the world that its places lie in, that of the first place first. */
export type PlacedRoute = TravelRoute & { regions: Region[] };

/** All nights of a route. */
export function nightsOf({ stays }: Pick<TravelRoute, "stays">): number {
  return stays.reduce((sum, { nights }) => sum + nights, 0);
}

/** "plane" for a flight */
function meansInWord(by: WayBetween["by"]): string {
  return by === "flight" ? "plane" : by;
}

/** "by train and ferry" */
export function meansInWords({ by }: Pick<TravelRoute, "by">): string {
  return `by ${by.map(meansInWord).join(" and ")}`;
}

/**
 * The ways from one place of a route to the next, the usual one first: those that the route is travelled by, in its
 * months. Where there is none of them, the usual way.
 */
export function waysOfRoute({ by, months }: TravelRoute, ways: readonly WayBetween[]): WayBetween[] {
  const inSeason = ways.filter((way) => !way.months || months.some((month) => way.months!.includes(month)));
  const fitting = inSeason.filter((way) => by.includes(way.by));
  return fitting.length > 0 ? fitting : (inSeason.length > 0 ? inSeason : ways).slice(0, 1);
}

/** "On to Kyoto by train, about 2 hours 30 minutes door to door, $95 each." Several ways follow each other. */
export function waysInWords(to: string, ways: readonly WayBetween[]): string {
  const each = ways.map(({ by, minutes, dollars, isEstimate }, at) => {
    const duration = durationInWords(Math.round(minutes / 5) * 5);
    const price = `$${dollars} each${isEstimate ? " by our estimate" : ""}`;
    return `by ${meansInWord(by)}, about ${duration}${at === 0 ? " door to door" : ""}, ${price}`;
  });
  return `On to ${to} ${each.join("; or ")}.`;
}

/** The filters of an address; what it does not understand restricts nothing. */
export function readRouteFilters(params: URLSearchParams): RouteFilters {
  const region = REGIONS.find((one) => one === params.get("region"));
  const length = ROUTE_LENGTHS.find(({ id }) => id === params.get("length"))?.id;
  const month = readMonth(params.get("month"));
  return { ...(region && { region }), ...(length && { length }), ...(month && { month }) };
}

/** Whether a route is one of those that are asked for. */
export function matchesRoute(route: PlacedRoute, { region, length, month }: RouteFilters): boolean {
  const span = ROUTE_LENGTHS.find(({ id }) => id === length);
  const nights = nightsOf(route);
  return (
    (!region || route.regions.includes(region)) &&
    (!span || (nights >= span.least && nights <= span.most)) &&
    (!month || route.months.includes(month))
  );
}

/**
 * Routes that are at their best in a month, the narrowest season first, each from another part of the world.
 * @param month 1 to 12
 */
export function routesInSeason(routes: readonly PlacedRoute[], month: number, limit: number): PlacedRoute[] {
  const good = routes
    .filter(({ months }) => months.includes(month))
    .toSorted((a, b) => a.months.length - b.months.length || a.title.localeCompare(b.title, "en"));
  const firsts = good.filter((route, at) => good.findIndex(({ regions }) => regions[0] === route.regions[0]) === at);
  return [...firsts, ...good.filter((route) => !firsts.includes(route))].slice(0, limit);
}

/** Other routes that share a place with one, then those of its part of the world that take about as many nights. */
export function routesLike(route: PlacedRoute, routes: readonly PlacedRoute[], limit: number): PlacedRoute[] {
  const own = new Set(route.stays.map(({ slug }) => slug));
  const shared = (one: PlacedRoute): number => one.stays.filter(({ slug }) => own.has(slug)).length;
  const isNear = (one: PlacedRoute): boolean => one.regions.some((region) => route.regions.includes(region));
  const apart = (one: PlacedRoute): number => Math.abs(nightsOf(one) - nightsOf(route));
  return routes
    .filter((one) => one.slug !== route.slug && (shared(one) > 0 || isNear(one)))
    .toSorted((a, b) => shared(b) - shared(a) || apart(a) - apart(b) || a.title.localeCompare(b.title, "en"))
    .slice(0, limit);
}

/** The address at which a route is planned: its places in order, each with its nights. */
export function planRouteAddress({ stays }: Pick<TravelRoute, "stays">): string {
  const query = new URLSearchParams(
    stays.flatMap(({ slug, nights }) => [
      ["place", slug],
      ["nights", String(nights)],
    ]),
  );
  return `/planner/route?${query.toString()}`;
}
