import { foldName } from "#app/modules/catalogue/places/place-names";
import { isSouthern } from "#app/modules/catalogue/search/search-intent";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { SaidDates } from "./dates-in-words";
import { eventIn } from "./events-in-words";
import type { EventTime, PlaceWithEvents } from "./events-in-words";
import { feastWords, tripToFeast } from "./occasions";

/** The dates, with the days of a feast or an event as they are at the place. */
export function settleDates(
  dates: SaidDates,
  around: {
    folded: string;
    topics: readonly string[];
    place: (PlaceWithEvents & { country: string }) | undefined;
    country: string | undefined;
    today: LocalDate;
    isNamed: boolean;
  },
): { dates: SaidDates; understood: string[] } {
  const { folded, topics, place, today } = around;
  const country = around.isNamed ? place?.country : (around.country ?? place?.country);
  if (dates.feast) {
    const { feast, side, apart, isWeekendAfter, isFromThen, ...others } = dates;
    // The Notting Hill Carnival is not the carnival before Lent.
    const own = around.isNamed && place ? eventIn(folded, [], place, today) : undefined;
    const ofFeast = foldName(feastWords(feast, folded).join(" ")).split(" ");
    const isWhole = own?.words.every((word) => foldName(folded).includes(word)) === true;
    if (own && isWhole && own.words.length > ofFeast.length)
      return { dates: inTimeOf(own, others), understood: own.words };
    const trip = tripToFeast({ ...others, feast, side, apart, isWeekendAfter, isFromThen }, country, today);
    const nights = dates.nights ?? trip?.nights;
    const understood = feastWords(feast, folded);
    return { dates: { ...others, ...trip, ...(nights !== undefined && { nights }) }, understood };
  }
  const southern = dates.isSeason && country !== undefined && isSouthern(country);
  const seasonal = southern ? { ...dates, months: dates.months.map((month) => ((month + 5) % 12) + 1) } : dates;
  const event = place && eventIn(folded, topics, place, today);
  if (!event) return { dates: seasonal, understood: [] };
  return { dates: dates.startDate ? seasonal : inTimeOf(event, seasonal), understood: event.words };
}

/** The months of a sentence stand; within them an event tells the part. */
function inTimeOf({ trip, months, part, say }: EventTime, dates: SaidDates): SaidDates {
  if (dates.year !== undefined || dates.part !== undefined) return dates;
  const isIn = (month: number): boolean => dates.months.length === 0 || dates.months.includes(month);
  const guess = dates.guess ?? say;
  if (trip)
    return isIn(monthOf(trip.startDate)) ? { ...dates, ...trip, nights: dates.nights ?? trip.nights, guess } : dates;
  const within = months.filter(isIn);
  return within.length === 0
    ? dates
    : { ...dates, months: within, guess, ...(part && within[0] === months[0] && { part }) };
}
