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

/** A traveller's wish in a sentence, as far as it was understood. */
export interface TripWish<T extends Searchable = Searchable> {
  /** Places that were named, or else fit the wish, best first; with the reasons for each. */
  places: readonly { destination: T; reasons: string[] }[];
  /** Whether the places were named. */
  isNamed: boolean;
  /** The part of the world that was named: "Japan". */
  areas: string[];
  /** Requirements that no place fulfils, given up to find any. */
  givenUp: string[];
  /** City or airport of departure. */
  from?: string;
  dates: SaidDates;
  party?: SaidParty;
  budget?: SaidBudget;
  interests: Vibe[];
  /** Tastes that are no choice of the planner, in words: "hot springs". */
  topics: string[];
  pace?: Pace;
  budgetTier?: BudgetLevel;
  /** Diets and access needs, which belong into the preferences: "vegetarian". */
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

/** The planner's interest to which a topic of the search belongs. */
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

/** The planner's interests to which topics of the search belong. */
export function vibesOf(topics: readonly string[]): Vibe[] {
  return (Object.entries(VIBES_OF_TOPICS) as [Vibe, readonly string[]][])
    .filter(([, names]) => topics.some((topic) => names.includes(topic)))
    .map(([vibe]) => vibe);
}

/** Takes the first of a few meanings that the text has. */
function takeMeaning<M>(text: string, meanings: readonly (readonly [RegExp, M])[]): { meaning?: M; rest: string } {
  const found = meanings.find(([says]) => says.test(text));
  return found ? { meaning: found[1], rest: text.replace(found[0], " ") } : { rest: text };
}

/** Words that were not understood, without those of the names. */
function leftOver(words: string, named: readonly Searchable[]): string[] {
  const ofNames = new Set(
    named.flatMap(({ name, slug }) => [name, ...otherNames(slug)].flatMap((one) => foldName(one).split(" "))),
  );
  return words.split(" ").filter((word) => word.length > 2 && !ofNames.has(foldName(word)));
}

/** The facts that a search needs beside the words of a sentence. */
export interface WishGround<T extends Searchable> {
  destinations: readonly T[];
  findDeparture: FindDeparture;
  /** The name of a departure that several cities share. */
  findSharedName: (name: string) => string | undefined;
  /** The traveller's day. */
  today: LocalDate;
  /** The age from which a traveller counts as an adult, where ages of children are asked for. */
  adultFrom?: number;
}

/**
 * Reads a sentence such as "a week in Japan in April, two adults, love food, under $4k": place, dates, party and
 * budget, by rules alone.
 */
export function readWish<T extends Searchable>(
  sentence: string,
  { destinations, findDeparture, findSharedName, today, adultFrom }: WishGround<T>,
): TripWish<T> {
  const folded = foldText(beginning(sentence, WISH_LENGTH).normalize("NFKC")).replaceAll("’", "'");
  const { budget, rest: withoutBudget } = takeBudget(folded);
  // "For both of us" may stand at the price and still name the party.
  const { party } = takeParty(folded, adultFrom);
  const { dates, rest: withoutDates } = takeDates(takeParty(withoutBudget, adultFrom).rest, today);
  const { meaning: pace, rest: withoutPace } = takeMeaning(withoutDates, PACE_WORDS);
  // Our own Barcelona is a departure already; the step of the flights asks which Manchester is meant.
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
  // A diet is a need, and not a taste.
  const topics = intent.topics.filter((topic) => topic !== "vegetarian food");
  // A tier is a wish for the trip, and so is a diet; they choose among places only where no other word does.
  const isPlaced = named.length > 0 || intent.where.length > 0;
  const answer = findByIntent(destinations, isPlaced ? { ...intent, topics, budget: undefined } : intent);
  const from = intent.way?.city ?? sharedName;
  const isNamed = named.length > 0 && answer.found.every(({ destination }) => named.includes(destination));
  const unknown = leftOver(named.length > 0 ? intent.words : answer.missing.join(" "), named);
  const found = isNamed ? inOrderOf(folded, answer.found) : answer.found;
  return {
    // An unknown name leads to no places, as little as a length alone does.
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

/** Whether a query has any requirement on the place. */
function asksForPlace({ where, vibes, topics, weather, months, isQuiet, way }: SearchIntent): boolean {
  return [where, vibes, topics, weather, months].some((said) => said.length > 0) || isQuiet || way !== undefined;
}

/** Named places in the order of the sentence: "Tokyo and Kyoto" begins in Tokyo. */
function inOrderOf<F extends { destination: Searchable }>(folded: string, found: readonly F[]): F[] {
  const said = foldName(folded);
  const at = ({ destination: { name, slug } }: F): number =>
    Math.min(
      ...[name, ...otherNames(slug)].map((one) => said.indexOf(foldName(one))).filter((index) => index >= 0),
      said.length,
    );
  return [...found].sort((a, b) => at(a) - at(b));
}
