import type { LandWay } from "#app/modules/elsewhere/own-way";

const TRAINS = "trains?|rail|eurostar|thalys|tgv|shinkansen|amtrak";
/** Ways to come that are not flights, and refusals to fly: the planner takes them as booked elsewhere. */
const WAYS = [
  `(?:by|via|taking|take|on|with) (?:the |a |an |our )?(?:night |sleeper |overnight |high[- ]speed )?(?:${TRAINS}|bus|coach|ferry|car|boat)(?! (?:rental|hire|tours?|trips?))`,
  "(?:night|sleeper|overnight) (?:trains?|ferry|bus|coach)|(?:trains?|coach|ferry) only|(?:coach|bus) (?:trips?|tours?)(?= (?:from|to))",
  "(?:we|i)(?:'ll| will|'d| would|'re| are|'m| am)? (?:driv(?:e|ing)|com(?:e|ing) by (?:car|train))(?= (?:from|to|there|up|down))",
  "(?:but )?(?:not by (?:plane|air)|no planes?|(?:without|not|no|instead of) flying|(?:can't|cannot|can not|don't|do not|won't|never|hate to|not want to) fly(?:ing)?|(?:afraid|scared|fear) of flying|overland)(?! (?:longer|over|more|for|direct))",
];
/** What a ship does where its travellers come ashore: "our cruise ship stops in Naples". */
const LANDS = "(?:is |will be )?(?:stop|dock|call|moor|land)(?:s|ed|ing|ping)?(?!\\p{L})";
/** Ways to travel and to stay that nothing here sells or plans. */
const UNSOLD = [
  `(?<!(?:off|from|before) (?:a |the |our |my )?)(?:river |ocean )?cruis(?:es?|ing)(?: ship)?(?! (?:ship )?${LANDS})`,
  "camper ?vans?|motor ?homes?|\\brvs?",
  "(?:inter|eu)rail(?:ing|l?ing)?(?: pass(?:es)?)?",
  "train (?:trip|journey|ride)s?",
  "(?:a |our )?(?:private )?(?:villas?|airbnbs?|holiday homes?|holiday flats?|(?:serviced )?apartments?|hostels?|campsites?|riads?|ryokans?|chalets?)(?: with (?:a )?(?:pool|kitchen|garden))?",
  "(?:a )?(?:one[- ])?(?<!\\d[- ])day (?:trips?|tours?)(?! (?:to|in)(?!\\p{L}))",
  "(?:half|full)[- ]?board|all[- ]inclusive|[hv]p|b ?& ?b|bed and breakfast",
];
/** A day out that is named: without nights "a day trip to Brussels" is the trip itself, which is read with the dates. */
const DAY_TRIPS = ["(?:a )?(?:one[- ])?(?<!\\d[- ])day (?:trips?|tours?)"];
/** A car on the spot: between the places of a longer trip it is one of the ways to choose from. */
const HIRED_CARS = [
  "(?:(?:by|with|in) )?(?:a |our |the )?(?:rental|hire|hired|rented|own) cars?|car (?:rental|hire)|(?:rent|hire) (?:a )?cars?|(?:self[- ]?)drive|4 ?x ?4",
];
/** Travellers who come ashore for a day. */
const SHIPS = [
  "(?:off|from) (?:a |the |our |my )?(?:cruise ship|cruise|ship)|ashore|shore (?:day|leave|excursion)",
  `(?:a |the |our |my )?(?:cruise ship|cruise|ship) ${LANDS}`,
];
/** Beds that nobody sells: a friend's, one's own. */
const OWN_BEDS = [
  "(?:stay|sleep)(?:ing)? (?:with|at) (?:(?:my|our|some|old|good|a|the|his|her|their) )*(?:hosts|theirs|home)(?:'s?)?(?: (?:place|flat|house|apartment))?",
  "(?:stay|sleep)(?:ing)? (?:with|at) (?:my|our|his|her|their) \\p{L}+'s(?: (?:place|flat|house|apartment))?",
  "(?:stay|sleep)(?:ing)? (?:in|at) (?:my|our) (?:own )?(?:flat|house|apartment|place|home)",
  "(?<=(?:in|at) )(?:my|our) own (?:flat|house|apartment|place|home|cabin|cottage|villa)",
  "(?:in|at) (?:a|my|our|his|her|their) (?:\\p{L}+ )?\\p{L}+s?'s? (?:flat|house|apartment|place|home|spare room|sofa|couch)",
  "(?:(?:we |i )?(?:have|own|got) (?:a|our own|my own) (?:flat|house|apartment|place)(?= (?:there|in)))",
  "(?:no|without(?: a)?|don't need (?:a|any)|no need (?:of|for) (?:a|any)) (?:hotels?|accommodation|lodging|place to stay)(?: (?:needed|required|necessary))?",
];
const patternOfAny = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gu");
const [WAYS_SAID, PATTERN] = [patternOfAny(WAYS), patternOfAny(UNSOLD)];
const [SHIPS_SAID, BEDS_SAID] = [patternOfAny(SHIPS), patternOfAny(OWN_BEDS)];
const [CARS_SAID, DAYS_SAID] = [patternOfAny(HIRED_CARS), patternOfAny(DAY_TRIPS)];

/** A folded text without the ways to come that are not flights: "by train", "we'll drive", "no flying". */
export function takeLandWays(text: string): string {
  return text.replace(WAYS_SAID, " , ");
}

/** A folded text without the ways to travel and to stay that nothing here sells: "a campervan", "all inclusive". */
export function takeUnsold(text: string): string {
  return text.replace(PATTERN, " , ");
}

/** A folded text without days out of town: "with day trips". */
export function takeDayTrips(text: string): string {
  return text.replace(DAYS_SAID, " , ");
}

/** A folded text without a car on the spot: "a rental car", "self-drive". */
export function takeHiredCars(text: string): string {
  return text.replace(CARS_SAID, " , ");
}

/** A folded text without the words of a traveller who comes ashore: "off a cruise ship". */
export function takeShips(text: string): string {
  return text.replace(SHIPS_SAID, " , ");
}

/** A folded text without beds that nobody sells: "staying with friends", "no hotel needed". */
export function takeOwnBeds(text: string): string {
  return text.replace(BEDS_SAID, " , ");
}

const KINDS: readonly (readonly [RegExp, LandWay])[] = [
  [new RegExp(`\\b(?:${TRAINS})\\b`, "i"), "train"],
  [/\b(?:bus|coach)\b/i, "coach"],
  [/\b(?:ferry|boat)\b/i, "ferry"],
  [/\b(?:ship|cruise|ashore|shore)\b/i, "ship"],
  [/\b(?:car|driv(?:e|ing))\b/i, "car"],
];

/** The one way to come that the words of a traveller tell; undefined where they tell none or several. */
export function landWayOf(words: readonly string[]): LandWay | undefined {
  const told = KINDS.filter(([pattern]) => words.some((said) => pattern.test(said)));
  return told.length === 1 ? told[0]![1] : undefined;
}
