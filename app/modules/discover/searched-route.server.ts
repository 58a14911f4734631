import { findArea } from "#app/modules/journeys/route-area.server";
import { FEWEST_PLACES, addressOfRoute } from "#app/modules/journeys/route-form";
import { emptyStart } from "#app/modules/planner/start-form";
import { routeThrough } from "#app/modules/planner/named-places";

/** A route through the country or region that was searched for; undefined for any other search. */
export function routeThroughSearched(query: string): { label: string; href: string } | undefined {
  const found = findArea(query);
  if (!("area" in found) || found.area.slugs.length < FEWEST_PLACES) return undefined;
  const { name } = found.area;
  return { label: routeThrough(name), href: addressOfRoute({ places: [], area: name, rest: emptyStart() }) };
}
