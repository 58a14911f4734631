import { closedSeasonLine } from "#app/modules/catalogue/places/open-season";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { BUDGETS, TASTES } from "#app/modules/catalogue/schema/vocabulary";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { NO_NEEDS } from "#app/modules/profile/needs";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import { daysBetween, eachDay, isLocalDate, monthOf } from "#app/shared/calendar";
import { MONTHS } from "#app/shared/months";
import { TRIP_LIMITS } from "#app/config/product";
import { sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { AGE_FIELDS } from "./child-ages";
import type { Trip } from "#app/modules/trips/trip/trip";

/** The start form as it was typed: texts, whatever they hold. */
export interface StartValues {
  name: string;
  destination: string;
  departureCity: string;
  startDate: string;
  endDate: string;
  adults: string;
  children: string;
  /** One for each child, as far as they are said. */
  ages: string[];
  budgetTotal: string;
  pace: string;
  budgetTier: string;
  interests: string[];
  /** What somebody of the party does not eat, or cannot do. */
  diets: string[];
  accessNeeds: string[];
  /** "yes" where the traveller has been there before. */
  beenBefore: string;
  /** Hours that are not free, in words: "Work, 09:00 to 17:00 on weekdays". */
  hours: string;
  /** What stands at a fixed time, one a line: "Wedding, Sat 5 Jun, 15:00 to 23:00". */
  appointments: string;
}

/** The problems of a start form, with near matches to choose from, for a traveller without scripts. */
export interface StartProblem extends FormProblem {
  departures: { value: string; label: string }[];
  /** Places to choose instead of the typed one, and the question that they answer. */
  destinations: { value: string; label: string }[];
  destinationLegend?: string;
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
    ages: [],
    budgetTotal: "",
    pace: "moderate",
    budgetTier: "moderate",
    interests: [],
    diets: [],
    accessNeeds: [],
    beenBefore: "",
    hours: "",
    appointments: "",
  };
}

const LONGEST = 80;
/** Most letters of hours that are not free. */
export const LONGEST_HOURS = 200;
/** Most letters of what stands at a fixed time. */
export const LONGEST_APPOINTMENTS = 1_000;

/**
 * A fresh form with the values of an address, such as that of an understood sentence. Values that no form can hold are
 * left out; the rest is checked when the form is sent.
 */
export function startFromAddress(query: URLSearchParams): StartValues {
  const fresh = emptyStart();
  const text = (name: string): string => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const day = (name: string): string => (isLocalDate(text(name)) ? text(name) : "");
  const count = (name: string, usual: string): string => (/^\d{1,2}$/.test(text(name)) ? text(name) : usual);
  const oneOf = (name: string, choices: readonly string[], usual: string): string =>
    choices.includes(text(name)) ? text(name) : usual;
  return {
    ...fresh,
    name: text("tripName"),
    destination: text("destination") || text("city"),
    departureCity: text("departureCity"),
    startDate: day("startDate"),
    endDate: day("endDate"),
    adults: count("adults", fresh.adults),
    children: count("childCount", fresh.children),
    ages: AGE_FIELDS.slice(0, Number(count("childCount", fresh.children))).map((name) => count(name, "")),
    budgetTotal: text("budgetTotal"),
    pace: oneOf("pace", PACES, fresh.pace),
    budgetTier: oneOf("budgetTier", BUDGETS, fresh.budgetTier),
    interests: TASTES.filter((taste) => query.getAll("interests").includes(taste)),
    diets: DIETS.filter((diet) => query.getAll("diets").includes(diet)),
    accessNeeds: ACCESS_NEEDS.filter((need) => query.getAll("accessNeeds").includes(need)),
    beenBefore: oneOf("beenBefore", ["yes"], ""),
    hours: (query.get("hours") ?? "").trim().slice(0, LONGEST_HOURS),
    appointments: (query.get("appointments") ?? "").trim().slice(0, LONGEST_APPOINTMENTS),
  };
}

/** The form as it was sent; a field that was left empty stays empty. */
export function sentStart(problem: FormProblem): StartValues {
  const text = (name: string): string => sentText(problem, name) ?? "";
  return {
    name: text("tripName"),
    destination: text("destination"),
    departureCity: text("departureCity"),
    startDate: text("startDate"),
    endDate: text("endDate"),
    adults: text("adults"),
    children: text("childCount"),
    ages: AGE_FIELDS.map(text),
    budgetTotal: text("budgetTotal"),
    pace: text("pace"),
    budgetTier: text("budgetTier"),
    interests: sentList(problem, "interests"),
    diets: sentList(problem, "diets"),
    accessNeeds: sentList(problem, "accessNeeds"),
    beenBefore: text("beenBefore"),
    hours: text("hours"),
    appointments: text("appointments"),
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
    ages: (trip.childAges ?? []).map(String),
    budgetTotal: trip.budgetMinor % 100 === 0 ? String(trip.budgetMinor / 100) : (trip.budgetMinor / 100).toFixed(2),
    pace: trip.preferences.pace,
    budgetTier: trip.preferences.budgetTier,
    interests: trip.preferences.interests,
    ...(trip.preferences.needs ?? NO_NEEDS),
    beenBefore: trip.preferences.seen?.length ? "yes" : "",
    // Those of a trip that is begun have a page of their own.
    hours: "",
    appointments: "",
  };
}

/**
 * The form's note on the season of a place: on the months of its dates, or on the whole year while there are none.
 * Undefined without a note.
 */
export function seasonFor(
  { startDate, endDate }: Pick<StartValues, "startDate" | "endDate">,
  destination: Pick<DestinationSource, "name" | "places">,
): string | undefined {
  const isDated = isLocalDate(startDate) && isLocalDate(endDate) && startDate <= endDate;
  // Dates that no trip can have are refused anyway, so their days are not counted one by one.
  const isTrip = isDated && daysBetween(startDate, endDate) <= TRIP_LIMITS.maxNights;
  return closedSeasonLine(
    destination,
    isTrip ? eachDay(startDate, endDate).map(monthOf) : MONTHS.map((_, index) => index + 1),
  );
}
