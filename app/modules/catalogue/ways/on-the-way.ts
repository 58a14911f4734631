import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { PlaceSource } from "../schema/destination.schema";
import type { PlaceKind } from "../schema/vocabulary";
import { DEAD_ENDS } from "./ground";

/** A destination with its sights, as a drive between two others may pass them. */
export interface PassedPlace extends Point {
  slug: string;
  country: string;
  places: readonly PlaceSource[];
}

/** A sight near the way between two places. */
export interface SightOnTheWay {
  /** The destination whose sight it is. */
  of: string;
  country: string;
  place: PlaceSource;
  /** The way to it and the way on from it, as shares of the way without it. */
  before: number;
  after: number;
}

/** Nearer to a destination than this, a sight is one of that town; and of an end, within this share of the way. */
const OF_TOWN_KM = 20;
const OF_END = 0.12;
/** A way by a sight is longer by no more than this, as the crow flies. */
const DETOUR = { share: 0.16, mostKm: 45 } as const;
/** Sights so near to each other are one stop: the one that most people come for. */
const ONE_STOP_KM = 8;
/** A stop on a drive is worth it from this weight on, and takes no longer than this. */
const LEAST_WEIGHT = 3;
const MOST_MINUTES = 180;
const MOST_OFFERS = 4;

/** Kinds that a traveller does not stop for on the way from one place to the next. */
const NO_STOP: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  ...(["restaurant", "cafe", "bar", "food-hall", "winery", "theatre", "music", "spa", "shop", "market"] as const),
  ...(["boat-trip", "workshop", "tour", "sport", "theme-park", "island"] as const),
]);

function isStop({ id, kind, weight, minutes, effort, onlyOn, from, bestTime }: PlaceSource): boolean {
  const isByDay = bestTime !== "evening" && bestTime !== "night" && bestTime !== "sunset";
  const isShort = minutes <= MOST_MINUTES && effort < 3;
  const isPassed = !onlyOn && !from && !DEAD_ENDS.has(id);
  return !NO_STOP.has(kind) && weight >= LEAST_WEIGHT && isShort && isByDay && isPassed;
}

/**
 * The sights of our places near the way from one to another, those that most people come for first: none of a town of
 * ours, where one would stay, and none beyond the countries of the two.
 */
export function sightsOnTheWay(from: PassedPlace, to: PassedPlace, all: readonly PassedPlace[]): SightOnTheWay[] {
  const direct = distanceKm(from, to);
  const ofEnd = Math.max(OF_TOWN_KM, direct * OF_END);
  const near = all.flatMap(({ slug, country, places }) =>
    country !== from.country && country !== to.country
      ? []
      : places.filter(isStop).flatMap((place): SightOnTheWay[] => {
          const [before, after] = [distanceKm(from, place), distanceKm(place, to)];
          const isFar = before + after - direct > Math.min(DETOUR.mostKm, direct * DETOUR.share);
          if (isFar || before < ofEnd || after < ofEnd) return [];
          return [{ of: slug, country, place, before: before / direct, after: after / direct }];
        }),
  );
  const out = near.filter(({ place }) => all.every((town) => distanceKm(town, place) > OF_TOWN_KM));
  const best = out.toSorted(
    (a, b) => b.place.weight - a.place.weight || a.before + a.after - b.before - b.after || (a.of < b.of ? -1 : 1),
  );
  return best
    .filter(({ place }, at) => best.slice(0, at).every((other) => distanceKm(other.place, place) > ONE_STOP_KM))
    .slice(0, MOST_OFFERS);
}

/** A night on the way is spent where a long drive has this share of it behind at least, and ahead. */
const LEAST_SHARE = 0.25;

/** The place of ours where a night would break a long drive; undefined where none lies near the way. */
export function nightOnTheWay<P extends Point>(from: Point, to: Point, all: readonly P[]): P | undefined {
  const direct = distanceKm(from, to);
  const found = all.flatMap((place) => {
    const [before, after] = [distanceKm(from, place), distanceKm(place, to)];
    const isNear = before + after - direct <= direct * DETOUR.share;
    const share = before / (before + after);
    return isNear && share >= LEAST_SHARE && share <= 1 - LEAST_SHARE ? [{ place, far: before + after }] : [];
  });
  return found.toSorted((a, b) => a.far - b.far)[0]?.place;
}
