import { db } from "#app/db/client.server";
import { listMarks } from "./marks.server";
import type { DestinationMark } from "./marks.server";
import type { Preferences } from "./preferences";
import { toPreferences } from "./preferences.server";
import { selectTold } from "./profile.repo.server";
import { toTravelProfile } from "./quiz.server";
import type { TravelProfile } from "./quiz.server";

/** What a traveller has told us. One part that cannot be read spoils what rests on it, and nothing else. */
export interface Told {
  preferences: () => Preferences;
  /** The Travel DNA; undefined before the first quiz. */
  profile: () => TravelProfile | undefined;
}

/** Reads preferences and Travel DNA at once. */
export async function findTold(userId: string): Promise<Told> {
  const { preferences, profile } = await selectTold(db(), userId);
  return { preferences: () => toPreferences(userId, preferences), profile: () => toTravelProfile(userId, profile) };
}

/** The same, with what was said of places. */
export interface ToldAll extends Told {
  marks: readonly DestinationMark[];
}

/** Reads all of it. */
export async function findAllTold(userId: string): Promise<ToldAll> {
  const [told, marks] = await Promise.all([findTold(userId), listMarks(userId)]);
  return { ...told, marks };
}
