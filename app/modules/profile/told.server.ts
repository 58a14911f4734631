import { db } from "#app/db/client.server";
import { toMark } from "./marks.server";
import type { DestinationMark } from "./marks.server";
import type { Preferences } from "./preferences";
import { toPreferences } from "./preferences.server";
import { selectAllTold, selectTold } from "./profile.repo.server";
import type { ToldRow } from "./profile.repo.server";
import { toRun, toTravelProfile } from "./quiz.server";
import type { QuizRun, TravelProfile } from "./quiz.server";

/** A traveller's profile. A part that cannot be read fails only the code that uses it. */
export interface Told {
  preferences: () => Preferences;
  /** The Travel DNA; undefined before the first quiz. */
  profile: () => TravelProfile | undefined;
  /** The run of the quiz that is still open, if there is one. */
  quiz: () => QuizRun | undefined;
}

const NOTHING = { preferences: undefined, profile: undefined, quiz: undefined };

function toTold(userId: string, { preferences, profile, quiz }: Omit<ToldRow, "userId"> = NOTHING): Told {
  return {
    preferences: () => toPreferences(userId, preferences),
    profile: () => toTravelProfile(userId, profile),
    quiz: () => quiz && toRun(quiz),
  };
}

/** Reads preferences, Travel DNA and open quiz at once. */
export async function findTold(userId: string): Promise<Told> {
  const [row] = await selectTold(db(), [userId]);
  return toTold(userId, row);
}

/** Reads the profiles of several accounts at once, by their ids. */
export async function findToldOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Told>> {
  const rows = await selectTold(db(), userIds);
  const rowOf = new Map(rows.map((row) => [row.userId, row]));
  return new Map(userIds.map((id) => [id, toTold(id, rowOf.get(id))]));
}

/** The profile with the marks of places. */
export interface ToldAll extends Told {
  marks: readonly DestinationMark[];
}

/** Reads the profile and the marks at once. */
export async function findAllTold(userId: string): Promise<ToldAll> {
  const { told, marks } = await selectAllTold(db(), userId);
  return { ...toTold(userId, told), marks: marks.map(toMark) };
}
