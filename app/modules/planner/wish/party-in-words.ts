import { TRIP_LIMITS } from "#app/config/product";
import { A_NUMBER as N, numberIn } from "./number-words";

/** The party, as far as a sentence names it. */
export interface SaidParty {
  adults: number;
  children: number;
  /** Ages of the children in years, where all of them were named. */
  ages?: number[];
  /** The assumption that was made, in a sentence; undefined where all was named. */
  guess?: string;
}

const LITTLE =
  "(?:(?:small|young|little|grown|adult|other|older|teenage|college|uni|school|work|close|good|best|dear|old) )*";
const GROWN =
  "(?:adults?|grown[- ]?ups?|people|persons?|pers|ppl|travell?ers?|guests?|pax|women|men|ladies|girls|guys|lads|boys|students?|teachers?|pensioners?|retirees|oaps?|mums|moms|mothers|dads|fathers|players|golfers|hikers|cyclists|colleagues)";
const CHILD = "(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|grandchild(?:ren)?|grandkids?)";
const TEEN = "(?:teen(?:ager)?s?)";
const ONE_MORE =
  "(?:wife|missus|husband|hubby|partner|other half|bf|gf|girlfriend|boyfriend|fiancee?|spouse|mother|mom|mum|mummy|father|dad|sister|brother|friend|best friend|bestie|mate|cousin|aunt|auntie|uncle|niece|nephew|grandmother|grandma|gran|granny|nana|nan|grandfather|grandpa|grandad|granddad|colleague|flatmate|roommate|sister-in-law|brother-in-law|mother-in-law|father-in-law)";
const MATES = "(?:friends?|girlfriends|boyfriends|mates|colleagues|sisters|brothers|siblings|cousins)";
const ONE_CHILD = /^(?:kid|child|toddler|baby|infant|son|daughter|grandchild|grandkid)$/;
const TWO_MORE = "(?:parents|in-laws|grandparents)";
const SOME_MORE = "(?:friends|sisters|brothers|cousins|colleagues|mates|girlfriends)";
/** From this age a traveller is an adult to those who sell seats. */
const GROWN_UP = TRIP_LIMITS.maxChildAge + 1;

/** Reads and takes out every match of one pattern. */
class Reader {
  constructor(public text: string) {}

