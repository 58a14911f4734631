import { distanceKm } from "#app/shared/geo";
import { issueInWords } from "../places/destination-problems";
import type { DestinationSource } from "../schema/destination.schema";
import type { WayBetween } from "../ways/way";
import { travelRouteSchema } from "./travel-route.schema";
import type { TravelRoute } from "./travel-route.schema";

/** The farthest two places of a route lie apart, kilometres, by what one takes between them. */
const MOST_KM: Readonly<Record<WayBetween["by"], number>> = {
  train: 1400,
  coach: 500,
  ferry: 650,
  car: 800,
  flight: 3200,
};
const LEAST_KM = 30;
/** How much longer a route may be than the shortest way from its first place through all others. */
const MOST_DETOUR = 1.3;

/**
 * The problems of a route's file, in words; empty when there are none. The build stops on them.
 * @param name the name of the file without its ending
 */
export function routeFileProblems(name: string, value: unknown): string[] {
  const parsed = travelRouteSchema.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map((issue) => issueInWords(value, issue));
  if (parsed.data.slug === name) return [];
  return [`field "slug" is "${parsed.data.slug}", but the file is named ${name}`];
}

/** The facts about a place that a route has to fit. */
type Place = Pick<DestinationSource, "slug" | "days" | "bestMonths" | "lat" | "lon">;

function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

const lengthOf = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, place, at) => sum + distanceKm(places[at]!, place), 0);

function monthProblems({ months }: TravelRoute, places: readonly Place[]): string[] {
  const isGood = (place: Place, month: number): boolean => place.bestMonths.includes(month);
  return [
    ...months
      .filter((month) => places.filter((place) => isGood(place, month)).length * 2 < places.length)
      .map((month) => `month ${month} is good at less than half of its places`),
    ...places
      .filter((place) => !months.some((month) => isGood(place, month)))
      .map((place) => `none of its months is good at ${place.slug}`),
  ];
}

function orderProblems({ by }: TravelRoute, places: readonly Place[]): string[] {
  const most = Math.max(...by.map((means) => MOST_KM[means]));
  const steps = places.slice(1).map((to, at) => ({ from: places[at]!, to, km: distanceKm(places[at]!, to) }));
  const [first, ...others] = places;
  const shortest = Math.min(...orders(others).map((order) => lengthOf([first!, ...order])));
  return [
    ...steps
      .filter(({ km }) => km > most || km < LEAST_KM)
      .map(({ from, to, km }) => `${from.slug} to ${to.slug} is ${Math.round(km)} km, not a way by ${by.join(" or ")}`),
    ...(lengthOf(places) > shortest * MOST_DETOUR ? ["its places are in an order that goes back and forth"] : []),
  ];
}

/**
 * The problems of a route with its places, in words: a place that we do not have or that comes twice, nights that do
 * not fit its days, months that do not fit its seasons, and an order or distances that nobody would travel.
 */
export function routeProblems(route: TravelRoute, findPlace: (slug: string) => Place | undefined): string[] {
  const known = route.stays.map(({ slug, nights }) => ({ slug, nights, place: findPlace(slug) }));
  const missing = known.filter(({ place }) => !place).map(({ slug }) => `${slug} is no destination of ours`);
  if (missing.length > 0) return missing;
  const places = known.map(({ place }) => place!);
  if (new Set(places).size < places.length) return ["a place comes twice"];
  return [
    ...known
      .filter(({ nights, place }) => nights < place!.days[0] - 1 || nights > place!.days[1])
      .map(({ slug, nights, place }) => `${nights} nights in ${slug}, which takes ${place!.days.join(" to ")} days`),
    ...monthProblems(route, places),
    ...orderProblems(route, places),
  ];
}
