import { real } from "#app/config/env.server";
import { asksTravellers, searchesCost, sellsTrips } from "#app/config/what-is-real";
import { db } from "#app/db/client.server";
import { isUniqueViolation } from "#app/db/dialect.server";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitSurprises } from "#app/modules/accounts/account/rate-limits.server";
import { findAirport, findDeparture } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { countSurpriseLook } from "#app/modules/inventory/search/paid-looks.server";
import { explainMatch } from "#app/modules/matching/explain";
import { matchingFor } from "#app/modules/matching/matching.server";
import type { MatchSubject } from "#app/modules/matching/subject";
import type { Traveller } from "#app/modules/matching/traveller";
import { budgetTierOf, paceOf } from "#app/modules/planner/prefill";
import { strongestTastes } from "#app/modules/profile/dna";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { scoreMatch } from "#app/modules/matching/score";
import { describeCandidate, monthOfTrip } from "./candidate";
import type { Candidate } from "./candidate";
import { nextPlace } from "./draw-places";
import type { PoolPlace } from "./draw-places";
import { NOTHING_FITS, PROFILE_INCOMPLETE } from "./refusal";
import { priceOf } from "./price-pairing.server";
import type { Means } from "./price-pairing.server";
import type { Pairing } from "./price-band";
import {
  CANDIDATES_SHOWN,
  TIER_WORDS,
  budgetOfTrip,
  capMinor,
  comfortOn,
  travellerOnTier,
  whyNotDrawn,
} from "./surprise";
import type { SurpriseRequest } from "./surprise";
import { leastImaginableMinor, poolFor } from "./surprise-pool";
import type { Departure, Pool } from "./surprise-pool";
import { countRuns, insertRun, selectLatestOf, selectRun, selectRuns, selectSameRun } from "./surprise.repo.server";
import type { SurpriseRun } from "./surprise.repo.server";

/** The most places that are looked up for one draw; fewer where each look costs money and seconds. */
const MOST_LOOKS = 14;
const MOST_PAID_LOOKS = 7;
const INTERESTS = 3;

/** The facts about the traveller that a draw uses. */
interface Surprised {
  traveller: Traveller;
  subjects: ReadonlyMap<string, MatchSubject>;
  means: Means;
  from: Departure & { city: string; country: string };
}

/**
 * Refuses accounts that may not be surprised.
 * @throws AppError CONFLICT with error_code PROFILE_INCOMPLETE before the quiz (CHECKLIST SURP-08); PAYMENT_REQUIRED
 * with
 *   purchase_options (CHECKLIST SURP-05, PAY-13)
 */
export function admit(user: CurrentUser): void {
  if (!user.quizCompleted)
    throw new AppError("CONFLICT", "Take the quiz first: without it we would only be guessing what suits you", {
      extra: { error_code: PROFILE_INCOMPLETE },
    });
  if (!user.capabilities.canUseSurprise)
    throw new AppError("PAYMENT_REQUIRED", "Surprise Me comes with a trip pass or premium", {
      extra: { purchase_options: purchaseOptions("surprise_me") },
    });
}

/** The traveller of a surprise, with means and departure. @throws AppError VALIDATION_ERROR for an unknown departure */
export async function surprisedBy(user: CurrentUser, request: SurpriseRequest): Promise<Surprised> {
  const [{ traveller: usual, subjects }, profile] = await Promise.all([
    matchingFor(user.id),
    findTravelProfile(user.id),
  ]);
  const departure = findDeparture(request.origin.code);
  const airport = findAirport(departure?.airports[0] ?? "");
  if (!departure || !airport)
    throw new AppError("VALIDATION_ERROR", "We don't know that airport", {
      fields: { origin: ["We don't know that airport"] },
    });
  const traveller = travellerOnTier(usual, request.tier);
  const { pace, budget } = usual.axes;
  return {
    traveller,
    subjects,
    means: {
      capMinor: capMinor(usual, request),
      budgetMinor: budgetOfTrip(usual, request),
      preferences: {
        interests: profile ? strongestTastes(usual, INTERESTS) : [],
        budgetTier: comfortOn(request.tier, budgetTierOf(budget)),
        pace: paceOf(pace),
      },
    },
    from: { airports: departure.airports, at: airport, city: departure.city, country: departure.country },
  };
}