  take(pattern: string, found: (groups: string[]) => void, end = "(?![\\p{L}\\p{N}])"): void {
    this.text = this.text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${end}`, "gu"), (...match) => {
      found((match.slice(1) as unknown[]).map((group) => (typeof group === "string" ? group : "")));
      return " ";
    });
  }
}

interface Count {
  /** Adults that were counted: "two adults", "the four of us". */
  adults: number;
  /** Children old enough to travel as adults. */
  older: number;
  children: number;
  /** Ages of children, as far as they were named. */
  ages: number[];
  /** Travellers beside the writer of the sentence. */
  others: number;
  isPair: boolean;
  isAlone: boolean;
  /** Whether a family of unknown size was named. */
  isFamily: boolean;
  /** Whether the adults were counted as a whole party, children and all: "for five". */
  isTotal: boolean;
  /** Whether the children were named as some of the whole party: "2 of them kids". */
  isAmong: boolean;
  guesses: Set<string>;
}

const COUNTED_AS_ADULTS = `From ${GROWN_UP} years on, children count as adults.`;

/** Notes the ages of children; those that are grown up are none. @returns how many of them are grown up */
function noteAges(count: Count, ages: readonly number[]): number {
  const young = ages.filter((age) => age < GROWN_UP);
  count.ages.push(...young);
  const older = ages.length - young.length;
  if (older > 0) count.guesses.add(COUNTED_AS_ADULTS);
  return older;
}

/** Ages in brackets or after "aged": travellers old enough are adults to the seller of the seats. */
function takeAges(reader: Reader, count: Count): void {
  // "Kids under 10" tells of no age that a seat asks for.
  if (count.children > 0)
    reader.take(
      "(?:all |both )?(?:under|below|over) (?:the age of )?(?:\\d{1,2}|ten|twelve)(?! ?(?:nights?|days?|hours?|k\\b))",
      () => undefined,
    );
  const ages = "(\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2})*)";
  const list = ([said = ""]: string[]): void => {
    if (count.children === 0) return;
    const many = Math.min(noteAges(count, [...said.matchAll(/\d+/g)].map(Number)), count.children);
    count.children -= many;
    count.older += many;
  };
  reader.take(`(?:aged|ages) ${ages}(?: years?(?: old)?)?`, list);
  reader.take(
    `(?:with |and )?(?:the |our |my )?${CHILD}(?: are| is| aged| ages|:)? ${ages}(?: years?(?: old)?)?(?! ?(?:nights?|days?|weeks?|adults?|people|of))`,
    ([said = ""]) => {
      if (count.children === 0) count.children = [...said.matchAll(/\d+/g)].length;
      list([said]);
    },
  );
  if (count.children > 0) reader.take(`\\(${ages}(?: years?(?: old)?)?\\)`, list, "");
}

function takeChildren(reader: Reader, count: Count): void {
  // "The kids (5, 8 and 11)" are as many as their ages.
  reader.take(
    `(?:(?:with|and|the|our|my|take|bring) )+${LITTLE}${CHILD},? \\((\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2})*)\\)`,
    ([ages = ""]) => {
      const all = ages.split(/\D+/).map(Number);
      const older = noteAges(count, all);
      count.older += older;
      count.children += all.length - older;
    },
    "",
  );
  // "a child of six", "our two boys of 9 and 13": as many ages as there are children.
  reader.take(
    `(?:(?:${N}|my|our) )?${LITTLE}${CHILD},? (?:of|who is|who are) ${N}(?:(?:,| and|, and) ${N})?(?: years?(?: old)?)?`,
    ([many = "", first = "", second = ""]) => {
      const old = [first, second].filter((age) => age !== "").map(numberIn);
      const all = Math.max(many === "" ? 1 : numberIn(many), old.length);
      const older = noteAges(count, old);
      count.older += older;
      count.children += all - older;
    },
  );
  reader.take(`(?:${N} )?(\\d{1,2})[- ]?(?:(?:years?|yrs?)[- ]olds?|yos?|y\\/o)`, ([many = "", age = ""]) => {
    const number = many === "" ? 1 : numberIn(many);
    if (Number(age) >= GROWN_UP) return void (count.older += number);
    count.children += number;
    count.ages.push(...Array<number>(number).fill(Number(age)));
  });
  reader.take(`${N} ${LITTLE}${TEEN}`, ([many = "1"]) => (count.children += numberIn(many)));
  reader.take(
    `(?:(?:with|and|my|our|the) )+${TEEN}(?: \\((\\d{1,2}(?:(?:,| and| &) ?\\d{1,2})*)\\))?`,
    ([ages = ""]) => {
      if (ages === "") return void (count.children += 2);
      const all = ages.split(/\D+/).map(Number);
      const older = noteAges(count, all);
      count.older += older;
      count.children += all.length - older;
    },
    "",
  );
  reader.take(`${N} of (?:them|whom|us) (?:are )?${LITTLE}${CHILD}`, ([many = "1"]) => {
    count.children += numberIn(many);
    count.isAmong = true;
  });
  reader.take(`${N} ${LITTLE}${CHILD}`, ([many = "1"]) => (count.children += numberIn(many)));
  reader.take(`(?:(?:with|and) )?(?:my|our|the|with|and|plus|\\+|&) ?${LITTLE}(${CHILD})`, ([who = ""]) => {
    const isOne = ONE_CHILD.test(who);
    count.children += isOne ? 1 : 2;
    if (!isOne) count.guesses.add("We assumed two children.");
  });
}

/** "A baby (8 months)", "our 18-month-old": children whose age is no year, and "no kids", which are none. */
function takeBabies(reader: Reader, count: Count): void {
  reader.take(`(?:no|without(?: any| the| our)?) ${LITTLE}${CHILD}|child[- ]?free|adults[- ]only`, () => undefined);
  const months = "(\\d{1,2})[- ]?(months?|mths?|mos?|weeks?|wks?)";
  const note = (age: string, unit: string): void => {
    count.children += 1;
    count.ages.push(unit.startsWith("w") ? 0 : Math.floor(Number(age) / 12));
  };
  reader.take(
    `(?:(?:with|and|plus|my|our|the|a|an|one|1|\\+|&) )*${LITTLE}${CHILD},? ?(?:\\(|aged |of )?${months}(?:[- ]old)?\\)?`,
    ([age = "", unit = ""]) => note(age, unit),
    "(?![\\p{L}])",
  );
  reader.take(
    `(?:(?:with|and|plus|my|our|the|a|an|\\+|&) )*${months}[- ]olds?(?: ${CHILD})?`,
    ([age = "", unit = ""]) => note(age, unit),
  );
}

/** "2 boys 8 and 10", "three girls (5, 7, 9)": boys and girls whose ages are told are children. */
function takeBoysAndGirls(reader: Reader, count: Count): void {
  reader.take(
    `${N} ${LITTLE}(?:boys?|girls?),? \\(?(?:aged? |ages |of )?(\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2})*)\\)?(?! ?(?:nights?|days?|weeks?|k\\b))`,
    ([many = "", said = ""]) => {
      const ages = said.split(/\D+/).map(Number);
      const older = noteAges(count, ages);
      count.older += older;
      count.children += Math.max(numberIn(many), ages.length) - older;
    },
    "(?![\\p{L}\\p{N}])",
  );
}

/** "Our twins (3)", "with triplets aged 7". */
function takeTwins(reader: Reader, count: Count): void {
  reader.take(
    "(?:(?:with|and|my|our|the) )+(twins|triplets)(?: \\((\\d{1,2})\\)| aged (\\d{1,2}))?",
    ([kind = "", bracket = "", aged = ""]) => {
      const many = kind === "twins" ? 2 : 3;
      const age = bracket || aged;
      const older = age === "" ? 0 : noteAges(count, Array<number>(many).fill(Number(age)));
      count.older += older;
      count.children += many - older;
    },
    "(?![\\p{L}])",
  );
}

function takeGrown(reader: Reader, count: Count): void {
  // "We're 5: 3 adults, 2 kids" tells the parts of a total.
  if (new RegExp(`(?<![\\p{L}\\p{N}])${N} ${LITTLE}adults?(?!\\p{L})`, "u").test(reader.text))
    reader.take(
      `(?:(?:a |the )?(?:group|party) of|we are|we're|there are|there will be) ${N}(?! ${LITTLE}${GROWN})|(?:the |all )?${N} of us`,
      () => undefined,
    );
  // "Just us girls (3)".
  reader.take(
    "(?:(?:just|us|the) )+(?:girls|lads|guys|boys|ladies|women|men|friends|mates) \\((\\d{1,2})\\)",
    ([many = "1"]) => (count.adults += Number(many)),
    "",
  );
  // "My parents and us two" are four.
  reader.take("(?:(?:and|plus|with|\\+|&) ?)(?:the (?:two|2) of us|us (?:two|2)|us both)", () => (count.adults += 2));
  reader.take(
    "(?:the (?:two|2) of us|us (?:two|2)|us both) ?(?=(?:and|plus|with|\\+|&) ?)",
    () => (count.adults += 2),
    "",
  );
  // "Two with a toddler" are three, "five with two kids" five.
  const isApart = (many: string): boolean =>
    numberIn(many) <= 2 && count.children > 0 && new RegExp(`for ${many} (?:with|and|plus) `, "u").test(reader.text);
  const all = ([many = "1"]: string[]): void => {
    if (isApart(many)) return void (count.adults += numberIn(many));
    count.adults += Math.max(1, numberIn(many) - count.children - count.older);
    count.isTotal = true;
  };
  reader.take(`(?:with |and )?${N} other couples`, ([many = "1"]) => (count.adults += 2 * numberIn(many) + 2));
  reader.take("(?:me )?(?:\\+ ?|plus )(?:1|one)", () => (count.others += 1), "(?![\\p{L}\\p{N}])");
  reader.take(`${N} couples`, ([many = "1"]) => (count.adults += 2 * numberIn(many)));
  reader.take(`(?:a |the )?(?:group|party) of ${N}`, all);
  reader.take(`(?:for |us )?(?:the |all )?${N} of us`, all);
  reader.take(`(?:we are|we're|there are|there will be) (?!an? )${N}(?! ${LITTLE}(?:${GROWN}|days|nights|weeks))`, all);
  // "7 people, 2 of them kids" are five adults.
  reader.take(`${N} ${LITTLE}${GROWN}`, (said) => {
    if (count.isAmong) all(said);
    else count.adults += numberIn(said[0] ?? "1");
  });
  reader.take(`(?:with|and|plus|me and|i and) (?:my |our )?${N} (?:of my )?${LITTLE}${MATES}`, ([many = "1"]) => {
    count.others += numberIn(many);
  });
  reader.take(`${N} ${LITTLE}${MATES}(?: and (?:me|i|myself))`, ([many = "1"]) => (count.others += numberIn(many)));
  reader.take(`${N} ${LITTLE}${MATES}`, ([many = "1"]) => (count.adults += numberIn(many)));
  reader.take(
    `for ${N}(?! ${LITTLE}(?:days?|nights?|weeks?|weekends?|months?|hours?|long|full|whole|more|of|or|to|and a half|couples?)(?!\\p{L}))(?=$|[ ,.;!?])`,
    (said) => {
      if (!/^an?$/.test(said[0] ?? "")) all(said);
    },
  );
}

