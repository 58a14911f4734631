import { entryOf } from "#app/shared/table";

const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  a$: "AUD",
  au$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  s$: "SGD",
  r$: "BRL",
  hk$: "HKD",
  "₩": "KRW",
  "฿": "THB",
  "₺": "TRY",
  "₪": "ILS",
};
const WORDS: Readonly<Record<string, string>> = {
  usd: "USD",
  dollar: "USD",
  dollars: "USD",
  bucks: "USD",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  gbp: "GBP",
  pound: "GBP",
  pounds: "GBP",
  quid: "GBP",
  jpy: "JPY",
  yen: "JPY",
  chf: "CHF",
  francs: "CHF",
  inr: "INR",
  rupees: "INR",
  cad: "CAD",
  aud: "AUD",
  nzd: "NZD",
  sek: "SEK",
  nok: "NOK",
  dkk: "DKK",
  pln: "PLN",
  zloty: "PLN",
  cny: "CNY",
  yuan: "CNY",
  rmb: "CNY",
  sgd: "SGD",
  aed: "AED",
  brl: "BRL",
  mxn: "MXN",
  zar: "ZAR",
  rand: "ZAR",
  thb: "THB",
  baht: "THB",
  krw: "KRW",
  huf: "HUF",
  forints: "HUF",
  czk: "CZK",
  hkd: "HKD",
  idr: "IDR",
  myr: "MYR",
  ringgit: "MYR",
  rm: "MYR",
  php: "PHP",
  pesos: "MXN",
  ils: "ILS",
  shekels: "ILS",
  twd: "TWD",
  ron: "RON",
  isk: "ISK",
  kronor: "SEK",
};
const SIGN = "(?:us|au|ca|nz|hk|[acrs])?\\$|[€£¥₹₩฿₺₪]";
const NAME = `(?:${Object.keys(WORDS).join("|")})`;
/** Words before a number that make it the most that a traveller wants to pay. */
const MOST =
  "under|below|less than|cheaper than|(?:no|not|nothing) (?:more than|over|above)|up to|max(?:imum)?(?: of)?|at most|budget(?:ed)?(?: is| of| around| about| up to| max)*:?|<=?";
/** Words that may stand before an amount and prove nothing: "for 2". */
const AROUND =
  "within|for|around|about|roughly|approx(?:imately)?|~|(?:we|i)(?: only)?(?: have|'ve got)|spend(?:ing)?|is|of|costs?";
const LEAST = "over|above|more than|at least|from|>=?";
/** "total budget of 1,600", "per person max 900". */
const WHOM = "total|overall|per[- ]person|pp|each";
const NUMBER =
  /(?<=[$€£]\s?)\d{1,3}(?: \d{3})+(?!\d)|(?<![\d.,])\d{1,3}(?: \d{3})+(?=\s?(?:€|£|eur|euros?|usd|dollars)(?!\p{L}))|\d{1,3}(?:[.,’'](?=\d{3}(?!\d))\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/gu;
const THOUSAND = /^\s?(?:k|thousand|grand)(?![\p{L}\p{N}])/u;
/** A sign or code right before the next number belongs to that one: "in March 2027 $3000". */
const BEHIND = new RegExp(
  `^\\s?(?:(${SIGN})(?!\\s?\\d)|(?:us |american )?(${NAME})(?![\\p{L}\\p{N}]|\\s?\\d{3}))`,
  "u",
);
const AHEAD = new RegExp(`(?<![\\p{L}\\p{N}])(${SIGN}|${NAME})\\s?$`, "u");
const LEAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${MOST})|(${LEAST})|(?:${AROUND}))\\s*$`, "u");
const WHOM_AHEAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${WHOM})(?: budget)?|budget (${WHOM}))(?: is| of| max| under| up to| about| around)?:?\\s*$`,
  "u",
);
const SPAN_BEFORE = new RegExp(
  `(between\\s+)?(?:(${SIGN}|${NAME})\\s?)?(?<![\\p{L}\\p{N}.,/-])(${NUMBER.source})(\\s?k)?\\s*(-|–|to|and)\\s*$`,
  "u",
);
/** A currency that several countries have, or a size that is not read: the number means no dollars. */
const OTHER_MONEY = /^\s?(?:kr|kroner|kronen|rs|lakhs?|crores?|million|mio|mil|m)(?![\p{L}\p{N}])/u;
const OTHER_MONEY_AHEAD = /(?<!\p{L})(?:kr|rs|r|k|[a-z]{1,2}\$)\.?\s?$/u;
/** A counted thing behind a number, which is then no amount. */
const UNIT =
  /^\s*-?\s*(?:more |full |whole |long |little |small |young |other )?(?:hours?|hrs?|h|km|kms|kilomet(?:er|re)s?|miles?|m|min|mins|minutes?|°|degrees?|people|persons?|pax|adults?|kids?|child(?:ren)?|teen\w*|friends?|couples?|travell?ers?|guests?|of us|days?|nights?|weeks?|weekends?|months?|years?|yrs?|stars?|stops?|bags?|rooms?|beds?|bedrooms?|hotels?|cities|places|countries|islands|women|men|girls|guys|am|pm|%|percent|steps|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?![\p{L}\p{N}])/u;
