import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { env } from "#app/config/env.server";
import { findAirport, airportsOfDeparture } from "#app/modules/catalogue/places/airports.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { countryName } from "#app/shared/display-names";
import { findAllTold } from "#app/modules/profile/told.server";
import { travelDnaOf, withStatedFood } from "#app/modules/profile/dna";
import type { ToldAll } from "#app/modules/profile/told.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { dnaMatchOf } from "./dna-match";
import type { DnaMatch } from "./dna-match";
import { explainMatch, whatWouldChange } from "./explain";
import type { GroupMember } from "./group";
import type { Match } from "./match.dto";
import { groupMatchOf, rankForGroup, rankMatches, scoreMatch } from "./score";
import type { MatchScore, Reasoning } from "./score";
import { matchSubjectOf } from "./subject";
import type { MatchSubject } from "./subject";
import { travellerOf, withPreferences } from "./traveller";
import type { ScoringPreferences, Traveller } from "./traveller";

/** Lists of matches that stay in memory; the longest of them take some 30 KB. */
const MOST_REMEMBERED = 100;

let subjects: ReadonlyMap<string, MatchSubject> | undefined;

/** Every destination as the scoring sees it, calculated once. */
function allSubjects(): ReadonlyMap<string, MatchSubject> {
  subjects ??= new Map(listDestinations().map((destination) => [destination.slug, matchSubjectOf(destination)]));
  return subjects;
}

/** The user as a traveller: Travel DNA, home, needs and marks of places. */
function travellerWhoTold({ marks, ...told }: ToldAll): Traveller {
  const { home, units, accessNeeds, lovesFood } = told.preferences();
  const airport = home ? findAirport(airportsOfDeparture(home.code)[0] ?? "") : undefined;
  return travellerOf(withStatedFood(told.profile()?.dna ?? travelDnaOf({}), lovesFood), {
    marks,
    units,
    needsEasyWays: accessNeeds.includes("step-free"),
    ...(airport && { home: { lat: airport.lat, lon: airport.lon } }),
  });
}

async function travellerOfUser(userId: string): Promise<Traveller> {
  return travellerWhoTold(await findAllTold(userId));
}

/** The user as a traveller, and every destination as the scoring sees it: the basis for a choice of places. */
export async function matchingFor(
  userId: string,
): Promise<{ traveller: Traveller; subjects: ReadonlyMap<string, MatchSubject> }> {
  return { traveller: await travellerOfUser(userId), subjects: allSubjects() };
}

const remembered = new LRUCache<string, Match[]>({ max: MOST_REMEMBERED });

/**
 * Matches of a traveller in a month, calculated once: they depend on the traveller's profile and the catalogue alone,
 * and take longer than all the rest of an explore page.
 */
function rememberedMatches(traveller: Traveller, month: number, what: string | number, make: () => Match[]): Match[] {
  const key = createHash("sha256")
    .update(JSON.stringify([traveller, month, what]))
    .digest("base64url");
  const known = remembered.get(key) ?? make();
  remembered.set(key, known);
  return known;
}

function toMatch(match: MatchScore, traveller: Traveller, month: number): Match[] {
  const subject = allSubjects().get(match.slug);
  const destination = listDestinations().find(({ slug }) => slug === match.slug);
  if (!subject || !destination) return [];
  return [
    {
      ...match,
      name: subject.name,
      country: countryName(destination.country),
      ...explainMatch(match, traveller, subject, month, allSubjects()),
      change: whatWouldChange(match, traveller, subject, month, allSubjects()),
      isSaved: traveller.marks.some(({ slug, kind }) => slug === match.slug && kind === "saved"),
    },
  ];
}

/**
 * The destinations that suit the user best in a month (1 to 12), best first; none while the matcher is off or the port
 * is switched to empty (CHECKLIST EXPL-34, EXPL-40).
 * @param told reads the user's profile
 */
export function matchesForUser(ctx: Ctx, told: () => Promise<ToldAll>, month: number, limit: number): Promise<Match[]> {
  if (!env().FEATURE_DNA_MATCHER) return Promise.resolve([]);
  return callWithFaults(
    ctx,
    "matches",
    async () => {
      const traveller = travellerWhoTold(await told());
      return rememberedMatches(traveller, month, limit, () =>
        rankMatches(traveller, allSubjects(), month)
          .slice(0, limit)
          .flatMap((match) => toMatch(match, traveller, month)),
      );
    },
    [],
  );
}

/**
 * How one destination suits the user in a month; undefined for an unknown one or while scoring is off (CHECKLIST
 * EXPL-41).
 */