function takeRelations(reader: Reader, count: Count): void {
  reader.take("(?:my |our |the )?grandparents,? (?:and )?(?:my |our |the )?parents", () => (count.adults += 4));
  reader.take(`(?:(?:my|our|a|his|her) ${LITTLE}|the )${ONE_MORE}`, () => (count.others += 1));
  reader.take(`(?:me|i|myself) ?(?:and|&|\\+|plus) ?${ONE_MORE}`, () => (count.others += 1));
  reader.take(`${ONE_MORE} ?(?:and|&|\\+|plus) ?(?:me|i|myself)`, () => (count.others += 1));
  // "Hubby + 2 teens", "gran, us two and the twins".
  reader.take(`(?<=(?:^|[,:;]) ?)${ONE_MORE}(?= *(?:,|&|\\+|and|plus|$))`, () => (count.others += 1), "");
  reader.take("(?:a )?single (?:mother|mum|mom|father|dad|parent)", () => (count.adults += 1));
  reader.take("(?:and|with|for|bring(?:ing)?|take|taking) (?:mom|mum|dad|grandma|grandpa)", () => (count.others += 1));
  reader.take(`(?:my|our|the|with) ${LITTLE}${TWO_MORE}`, () => (count.others += 2));
  reader.take(`(?:(?:with|and) )?(?:my|our|with|some|and) ${LITTLE}${SOME_MORE}`, () => {
    count.others += 2;
    count.guesses.add("We assumed two friends.");
  });
}

