import { pointAlong, type Point } from "#app/shared/geo";
import type { Iata } from "../offers/offer";

type Airport = Point & { iata: Iata };

/** Taxiing at both ends, climb and approach; more at each airport where aircraft queue. */
const GROUND_MINUTES = 35;
const QUEUE_MINUTES = 8;
const CROWDED: ReadonlySet<Iata> = new Set(
  (
    "LHR CDG AMS MAD BCN FCO IST JFK EWR LGA BOS PHL IAD ORD ATL LAX SFO YYZ MEX GRU SIN HKG HND PEK PVG CAN " +
    "DEL BOM MNL CGK BKK"
  ).split(" "),
);
/** Short flights spend their way climbing; the far ones cruise. Kilometres and mean speed between them. */
const SPEED = { nearKm: 4_000, kmPerHour: 800, farKm: 11_000, farKmPerHour: 870 } as const;
/**
 * The westerlies of the middle latitudes: a headwind one way, a tailwind the other. Full from the second latitude on.
 */
const WIND = { share: 0.08, fromLat: 20, fullLat: 45 } as const;

/**
 * Countries whose airlines may not fly over Russia, by their own rule or by Russia's, since 2022. Airlines of China,
 * India, the Gulf, Türkiye, Central Asia and Africa do.
 */
const BARRED_FROM_RUSSIA: ReadonlySet<string> = new Set(
  (
    "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK " +
    "AU CA JP KR NZ SG TW UA US"
  ).split(" "),
);
/** How much longer the way round is, as a share of the kilometres that would have led over Russia. */
const WAY_ROUND_SHARE = 0.4;
/** Russia, roughly, as boxes of latitude and longitude; the Arctic above it is flown. */
const RUSSIA = [
  { south: 52, north: 70, west: 33, east: 60 },
  { south: 54, north: 77, west: 60, east: 88 },
  { south: 51, north: 77, west: 88, east: 120 },
  { south: 49, north: 73, west: 120, east: 162 },
  { south: 61, north: 72, west: 162, east: 180 },
] as const;
/** Points at which the way is looked at. */
const LOOKS = 40;

/**
 * Degrees of longitude travelled east (positive) or west on the shorter way round; crosses the date line where that is
 * shorter.
 */
export function degreesEast(from: Point, to: Point): number {
  const difference = to.lon - from.lon;
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

/**
 * Scheduled gate-to-gate minutes of a non-stop flight, rounded to five: 35 to 51 minutes on the ground, in climb and
 * approach plus the great circle at 800 to 870 km/h; in the middle latitudes up to 8 % more westbound and 8 % less
 * eastbound; and the way round Russia for airlines that may not cross it.
 * @param km great-circle distance between the two
 * @param carrierCountry of the airline, ISO 3166-1 alpha-2
 */
export function blockMinutes(from: Airport, to: Airport, km: number, carrierCountry: string): number {
  const flownKm = km + (BARRED_FROM_RUSSIA.has(carrierCountry) ? WAY_ROUND_SHARE * kmOverRussia(from, to, km) : 0);
  const ground = GROUND_MINUTES + [from, to].filter(({ iata }) => CROWDED.has(iata)).length * QUEUE_MINUTES;
  return Math.round((ground + (flownKm / speed(km)) * 60 * (1 + wind(from, to))) / 5) * 5;
}

function speed(km: number): number {
  const share = Math.min(1, Math.max(0, (km - SPEED.nearKm) / (SPEED.farKm - SPEED.nearKm)));
  return SPEED.kmPerHour + share * (SPEED.farKmPerHour - SPEED.kmPerHour);
}

function wind(from: Point, to: Point): number {
  const east = degreesEast(from, to);
  if (Math.abs(east) <= 5) return 0;
  const middle = (Math.abs(from.lat) + Math.abs(to.lat)) / 2;
  const strength = Math.min(1, Math.max(0, (middle - WIND.fromLat) / (WIND.fullLat - WIND.fromLat)));
  return -Math.sign(east) * WIND.share * strength;
}

function kmOverRussia(from: Point, to: Point, km: number): number {
  // Nothing shorter crosses more than a corner of it.
  if (km < 3_000) return 0;
  let over = 0;
  for (let look = 0; look < LOOKS; look++) {
    const { lat, lon } = pointAlong(from, to, (look + 0.5) / LOOKS);
    if (RUSSIA.some((box) => lat > box.south && lat < box.north && lon > box.west && lon < box.east)) over++;
  }
  return (over / LOOKS) * km;
}
