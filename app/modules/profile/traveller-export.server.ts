import { db } from "#app/db/client.server";
import { listMarks } from "./marks.server";
import { getPreferences } from "./preferences.server";
import { selectQuizzes } from "./profile.repo.server";
import { findTravelProfile } from "./quiz.server";
import { QUIZ_ANSWERS } from "./stored-profile";

/** All data about a person in this module, for that person. */
export async function exportTraveller(userId: string) {
  const [profile, preferences, marks, quizzes] = await Promise.all([
    findTravelProfile(userId),
    getPreferences(userId),
    listMarks(userId),
    selectQuizzes(db(), userId),
  ]);
  return {
    travelDna: profile ?? null,
    preferences,
    destinations: marks,
    quizRuns: quizzes.map(({ id, answers, started_at, completed_at }) => ({
      answers: QUIZ_ANSWERS.read(answers, id),
      startedAt: started_at,
      completedAt: completed_at,
    })),
  };
}
