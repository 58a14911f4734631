import { findAirport } from "../places/airports.server";
import { findDestination, type Destination } from "../places/catalogue.server";
import { estimateWay, type WayEnd } from "./estimate-way";
import type { WayBetween } from "./way";

/**
 * The usual ways from one destination to another, the one that most travellers take first; an estimate where none is
 * known. Empty for a slug that is none, and from a place to itself.
 */
export function waysBetween(fromSlug: string, toSlug: string): WayBetween[] {
  const [from, to] = [findDestination(fromSlug), findDestination(toSlug)];
  if (!from || !to || from === to) return [];
  return [estimateWay(endOf(from), endOf(to))];
}

function endOf(destination: Destination): WayEnd {
  return { ...destination, hasLargeAirport: destination.airports.some((code) => findAirport(code)?.size === "large") };
}
