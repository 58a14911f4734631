import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { countryName } from "#app/shared/display-names";
import { MONTHS } from "#app/shared/months";
import { REGION_WORDS, eventLines, monthOfTrip, securityNote, weatherLine, windowsInWords } from "./candidate";
import type { SurpriseRequest } from "./surprise";

/** A place of a draw as the public sees it. */
export interface SharedPlace {
  slug: string;
  city: string;
  country: string;
  region: string;
  tagline: string;
  reasons: string[];
  /** Its drawbacks in that month, if any. */
  drawbacks: string[];
  events: string[];
  bestWindows: string[];
}

/** A draw as everybody with its address sees it. */
export interface SharedRun {
  startDate: string;
  endDate: string;
  places: SharedPlace[];
}

const MOST_REASONS = 3;

/** The general reasons for a place, without those of the traveller. */
export function toSharedPlace(
  place: DestinationSource,
  request: Pick<SurpriseRequest, "startDate" | "endDate">,
): SharedPlace {
  const month = monthOfTrip(request);
  const advice = securityNote(place);
  return {
    slug: place.slug,
    city: place.name,
    country: countryName(place.country),
    region: REGION_WORDS[place.region],
    tagline: place.tagline,
    reasons: [...place.highlights.slice(0, MOST_REASONS), weatherLine(place, month, "metric")].filter(Boolean),
    drawbacks: [
      ...(place.bestMonths.includes(month) ? [] : [`${MONTHS[month - 1]} is outside its best months`]),
      ...(advice ? [advice] : []),
    ],
    events: eventLines(place, request),
    bestWindows: windowsInWords(place.bestMonths),
  };
}
