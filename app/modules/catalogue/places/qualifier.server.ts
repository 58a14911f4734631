import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { findCountry } from "../country/countries";
import type { DestinationSource } from "../schema/destination.schema";
import { areaNamed, isInArea } from "./areas";
import { countryNamed, countryNamedAbroad } from "./country-names";
import { spotsNamed } from "./gazetteer.server";
import { landscapeNamed } from "./landscapes";
import { foldName, placesOfName } from "./place-names";

/** A place that a qualifier may leave out: a town has its region, a place of ours has not. */
interface Qualified extends Point {
  country: string;
  admin?: string;
}

/** Whether a place lies where the words behind its name say: "Texas" of "Paris, Texas". */
export type LiesThere = (at: Qualified) => boolean;

/** A town that stands as a qualifier reaches to its suburbs. */
const AROUND_TOWN_KM = 60;
const LEAST_PEOPLE = 20_000;
/** One of our places that stands as a qualifier reaches over its island. */
const AROUND_OURS_KM = 150;
/** A region's edge is no circle. */
const EDGE = 1.3;

/** Postal codes of the regions that GeoNames numbers: "London, ON". Those of the United States are its own codes. */
const POSTAL: Readonly<Record<string, string>> = {
  AB: "alberta",
  BC: "british columbia",
  MB: "manitoba",
  NB: "new brunswick",
  NS: "nova scotia",
  ON: "ontario",
  PE: "prince edward island",
  QC: "quebec",
  SK: "saskatchewan",
  NSW: "new south wales",
  QLD: "queensland",
  TAS: "tasmania",
  VIC: "victoria",
};

const within =
  (point: Point, km: number): LiesThere =>
  (at) =>
    distanceKm(at, point) <= km;

function regionsNamed(key: string): LiesThere[] {
  return spotsNamed(key).flatMap((spot) => {
    const { country, admin, km, people } = spot;
    if (km === undefined) return people >= LEAST_PEOPLE ? [within(spot, AROUND_TOWN_KM)] : [];
    const isNear = within(spot, km * EDGE + 20);
    return [(at: Qualified) => at.country === country && (at.admin === undefined ? isNear(at) : at.admin === admin)];
  });
}

/** A code in capitals, which is read so behind a name only: "Portland, OR", "Paris, FR". */
function codesNamed(text: string): LiesThere[] {
  const code = text.replaceAll(".", "").trim();
  if (!/^[A-Z]{2,3}$/.test(code)) return [];
  const country = code.length === 2 ? findCountry(code)?.code : undefined;
  return [
    (at) => at.country === "US" && at.admin === code,
    ...(country ? [(at: Qualified) => at.country === country] : []),
    ...(POSTAL[code] ? regionsNamed(POSTAL[code]) : []),
  ];
}

/**
 * The reading of a qualifier; undefined for words that name no part of the world. A name with several meanings holds
 * for a place in any of them: "Georgia" is the state, and the country.
 */
export function readQualifier(destinations: readonly DestinationSource[], text: string): LiesThere | undefined {
  const key = foldName(text).replace(/^(?:the|in|near) /, "");
  if (key === "") return undefined;
  const country = countryNamed(key) ?? countryNamedAbroad(key);
  const area = areaNamed(key);
  const landscape = landscapeNamed(key);
  const ours = placesOfName(destinations, key);
  const meanings: LiesThere[] = [
    ...(country ? [(at: Qualified) => at.country === country] : []),
    ...(landscape ? [within(landscape, landscape.km * EDGE + 20)] : []),
    ...ours.map((one) => within(one, AROUND_OURS_KM)),
    ...regionsNamed(key),
    ...codesNamed(text),
  ];
  if (area) {
    const there = destinations.filter((one) => isInArea(one, area));
    meanings.push(
      (at) => (area.countries?.includes(at.country) ?? false) || there.some((one) => within(one, AROUND_OURS_KM)(at)),
    );
  }
  return meanings.length === 0 ? undefined : (at) => meanings.some((holds) => holds(at));
}
