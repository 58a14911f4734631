import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { isMostlyClosed } from "#app/modules/catalogue/places/open-season";
import { usualReturnFareUsd } from "#app/modules/inventory/prices/usual-fare";
import { rankMatches } from "#app/modules/matching/score";
import type { MatchSubject } from "#app/modules/matching/subject";
import type { Traveller } from "#app/modules/matching/traveller";
import { daysBetween } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { monthOfTrip, securityNote } from "./candidate";
import { worthDrawing } from "./draw-places";
import type { PoolPlace } from "./draw-places";
import { farthestKm } from "./surprise";
import type { SurpriseRequest } from "./surprise";

/** A place nearer than this is no trip, in kilometres. */
const NEAREST_KM = 150;

export interface Departure {
  airports: readonly string[];
  at: Point;
}

export interface Pool {
  /** The places that may be drawn. */
  places: PoolPlace[];
  /** The number of further places that are too far for so few days. */
  tooFar: number;
}

/** The reason why a place is no surprise for these dates, whatever its score; undefined when it may be one. */
export function whyNot(
  place: Pick<DestinationSource, "airports" | "days" | "lat" | "lon" | "country" | "slug">,
  subject: Pick<MatchSubject, "openShares">,
  request: Pick<SurpriseRequest, "startDate" | "endDate">,
  from: Departure,
  marks: Traveller["marks"],
): "home" | "known" | "closed" | "advice" | "far" | "short" | undefined {
  const km = distanceKm(from.at, place);
  const nights = daysBetween(request.startDate, request.endDate);
  if (km < NEAREST_KM || place.airports.some((code) => from.airports.includes(code))) return "home";
  // A place that the traveller has visited is no surprise.
  if (marks.some(({ slug, kind }) => slug === place.slug && kind !== "saved")) return "known";
  if (isMostlyClosed(subject.openShares[monthOfTrip(request) - 1] ?? 1)) return "closed";
  if (securityNote(place)) return "advice";
  if (km > farthestKm(nights)) return "far";
  return place.days[0] > nights + 1 ? "short" : undefined;
}

/** All places that may be drawn for a traveller, and the number beyond the reach of the days. */
export function poolFor(
  traveller: Traveller,
  subjects: ReadonlyMap<string, MatchSubject>,
  placeOf: (slug: string) => DestinationSource | undefined,
  request: SurpriseRequest,
  from: Departure,
): Pool {
  const month = monthOfTrip(request);
  let tooFar = 0;
  const places = rankMatches({ ...traveller, home: from.at }, subjects, month).flatMap((match): PoolPlace[] => {
    const place = placeOf(match.slug);
    const subject = subjects.get(match.slug);
    const weather = subject?.climate[month - 1];
    if (!place || !subject || !weather) return [];
    const why = whyNot(place, subject, request, from, traveller.marks);
    if (why === "far" || why === "short") tooFar++;
    if (why) return [];
    const { country, region, bestMonths } = place;
    const isInSeason = bestMonths.includes(month);
    return [{ slug: match.slug, score: match.score, country, region, weather, isInSeason, subject }];
  });
  return { places: worthDrawing(places), tooFar };
}

/** The factor of a guess that the cheapest real offer nearly always exceeds. */
const BARGAIN = 0.7;
const CHILD_SHARE = 0.75;

/** The least that flights and a stay could cost the party, in cents: a place beyond the cap even so is not searched. */
export function leastImaginableMinor(
  place: Pick<DestinationSource, "lat" | "lon" | "costs">,
  request: SurpriseRequest,
  from: Point,
): number {
  const fare = usualReturnFareUsd(distanceKm(from, place), monthOfTrip(request), place.lat, 0);
  const heads = request.adults + CHILD_SHARE * request.children;
  const rooms = Math.max(1, (request.adults + request.children) / 3);
  const beds = place.costs.budget[0] * 2 * rooms * daysBetween(request.startDate, request.endDate);
  return Math.round(BARGAIN * (fare * heads + beds) * 100);
}
