import type { Diet } from "#app/modules/catalogue/schema/diets";
import type { AccessNeed } from "#app/modules/profile/preferences";
import type { BudgetLevel, Taste } from "#app/modules/catalogue/schema/vocabulary";
import { findByIntent, placesNamed } from "#app/modules/catalogue/search/explore-search";
import { foldName, foldedNames, otherNames } from "#app/modules/catalogue/places/place-names";
import { withinHours } from "#app/modules/catalogue/search/query-origin";
import { isInArea } from "#app/modules/catalogue/places/areas";
import { readIntent } from "#app/modules/catalogue/search/search-intent";
import type { HeardAs, SearchIntent } from "#app/modules/catalogue/search/search-intent";
import type { Searchable } from "#app/modules/catalogue/places/searchable";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { monthOf } from "#app/shared/calendar";
import type { SaidDates } from "./dates/dates-in-words";
import { tripToFeast } from "./dates/occasions";
import type { SaidParty } from "./party-in-words";
import type { SaidAppointment } from "../times/appointment-words";
import type { SaidHours } from "./own-hours";
import type { ToldPlace } from "./place-words";
import { settleDates } from "./dates/settle-dates";
import { homeFrom } from "./home-from";
import { needsIn } from "./style-in-words";
import { ourPlacesOf, toldOf } from "./told-places";
import { isSmallWord } from "./small-words";
import type { Trail, Use } from "./trail";
import { arrivingBefore, remembered, takeParts, withoutAvoided } from "./wish-parts";
import type { Parts, WishBudget, WishGround, WishPlaceSource } from "./wish-parts";

const MOST_PLACES = 6;
/** Of places that were named by themselves all are shown that fit in one trip. */
const MOST_NAMED = 8;

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
  budget?: WishBudget;
  interests: Taste[];
  /** Tastes that are no choice of the planner, in words: "hot springs". */
  topics: string[];
  pace?: Pace;
  budgetTier?: BudgetLevel;
  /** Diets and access needs: "vegetarian". */
  needs: (Diet | AccessNeed)[];
  /** Hours of work, or of a child's nap. */
  hours: SaidHours;
  /** What stands at a fixed time: a wedding, a table. */
  appointments: SaidAppointment[];
  /** Names that are not those of our places, such as "Detroit" and "Sintra", and what we answer to them. */
  told: ToldPlace[];
  /** Names of places that are not wanted: "not Paris", "Milan? no, Florence". */
  avoided: string[];
  /** Places that were read in spite of a slip of the pen. */
  slips: { said: string; name: string }[];
  /** Words that stand like a place's name and that only sights of the proposed places have: "Ghent". */
  within: string[];
  /** Wishes that were understood and that nothing in the plan can follow, in the traveller's words. */
  unused: string[];
  /** Ways to come that are no flights, in the traveller's words: "by train". */
  ways: string[];
  /** A car on the spot, in the traveller's words: "rental car". */
  car: string[];
  /** Beds that nobody sells, in the traveller's words: "staying with friends". */
  bed: string[];
  /** All other words that carry a meaning and that no reader has read, in the traveller's words. */
  unknown: string[];
  /** Whether the traveller has been there before. */
  isBack: boolean;
  /** The place among several from which the traveller flies home. */
  homeFrom?: string;
  /** The traveller's words behind each part of the reading. */
  heard: HeardWords[];
}

/** The traveller's words behind one part of the reading, in the order of the sentence. */
interface HeardWords {
  use: Use;
  words: string[];
}

/** The parts of a reading, in the order in which the page shows their words. */
const HEARD: readonly Use[] = [
  "where",
  "search",
  "when",
  "who",
  "budget",
  "from",
  "likes",
  "pace",
  "needs",
  "hours",
  "appointments",
  "before",
  "avoided",
];

