import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { sunMinutes } from "./sun";

/** The words of a line that a person would read. */
const wordsOf = ({ name, description, why, fact }: ItineraryItem): string =>
  [name, why, description, fact].filter(Boolean).join(" ");

const IN_THE_SUN = /\b(sit|lie|bask|relax|lunch) (out )?in the sun\b|sunbath/i;
const BATHING = /\b(go|for a|have a) (swim|dip|bathe|paddle)\b|beach day/i;
const IN_THE_SNOW = /\b(in the snow|go (skiing|sledging)|hire skis)\b/i;
const OUT_OF_DOORS = /\b(stroll|walk|wander|shop|browse|go out|sit in|street)\b/i;
const SHOPPING = /\b(shop|for a browse)\b/i;
const GREEN = /For some green/;
const BY_SUNSET = /Best at sunset/i;
const BY_AFTERNOON = /Best in the afternoon light/i;
const THE_ONE = /^The highlight of |\. The highlight of |the main reason/;
const WARM = 13;
const BATHE = 17;
const SNOWS_BELOW = 9;
const WET_DAYS = 17;
const GREATEST = 5;

function monthly(values: string | undefined, date: string): number {
  return Number((values ?? "").split(" ")[Number(date.slice(5, 7)) - 1] ?? NaN);
}

/** The faults in the words of one line, on its day. */
function faultsOf(item: ItineraryItem, day: ItineraryDay, destination: Destination): string[] {
  const words = wordsOf(item);
  const { climate, country, slug, places } = destination;
  const high = monthly(climate.high, day.date);
  const rainy = monthly(climate.rainDays, day.date) >= WET_DAYS;
  const { dawn, sunset, dusk } = sunMinutes(destination, day.date);
  const isDark = item.start >= dusk || item.end <= dawn || !(sunset > dawn);
  const isLow = item.end > sunset || item.start < dawn;
  const feast = calendarDay(country, day.date, slug);
  const isFree = item.role === "free" || item.role === "rest";
  const others = places.filter(({ weight }) => weight >= GREATEST).length > 1;
  const isOnIsland = item.role === "transfer" && destination.tags.some((tag) => /island/i.test(tag));
  const found: [boolean, string][] = [
    [IN_THE_SUN.test(words) && (high < WARM || rainy || isLow), "sun"],
    [BATHING.test(words) && high < BATHE, "sea"],
    [IN_THE_SNOW.test(words) && high > SNOWS_BELOW, "snow"],
    [isFree && feast.isIndoors === true && OUT_OF_DOORS.test(words), "curfew"],
    [isFree && feast.shops !== undefined && SHOPPING.test(words), "shut shops"],
    [isFree && GREEN.test(words) && isDark, "dark"],
    [BY_SUNSET.test(words) && (item.end < sunset - 60 || item.start > sunset + 40), "sunset"],
    [BY_AFTERNOON.test(words) && item.start > sunset - 45, "afternoon"],
    [isOnIsland && new RegExp(`back to ${destination.name}\\b`).test(words), "back to where one is"],
    [THE_ONE.test(words) && others, "one of several"],
    [item.role === "visit" && item.kind === "beach" && high < BATHE && item.end - item.start > 75, "beach in the cold"],
  ];
  return found.flatMap(([isFault, what]) => (isFault ? [`${what}: ${day.date} ${words.slice(0, 110)}`] : []));
}

/** Words of a plan that the sun, the sea, the snow, the month, a feast or its own place contradict. */
export function wordsAgainst(plan: Itinerary, destination: Destination): string[] {
  return plan.days.flatMap((day) => day.items.flatMap((item) => faultsOf(item, day, destination)));
}
