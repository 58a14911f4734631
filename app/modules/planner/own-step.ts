import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { PlannedWays } from "#app/modules/elsewhere/own-way";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import type { TripSummary } from "./trip-summary";

/** The page that takes the file of a booking. */
export const BRING_PATH = "/planner/bring";

/** The field in which the words of a booking are pasted, and the most letters of it. */
export const PASTED = { field: "bookingText", most: 100_000 } as const;

/** The part of a trip that a step of the planner is about. */
export type OwnPart = "flights" | "hotels";

/** The content of the form for a booking made elsewhere. */
export interface OwnPage {
  kind: "own";
  part: OwnPart;
  texts: FormTexts;
  where: PartWhere;
  /** Whether there are offers as an alternative. */
  hasOffers: boolean;
  /** The label of the button that goes on. */
  goOn: string;
  backTo: string;
  basis: { revision: number; formKey: string };
  summary: TripSummary;
  aboutSoFar: string | null;
  place: string;
  /** Names of the parts of town. */
  neighbourhoods: string[];
  /** Of a place of a longer trip: the ways to and from the places beside it. */
  planned?: PlannedWays;
  currencies: { value: string; label: string }[];
}

/**
 * Whether a step shows the form for a booking made elsewhere instead of offers: always where nothing is sold, on
 * request, and for a part that is settled in this way.
 */
export function showsOwn(where: PartWhere, sells: boolean, query: URLSearchParams): boolean {
  if (!sells || query.has("own")) return true;
  if (query.has("offers") || query.has("all")) return false;
  return where === "elsewhere" || where === "not-needed";
}
