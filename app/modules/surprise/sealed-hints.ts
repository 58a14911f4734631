import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** The hints about a sealed place; a hint that would tell too much is null. */
export interface SealedHints {
  /** "Warm days". */
  days: string | null;
  /** "cool evenings". */
  evenings: string | null;
  rain: string | null;
  /** "2 to 4 hours". */
  flight: string | null;
  /** The number of possible places that share all of this. */
  crowd: number;
}

/** A place as its hints see it. */
export interface HintedPlace extends Point {
  slug: string;
  /** Of the month of the trip; Celsius. */
  weather: { high: number; low: number; rainDays: number };
}

/** The least number of possible places that have to share a hint. */
export const LEAST_CROWD = 5;

function bandOf(value: number, bands: readonly (readonly [below: number, words: string])[]): string {
  return bands.find(([below]) => value < below)?.[1] ?? "";
}

const daysOf = (high: number): string =>
  bandOf(high, [
    [6, "Freezing to cold days"],
    [14, "Cool days"],
    [21, "Mild days"],
    [28, "Warm days"],
    [Infinity, "Hot days"],
  ]);
const eveningsOf = (low: number): string =>
  bandOf(low, [
    [2, "freezing evenings"],
    [10, "cold evenings"],
    [17, "cool evenings"],
    [Infinity, "mild evenings"],
  ]);
const rainOf = (days: number): string =>
  bandOf(days, [
    [5, "Mostly dry: sunglasses, and something light against a shower."],
    [10, "Some rain: pack a rain jacket."],
    [Infinity, "Often wet: pack a rain jacket and shoes that keep water out."],
  ]);

const CRUISE_KMH = 780;
const TAKE_OFF_HOURS = 0.6;

/** From the distance and not from the chosen flight, so that the destination cannot be found by its minutes. */
function flightOf(km: number): string {
  return bandOf(km / CRUISE_KMH + TAKE_OFF_HOURS, [
    [2, "up to 2 hours"],
    [4, "2 to 4 hours"],
    [7, "4 to 7 hours"],
    [11, "7 to 11 hours"],
    [Infinity, "more than 11 hours"],
  ]);
}

type Told = Omit<SealedHints, "crowd">;

function allOf({ weather, ...at }: HintedPlace, from: Point): Told {
  return {
    days: daysOf(weather.high),
    evenings: eveningsOf(weather.low),
    rain: rainOf(weather.rainDays),
    flight: flightOf(distanceKm(from, at)),
  };
}

/** The hints that are left out one after the other until enough places share the rest. */
const KEPT_BACK: readonly (readonly (keyof Told)[])[] = [
  [],
  ["evenings"],
  ["rain"],
  ["evenings", "rain"],
  ["flight"],
  ["flight", "rain"],
  ["flight", "evenings", "rain"],
  ["flight", "evenings", "rain", "days"],
];

/**
 * The hints about a place: only those that are true of at least five of the places that could have been chosen.
 * @param crowd those places, the chosen one among them
 */
export function hintsFor(place: HintedPlace, crowd: readonly HintedPlace[], from: Point): SealedHints {
  const told = allOf(place, from);
  const others = crowd.map((one) => allOf(one, from));
  for (const kept of KEPT_BACK) {
    const names = (Object.keys(told) as (keyof Told)[]).filter((name) => !kept.includes(name));
    const shared = others.filter((other) => names.every((name) => other[name] === told[name])).length;
    if (shared < LEAST_CROWD && names.length > 0) continue;
    const hints = { ...told };
    for (const name of kept) hints[name] = null;
    return { ...hints, crowd: shared };
  }
  return { days: null, evenings: null, rain: null, flight: null, crowd: crowd.length };
}

/** "Warm days, cool evenings." */
export function weatherInWords({ days, evenings }: SealedHints): string {
  if (!days) return "We keep the weather secret too: it would give too much away. Pack in layers.";
  return evenings ? `${days}, ${evenings}.` : `${days}.`;
}

/** A packing list from the hints alone, and from none of the other known facts. */
export function packingFor(hints: SealedHints): string[] {
  const cold = hints.days?.startsWith("Freezing") || hints.evenings === "freezing evenings";
  const warm = hints.days === "Warm days" || hints.days === "Hot days";
  return [
    "The passports you named",
    cold ? "A winter coat, a hat and gloves" : warm ? "Light clothes, sun cream and a hat" : "Layers and a sweater",
    ...(warm && hints.evenings && hints.evenings !== "mild evenings" ? ["A jacket for the evenings"] : []),
    hints.rain ?? "A rain jacket, to be safe",
    "Shoes you can walk in all day",
    "A travel adapter that fits everywhere, and your chargers",
    "A bank card that works abroad",
    "The medicine you take, in your hand luggage",
  ];
}
