import { findDestination } from "../places/catalogue.server";
import type { TravelRoute } from "./travel-route.schema";
import type { PlacedRoute } from "./travel-route";

const files = import.meta.glob<TravelRoute>("./authored/*.yaml", { eager: true, import: "default" });

const all: readonly PlacedRoute[] = Object.values(files)
  .map((route) => ({
    ...route,
    regions: [...new Set(route.stays.flatMap(({ slug }) => findDestination(slug)?.region ?? []))],
  }))
  .sort((a, b) => a.title.localeCompare(b.title, "en"));

/** The routes that many people take, by title. */
export function listRoutes(): readonly PlacedRoute[] {
  return all;
}

/** The route with that slug. */
export function findRoute(slug: string): PlacedRoute | undefined {
  return all.find((route) => route.slug === slug);
}

/** The routes that a destination is part of, by title. */
export function routesThrough(destination: string): PlacedRoute[] {
  return all.filter(({ stays }) => stays.some(({ slug }) => slug === destination));
}
