import type { Ctx } from "#app/shared/context";
import { findAirport, listAirports, resolveExactDeparture, sharedDepartureName } from "../places/airports.server";
import { resolveExactDestination, resolveExactPlace } from "../places/catalogue.server";
import { findAmong } from "./explore-find";
import type { FoundPlaces } from "./explore-find";
import type { Searching } from "../search/explore-search";
import { foldName } from "../places/place-names";
import { itemOf, listOrBuiltIn } from "./explore.server";
import { departureFinder } from "../search/query-origin";
import type { Departure } from "../search/query-origin";

const LEAST_LETTERS = 5;
/** Words in the names of airports that are no names. */
const OF_MANY =
  "airport international north south national capital memorial municipal regional metropolitan greater".split(" ");
let airportsByOwnName: ReadonlyMap<string, string> | undefined;

/** The large airports by their names without the city: "gatwick", "charles de gaulle". */
function ownNamesOfAirports(): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const { size, name, city, iata } of listAirports()) {
    const ofCity = new Set([...foldName(city).split(" "), ...OF_MANY]);
    const own = foldName(name)
      .split(" ")
      .filter((word) => !ofCity.has(word))
      .join(" ");
    if (size === "large" && own.length >= LEAST_LETTERS) byName.set(own, byName.has(own) ? "" : iata);
  }
  return byName;
}

/** The code of the one large airport of a name; empty for a name of several. */
function airportNamed(name: string): string | undefined {
  airportsByOwnName ??= ownNamesOfAirports();
  return airportsByOwnName.get(foldName(name));
}

/** A departure by the exact name of its city or its code; of cities of the same name, the one among our places. */
function departureNamed(name: string): Departure | undefined {
  const choice = resolveExactDeparture(name);
  const main = choice && findAirport(choice.airports[0] ?? "");
  if (choice && main) return { city: choice.city, airports: choice.airports, point: { lat: main.lat, lon: main.lon } };
  const own = resolveExactDestination(name);
  if (own) return { city: own.name, airports: own.airports, point: { lat: own.lat, lon: own.lon } };
  const code = airportNamed(name);
  const airport = code ? findAirport(code) : undefined;
  const label = code ? resolveExactDeparture(code)?.label : undefined;
  return airport && label !== undefined
    ? { city: label, airports: [airport.iata], point: { lat: airport.lat, lon: airport.lon } }
    : undefined;
}

/** The departure that a name in a sentence means: an exact city or airport code, never a short English word. */
export const findDeparture = departureFinder(departureNamed);

/** The name of a departure that several cities share, if a sentence contains it. */
export const findSharedName = departureFinder(sharedDepartureName);

/** The results of an address: the places that fit its words and filters, in its order. */
export async function findPlaces(ctx: Ctx, params: URLSearchParams, searching: Searching = {}): Promise<FoundPlaces> {
  const all = await listOrBuiltIn(ctx);
  return findAmong(
    { all, itemOf, month: ctx.now.getUTCMonth() + 1, findDeparture, findPlace: resolveExactPlace, searching },
    params,
  );
}

/** How many places an address finds. */
export async function countPlaces(ctx: Ctx, params: URLSearchParams, searching: Searching = {}): Promise<number> {
  return (await findPlaces(ctx, params, searching)).places.length;
}
