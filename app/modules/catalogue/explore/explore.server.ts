import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { CachedCalls, RateLimitedError } from "#app/shared/queues/cached-calls";
import { AppError } from "#app/shared/app-error";
import { foldText } from "#app/shared/text";
import { pictureOf } from "../art/art.server";
import { isHandpicked } from "./bundles";
import { findDestination, listDestinations } from "../places/catalogue.server";
import type { Destination } from "../places/catalogue.server";
import { DEFAULT_FILTER_OPTIONS, matchesFilters } from "../search/explore-filters";
import type { FilterOptions } from "../search/explore-filters";
import { climateOf, toExploreItem, vibeScore } from "../places/explore-item";
import type { ExploreItem } from "../places/explore-item";
import { REGIONS } from "../schema/vocabulary";

const MINUTE = 60_000;
/** How long answers count as fresh (CHECKLIST LIM-01 to LIM-03). */
const FRESH_MS = { detail: 5 * MINUTE, list: 10 * MINUTE, byTag: 5 * MINUTE };
/** Places shown where no limit is asked for (CHECKLIST LIM-05, LIM-06). */
export const SHORT_LIST = 4;
/** Places on a page of any other list where no limit is asked for. */
export const USUAL_LIST = 50;
/** A tag query fetches this many times the shown places, so that the best can be chosen (CHECKLIST LIM-06). */
const TAG_SURPLUS = 2;
/** The places that stand in when the catalogue does not answer (CHECKLIST DEST-23). */
const BUILT_IN = ["kyoto", "santorini", "patagonia", "marrakech"];

const calls = new CachedCalls<readonly Destination[]>({
  isRateLimit: (error) => error instanceof PortFailure && error.status === 429,
});

export interface DestinationQuery {
  tags: readonly string[];
  seasonalEvents: readonly string[];
  featured?: boolean;
  region?: string;
  climate?: string;
  vibeScoreMin?: number;
  limit?: number;
  /** From 1. */
  page?: number;
}

/** A page of results. */
export interface DestinationPage {
  destinations: Destination[];
  total: number;
  /** Entries of a full page. */
  limit: number;
}

/** The four built-in destinations (CHECKLIST DEST-23). */
export function builtInDestinations(): Destination[] {
  return BUILT_IN.flatMap((slug) => findDestination(slug) ?? []);
}

/** The catalogue does not change while the process runs. */
const items = new WeakMap<Destination, ExploreItem>();

/** A destination in its public form, with its picture. */
export function itemOf(destination: Destination): ExploreItem {
  const { slug } = destination;
  const item = items.get(destination) ?? toExploreItem(destination, pictureOf(slug, "card").src, isHandpicked(slug));
  items.set(destination, item);
  return item;
}

/**
 * Asks the catalogue through its port. Normal answers and refusals go through the memory; other test faults go past it.
 */
async function ask(
  ctx: Ctx,
  key: string,
  ttlMs: number,
  find: () => readonly Destination[],
): Promise<readonly Destination[]> {
  const fault = ctx.faults.destinations;
  const call = (): Promise<readonly Destination[]> => callWithFaults(ctx, "destinations", find, []);
  const isPastMemory = fault !== undefined && !(fault.kind === "status" && fault.status === 429);
  if (isPastMemory) return call();
  try {
    return await calls.get(key, { now: ctx.now.getTime(), ttlMs }, call);
  } catch (error) {
    if (error instanceof RateLimitedError)
      throw new AppError("RATE_LIMITED", error.message, { retryAfter: error.retryAfter, cause: error });
    throw error;
  }
}

/** Every destination; the four built-in ones when the catalogue does not answer (CHECKLIST DEST-24). */
export async function listOrBuiltIn(ctx: Ctx): Promise<readonly Destination[]> {
  try {
    return await ask(ctx, "all", FRESH_MS.list, () => listDestinations());
  } catch (error) {
    ctx.log.warn({ err: error }, "destinations could not be fetched; the built-in ones are shown");
    return builtInDestinations();
  }
}

function hasTag(destination: Destination, tag: string): boolean {
  const wanted = foldText(tag);
  return [...destination.tags, ...destination.vibes, destination.style].some(
    (one) => foldText(one) === wanted || foldText(one).split(" ").includes(wanted),
  );
}

/** Both words for one season: a search for "fall" finds "autumn", and the other way round. */
function sayAutumn(folded: string): string {
  return folded.replace(/\bfall\b/g, "autumn");
}