function takeKinds(reader: Reader, count: Count): void {
  reader.take(
    "(?:(?:a|for|as) )*(?:couple|couples|honeymoon(?:ers)?)(?! (?:of|days|nights|weeks))",
    () => (count.isPair = true),
  );
  // The word itself is left: it says what the trip is for.
  if (/(?<!\p{L})(?:our (?:\w+ )?|wedding )anniversary(?!\p{L})/u.test(reader.text)) count.isPair = true;
  reader.take("(?:just )?(?:us two|both of us)", () => (count.isPair = true));
  reader.take("(?:solo|alone|by myself|on my own|just me|only me|just for me)", () => (count.isAlone = true));
  reader.take(
    "(?:with |my |our |the |a |as a |two |three )*(?:family|families|fam)(?! (?:friendly|run|owned|room))",
    () => (count.isFamily = true),
  );
}

/** The number of adults, including the writer; and the assumption. */
function adultsOf(count: Count, isOne: boolean): number {
  if (count.adults > 0) return count.adults + count.others;
  if (count.isAlone) return 1;
  if (count.isPair) return Math.max(2, 1 + count.others);
  if (count.others > 0) return 1 + count.others;
  const adults = isOne && !count.isFamily ? 1 : 2;
  if (!count.isFamily && count.children + count.older > 0)
    count.guesses.add(`We assumed ${adults === 1 ? "one adult" : "two adults"}.`);
  return adults;
}

/** "A family of four", "2A 1C" and "2+1" as travel agents write them. */
function takeWholes(reader: Reader, count: Count): void {
  reader.take(`(?:a |my |our |the )?fam(?:ily)? (?:of|with) ${N}(?! ${LITTLE}(?:${CHILD}|${TEEN}))`, ([many = "1"]) => {
    const all = numberIn(many);
    count.children += Math.max(0, all - 2);
    count.adults += Math.min(2, all);
    if (all > 2) count.guesses.add("We assumed two adults and the rest children.");
  });
  // "2A 1C", "2 ad, 2 chd": as travel agents write it.
  reader.take("(\\d) ?a(?:d|dts?|dlts?)?[ ,+&]*(?:(\\d) ?c(?:h|hd|hn)?)", ([adults = "", children = ""]) => {
    count.adults += Number(adults);
    count.children += Number(children);
  });
  reader.take("(\\d) ?\\+ ?(\\d)(?: kids?| children)?", ([adults = "", children = ""]) => {
    count.adults += Number(adults);
    count.children += Number(children);
  });
}