const SMALLEST = 10;
const SMALLEST_LIMIT = 50;
const SMALLEST_BARE = 300;
const A_YEAR = /^(?:19|20)\d\d$/;

const FOR_WHOM = /^\s*(?:each|pp|p\.p\.|pppd|in total|total|in all|altogether|budget|or less)(?![\p{L}\p{N}])/u;

/** An amount of money in a text. */
export interface SaidAmount {
  /** Words before it make it the most or the least to pay; nothing without such words. */
  limit?: "most" | "least";
  /** The lower end of a span such as "$100-150". */
  from?: number;
  amount: number;
  /** ISO 4217; nothing where none was named. */
  currency?: string;
  /** "total", "per person" before it. */
  whomAhead?: string;
  /** The strength of the signs that it is money: a currency before a limit before the bare form of an amount. */
  certainty: number;
  start: number;
  end: number;
}

function valueOf(digits: string, isThousands: boolean): number {
  // "1,500" and "1.500" are thousands, "99.50" is not.
  const plain = digits
    .replace(/ /g, "")
    .replace(/[.,’'](?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  return Number(plain) * (isThousands ? 1000 : 1);
}

const codeOf = (said: string | undefined): string | undefined =>
  said === undefined ? undefined : (entryOf(SYMBOLS, said) ?? entryOf(WORDS, said));

/** The strength of the signs that a number is money, 0 for none. */
function certaintyOf(digits: string, one: Omit<SaidAmount, "certainty">, isThousands: boolean, behind: string): number {
  if (one.currency !== undefined) return 6;
  const isOfDays = /^\s*(?:a|per|each|\/)\s*(?:day|night|week|person|head)(?![\p{L}\p{N}])/u.test(behind);
  const isForWhom = FOR_WHOM.test(behind);
  // "Kids under 10" are no dollars.
  if ((one.limit !== undefined || one.whomAhead !== undefined) && one.amount >= SMALLEST_LIMIT) return 5;
  if (isThousands) return 4;
  if (isOfDays || isForWhom) return 3;
  if (/[.,’']\d{3}/.test(digits)) return 2;
  return one.amount >= SMALLEST_BARE && !A_YEAR.test(digits) && !/^0/.test(digits) ? 1 : 0;
}

/** The lower end of a span that a text ends in; "and" joins two amounts only behind "between". */
function spanBefore(text: string): RegExpExecArray | null {
  const span = SPAN_BEFORE.exec(text);
  return span?.[5] === "and" && span[1] === undefined ? null : span;
}

/** "Budget 2000-2500", "1000-1500 pp": a span that only the words around it make one of money. */
function isBareSpan(span: RegExpExecArray, digits: string, behind: string): boolean {
  const isLarge = [digits, span[3] ?? ""].every((one) => /^\d{3,}$/.test(one));
  return (
    isLarge && (FOR_WHOM.test(behind) || /(?<!\p{L})budget(?: is| of)?:? *$/u.test(span.input.slice(0, span.index)))
  );
}

/** One number of a text as an amount; undefined where nothing makes it one. */
function amountAt(text: string, start: number, digits: string): SaidAmount | undefined {
  let end = start + digits.length;
  let from = start;
  const thousand = THOUSAND.exec(text.slice(end));
  end += thousand?.[0].length ?? 0;
  const ahead = AHEAD.exec(text.slice(0, from));
  const behind = ahead ? undefined : BEHIND.exec(text.slice(end));
  from -= ahead?.[0].length ?? 0;
  end += behind?.[0].length ?? 0;
  let currency = codeOf(ahead?.[1] ?? behind?.[1] ?? behind?.[2]);
  const hasUnit = currency === undefined && UNIT.test(text.slice(end));
  const span = spanBefore(text.slice(0, from));
  currency ??= codeOf(span?.[2]);
  const isJoined = /[\p{L}\p{N}][-–/.:,]?$/u.test(text.slice(0, from));
  const isSpan =
    span !== null && (currency !== undefined || thousand !== null || isBareSpan(span, digits, text.slice(end)));
  if (isSpan) from -= span[0].length;
  else if (isJoined) return undefined;
  if (currency === undefined && /^(?:[-–/:]\d|\.\d|st|nd|rd|th|%)/.test(text.slice(end))) return undefined;
  if (hasUnit) return undefined;
  if (currency === undefined && (OTHER_MONEY.test(text.slice(end)) || OTHER_MONEY_AHEAD.test(text.slice(0, from))))
    return undefined;
  const whom = WHOM_AHEAD.exec(text.slice(0, from));
  from -= whom?.[0].length ?? 0;
  const lead = LEAD.exec(text.slice(0, from));
  const isMost = lead?.[1] !== undefined;
  const isLeast = lead?.[2] !== undefined && !(lead[2] === "from" && currency === undefined);
  if (lead && (isMost || isLeast || currency !== undefined)) from -= lead[0].length;
  const outer = isMost && !whom ? WHOM_AHEAD.exec(text.slice(0, from)) : null;
  from -= outer?.[0].length ?? 0;
  const isThousands = thousand !== null;
  const whomAhead = whom?.[1] ?? whom?.[2] ?? outer?.[1] ?? outer?.[2];
  const found = {
    amount: valueOf(digits, isThousands),
    ...(isMost && { limit: "most" as const }),
    ...(isLeast && { limit: "least" as const }),
    ...(isSpan && { from: valueOf(span[3] ?? "", isThousands || span[4] !== undefined) }),
    ...(currency !== undefined && { currency }),
    ...(whomAhead !== undefined && { whomAhead }),
    start: from,
    end,
  };
  const certainty = certaintyOf(digits, found, isThousands, text.slice(end));
  return certainty > 0 && found.amount >= (currency ? 1 : SMALLEST) ? { ...found, certainty } : undefined;
}

/**
 * The amounts of money in a folded text, in their order. A number counts by its currency, by words such as "under" or
 * "per person", by "k", or by its bare size; days, years, ages and counted things never do.
 */
export function amountsIn(text: string): SaidAmount[] {
  const all = [...text.matchAll(NUMBER)].flatMap((match) => amountAt(text, match.index, match[0]) ?? []);
  // "$100-150" is one span, whose lower end is no amount of its own.
  return all.filter((one, index) => (all[index + 1]?.start ?? one.end) >= one.end);
}

const SMALL =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(
    " ",
  );
function valueOfWord(word: string | undefined): number {
  if (word === undefined || /^an?$/.test(word)) return word === undefined ? 0 : 1;
  const index = SMALL.indexOf(word);
  return index < 20 ? index + 1 : (index - 17) * 10;
}
const COUNT = `(${SMALL.join("|")}|an?)`;
const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${SMALL.slice(19).join("|")})[- ](${SMALL.slice(0, 9).join("|")}) hundred|${COUNT} (?:thousand|grand)(?:,? (?:and )?${COUNT} hundred)?|${COUNT} hundred)(?![\\p{L}\\p{N}])`,
  "gu",
);
/** "Fifty euros", "twenty-five dollars". */
const SMALL_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${SMALL.join("|")})(?:[- ](${SMALL.slice(0, 9).join("|")}))?(?= (?:us )?(?:euros?|dollars?|pounds?|bucks|quid|francs)(?!\\p{L}))`,
  "gu",
);

/** "Five to six thousand": both ends of a span. */
const SPAN_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])${COUNT} ?(to|or| - |–) ?(?=${COUNT} (thousand|hundred|grand)(?!\\p{L}))`,
  "gu",
);

/** "One million yen", "1.5 million won": of a currency in which people count by millions. */
const MILLIONS = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:${COUNT}|(\\d{1,3}(?:[.,]\\d)?)) ?(?:million|mio)(?= ${NAME}(?!\\p{L}))`,
  "gu",
);

/** A folded text with its amounts in digits: "two thousand five hundred dollars" reads "2500 dollars". */
export function inDigits(text: string): string {
  const whole = text.replace(MILLIONS, (_whole, word?: string, digits?: string) =>
    String((digits === undefined ? valueOfWord(word) : Number(digits.replace(",", "."))) * 1_000_000),
  );
  const spans = whole.replace(
    SPAN_IN_WORDS,
    (_whole, from: string, joint: string, _to: string, unit: string) => `${from} ${unit} ${joint} `,
  );
  const small = spans.replace(SMALL_IN_WORDS, (_whole, tens?: string, ones?: string) =>
    String(valueOfWord(tens) + valueOfWord(ones)),
  );
  return small.replace(
    IN_WORDS,
    (_whole, tens?: string, ones?: string, thousands?: string, hundreds?: string, alone?: string) =>
      String(
        (valueOfWord(tens) + valueOfWord(ones)) * 100 +
          valueOfWord(thousands) * 1000 +
          valueOfWord(hundreds) * 100 +
          valueOfWord(alone) * 100,
      ),
  );
}