export async function matchForUser(ctx: Ctx, told: ToldAll, slug: string, month: number): Promise<Match | undefined> {
  const subject = allSubjects().get(slug);
  if (!subject || !env().FEATURE_DESTINATION_SCORING) return undefined;
  const [match] = await callWithFaults(
    ctx,
    "scores",
    () => {
      const traveller = travellerWhoTold(told);
      return rememberedMatches(traveller, month, slug, () =>
        toMatch(scoreMatch(traveller, subject, month, allSubjects()), traveller, month),
      );
    },
    [],
  );
  return match;
}

/** A score in the form of the documents (CHECKLIST ENT-09). */
export interface ScoreDto {
  destinationId: string;
  score: number;
  confidence: number;
  reasoning: Reasoning;
  recommendations: string[];
}

/**
 * Scores the named destinations for the user (CHECKLIST API-08).
 * @throws AppError NOT_FOUND while scoring is off or for an unknown destination, UNAVAILABLE when the port fails
 */
export async function scoreDestinations(
  ctx: Ctx,
  userId: string,
  ids: readonly string[],
  said: ScoringPreferences | undefined,
  month: number,
): Promise<ScoreDto[]> {
  if (!env().FEATURE_DESTINATION_SCORING) throw new AppError("NOT_FOUND", "Destination scoring is switched off");
  const unknown = ids.filter((id) => !allSubjects().has(id));
  if (unknown.length > 0)
    throw new AppError("NOT_FOUND", `We don't know the destination ${unknown.slice(0, 3).join(", ")}`);
  try {
    return await callWithFaults(
      ctx,
      "scores",
      async () => {
        const own = await travellerOfUser(userId);
        const traveller = said ? withPreferences(own, said) : own;
        return ids.flatMap((id) => {
          const subject = allSubjects().get(id)!;
          const match = scoreMatch(traveller, subject, month, allSubjects());
          const { because, drawback } = explainMatch(match, traveller, subject, month, allSubjects());
          return [
            {
              destinationId: id,
              score: match.score,
              confidence: match.confidence,
              reasoning: match.reasoning,
              recommendations: [...because, drawback],
            },
          ];
        });
      },
      [],
    );
  } catch (error) {
    throw new AppError("UNAVAILABLE", "Failed to fetch destination scores", { cause: error });
  }
}

/**
 * The destinations most like the user's Travel DNA (CHECKLIST API-07).
 * @throws AppError NOT_FOUND while the matcher is off, UNAVAILABLE when the port fails
 */
export async function dnaMatches(ctx: Ctx, userId: string, limit: number): Promise<DnaMatch[]> {
  if (!env().FEATURE_DNA_MATCHER) throw new AppError("NOT_FOUND", "The Travel DNA matcher is switched off");
  try {
    return await callWithFaults(
      ctx,
      "matches",
      async () => {
        const traveller = await travellerOfUser(userId);
        return [...allSubjects().values()]
          .map((subject) => dnaMatchOf(traveller, subject, allSubjects()))
          .sort((a, b) => b.similarity - a.similarity || a.destinationId.localeCompare(b.destinationId, "en"))
          .slice(0, limit);
      },
      [],
    );
  } catch (error) {
    throw new AppError("UNAVAILABLE", "Failed to fetch DNA matches", { cause: error });
  }
}

/** The fit of a trip's destination for each of its travellers, and the places that would suit all of them better. */
export interface GroupFit {
  /** In the order of the people, 0 to 1. */
  scores: number[];
  together: number;
  better: { slug: string; name: string; country: string; together: number }[];
}

const BETTER_SHOWN = 3;
/** A place is named as better only when it clearly is. */
const CLEARLY = 0.05;

/** Scores a destination for a group in a month (1 to 12); undefined for an unknown one or while the matcher is off. */
export function groupFit(
  ctx: Ctx,
  members: readonly Pick<GroupMember, "dna">[],
  slug: string,
  month: number,
): Promise<GroupFit | undefined> {
  const subject = allSubjects().get(slug);
  if (!subject || !env().FEATURE_DNA_MATCHER) return Promise.resolve(undefined);
  return callWithFaults(ctx, "matches", () => {
    const travellers = members.map(({ dna }) => travellerOf(dna));
    const { scores, together } = groupMatchOf(travellers, subject, allSubjects(), month);
    const better = rankForGroup(travellers, allSubjects(), month)
      .filter((one) => one.slug !== slug && one.together > together + CLEARLY)
      .slice(0, BETTER_SHOWN)
      .flatMap((one) => {
        const destination = listDestinations().find((place) => place.slug === one.slug);
        return destination
          ? [
              {
                slug: one.slug,
                name: destination.name,
                country: countryName(destination.country),
                together: one.together,
              },
            ]
          : [];
      });
    return { scores, together, better };
  });
}
