import { distanceKm, pointAlong, type Point } from "#app/shared/geo";
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
 * The westerlies of the middle latitudes: a headwind one way, a tailwind the other. Full from the second latitude on,
 * none beyond the third.
 */
const WIND = { share: 0.08, fromLat: 20, fullLat: 45, toLat: 65 } as const;

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
/** Russia, roughly, as boxes of latitude and longitude; the Arctic above it is flown. */
const RUSSIA = [
  { south: 52, north: 70, west: 33, east: 60 },
  { south: 54, north: 77, west: 60, east: 88 },
  { south: 51, north: 77, west: 88, east: 120 },
  { south: 49, north: 73, west: 120, east: 162 },
  { south: 61, north: 72, west: 162, east: 180 },
] as const;
/** Closed to everybody since 2022: Ukraine and the south-west of Russia beside it. */
const UKRAINE = [
  { south: 48, north: 52, west: 24, east: 40 },
  { south: 45, north: 48, west: 30, east: 40 },
] as const;
/**
 * Points by which the ways round lead: Poland, the mouth of the Danube, the Caucasus, the steppe, the Arctic, Bering
 * Strait, the Aleutians, the Kurils.
 */
const GATES: readonly Point[] = [
  { lat: 50, lon: 23.3 },
  { lat: 44, lon: 30 },
  { lat: 41.5, lon: 46 },
  { lat: 44.5, lon: 81 },
  { lat: 80, lon: 25 },
  { lat: 65, lon: -170 },
  { lat: 52, lon: -175 },
  { lat: 44, lon: 155 },
];
/** Points at which the way is looked at. */
const LOOKS = 40;
/** A corner that is cut, kilometres. */
const CORNER_KM = 250;

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
 * eastbound; and the way round Ukraine, and round Russia for airlines that may not cross it.
 * @param km great-circle distance between the two
 * @param carrierCountry of the airline, ISO 3166-1 alpha-2
 */
export function blockMinutes(from: Airport, to: Airport, km: number, carrierCountry: string): number {
  const closed = BARRED_FROM_RUSSIA.has(carrierCountry) ? [...UKRAINE, ...RUSSIA] : UKRAINE;
  const ground = GROUND_MINUTES + [from, to].filter(({ iata }) => CROWDED.has(iata)).length * QUEUE_MINUTES;
  return Math.round((ground + (airKm(from, to, km, closed) / speed(km)) * 60) / 5) * 5;
}

function speed(km: number): number {
  const share = Math.min(1, Math.max(0, (km - SPEED.nearKm) / (SPEED.farKm - SPEED.nearKm)));
  return SPEED.kmPerHour + share * (SPEED.farKmPerHour - SPEED.kmPerHour);
}

function wind(from: Point, to: Point): number {
  const east = degreesEast(from, to);
  if (Math.abs(east) <= 5) return 0;
  const middle = (Math.abs(from.lat) + Math.abs(to.lat)) / 2;
  if (middle > WIND.toLat) return 0;
  const strength = Math.min(1, Math.max(0, (middle - WIND.fromLat) / (WIND.fullLat - WIND.fromLat)));
  return -Math.sign(east) * WIND.share * strength;
}

type Box = (typeof RUSSIA | typeof UKRAINE)[number];

/** Kilometres through the air, wind counted, that keep out of the boxes: straight, or by the quickest gates. */
function airKm(from: Point, to: Point, km: number, closed: readonly Box[]): number {
  const straight = km * (1 + wind(from, to));
  // Nothing shorter crosses more than a corner of them.
  if (km < 3_000 || isOpen(from, to, closed)) return straight;
  const left = new Set(GATES);
  const reached = new Map<Point, number>([[from, 0]]);
  for (let at: Point | undefined = from; at && at !== to; at = nearest(reached)) {
    const soFar: number = reached.get(at) ?? 0;
    reached.delete(at);
    left.delete(at);
    for (const next of [...left, to]) {
      const length = soFar + distanceKm(at, next) * (1 + wind(at, next));
      if (length < (reached.get(next) ?? Infinity) && isOpen(at, next, closed)) reached.set(next, length);
    }
  }
  return reached.get(to) ?? straight;
}

function nearest(reached: ReadonlyMap<Point, number>): Point | undefined {
  return [...reached].sort(([, a], [, b]) => a - b)[0]?.[0];
}

function isOpen(from: Point, to: Point, closed: readonly Box[]): boolean {
  const looks = Array.from({ length: LOOKS }, (_, look) => pointAlong(from, to, (look + 0.5) / LOOKS));
  const shut = looks.filter(({ lat, lon }) =>
    closed.some((box) => lat > box.south && lat < box.north && lon > box.west && lon < box.east),
  );
  return (shut.length / LOOKS) * distanceKm(from, to) <= CORNER_KM;
}
