import type { Kysely } from "kysely";
import { travelDnaOf } from "#app/modules/profile/dna";
import type { Answers } from "#app/modules/profile/quiz";
import { PROFILE_ANSWERS, PROFILE_DNA, QUIZ_ANSWERS } from "#app/modules/profile/stored-profile";
import type { Database } from "#app/db/schema";
import { seedId } from "./seed-id";

/** The answers of a traveller who likes museums, dinners and mild evenings. */
const TOWN: Answers = {
  view: ["old-town", "temple"],
  pace: ["even"],
  afternoon: ["museum", "streets", "market"],
  dinner: ["reason"],
  bed: ["character"],
  money: ["matters"],
  company: ["few"],
  novelty: ["between"],
  weather: ["mild", "warm"],
  spoil: ["crowds"],
};
/** The opposite: wide country, early starts, simple beds. */
const COUNTRY: Answers = {
  view: ["peaks", "desert"],
  pace: ["full"],
  afternoon: ["hike", "thrill", "swim"],
  dinner: ["fuel"],
  bed: ["simple"],
  money: ["careful"],
  company: ["strangers"],
  novelty: ["new"],
  weather: ["crisp"],
  spoil: ["high-prices", "noise"],
};

/** The quiz answers of the sandbox accounts that have taken it. */
const ANSWERED: Readonly<Record<string, Answers>> = {
  "fresh@voyance.test": {
    ...TOWN,
    view: ["lagoon"],
    afternoon: ["swim", "sunset"],
    weather: ["hot"],
    dinner: ["pleasure"],
  },
  "pass@voyance.test": { ...TOWN, view: ["skyline"], afternoon: ["music", "streets"], company: ["crowd"] },
  "premium@voyance.test": TOWN,
  "admin@voyance.test": { ...TOWN, spoil: [] },
  "companion@voyance.test": COUNTRY,
};

async function seedProfile(db: Kysely<Database>, userId: string, answers: Answers, at: string): Promise<void> {
  await db
    .insertInto("travel_profiles")
    .values({
      user_id: userId,
      answers: PROFILE_ANSWERS.write(answers),
      dna: PROFILE_DNA.write(travelDnaOf(answers)),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const known = await db.selectFrom("quiz_sessions").select("id").where("user_id", "=", userId).executeTakeFirst();
  if (known) return;
  await db
    .insertInto("quiz_sessions")
    .values({
      id: seedId(`quiz:${userId}`),
      user_id: userId,
      answers: QUIZ_ANSWERS.write(answers),
      started_at: at,
      updated_at: at,
      completed_at: at,
      finalized_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives the sandbox accounts that have taken the quiz a Travel DNA; accounts that have one keep it. */
export async function seedTravellers(db: Kysely<Database>, now: Date): Promise<void> {
  for (const [email, answers] of Object.entries(ANSWERED)) {
    const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
    if (user) await seedProfile(db, user.id, answers, now.toISOString());
  }
}
