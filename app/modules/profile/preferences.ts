import type { Diet } from "#app/modules/catalogue/schema/diets";

/** The conditions without which a traveller cannot use a way or a place. */
export const ACCESS_NEEDS = ["step-free", "short-walks", "rest-breaks"] as const;
export type AccessNeed = (typeof ACCESS_NEEDS)[number];

export const UNITS = ["metric", "imperial"] as const;
type Units = (typeof UNITS)[number];

export const ACCESS_LABELS: Readonly<Record<AccessNeed, { label: string; detail: string }>> = {
  "step-free": { label: "Step-free places", detail: "No stairs, steep hills or hikes" },
  "short-walks": { label: "Short walks", detail: "At most 4 km (2.5 miles) on foot a day" },
  "rest-breaks": { label: "Time to rest", detail: "A calm pace, whatever the trip" },
};

/** A traveller's settings for every trip. */
export interface Preferences {
  /** The usual departure: an IATA code and the name that was chosen. */
  home: { code: string; label: string } | null;
  /** ISO 4217: prices are also shown in it. */
  currency: string;
  units: Units;
  accessNeeds: AccessNeed[];
  diets: Diet[];
  /** Whether a mail comes 7 days and 1 day before a trip. */
  tripReminders: boolean;
  /** Whether every plan looks for good food, whatever the quiz said. */
  lovesFood: boolean;
}

/** The preferences of a traveller who has set none. */
export const DEFAULT_PREFERENCES: Preferences = {
  home: null,
  currency: "USD",
  units: "metric",
  accessNeeds: [],
  diets: [],
  tripReminders: true,
  lovesFood: false,
};
