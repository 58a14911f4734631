/** Ways to travel and to stay that nothing here sells or plans. */
const UNSOLD = [
  "(?:river |ocean )?cruis(?:es?|ing)(?: ship)?",
  "camper ?vans?|motor ?homes?|\\brvs?",
  "(?:inter|eu)rail(?:ing|l?ing)?(?: pass(?:es)?)?",
  "(?:by|via|take|taking|on) (?:the |a )?(?:night |sleeper )?(?:trains?|rail|bus|coach|ferry|car)|(?:night|sleeper) trains?|trains? only|train (?:trip|journey|ride)s?",
  "(?:with )?(?:a |our |the )?(?:rental|hire|hired|rented|own) cars?|car (?:rental|hire)|(?:rent|hire) (?:a )?cars?|(?:self[- ]?)drive|4 ?x ?4",
  "(?:a |our )?(?:private )?(?:villas?|airbnbs?|holiday homes?|holiday flats?|(?:serviced )?apartments?|hostels?|campsites?|riads?|ryokans?|chalets?)(?: with (?:a )?(?:pool|kitchen|garden))?",
  "(?:a )?(?:one[- ])?(?<!\\d[- ])day (?:trips?|tours?)",
  "(?:half|full)[- ]?board|all[- ]inclusive|[hv]p|b ?& ?b|bed and breakfast",
];
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNSOLD.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** A folded text without the ways to travel and to stay that nothing here sells: "by train", "a campervan". */
export function takeUnsold(text: string): string {
  return text.replace(PATTERN, " , ");
}
