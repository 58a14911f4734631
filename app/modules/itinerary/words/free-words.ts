import type { CalendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { DayRequest } from "../day/day-request";
import { characterOf } from "../travel/part-of-town";
import type { Weather } from "../party/weather";

type Part = NonNullable<DayRequest["destination"]["neighbourhoods"]>[number];

/** Words of the catalogue about a part of town that are meant for choosing a hotel, or about what it lacks. */
const FOR_SLEEPERS =
  /\b(rooms?|beds?|base|stays?|hotels?|hostels?|motels?|guest ?houses?|inns?|lodges?|tents?|airport|trains|buses|early|handy|practical|convenient|plain|cheap|cheaper|dear|rents?|suburb|residential|taxi|agencies|first (visit|stay)|from everything|to everywhere|at the door|by (the )?(clock|station)|no)\b/i;
/** Words about it that are true in the evening only. */
const AFTER_DARK =
  /\b(bars?|pubs?|clubs?|nights?|nightlife|neon|evenings?|late|fado|midnight|until (one|two|three|ten|eleven))\b/i;
const EVENING = 17 * 60;

/** Words that do not suit the hours of a fast. */
const AT_A_TABLE = /\b(sit down|coffee|drink|somewhere warm)\b/;
/** Words about what is there that need the sun, or summer. */
const OF_SUMMER = /\b(beach(es)?|sand|sun|sunny|swim(ming)?|surf|terraces?|lawns?|pools?|bathing)\b/i;

/** Of some words those that can be followed then, in turn. */
function turnOf(words: readonly string[], turn: number, isFast: boolean): string {
  const fitting = isFast ? words.filter((one) => !AT_A_TABLE.test(one)) : words;
  return fitting[turn % fitting.length]!;
}

/** Where one takes a break, by the weather. */
function breakWords({ isSunny, isCold }: Weather): string {
  if (isSunny) return "sit in the sun";
  return isCold ? "warm up over a hot drink" : "sit down with a drink";
}

/** Ideas for free time where the traveller has been about on a day before. @param isFast nothing is served by day */
export function wordsOfKnown(name: string, turn: number, weather: Weather, isFast = false): string {
  const words = [
    `You know ${name} by now: go back to what you liked best, or put your feet up.`,
    `Nothing is booked: shop, ${breakWords(weather)}, or see again what was too short.`,
    "Yours to spend: a longer coffee, a second look at a street you liked, or a nap.",
  ];
  return turnOf(words, turn, isFast);
}

/**
 * Ideas for free time on a day on which most of a town is shut. @param part where the traveller is, if it is a part of
 * town
 */
export function quietWords(
  { shops, tables, feasts, isIndoors }: CalendarDay,
  part: Part | undefined,
  turn: number,
): string {
  if (isIndoors) return "Nobody goes out today: read, sleep, and let your hotel look after you.";
  const what = shops && tables ? "shops and kitchens" : shops ? "shops" : "kitchens";
  const shut = `Most ${what} are shut today${shops && tables && feasts.length === 0 ? ", so it is quiet" : ""}`;
  if (!part) return `${shut}: have a look around, or take it easy.`;
  const [one, other = one] = part.streets;
  const walks = [
    `${shut}: take a slow walk along ${one}, or put your feet up.`,
    `${shut}: wander between ${one} and ${other}, and take a drink and a snack with you.`,
  ];
  return walks[turn % walks.length]!;
}

/**
 * Ideas for free time in a part of town: its character where that fits the hour, else where to walk.
 * @param isFast nothing is served by day
 */
export function freeWords(
  part: Part,
  turn: number,
  { start, end }: { start: number; end: number },
  weather: Weather,
  isFast = false,
): string {
  const character = characterOf(part);
  const isOfSeason = weather.isSunny || !OF_SUMMER.test(character);
  const isFitting =
    isOfSeason && !FOR_SLEEPERS.test(character) && (end > EVENING || start >= EVENING || !AFTER_DARK.test(character));
  const [one, other = one] = part.streets;
  const walks = [
    `Nothing is booked: stroll along ${one} and see what catches your eye.`,
    weather.isCold
      ? `Find somewhere warm around ${other} and watch the street go by.`
      : `Time to sit down somewhere around ${other} and watch the street go by.`,
    `Wander between ${one} and ${other} without a plan.`,
  ];
  // Where one comes again, the same words would be all there is.
  return isFitting && turn % 2 === 1 ? character : turnOf(walks, turn, isFast);
}