/** "Mother and daughter trip", "dad and son (9)": two travellers; without an age both pay as adults. */
function takeParentAndChild(reader: Reader, count: Count): void {
  const child = "(?:daughter|son)";
  reader.take(
    `(?:a )?(?:mother|mum|mom|father|dad)(?:[- ]| and | & |\\/)(?:his |her )?${child}(?:,? \\((\\d{1,2})\\)| aged (\\d{1,2})| of (\\d{1,2}))?`,
    ([bracket = "", aged = "", of = ""]) => {
      const age = [bracket, aged, of].find((one) => one !== "");
      const isYoung = age !== undefined && noteAges(count, [Number(age)]) === 0;
      // "Son is 9" stands farther on, where the ages are read.
      const isToldLater = age === undefined && new RegExp(`${child} (?:is|aged) \\d`, "u").test(reader.text);
      count.adults += isYoung || isToldLater ? 1 : 2;
      count.children += Number(isYoung);
      if (age === undefined && !isToldLater) count.guesses.add("We assumed two adults.");
    },
    "(?![\\p{L}])",
  );
}

/** The party that was counted, capped at the size of a trip. */
function partyOf(count: Count, wanted: number): SaidParty {
  const { ages, guesses } = count;
  const adults = Math.min(wanted, TRIP_LIMITS.maxAdults);
  const children = Math.min(count.children, TRIP_LIMITS.maxChildren, TRIP_LIMITS.maxTravellers - adults);
  if (adults < wanted || children < count.children)
    guesses.add(
      `You said ${wanted + count.children} people; a trip can have up to ${TRIP_LIMITS.maxAdults} adults, and ${TRIP_LIMITS.maxTravellers} people in total.`,
    );
  return {
    adults,
    children,
    ...(children > 0 && ages.length === children && { ages }),
    ...(guesses.size > 0 && { guess: [...guesses].join(" ") }),
  };
}

/**
 * Takes the party out of a folded sentence: "two adults", "my wife and our kids (4 and 7)", "a family of four".
 * @returns the party, capped at the size of a trip, and the text without it; no party where none is named
 */
export function takeParty(folded: string): { party?: SaidParty; rest: string } {
  const reader = new Reader(folded);
  const count: Count = {
    adults: 0,
    older: 0,
    children: 0,
    ages: [],
    others: 0,
    isPair: false,
    isAlone: false,
    isFamily: false,
    isTotal: false,
    isAmong: false,
    guesses: new Set(),
  };
  takeWholes(reader, count);
  takeParentAndChild(reader, count);
  reader.take(`(?:my|our|a|his|her) \\d{1,3}[- ]years?[- ]old ${LITTLE}${ONE_MORE}`, () => (count.others += 1));
  // "70 year old parents" are two.
  reader.take(
    `(?:with |and )?(?:my |our |the )?\\d{2}[- ]years?[- ]old ${LITTLE}${TWO_MORE}`,
    () => (count.others += 2),
  );
  takeBabies(reader, count);
  takeBoysAndGirls(reader, count);
  takeTwins(reader, count);
  takeChildren(reader, count);
  takeAges(reader, count);
  takeGrown(reader, count);
  if (count.adults > 0) reader.take("\\(\\d{2}(?:(?:,| and| &) ?\\d{2})*\\)", () => undefined, "");
  takeRelations(reader, count);
  takeKinds(reader, count);
  const { isPair, isAlone, isFamily, guesses } = count;
  const counted = count.adults + count.older + count.children + count.others;
  if (counted === 0 && !isPair && !isAlone && !isFamily) return { rest: folded };
  if (isFamily && count.isTotal && count.children + count.older + count.others === 0 && count.adults > 2) {
    count.children = count.adults - 2;
    count.adults = 2;
    guesses.add("We assumed two adults and the rest children.");
  }
  if (isFamily && counted === 0) {
    count.children = 2;
    guesses.add("We assumed two adults and two children.");
  }
  const isOne = /(?<!\p{L})(?:i|i'm|my|me)(?!\p{L})/u.test(folded) && !/(?<!\p{L})(?:we|us|our)(?!\p{L})/u.test(folded);
  const wanted = adultsOf(count, isOne) + count.older;
  return { party: partyOf(count, wanted), rest: reader.text };
}
