import type { Trip } from "#app/modules/trips/trip";

/** The start form as it was typed: texts, whatever they hold. */
export interface StartValues {
  name: string;
  destination: string;
  departureCity: string;
  startDate: string;
  endDate: string;
  adults: string;
  children: string;
  budgetTotal: string;
  pace: string;
  budgetTier: string;
  interests: string[];
}

export interface StartProblems {
  fields: Record<string, string[]>;
  departures: { value: string; label: string }[];
  destinations: { slug: string; name: string }[];
}

/** A fresh form: one adult, no children (CHECKLIST PLAN-08). */
export function emptyStart(): StartValues {
  return {
    name: "",
    destination: "",
    departureCity: "",
    startDate: "",
    endDate: "",
    adults: "1",
    children: "0",
    budgetTotal: "",
    pace: "moderate",
    budgetTier: "moderate",
    interests: [],
  };
}

/** The form of a trip that is being planned. */
export function startValues(trip: Trip): StartValues {
  return {
    name: trip.name,
    destination: trip.destination.name,
    departureCity: trip.origin.label,
    startDate: trip.startDate,
    endDate: trip.endDate,
    adults: String(trip.adults),
    children: String(trip.children),
    budgetTotal: trip.budgetMinor % 100 === 0 ? String(trip.budgetMinor / 100) : (trip.budgetMinor / 100).toFixed(2),
    pace: trip.preferences.pace,
    budgetTier: trip.preferences.budgetTier,
    interests: trip.preferences.interests,
  };
}