function hasEvent(destination: Destination, text: string): boolean {
  const wanted = sayAutumn(foldText(text));
  return destination.events.some(({ name }) => sayAutumn(foldText(name)).includes(wanted));
}

/** Whether a destination lies in the region of a query. */
function inRegion(destination: Destination, region: string): boolean {
  const wanted = REGIONS.find((one) => one.replaceAll("-", " ") === region.trim().toLowerCase().replaceAll("-", " "));
  return (
    wanted !== undefined && matchesFilters(destination, { vibes: [], budgets: [], regions: [wanted], seasons: [] })
  );
}

function fits(destination: Destination, query: DestinationQuery): boolean {
  return (
    (query.tags.length === 0 || query.tags.some((tag) => hasTag(destination, tag))) &&
    (query.seasonalEvents.length === 0 || query.seasonalEvents.some((event) => hasEvent(destination, event))) &&
    (query.featured === undefined || isHandpicked(destination.slug) === query.featured) &&
    (query.region === undefined || inRegion(destination, query.region)) &&
    (query.climate === undefined || climateOf(destination.climate.koeppen) === query.climate.toLowerCase()) &&
    (query.vibeScoreMin === undefined || vibeScore(destination.places) >= query.vibeScoreMin)
  );
}

/** Short lists begin with the handpicked places, then the places with most to see. */
function toSee(one: Destination): number {
  return (isHandpicked(one.slug) ? 10 : 0) + vibeScore(one.places);
}

/**
 * Destinations by tags, events and the rest (CHECKLIST API-01). Featured, tag and season lists show four unless a limit
 * is asked for, other lists fifty. Two pages of a tag query share the places that were fetched for the first of them.
 * @throws AppError 429 "Rate limited and no cached data available"; PortFailure when the catalogue fails otherwise
 */
export async function queryDestinations(
  ctx: Ctx,
  { limit: asked, page = 1, ...query }: DestinationQuery,
): Promise<DestinationPage> {
  const isShort = query.featured === true || query.tags.length > 0 || query.seasonalEvents.length > 0;
  const ttlMs = query.tags.length > 0 || query.seasonalEvents.length > 0 ? FRESH_MS.byTag : FRESH_MS.list;
  const found = await ask(ctx, JSON.stringify(query), ttlMs, () => {
    const fitting = listDestinations().filter((one) => fits(one, query));
    return isShort ? fitting.sort((a, b) => toSee(b) - toSee(a)) : fitting;
  });
  const limit = asked ?? (isShort ? SHORT_LIST : USUAL_LIST);
  const matched = (one: Destination): number =>
    query.tags.filter((tag) => hasTag(one, tag)).length + Number(query.tags.includes(one.style));
  const start = (page - 1) * limit;
  const fetched = query.tags.length > 0 ? limit * TAG_SURPLUS : limit;
  const before = start - (start % Math.max(1, fetched));
  const destinations = found
    .slice(before, before + fetched)
    .sort((a, b) => matched(b) - matched(a))
    .slice(start - before, start - before + limit);
  return { destinations, total: found.length, limit };
}

/**
 * One destination through the memory; a built-in one when the catalogue does not answer (CHECKLIST API-02, DEST-24,
 * LIM-01).
 * @throws AppError 429, or 503 "Unable to load destination details"
 */
export async function fetchDestination(ctx: Ctx, slug: string): Promise<Destination | undefined> {
  const found = await ask(ctx, `one ${slug}`, FRESH_MS.detail, () => {
    const one = findDestination(slug);
    return one ? [one] : [];
  }).catch((error: unknown) => {
    const standIn = builtInDestinations().filter((one) => one.slug === slug);
    if (!(error instanceof PortFailure)) throw error;
    if (standIn.length === 0) throw new AppError("UNAVAILABLE", "Unable to load destination details", { cause: error });
    ctx.log.warn({ err: error, slug }, "a destination could not be fetched; the built-in one is answered");
    return standIn;
  });
  return found[0];
}

/** The options of the filters; the built-in ones when the call fails (CHECKLIST EXPL-32). */
export async function filterOptions(ctx: Ctx): Promise<FilterOptions> {
  try {
    return await callWithFaults(ctx, "filters", () => DEFAULT_FILTER_OPTIONS, DEFAULT_FILTER_OPTIONS);
  } catch (error) {
    ctx.log.warn({ err: error }, "filter options could not be fetched; the built-in ones are used");
    return DEFAULT_FILTER_OPTIONS;
  }
}