/** After all places were shown, every place may come again. */
const NOTHING_BEFORE = { places: [], diversify: false };

interface Drawn {
  place: PoolPlace;
  pairing: Pairing | undefined;
}

/** Draws places one after the other until three are affordable. @param drawn the places drawn so far */
async function drawPriced(
  ctx: Ctx,
  userId: string,
  pool: readonly PoolPlace[],
  before: { places: readonly PoolPlace[]; diversify: boolean },
  request: SurpriseRequest,
  { means, from }: Surprised,
  already: readonly Drawn[] = [],
): Promise<Drawn[]> {
  const drawn = [...already];
  const isSold = sellsTrips(real());
  const mostLooks = searchesCost(real()) ? MOST_PAID_LOOKS : MOST_LOOKS;
  let left = [...pool];
  for (let looks = 0; drawn.length < CANDIDATES_SHOWN && looks < mostLooks;) {
    const next = nextPlace(
      left,
      drawn.map(({ place }) => place),
      before.places,
      request.seed,
      before.diversify,
    );
    const place = next && findDestination(next.slug);
    if (!next || !place) break;
    left = left.filter((one) => one !== next);
    if (!isSold) {
      drawn.push({ place: next, pairing: undefined });
      continue;
    }
    if (leastImaginableMinor(place, request, from.at) > means.capMinor) continue;
    looks++;
    await countSurpriseLook(ctx, userId);
    const pairing = await priceOf(ctx, place, request, from, means);
    if (pairing) drawn.push({ place: next, pairing });
    // Each search holds the processor for a moment; other requests come in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return drawn;
}

/** Names the wish to loosen. @throws AppError always */
function nothingFits({ places, tooFar }: Pool, request: SurpriseRequest): never {
  const days = "A few more days would bring others within reach";
  const money = request.tier === "splurge" ? "other dates" : "a higher tier";
  const why =
    places.length >= CANDIDATES_SHOWN
      ? `We couldn't find three places within ${TIER_WORDS[request.tier].name} for these dates. Try ${money}, or another city to start from.`
      : tooFar > 0
        ? `Too few places are near enough for these days. ${days}.`
        : "Too few places suit these dates. Try other ones, or another city to start from.";
  throw new AppError("CONFLICT", why, { extra: { error_code: NOTHING_FITS } });
}

/** Draws three places that were not shown before; when too few are left, the rest come from all that were. */
async function draw(
  ctx: Ctx,
  user: CurrentUser,
  request: SurpriseRequest,
  shown: readonly string[],
  diversify: boolean,
): Promise<Pick<SurpriseRun, "candidates" | "seen" | "isAgain">> {
  const surprised = await surprisedBy(user, request);
  const { traveller, subjects, from } = surprised;
  const pool = poolFor(traveller, subjects, findDestination, request, from);
  const isShown = ({ slug }: PoolPlace): boolean => shown.includes(slug);
  const before = { places: pool.places.filter(isShown), diversify };
  let drawn = await drawPriced(
    ctx,
    user.id,
    pool.places.filter((place) => !isShown(place)),
    before,
    request,
    surprised,
  );
  const isAgain = drawn.length < CANDIDATES_SHOWN && shown.length > 0;
  if (isAgain)
    drawn = await drawPriced(ctx, user.id, pool.places.filter(isShown), NOTHING_BEFORE, request, surprised, drawn);
  if (drawn.length < CANDIDATES_SHOWN) nothingFits(pool, request);
  const month = monthOfTrip(request);
  const candidates = drawn
    .map(({ place: { slug, subject }, pairing }): Candidate => {
      const match = scoreMatch({ ...traveller, home: from.at }, subject, month, subjects);
      const words = explainMatch(match, traveller, subject, month, subjects);
      return describeCandidate(findDestination(slug)!, match.score, words, pairing, request, {
        units: traveller.units,
        home: from.country,
        from: from.city,
      });
    })
    .sort((a, b) => b.final - a.final || (a.id < b.id ? -1 : 1));
  const slugs = candidates.map(({ id }) => id);
  return { candidates, seen: isAgain ? slugs : [...shown, ...slugs], isAgain };
}

/** Stores a draw; two windows that draw at once both get the one that was stored. */
async function keepRun(
  ctx: Ctx,
  user: CurrentUser,
  run: Omit<SurpriseRun, "id" | "rootId" | "createdAt" | "chosenId" | "tripId" | "sharedAs" | "shareHash">,
  rootId?: string,
): Promise<SurpriseRun> {
  const id = newId();
  const kept: SurpriseRun = {
    ...run,
    id,
    rootId: rootId ?? id,
    chosenId: null,
    tripId: null,
    sharedAs: null,
    shareHash: null,
    createdAt: ctx.now.toISOString(),
  };
  try {
    await insertRun(db(), user.id, kept);
    return kept;
  } catch (error) {
    const other = isUniqueViolation(error) ? await selectLatestOf(db(), kept.rootId, user.id) : undefined;
    if (!other) throw error;
    return other;
  }
}

/**
 * Three places for these dates (CHECKLIST SURP-14, API-31). The same request with the same seed is the same run.
 * @throws AppError CONFLICT with an error_code (PROFILE_INCOMPLETE, NOTHING_FITS), PAYMENT_REQUIRED with
 * purchase_options, RATE_LIMITED, VALIDATION_ERROR; PortFailure
 */
export function previewSurprise(ctx: Ctx, user: CurrentUser, request: SurpriseRequest): Promise<SurpriseRun> {
  return callWithFaults(ctx, "surprise", async () => {
    admit(user);
    const why = whyNotDrawn(request, asksTravellers(real()));
    if (why) throw new AppError("CONFLICT", why);
    const same = await selectSameRun(db(), user.id, request, null);
    if (same) return same;
    await limitSurprises(ctx, user.id);
    const drawn = await draw(ctx, user, request, [], false);
    return keepRun(ctx, user, { ...drawn, request, parentId: null, generation: 0 });
  });
}

/**
 * Three other places for the same dates (CHECKLIST SURP-21, API-34): none that was shown for this request, until all
 * were.
 * @param diversify whether to differ more from the places shown before; left out, from the second time on
 * @throws AppError NOT_FOUND for a run that is not this user's, and the errors of {@link previewSurprise}
 */
export function regenerateSurprise(
  ctx: Ctx,
  user: CurrentUser,
  runId: string,
  seed: number,
  diversify?: boolean,
): Promise<SurpriseRun> {
  return callWithFaults(ctx, "surprise", async () => {
    const run = await getRun(user, runId);
    admit(user);
    const latest = (await selectLatestOf(db(), run.rootId, user.id)) ?? run;
    const request = { ...latest.request, seed };
    const same = await selectSameRun(db(), user.id, request, run.id);
    if (same) return same;
    await limitSurprises(ctx, user.id);
    const drawn = await draw(ctx, user, request, latest.seen, diversify ?? latest.generation > 0);
    return keepRun(ctx, user, { ...drawn, request, parentId: run.id, generation: latest.generation + 1 }, run.rootId);
  });
}

/** A draw of this user. @throws AppError NOT_FOUND, also for another user's draw */
export async function getRun(user: Pick<CurrentUser, "id">, id: string): Promise<SurpriseRun> {
  const run = await selectRun(db(), id, user.id);
  if (!run) throw new AppError("NOT_FOUND", "We couldn't find this surprise. Draw a new one");
  return run;
}

/** The draws of a user, newest first, and how many there are (CHECKLIST API-35). */
export function listRuns(
  ctx: Ctx,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ runs: SurpriseRun[]; total: number }> {
  return callWithFaults(
    ctx,
    "surprise",
    async () => {
      const { runs, total = page.offset === 0 ? 0 : await countRuns(db(), userId) } = await selectRuns(
        db(),
        userId,
        page,
      );
      return { runs, total };
    },
    { runs: [], total: 0 },
  );
}

const MOST_EXPORTED = 10_000;

/** All data about a person in this module, for that person. */
export async function exportSurprises(userId: string) {
  const { runs } = await selectRuns(db(), userId, { limit: MOST_EXPORTED, offset: 0 });
  return runs.map(({ request, candidates, chosenId, sharedAs, createdAt }) => ({
    request,
    places: candidates.map(({ city, country, final, price }) => ({
      city,
      country,
      match: final,
      price: price?.band ?? null,
    })),
    chosen: candidates.find(({ id }) => id === chosenId)?.city ?? null,
    isShared: sharedAs !== null,
    drawnAt: createdAt,
  }));
}