/** The planner's interest to which a topic of the search belongs. */
const TASTES_OF_TOPICS: Readonly<Partial<Record<Taste, readonly string[]>>> = {
  culture: ["art", "museums", "architecture", "ruins", "castles", "temples", "history", "UNESCO sites"],
  food: ["food", "street food", "seafood", "wine", "coffee", "chocolate"],
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
export function tastesOf(topics: readonly string[]): Taste[] {
  return (Object.entries(TASTES_OF_TOPICS) as [Taste, readonly string[]][])
    .filter(([, names]) => topics.some((topic) => names.includes(topic)))
    .map(([taste]) => taste);
}

/** Words that were not understood, without those of the occasion. */
function leftOver(words: readonly string[], understood: readonly string[]): string[] {
  const isKnown = (word: string): boolean =>
    understood.includes(foldName(word)) || understood.includes(foldName(word).replace(/s$/, ""));
  return words.filter((word) => word.length > 2 && !isKnown(word));
}

/** The part of the reading to which each kind of wish of the search belongs. */
const USES: Readonly<Record<HeardAs, Use | undefined>> = {
  people: "who",
  price: "search",
  time: undefined,
  way: "from",
  area: "where",
  unwanted: "search",
  topic: "likes",
  phrase: "search",
  money: "pace",
  vibe: "likes",
  weather: "search",
};

/** What the search is asked: the words that are left, with what the parts of the sentence say of place and time. */
function intentOf<T extends WishPlaceSource>(
  { folded, common, flight, dates, foreign, rest }: Parts,
  { findDeparture, today }: WishGround<T>,
  unlike: readonly string[],
  trail: Trail,
) {
  const onHeard = (text: string, as?: HeardAs): void => trail.follow(text, as && USES[as]);
  const read = readIntent(rest, { month: monthOf(today), findDeparture, onHeard });
  const way = read.way && flight.hours ? withinHours(read.way, flight.hours.most) : read.way;
  const country = read.where.find(({ countries }) => countries?.length === 1)?.countries?.[0];
  const feast = dates.feast && tripToFeast({ ...dates, feast: dates.feast }, country, today);
  const months = dates.startDate ? [monthOf(dates.startDate)] : feast ? [monthOf(feast.startDate)] : dates.months;
  const isHoneymoon = /\bhoney ?moon/.test(folded);
  const intent: SearchIntent = {
    ...read,
    // The texts of places have small words too.
    words: read.words
      .split(" ")
      .filter((word) => !isSmallWord(word))
      .join(" "),
    unlike,
    ...(way && { way }),
    vibes: [...new Set([...read.vibes, ...(isHoneymoon ? (["romantic"] as const) : [])])],
    months: months.length > 0 ? months : read.months,
    meant: [
      ...common.slugs,
      ...foreign.own,
      ...foreign.slips.map(({ slug }) => slug),
      ...foreign.told.flatMap(({ answer }) => ourPlacesOf(answer)),
    ],
    ...(dates.nights !== undefined && { days: dates.nights + 1 }),
  };
  return { intent, way, country };
}

/** The places of a sentence, and the dates as they are there. */
function placesOf<T extends WishPlaceSource>(
  parts: Parts,
  { intent, country }: Pick<ReturnType<typeof intentOf>, "intent" | "country">,
  { destinations, findPlace, today }: WishGround<T>,
  needs: ReturnType<typeof needsIn>,
) {
  const { folded, dates, foreign } = parts;
  const { named } = placesNamed(destinations, intent);
  // A diet is a need, and not a taste.
  const topics = intent.topics.filter((topic) => topic !== "vegetarian food");
  // A tier is a wish for the trip, and so is a diet; they choose among places only where no other word does.
  const isPlaced = named.length > 0 || intent.where.length > 0;
  const answer = findByIntent(destinations, isPlaced ? { ...intent, topics, budget: undefined } : intent);
  const isNamed = named.length > 0 && answer.found.every(({ destination }) => named.includes(destination));
  const emptyAreas = intent.where.filter((area) => !destinations.some((one) => isInArea(one, area)));
  const told = [...foreign.told, ...(isNamed ? [] : emptyAreas.flatMap(({ name }) => toldOf(name, findPlace)))];
  const isLacking = ({ answer }: ToldPlace): boolean => ourPlacesOf(answer).length === 0;
  const lacks = told.filter(isLacking);
  // "Croatia or Cyprus" leaves Croatia, "Bilbao in Spain" no other town of Spain.
  const hasArea = emptyAreas.length < intent.where.length && !foreign.told.some(isLacking);
  const found = isNamed ? [...inOrderOf(folded, answer.found), ...besides(intent, named, destinations)] : answer.found;
  // A name that we do not have leads to no other place, as little as a length alone does.
  const isElsewhere = (lacks.length > 0 && !hasArea) || (foreign.strange.length > 0 && intent.where.length === 0);
  const place = isNamed || !isElsewhere ? found[0]?.destination : undefined;
  const settled = settleDates(dates, { folded, topics, place, country, today, isNamed });
  const understood = [...settled.understood, ...needs.flatMap(({ said }) => foldName(said).split(" "))];
  const most = Math.max(MOST_PLACES, Math.min(MOST_NAMED, named.length));
  const isFitting = !isElsewhere && (asksForPlace(intent) || isWhole(parts, intent, answer.missing, understood));
  return {
    named,
    topics,
    isNamed,
    places: isNamed || isFitting ? found.slice(0, most) : [],
    areas: intent.where.map(({ name }) => name).filter((name) => !lacks.some(({ said }) => said === foldName(name))),
    givenUp: isNamed || isFitting ? answer.givenUp.filter((part) => part !== intent.budget) : [],
    told: newsAmong(told, settled.understood, sightless(intent, foreign.told, destinations)),
    dates: settled.dates,
    ofOccasion: settled.understood,
    searched: intent.words.split(" ").filter((word) => !answer.missing.includes(word)),
  };
}

/**
 * Reads a sentence such as "a week in Japan in April, two adults, love food, under $4k": place, dates, party and
 * budget, by rules alone. What it does not understand it gives back in the traveller's words.
 */
export function readWish<T extends WishPlaceSource>(sentence: string, asked: WishGround<T>): TripWish<T> {
  // The same names are looked up by several readers.
  const ground = {
    ...asked,
    findDeparture: remembered(asked.findDeparture),
    findSharedName: remembered(asked.findSharedName),
  };
  const { avoided, unlike, plain, isBack, appointments, trail } = withoutAvoided(sentence, ground);
  const said = takeParts(plain, ground, trail);
  const parts = { ...said, dates: arrivingBefore(said.dates, appointments, ground.today) };
  const { budget, party, pace, tier, sharedName, foreign } = parts;
  const needs = needsIn(parts.folded);
  for (const { said } of needs) trail.take(said, "needs");
  const { intent, way, country } = intentOf(parts, ground, unlike, trail);
  const { named, ofOccasion, searched, ...read } = placesOf(parts, { intent, country }, ground, needs);
  const isSearched = !read.isNamed && read.places.length > 0;
  const isOfOccasion = (name: string): boolean => name.split(" ").every((word) => ofOccasion.includes(word));
  const within = read.isNamed ? [] : foreign.within.filter((name) => !isOfOccasion(name));
  markPlaces(trail, { named, ofOccasion, within, searched: isSearched ? searched : [] });
  // "Legoland near Copenhagen" departs from anywhere.
  const from = intent.way?.say.startsWith("near ") ? sharedName : (intent.way?.city ?? sharedName);
  const budgetTier = tier ?? intent.budget;
  const last = named.length > 1 ? homeFrom(sentence, named) : undefined;
  return {
    ...read,
    ...(from !== undefined && { from }),
    ...(party && { party }),
    ...(budget && { budget }),
    interests: [...new Set([...intent.vibes, ...tastesOf(intent.topics)])],
    ...(pace && { pace }),
    ...(budgetTier && { budgetTier }),
    needs: needs.map(({ need }) => need),
    hours: parts.hours,
    appointments,
    avoided: [...avoided, ...intent.without.map(({ name }) => name)],
    within,
    slips: foreign.slips.map(({ said, slug }) => ({
      said,
      name: ground.destinations.find((one) => one.slug === slug)?.name ?? slug,
    })),
    unused: [
      ...unusedOf(parts, intent, way !== undefined),
      ...trail.readAs("unused"),
      ...(isSearched ? [] : trail.readAs("search")),
    ],
    ways: trail.readAs("ways"),
    car: trail.readAs("car"),
    bed: trail.readAs("bed"),
    unknown: trail.unread(isSmallWord),
    isBack,
    ...(last && { homeFrom: last.slug }),
    heard: heardOf(trail, isSearched),
  };
}

/** Whether nothing is left of a sentence that the places could not answer. */
function isWhole({ foreign }: Parts, { numbers }: SearchIntent, missing: string[], understood: string[]): boolean {
  return numbers.length === 0 && leftOver([...foreign.strange, ...missing], understood).length === 0;
}

/** Marks the words that only the places tell the meaning of. */
function markPlaces(
  trail: Trail,
  {
    named,
    ofOccasion,
    within,
    searched,
  }: { named: readonly Searchable[] } & Record<"ofOccasion" | "within" | "searched", readonly string[]>,
): void {
  for (const name of named.flatMap(foldedNames)) trail.take(name, "where");
  trail.mark(ofOccasion, "when");
  trail.mark(within, "told");
  trail.mark(searched, "search");
}

/** The traveller's words behind each part of the reading. */
function heardOf(trail: Trail, isSearched: boolean): HeardWords[] {
  return HEARD.filter((use) => use !== "search" || isSearched)
    .map((use) => ({ use, words: trail.readAs(use) }))
    .filter(({ words }) => words.length > 0);
}

/** The places that a sentence names by themselves, and not by a sight alone. */
function sightless<T extends Searchable>(
  intent: SearchIntent,
  told: readonly ToldPlace[],
  destinations: readonly T[],
): string[] {
  const bySights = told.flatMap(({ answer, isSight }) => (isSight ? ourPlacesOf(answer) : []));
  const meant = intent.meant?.filter((slug) => !bySights.includes(slug));
  return placesNamed(destinations, { ...intent, meant }).named.map(({ slug }) => slug);
}

/**
 * The answers that say something new: "Feria de Abril" is an event there and no part of a town, and "Rome and the
 * Colosseum" says Rome twice.
 */
function newsAmong(told: readonly ToldPlace[], ofOccasion: readonly string[], named: readonly string[]): ToldPlace[] {
  return told.filter(
    ({ said, answer, isSight }) =>
      !said.split(" ").every((word) => ofOccasion.includes(word)) &&
      !(isSight && ourPlacesOf(answer).every((slug) => named.includes(slug))),
  );
}

/** Words that were understood and that the planner makes no use of. */
function unusedOf({ flight }: Parts, intent: SearchIntent, hasWay: boolean): string[] {
  return [
    ...(flight.hours ? flight.others : []),
    ...(intent.way?.isDirect ? ["direct"] : []),
    ...(flight.hours && !hasWay ? [flight.hours.said] : []),
  ];
}

/** The places of areas that were named beside other places: "Athens and the Greek islands". */
function besides<T extends Searchable>(
  { where, unlike }: SearchIntent,
  named: readonly T[],
  destinations: readonly T[],
): { destination: T; reasons: string[] }[] {
  const others = where.filter((area) => !named.some((one) => isInArea(one, area)));
  return destinations
    .filter((one) => !unlike?.includes(one.slug) && others.some((area) => isInArea(one, area)))
    .map((destination) => ({ destination, reasons: [] }));
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
