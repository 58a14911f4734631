import { findDestination } from "../places/catalogue.server";
import { renownOf } from "../schema/renown";
import type { TravelRoute } from "./travel-route.schema";
import type { PlacedRoute } from "./travel-route";

const files = import.meta.glob<TravelRoute>("./authored/*.yaml", { eager: true, import: "default" });

/** How well known the places of a route are, 0 to 1: the mean of them. */
function fameOf({ stays }: TravelRoute): number {
  return stays.reduce((sum, { slug }) => sum + (renownOf(slug)?.renown ?? 0), 0) / stays.length;
}

const all: readonly PlacedRoute[] = Object.values(files)
  .map((route) => ({
    ...route,
    regions: [...new Set(route.stays.flatMap(({ slug }) => findDestination(slug)?.region ?? []))],
  }))
  .sort((a, b) => fameOf(b) - fameOf(a) || a.title.localeCompare(b.title, "en"));

/** The routes that many people take, those through the best known places first. */
export function listRoutes(): readonly PlacedRoute[] {
  return all;
}

/** The route with that slug. */
export function findRoute(slug: string): PlacedRoute | undefined {
  return all.find((route) => route.slug === slug);
}

/** The routes that a destination is part of, in the same order. */
export function routesThrough(destination: string): PlacedRoute[] {
  return all.filter(({ stays }) => stays.some(({ slug }) => slug === destination));
}
