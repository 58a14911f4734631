/** Ways to come that are not flights, and refusals to fly: the planner takes them as booked elsewhere. */
const WAYS = [
  "(?:by|via|taking|take|on|with) (?:the |a |an |our )?(?:night |sleeper |overnight |high[- ]speed )?(?:trains?|rail|bus|coach|ferry|car|boat)(?! (?:rental|hire|tours?|trips?))",
  "(?:night|sleeper|overnight) (?:trains?|ferry|bus|coach)|(?:trains?|coach|ferry) only|(?:coach|bus) (?:trips?|tours?)(?= (?:from|to))",
  "(?:we|i)(?:'ll| will|'d| would|'re| are|'m| am)? (?:driv(?:e|ing)|com(?:e|ing) by (?:car|train))(?= (?:from|to|there|up|down))",
  "(?:but )?(?:not by (?:plane|air)|no planes?|(?:without|not|no|instead of) flying|(?:can't|cannot|can not|don't|do not|won't|never|hate to|not want to) fly(?:ing)?|(?:afraid|scared|fear) of flying|overland)(?! (?:longer|over|more|for|direct))",
];
/** Ways to travel and to stay that nothing here sells or plans. */
const UNSOLD = [
  "(?:river |ocean )?cruis(?:es?|ing)(?: ship)?",
  "camper ?vans?|motor ?homes?|\\brvs?",
  "(?:inter|eu)rail(?:ing|l?ing)?(?: pass(?:es)?)?",
  "train (?:trip|journey|ride)s?",
  "(?:with )?(?:a |our |the )?(?:rental|hire|hired|rented|own) cars?|car (?:rental|hire)|(?:rent|hire) (?:a )?cars?|(?:self[- ]?)drive|4 ?x ?4",
  "(?:a |our )?(?:private )?(?:villas?|airbnbs?|holiday homes?|holiday flats?|(?:serviced )?apartments?|hostels?|campsites?|riads?|ryokans?|chalets?)(?: with (?:a )?(?:pool|kitchen|garden))?",
  "(?:a )?(?:one[- ])?(?<!\\d[- ])day (?:trips?|tours?)",
  "(?:half|full)[- ]?board|all[- ]inclusive|[hv]p|b ?& ?b|bed and breakfast",
];
const patternOfAny = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gu");
const [WAYS_SAID, PATTERN] = [patternOfAny(WAYS), patternOfAny(UNSOLD)];

/** A folded text without the ways to come that are not flights: "by train", "we'll drive", "no flying". */
export function takeLandWays(text: string): string {
  return text.replace(WAYS_SAID, " , ");
}

/** A folded text without the ways to travel and to stay that nothing here sells: "a campervan", "all inclusive". */
export function takeUnsold(text: string): string {
  return text.replace(PATTERN, " , ");
}
