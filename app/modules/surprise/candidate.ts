import { beforeYouGo } from "#app/modules/catalogue/country/before-you-go";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { findCountry } from "#app/modules/catalogue/country/countries";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import type { MatchWords } from "#app/modules/matching/explain";
import type { Units } from "#app/shared/units";
import { addDays, daysBetween, eachDay, monthOf } from "#app/shared/calendar";
import { countryName } from "#app/shared/display-names";
import { durationInWords, formatStops } from "#app/shared/format";
import { MONTHS } from "#app/shared/months";
import { formatTemperature } from "#app/shared/units";
import { bandInWords } from "./price-band";
import type { Pairing } from "./price-band";
import type { SurpriseRequest } from "./surprise";

/** A place that was drawn for a traveller, with the content of its card (CHECKLIST ENT-38). */
export interface Candidate {
  /** The slug of the place. */
  id: string;
  city: string;
  country: string;
  region: string;
  /** 0 to 1. */
  final: number;
  rationale: string[];
  events: string[];
  /** The drawbacks: its main one, and the advice of governments. */
  risks: string[];
  bestWindows: string[];
  /** The entry rules, where the trip crosses a border. */
  entry: { text: string; url: string } | null;
  /** Absent where nothing is sold. */
  price: { band: string; leastMinor: number; totalMinor: number; flightId: string; hotelId: string } | null;
}

export const REGION_WORDS: Readonly<Record<DestinationSource["region"], string>> = {
  europe: "Europe",
  asia: "Asia",
  "north-america": "North America",
  "south-america": "South America",
  africa: "Africa",
  oceania: "Oceania",
  "middle-east": "Middle East",
};
const MOST_EVENTS = 2;
/** Explains a place outside its best months: only places near the best are drawn at all (see worthDrawing). */
const OUT_OF_SEASON = "Out of season, but still among the best matches for you on these dates and this budget";

/** The month in which most of a trip lies, 1 to 12. */
export function monthOfTrip({ startDate, endDate }: Pick<SurpriseRequest, "startDate" | "endDate">): number {
  return monthOf(addDays(startDate, Math.floor(daysBetween(startDate, endDate) / 2)));
}

/** Months in runs, over the turn of the year too: "March to May", "November". */
export function windowsInWords(months: readonly number[]): string[] {
  const isGood = (month: number): boolean => months.includes(((month + 11) % 12) + 1);
  if (months.length >= 12) return ["All year"];
  const name = (month: number): string => MONTHS[(month + 11) % 12] ?? "";
  return MONTHS.map((_, index) => index + 1)
    .filter((month) => isGood(month) && !isGood(month - 1))
    .map((from) => {
      let to = from;
      while (isGood(to + 1)) to++;
      return to === from ? name(from) : `${name(from)} ${to === from + 1 ? "and" : "to"} ${name(to)}`;
    });
}

function wayLine({ flight }: Pairing, from: string): string {
  const { durationMinutes, stops } = flight.outbound ?? flight.inbound;
  return `${durationInWords(durationMinutes)} from ${from}, ${formatStops(stops).toLowerCase()}`;
}

/** The weather of a month at a place. @param month 1 to 12 */
export function weatherLine(place: Pick<DestinationSource, "climate">, month: number, units: Units): string {
  const weather = climateByMonth(place)[month - 1];
  if (!weather) return "";
  return `Usually ${formatTemperature(weather.high, units)} by day and ${formatTemperature(weather.low, units)} at night in ${MONTHS[month - 1]}`;
}

/** Dates that move by year are quoted from the file; an event counts when it falls into one of the trip's months. */
export function eventLines(
  { events }: Pick<DestinationSource, "events">,
  request: Pick<SurpriseRequest, "startDate" | "endDate">,
): string[] {
  const months = new Set(eachDay(request.startDate, request.endDate).map(monthOf));
  return events
    .filter((event) => event.months.some((month) => months.has(month)))
    .slice(0, MOST_EVENTS)
    .map(({ name, when }) => `${name}: ${when}`);
}

/** The advice of governments about a place, where it is more than the usual care. */
export function securityNote({ country, slug }: Pick<DestinationSource, "country" | "slug">): string {
  const security = findCountryFacts(country)?.security;
  return [security?.text, security?.places?.[slug]].filter(Boolean).join(" ");
}

/** Puts together the description of a drawn place. @param home the country that the trip starts from */
export function describeCandidate(
  place: DestinationSource,
  final: number,
  words: MatchWords,
  pairing: Pairing | undefined,
  request: SurpriseRequest,
  { units, home, from }: { units: Units; home: string | undefined; from: string },
): Candidate {
  const month = monthOfTrip(request);
  const weather = weatherLine(place, month, units);
  const facts = findCountryFacts(place.country);
  const country = findCountry(place.country);
  const before = home !== place.country && facts && country ? beforeYouGo(facts, country, place.slug, home) : undefined;
  const saysWeather = [...words.because, words.drawback].some((line) => /rainy days? in/.test(line));
  const security = securityNote(place);
  return {
    id: place.slug,
    city: place.name,
    country: countryName(place.country),
    region: REGION_WORDS[place.region],
    final: Math.round(final * 1000) / 1000,
    rationale: [
      ...words.because,
      ...(pairing ? [wayLine(pairing, from)] : []),
      ...(saysWeather ? [] : [weather]),
      ...(place.bestMonths.includes(month) ? [] : [OUT_OF_SEASON]),
    ],
    events: eventLines(place, request),
    risks: [words.drawback, ...(security ? [security] : [])],
    bestWindows: windowsInWords(place.bestMonths),
    entry: before ? { text: before.entry.text, url: before.entry.url } : null,
    price: pairing
      ? {
          band: bandInWords(pairing, request.adults + request.children),
          leastMinor: pairing.leastMinor,
          totalMinor: pairing.totalMinor,
          flightId: pairing.flight.id,
          hotelId: pairing.hotel.id,
        }
      : null,
  };
}
