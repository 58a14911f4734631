import { areaThrough } from "#app/modules/planner/named-places";
import { startFromAddress } from "#app/modules/planner/start-form";
import type { StartProblem } from "#app/modules/planner/start-form";
import type { Trip } from "#app/modules/trips/trip/trip";
import { MOST_PLACES, ROUTE_PATH, addressOfRoute } from "./route-form";
import { typedPlaces } from "./typed-places.server";

/** The names of the most places, each as long as names are, with their nights; a longer text is no list. */
const LONGEST_LIST = MOST_PLACES * 50;

/**
 * Where the first step goes on when its form names several places, or asks for a route through a country: to the page
 * that lays them out, with all that was typed; or the problem with one of the names.
 * @returns undefined for a form that names one place
 */
export function severalInStart(
  form: FormData,
): { goTo: string } | { problem: Pick<StartProblem, "fields" | "destinations" | "destinationLegend"> } | undefined {
  const text = form.get("destination");
  if (typeof text !== "string" || text.length > LONGEST_LIST) return undefined;
  const sent = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const rest = { ...startFromAddress(new URLSearchParams(sent)), destination: "" };
  const area = areaThrough(text);
  if (area !== undefined) return { goTo: addressOfRoute({ places: [], area, rest }) };
  const typed = typedPlaces(text);
  if (!typed) return undefined;
  if (!("places" in typed))
    return {
      problem: {
        fields: { destination: [typed.message] },
        destinations: typed.choices,
        destinationLegend: typed.legend,
      },
    };
  const places = typed.places.map(({ slug, nights }) => ({ slug, ...(nights !== undefined && { nights }) }));
  return { goTo: addressOfRoute({ places, rest }) };
}

/** Where the first step of a place of a longer trip is: with all its places. Undefined for any other trip. */
export function changesPlacesOf(trip: Pick<Trip, "journeyId"> | undefined, query: URLSearchParams): string | undefined {
  const isNew = query.has("new") || query.has("destination") || query.has("city");
  return isNew || trip?.journeyId === undefined ? undefined : `${ROUTE_PATH}?of=${encodeURIComponent(trip.journeyId)}`;
}
