import all from "#app/components/styles/app.css?url";
import ofPerson from "#app/components/styles/of-person.css?url";
import ofPlaces from "#app/components/styles/of-places.css?url";
import ofTrips from "#app/components/styles/of-trips.css?url";

/** Sheets by the folder of a route. */
const BY_AREA: Readonly<Record<string, string>> = {
  admin: ofPerson,
  billing: ofTrips,
  discover: ofPlaces,
  itinerary: ofTrips,
  maps: ofTrips,
  memories: ofTrips,
  profile: ofPerson,
  site: ofPlaces,
  surprise: ofPerson,
  trips: ofTrips,
};

/** Pages that show content of another area: the frame without a line is filled with pages of any area. */
const BY_ROUTE: Readonly<Record<string, string>> = {
  "routes/site/offline": all,
  "routes/planner/route": ofTrips,
  "routes/planner/add": ofTrips,
  "routes/trips/research": ofPerson,
  trip: ofTrips,
  trips: ofTrips,
};

/**
 * The one sheet of a page. A page without the framework is left for a new document, so the sheet of its own area is
 * enough; from any other page the framework leads to pages of all areas, and its sheet stays.
 */
export function sheetOf(routeId: string, isPlain: boolean): string {
  // Written out here, so that the names of the other sheets stay out of the script.
  if (!import.meta.env.SSR || !isPlain) return all;
  return BY_ROUTE[routeId] ?? BY_AREA[routeId.split("/")[1] ?? ""] ?? all;
}
