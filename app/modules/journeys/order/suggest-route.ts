import { bestLeaning } from "./route-order";
import type { RouteAsk, RoutePlace, RoutePlan } from "./route-problem";
import { valueOfStays } from "./route-value";

/** A place of which a suggested route may be made, with what speaks for a first visit. */
export interface Candidate extends RoutePlace {
  /** How well known it is, 0 to 1. */
  renown: number;
  /** How many of the months of the trip are good ones there, 0 to 1. */
  season: number;
  /** Nights that a first look at it needs. */
  least: number;
  /** Whether most come for what this traveller has not asked for: a beach, or rides for children. */
  isForOthers: boolean;
  isCapital: boolean;
  /** How many of the routes that many people take lead through it and other candidates, 0 to 1. */
  onKnownRoutes: number;
}

/** A route that many people take: its places, and the nights of all of them. */
interface KnownRoute {
  slugs: readonly string[];
  nights: number;
}

/** A question for a route through some of many places. */
export interface SuggestAsk extends Omit<RouteAsk, "places"> {
  places: readonly Candidate[];
  /** Places of the route at most. */
  mostPlaces: number;
  /** Routes through these places that many people take. */
  knownRoutes?: readonly KnownRoute[];
  /** What stays in a place are worth besides by their dates; asked of the places that are solved. */
  byDateAt?(slug: string): Pick<RoutePlace, "byDate">;
}

/** A suggested route has a place for each three days: packing every other day is no holiday. */
const DAYS_A_PLACE = 3;
/** The share of its worth that an unknown place keeps, and one in its worst season. */
const UNKNOWN = 0.5;
const OUT_OF_SEASON = 0.6;
/** The share that such a place keeps. */
const FOR_OTHERS = 0.75;
/**
 * Minutes of sights that it is worth to have been at a place at all: for its name, and by the nights of a first look, which
 * tell how great it is; for being the capital; and for being on a known route.
 */
const FOR_ITS_NAME = 200;
const FOR_ITS_SIZE = 50;
const MOST_SIZE = 3;
const FOR_CAPITAL = 150;
const FOR_KNOWN_ROUTE = 200;
/** Nights beyond a first look are worth less to a traveller who asks for a route than to one who asks for the place. */
const LATER_NIGHTS = 0.6;
/**
 * A known route as a whole is worth so many minutes more than its places: they go together, as all who took it can tell.
 * It is one from the nights on that its places need at a first visit, and up to so many times its own.
 */
const FOR_KNOWN_WHOLE = 250;
const AT_LEISURE = 1.35;
/** Candidates that are solved together, around each of so many. */
const TOGETHER = 7;
const SEEDS = 3;
/** Of a minute on the way, the share that would be spent at sights. */
const SEEING = 0.6;

/** What nights in a place are worth to a traveller who comes to see a country: its first look counts most. */
export function worthOfFirstVisit({
  worth,
  renown,
  season,
  least,
  isForOthers,
  isCapital,
  onKnownRoutes,
}: Omit<Candidate, "slug" | "name">): number[] {
  const share =
    (UNKNOWN + (1 - UNKNOWN) * renown) *
    (OUT_OF_SEASON + (1 - OUT_OF_SEASON) * season) *
    (isForOthers ? FOR_OTHERS : 1);
  const forName = renown * (FOR_ITS_NAME + FOR_ITS_SIZE * Math.min(MOST_SIZE, least) + (isCapital ? FOR_CAPITAL : 0));
  const seen = forName + FOR_KNOWN_ROUTE * onKnownRoutes;
  let sum = 0;
  return worth.map((all, nights) => {
    if (nights === 0) return 0;
    sum += (all - worth[nights - 1]!) * (nights > least + 1 ? LATER_NIGHTS : 1);
    return Math.round(share * (sum + seen * Math.min(1, nights / least)));
  });
}

/**
 * The best route through some of the places of a question, proven: of all choices of one to so many places, with their
 * orders and nights, none is worth more.
 * @param most places of a route
 * @returns undefined when there is none, not even of one place
 */
export function bestOfSome(ask: RouteAsk, most: number): { plan: RoutePlan; value: number } | undefined {
  const { places, nights } = ask;
  const upTo = Math.min(places.length, most, Math.max(1, Math.floor((nights + 1) / DAYS_A_PLACE)));
  let best: { plan: RoutePlan; value: number } | undefined;
  for (let count = 1; count <= upTo; count++) {
    const plan = bestLeaning(ask, {}, places.length - count);
    const value = plan ? valueOfStays(ask, plan.stays) : -Infinity;
    if (plan && value > (best?.value ?? -Infinity)) best = { plan, value };
  }
  return best;
}

/** The route through all of some places, with its value. */
function solved(ask: RouteAsk): { plan: RoutePlan; value: number }[] {
  const plan = bestLeaning(ask, {});
  return plan ? [{ plan, value: valueOfStays(ask, plan.stays) }] : [];
}

/** The places of each known route that is one in about so many nights. */
function wholesIn({ places, nights, mostPlaces, knownRoutes = [] }: SuggestAsk): Candidate[][] {
  return knownRoutes
    .filter((route) => route.slugs.length <= mostPlaces && nights <= route.nights * AT_LEISURE)
    .map(({ slugs }) => slugs.map((slug) => places.find((place) => place.slug === slug)))
    .filter((whole) => whole.every((place) => place !== undefined))
    .filter((whole) => nights >= whole.reduce((sum, { least }) => sum + least + 1, 0));
}

/** What a place alone is worth at its first look. */
const ownWorth = ({ worth, least }: Candidate): number => worth[Math.min(least, worth.length - 1)] ?? 0;

/** The candidates that go best with one of them: worth much, and near. */
function around(seed: Candidate, { places, wayBetween }: SuggestAsk): Candidate[] {
  const scored = places.map((place) => {
    const minutes = place === seed ? -Infinity : wayBetween(seed.slug, place.slug).minutes;
    return { place, score: ownWorth(place) - SEEING * minutes };
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOGETHER)
    .map(({ place }) => place);
}

/**
 * The best route through some of many places. Up to seven are solved together and proven; of more, the seven that go
 * best with each of the three that are worth most, and the best of these routes is taken. Known routes of about as many
 * nights are solved beside them, and may have a place more. The same question has the same answer.
 * @returns undefined when there is none
 */
export function suggestRoute(ask: SuggestAsk): RoutePlan | undefined {
  const places = ask.places.map((place) => ({ ...place, worth: worthOfFirstVisit(place) }));
  const seeds =
    places.length <= TOGETHER
      ? places.slice(0, 1)
      : places.toSorted((a, b) => ownWorth(b) - ownWorth(a)).slice(0, SEEDS);
  const dated = new Map<string, Candidate>();
  const onDates = (place: Candidate): Candidate => {
    const known = dated.get(place.slug) ?? { ...place, ...ask.byDateAt?.(place.slug) };
    dated.set(place.slug, known);
    return known;
  };
  const routes = seeds.flatMap((seed) => {
    const chosen = around(seed, { ...ask, places }).map(onDates);
    return bestOfSome({ ...ask, places: chosen }, ask.mostPlaces) ?? [];
  });
  const wholes = wholesIn({ ...ask, places }).flatMap((whole) => solved({ ...ask, places: whole.map(onDates) }));
  routes.push(...wholes.map(({ plan, value }) => ({ plan, value: value + FOR_KNOWN_WHOLE })));
  return routes.toSorted((a, b) => b.value - a.value)[0]?.plan;
}
