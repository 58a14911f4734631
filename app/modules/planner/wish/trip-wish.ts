import type { BudgetLevel, Vibe } from "#app/modules/catalogue/schema/vocabulary";
import { findByIntent, placesNamed } from "#app/modules/catalogue/search/explore-search";
import { foldName, otherNames } from "#app/modules/catalogue/places/place-names";
import { takeSharedOrigin } from "#app/modules/catalogue/search/query-origin";
import type { FindDeparture } from "#app/modules/catalogue/search/query-origin";
import { takeBudget } from "#app/modules/catalogue/search/query-price";
import type { SaidBudget } from "#app/modules/catalogue/search/query-price";
import { readIntent } from "#app/modules/catalogue/search/search-intent";
import type { SearchIntent } from "#app/modules/catalogue/search/search-intent";
import type { Searchable } from "#app/modules/catalogue/places/searchable";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { beginning } from "#app/shared/bounded-text";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { foldText } from "#app/shared/text";
import { takeDates } from "./dates-in-words";
import type { SaidDates } from "./dates-in-words";
import { takeParty } from "./party-in-words";
import type { SaidParty } from "./party-in-words";
import { WISH_LENGTH } from "./wish-length";

const MOST_PLACES = 6;

/** What somebody asks for in a sentence, as far as it was understood. */
export interface TripWish<T extends Searchable = Searchable> {
  /** Places that were named, or else fit what was said, best first; with what speaks for each. */
  places: readonly { destination: T; reasons: string[] }[];
  /** Whether the places were named. */
  isNamed: boolean;
  /** The part of the world that was named: "Japan". */
  areas: string[];
  /** Wishes for a place that none has, given up to find any. */
  givenUp: string[];
  /** City or airport of departure. */
  from?: string;
  dates: SaidDates;
  party?: SaidParty;
  budget?: SaidBudget;
  interests: Vibe[];
  /** What they like in words that are no choice of the planner: "hot springs". */
  topics: string[];
  pace?: Pace;
  budgetTier?: BudgetLevel;
  /** Diets and ways of getting about that belong into the preferences: "vegetarian". */
  needs: string[];
  /** Words that were not understood. */
  unknown: string[];
}

const PACE_WORDS: readonly [RegExp, Pace][] = [
  [
    /\b(?:relaxed|relaxing|slow(?:ly)?|easy[- ]going|laid[- ]back|unhurried|take it easy|no (?:rush|stress|hurry)|chill(?:ed)?|leisurely|lazy)\b(?: pace)?/,
    "relaxed",
  ],
  [
    /\b(?:packed|busy|action[- ]packed|see (?:it all|everything|as much as possible)|as much as possible|full[- ]on|intense)\b(?: (?:pace|days|schedule))?/,
    "packed",
  ],
];
const NEEDS: readonly [RegExp, string][] = [
  [/\bvegans?\b/, "vegan"],
  [/\bvegetarians?\b|\bveggie\b/, "vegetarian"],
  [/\bhalal\b/, "halal"],
  [/\bkosher\b/, "kosher"],
  [/\bgluten[- ]free\b|\bcoeliac\b|\bceliac\b/, "gluten-free"],
  [/\bdairy[- ]free\b|\blactose[- ](?:free|intolerant)\b/, "dairy-free"],
  [/\b(?:nut|peanut) allerg(?:y|ic)\b|\ballergic to (?:pea)?nuts\b/, "no nuts"],
  [/\bwheelchairs?\b|\bstep[- ]free\b/, "step-free"],
];

/** Which of the planner's interests a topic of the search comes under. */
const VIBES_OF_TOPICS: Readonly<Partial<Record<Vibe, readonly string[]>>> = {
  culture: [
    "food",
    "street food",
    "wine",
    "art",
    "museums",
    "architecture",
    "ruins",
    "castles",
    "temples",
    "history",
    "UNESCO sites",
  ],
  nature: [
    "national parks",
    "whales",
    "wildlife",
    "safari",
    "hiking",
    "mountains",
    "northern lights",
    "fjords",
    "volcanoes",
    "lakes",
    "waterfalls",
    "cherry blossom",
    "autumn colours",
    "desert",
  ],
  adventure: ["hiking", "diving", "surfing", "kitesurfing", "skiing", "cycling", "sailing", "camping"],
  beach: ["islands"],
  wellness: ["hot springs", "saunas"],
  nightlife: ["beer", "jazz", "live music", "gay life", "casinos"],
};

/** The planner's interests that topics of the search come under. */
export function vibesOf(topics: readonly string[]): Vibe[] {
  return (Object.entries(VIBES_OF_TOPICS) as [Vibe, readonly string[]][])
    .filter(([, names]) => topics.some((topic) => names.includes(topic)))
    .map(([vibe]) => vibe);
}

