import type { Generated } from "kysely";

/** One run of the quiz; `answers` is JSON by question. */
export interface QuizSessionsTable {
  id: string;
  user_id: string;
  answers: string;
  started_at: string;
  updated_at: string;
  completed_at: string | null;
  /** The time at which the Travel DNA was made from it; a run without is the open one. */
  finalized_at: string | null;
}

/** A traveller's profile from the last finished run of the quiz; both texts are JSON with a version. */
export interface TravelProfilesTable {
  user_id: string;
  answers: string;
  dna: string;
  created_at: string;
  updated_at: string;
}

export interface TravelPreferencesTable {
  user_id: string;
  /** IATA code of the airport trips start from. */
  home_airport: string | null;
  home_label: string | null;
  currency: string;
  units: "metric" | "imperial";
  /** JSON lists of AccessNeed and Diet. */
  access_needs: string;
  diets: string;
  /** 1 where the traveller is reminded of trips by mail. */
  trip_reminders: Generated<number>;
  /** 1 where every plan looks for good food. */
  loves_food: Generated<number>;
  updated_at: string;
}

/** Forms that a device sent and may send again: each counts once. */
export interface SentFormsTable {
  user_id: string;
  key: string;
  at: string;
}

export interface DestinationMarksTable {
  user_id: string;
  destination_slug: string;
  kind: "saved" | "dismissed" | "visited";
  created_at: string;
}