/** Takes the first of a few meanings that stands in the text. */
function takeMeaning<M>(text: string, meanings: readonly (readonly [RegExp, M])[]): { meaning?: M; rest: string } {
  const found = meanings.find(([says]) => says.test(text));
  return found ? { meaning: found[1], rest: text.replace(found[0], " ") } : { rest: text };
}

/** Words that nothing was made of, without those of the names. */
function leftOver(words: string, named: readonly Searchable[]): string[] {
  const ofNames = new Set(
    named.flatMap(({ name, slug }) => [name, ...otherNames(slug)].flatMap((one) => foldName(one).split(" "))),
  );
  return words.split(" ").filter((word) => word.length > 2 && !ofNames.has(foldName(word)));
}

/** What a search has to know beside the words of a sentence. */
export interface WishGround<T extends Searchable> {
  destinations: readonly T[];
  findDeparture: FindDeparture;
  /** The name of a departure that several cities share. */
  findSharedName: (name: string) => string | undefined;
  /** The traveller's day. */
  today: LocalDate;
  /** From what age on somebody counts as an adult, where ages of children are asked. */
  adultFrom?: number;
}

/**
 * Reads a sentence such as "a week in Japan in April, two adults, love food, under $4k": where, when, with whom and for
 * how much, by rules alone.
 */
export function readWish<T extends Searchable>(
  sentence: string,
  { destinations, findDeparture, findSharedName, today, adultFrom }: WishGround<T>,
): TripWish<T> {
  const folded = foldText(beginning(sentence, WISH_LENGTH).normalize("NFKC")).replaceAll("’", "'");
  const { budget, rest: withoutBudget } = takeBudget(folded);
  // "For both of us" may stand at the price and still say who travels.
  const { party } = takeParty(folded, adultFrom);
  const { dates, rest: withoutDates } = takeDates(takeParty(withoutBudget, adultFrom).rest, today);
  const { meaning: pace, rest: withoutPace } = takeMeaning(withoutDates, PACE_WORDS);
  // Our own Barcelona is a departure already; which Manchester is meant is asked with the flights.
  const { city: sharedName, rest } = takeSharedOrigin(withoutPace.replace(/[;,\s]+/g, " "), (name) =>
    findDeparture(name) ? undefined : findSharedName(name),
  );
  const read = readIntent(rest, { month: monthOf(today), findDeparture });
  const months = dates.startDate ? [monthOf(dates.startDate)] : dates.months;
  const intent: SearchIntent = {
    ...read,
    months: months.length > 0 ? months : read.months,
    ...(dates.nights !== undefined && { days: dates.nights + 1 }),
  };
  const { named } = placesNamed(destinations, intent);
  // What somebody eats is a need, and no like.
  const topics = intent.topics.filter((topic) => topic !== "vegetarian food");
  // A tier is a wish for the trip, and so is a diet; only where nothing else says where do they choose among places.
  const isPlaced = named.length > 0 || intent.where.length > 0;
  const answer = findByIntent(destinations, isPlaced ? { ...intent, topics, budget: undefined } : intent);
  const from = intent.way?.city ?? sharedName;
  const isNamed = named.length > 0 && answer.found.every(({ destination }) => named.includes(destination));
  const unknown = leftOver(named.length > 0 ? intent.words : answer.missing.join(" "), named);
  const found = isNamed ? inOrderOf(folded, answer.found) : answer.found;
  return {
    // Of a name nobody knows nothing follows, as little as from a length alone.
    places: isNamed || unknown.length === 0 || asksForPlace(intent) ? found.slice(0, MOST_PLACES) : [],
    isNamed,
    areas: intent.where.map(({ name }) => name),
    givenUp: answer.givenUp.filter((part) => part !== intent.budget),
    ...(from !== undefined && { from }),
    dates,
    ...(party && { party }),
    ...(budget && { budget }),
    interests: [...new Set([...intent.vibes, ...vibesOf(intent.topics)])],
    topics,
    ...(pace && { pace }),
    ...(intent.budget && { budgetTier: intent.budget }),
    needs: NEEDS.filter(([says]) => says.test(folded)).map(([, need]) => need),
    unknown,
  };
}

/** Whether a query says anything of what a place shall be. */
function asksForPlace({ where, vibes, topics, weather, months, isQuiet, way }: SearchIntent): boolean {
  return [where, vibes, topics, weather, months].some((said) => said.length > 0) || isQuiet || way !== undefined;
}

/** Named places as they were named: who says Tokyo and Kyoto begins in Tokyo. */
function inOrderOf<F extends { destination: Searchable }>(folded: string, found: readonly F[]): F[] {
  const said = foldName(folded);
  const at = ({ destination: { name, slug } }: F): number =>
    Math.min(
      ...[name, ...otherNames(slug)].map((one) => said.indexOf(foldName(one))).filter((index) => index >= 0),
      said.length,
    );
  return [...found].sort((a, b) => at(a) - at(b));
}
