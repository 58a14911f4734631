import { patternOf } from "#app/shared/patterns";
import { TRIP_LIMITS } from "#app/config/product";
import { takeChildrenAndAges, takeParentAndChild } from "./children-in-words";
import { A_NUMBER as N, numberIn } from "./number-words";
import { GROWN_UP, LITTLE, Reader } from "./party-count";
import type { Count } from "./party-count";
import { MONTH } from "./said";
import { takeAgesOfAll, takeCouples, takeWholes } from "./whole-parties";

/** The party, as far as a sentence names it. */
export interface SaidParty {
  adults: number;
  children: number;
  /** Ages of the children in years, where all of them were named. */
  ages?: number[];
  /** The assumption that was made, in a sentence; undefined where all was named. */
  guess?: string;
}

const GROWN =
  "(?:adults?|grown[- ]?ups?|people|persons?|pers|ppl|travell?ers?|guests?|pax|women|men|ladies|girls|guys|lads|boys|blokes|chaps|fellas|dudes|gals|lasses|singers|backpackers|seniors|students?|teachers?|pensioners?|retirees|oaps?|mums|moms|mothers|dads|fathers|players|golfers|hikers|cyclists|colleagues)";
const PARENT = "(?:mother|mom|mum|mummy|father|dad)";
const PARTNER = "(?:wife|missus|husband|hubby|partner|other half|bf|gf|girlfriend|boyfriend|fiancee?|spouse)";
const ONE_MORE = `(?:(?:mother|father|sister|brother)[- ]in[- ]law|${PARTNER}|mother|mom|mum|mummy|father|dad|sister|brother|sis|bro|friend|best friend|bestie|mate|cousin|aunt|auntie|uncle|niece|nephew|grandmother|grandma|gran|granny|nana|nan|grandfather|grandpa|grandad|granddad|colleague|flatmate|roommate)`;
const MATES =
  "(?:friends?|girlfriends|boyfriends|mates|flatmates|roommates|housemates|classmates|teammates|colleagues|sisters|brothers|siblings|cousins)";
const TWO_MORE = "(?:parents|folks|in-laws|grandparents)";
const SOME_MORE = "(?:friends|sisters|brothers|cousins|colleagues|mates|girlfriends)";

const IS_PARTNER = new RegExp(`^${PARTNER}$`);

/** Words that tell a party of two or more by themselves. */
const IS_TOLD =
  /(?<!\p{L})(?:couple|(?:we|us) (?:two|2)|two of us|both of us|honeymoon|my (?:wife|husband|partner))(?!\p{L})/u;

/** Counts a whole party, children and all: "for five". */
function allOf(reader: Reader, count: Count): (groups: string[]) => void {
  // "Two with a toddler" are three, "five with two kids" five.
  const isApart = (many: string): boolean =>
    numberIn(many) <= 2 && count.children > 0 && new RegExp(`for ${many} (?:with|and|plus) `, "u").test(reader.text);
  return ([many = "1"]: string[]): void => {
    if (isApart(many)) return void (count.adults += numberIn(many));
    count.whole = Math.max(count.whole ?? 0, numberIn(many));
    count.adults += Math.max(1, numberIn(many) - count.children - count.older);
    count.isTotal = true;
  };
}

/** "For two", where no adults were counted otherwise. */
function takeForMany(reader: Reader, count: Count): void {
  // "Kyoto for three nights and Tokyo for five, couple" tells nights.
  const most = IS_TOLD.test(reader.text) ? "(two|2)" : N;
  const all = allOf(reader, count);
  const hasAdults = count.adults > 0 && !count.isTotal;
  // "A week in June, two, no nightlife".
  if (count.adults + count.children + count.older === 0)
    reader.take(
      "(?<=[,;] ?)(?:(two|three|four|five|six)(?= ?(?:[,;.]|$))|([2-6])(?= *\\.?$))",
      (said) => all(said.filter(Boolean)),
      "",
    );
  reader.take(
    `for ${most}(?! (?:of )?${MONTH}(?!\\p{L}))(?! ${LITTLE}(?:days?|nights?|weeks?|weekends?|months?|hours?|long|full|whole|more|of|or|to (?:\\d|two|three|four|five|six|seven|eight|nine|ten)|and a half|couples?)(?!\\p{L}))(?=$|[ ,.;!?])`,
    (said) => {
      // "For four (2 adults, kids of 6 and 10)" tells a total, "and Tokyo for two, 4 adults" nights.
      if (!/^an?$/.test(said[0] ?? "") && !hasAdults) all(said);
    },
  );
}

function takeGrown(reader: Reader, count: Count): void {
  // "We're 5: 3 adults, 2 kids" tells the parts of a total.
  if (patternOf(`(?<![\\p{L}\\p{N}])${N} ${LITTLE}adults?(?!\\p{L})`, "u").test(reader.text))
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
  reader.take(
    "(?:(?<=, ?)|(?:and|plus|with|\\+|&) ?)(?:the (?:two|2) of us|us (?:two|2)|us both)",
    () => (count.adults += 2),
  );
  reader.take(
    "(?:(?:the )?(?:two|2) of us|us (?:two|2)|us both) ?(?=(?:and|plus|with|\\+|&) ?)",
    () => (count.adults += 2),
    "",
  );
  const all = allOf(reader, count);
  // "People: 2", as in a form.
  reader.take(
    `(?:number of )?(?:people|persons|travell?ers|guests|pax|party)(?: size)?: ?${N}(?= *(?:[,.;]|$))`,
    all,
    "",
  );
  reader.take("(\\d{1,2}) ?(?:p|ads?)", ([many = "1"]) => (count.adults += Number(many)));
  reader.take("(?:me )?(?:\\+ ?|plus )(?:1|one)", () => (count.others += 1), "(?![\\p{L}\\p{N}])");
  reader.take(
    "(?:me|i) ?(?:\\+ ?|plus )(\\d|two|three)(?= *(?:$|[,.;!?]))",
    ([more = ""]) => (count.others += numberIn(more)),
    "",
  );
  takeCouples(reader, count);
  reader.take(
    `(?:(?:a|the|my|our) )?(?:group|party|team|class|crew|band|choir|club|bunch) of ${N}(?: ${LITTLE}(?:${GROWN}|${MATES}))?`,
    all,
  );
  // "6 people: grandma, mum, dad and three kids" are six.
  reader.take(
    `(?:(?:we are|we're) )?${N} ${LITTLE}(?:people|persons?|pers|ppl|pax|travell?ers?|guests?)(?= ?[:(])`,
    all,
    "",
  );
  // "Two of us only for Barcelona" are some of those who were counted.
  reader.take(`(?:for |us )?(?:the |all )?(?!an? |one |1 )${N} of us(?! (?:only|just|join|leave|stay)(?!\\p{L}))`, all);
  reader.take(`(?:we are|we're|there are|there will be) (?!an? )${N}(?! ${LITTLE}(?:${GROWN}|days|nights|weeks))`, all);
  // "7 people, 2 of them kids" are five adults.
  // "700 a person" is a price.
  reader.take(`(?!an? (?:person|guest|travell?er)|(?<=[\\dk€£$] )an? )${N} ${LITTLE}${GROWN}`, (said) => {
    if (count.isAmong) all(said);
    else count.adults += numberIn(said[0] ?? "1");
  });
  reader.take(`(?:with|and|plus|me and|i and) (?:my |our )?${N} (?:of my )?${LITTLE}${MATES}`, ([many = "1"]) => {
    count.others += numberIn(many);
  });
  reader.take(`${N} ${LITTLE}${MATES}(?: and (?:me|i|myself))`, ([many = "1"]) => (count.others += numberIn(many)));
  reader.take(`${N} ${LITTLE}${MATES}`, ([many = "1"]) => (count.adults += numberIn(many)));
  takeForMany(reader, count);
}

function takeRelations(reader: Reader, count: Count): void {
  // "With my parents; mum can't do stairs": she was counted.
  const hasParents = patternOf(`(?<!\\p{L})(?:my|our|the|with) ${LITTLE}parents(?!'|\\p{L})`, "u").test(reader.text);
  if (hasParents) reader.take(`(?:and |with |my |our )*${PARENT}`, () => undefined);
  // A birthday is kept with those who have it; the traveller sees that they were counted.
  reader.take(
    `(?:my|our) ${LITTLE}(${ONE_MORE})'s (?:turning \\d{1,3}|(?:big )?(?:\\d{1,3}(?:st|nd|rd|th) )?birthday|(?:big )?\\d{1,3}(?:st|nd|rd|th))`,
    ([who = ""]) => {
      count.others += 1;
      count.guesses.add(`We counted your ${who} in.`);
    },
  );
  reader.take(
    `(?:my|our) ${LITTLE}(${TWO_MORE})' (?:golden |silver )?(?:\\d{1,3}(?:st|nd|rd|th) )?(?:wedding|anniversary)`,
    ([who = ""]) => {
      count.others += 2;
      count.guesses.add(`We counted you and your ${who}.`);
    },
  );
  reader.take("(?:my |our |the )?grandparents,? (?:and )?(?:my |our |the )?parents", () => (count.adults += 4));
  reader.take(`(?:(?:my|our|a|his|her|their) ${LITTLE}|the )(${ONE_MORE})`, ([who = ""]) => {
    count.others += 1;
    if (!IS_PARTNER.test(who)) count.beside += 1;
  });
  reader.take(`(?:me|i|myself) ?(?:and|&|\\+|plus) ?${ONE_MORE}`, () => (count.others += 1));
  reader.take(`${TWO_MORE} ?(?:and|&|\\+|plus) ?(?:me|i|myself)`, () => (count.others += 2));
  reader.take(`${ONE_MORE} ?(?:and|&|\\+|plus) ?(?:me|i|myself)`, () => (count.others += 1));
  // "Hubby + 2 teens", "gran, us two and the twins".
  reader.take(
    `(?<=(?:^|[,:;]) ?)${ONE_MORE}(?: [2-9]\\d)?(?=(?: \\([^)\\d]*\\))? *(?:,|&|\\+|and|plus|$))`,
    () => (count.others += 1),
    "",
  );
  reader.take("(?:a )?single (?:mother|mum|mom|father|dad|parent)", () => (count.adults += 1));
  reader.take("(?:and|with|for|bring(?:ing)?|take|taking) (?:mom|mum|dad|grandma|grandpa)", () => (count.others += 1));
  // "My parents want to see Petra" leaves open whether the writer comes along.
  reader.take(
    `(?:my|our) ${LITTLE}(${TWO_MORE})(?= (?:\\([^)]*\\) )?(?:want|would|need|have|are|love|like)(?!\\p{L}))`,
    ([who = ""]) => {
      count.others += 2;
      count.guesses.add(`We counted you and your ${who}.`);
    },
  );
  // "Wife joins", "parents and brother coming too".
  const along = "(?: is| are| will)? ?(?:joins?|joining|comes?|coming)(?: me| us| too| along| with (?:me|us))*";
  reader.take(
    `${TWO_MORE}( and (?:my |our )?${ONE_MORE})?${along}`,
    ([more = ""]) => (count.others += more === "" ? 2 : 3),
  );
  reader.take(`${ONE_MORE}${along}`, () => (count.others += 1));
  reader.take(`(?:my|our|the|with|his|her|their) ${LITTLE}${TWO_MORE}`, () => (count.others += 2));
  reader.take(`(?:(?:with|and) )?(?:my|our|with|some|and) ${LITTLE}${SOME_MORE}`, () => {
    count.others += 2;
    count.guesses.add("We assumed two friends.");
  });
}

function takeKinds(reader: Reader, count: Count): void {
  reader.take("(?:(?:a|for|as) )*(couple|couples|honeymoon(?:ers)?)(?! (?:of|days|nights|weeks))", ([word = ""]) => {
    count.isPair = true;
    if (word.startsWith("couple")) count.isCouple = true;
  });
  // The word itself is left: it says what the trip is for.
  if (
    /(?<!\p{L})(?:our (?:\w+ )?|wedding )anniversary(?!\p{L})|(?<!\p{L})anniversary (?:trip|weekend|getaway|holiday)/u.test(
      reader.text,
    )
  )
    count.isPair = true;
  reader.take(
    "(?:just )?(?:us two|we two|both of us)|(?<=[,;] ?)(?:as )?(?:a )?pair(?= *(?:[,;.]|$))",
    () => (count.isPair = true),
  );
  reader.take(
    "(?:solo|alone|by myself|on my own|(?:a )?single (?:travell?er|person|adult)|(?:just |only )(?:for )?me(?! (?:and|plus|with)(?!\\p{L}))|me only)",
    () => (count.isAlone = true),
  );
  reader.take(
    "(?:with |my |our |the |a |as a |two |three )*(?:family|families|fam)(?! (?:friendly|run|owned|room))",
    () => (count.isFamily = true),
  );
}

/** The number of adults, including the writer; and the assumption. */
function adultsOf(count: Count, isOne: boolean): number {
  // "Four of us: mum, dad, my brother and me" are four.
  if (count.whole !== undefined && count.whole > count.others && count.others > 0) {
    count.guesses.add(`We counted ${count.whole} of you in total.`);
    return count.adults;
  }
  if (count.adults > 0) return count.adults + count.others;
  if (count.isAlone) return 1;
  // "We're a couple, and my mum comes along" are three.
  if (count.isCouple) return Math.max(2 + count.beside, 1 + count.others);
  if (count.isPair) return Math.max(2, 1 + count.others);
  if (count.others > 0) return 1 + count.others;
  const adults = isOne && !count.isFamily ? 1 : 2;
  if (!count.isFamily && count.children + count.older > 0)
    count.guesses.add(`We assumed ${adults === 1 ? "one adult" : "two adults"}.`);
  return adults;
}

/** "A trip for my parents": a gift, on which the writer does not go. */
function takeGuestsOfHonour(reader: Reader, count: Count): void {
  reader.take(
    `(?<=^ *|(?:trip|holiday|break|getaway|weekend|gift|present|something|somewhere|place) )for (?:my|our) ${LITTLE}(${TWO_MORE})(?! ?(?:and|&|\\+|plus|,? me|'))`,
    ([who = ""]) => {
      count.adults += 2;
      count.guesses.add(`We counted your ${who}, and not you.`);
    },
  );
}

/** Of "a family of 4 with teens 14 & 16" the children are those that were named. */
function settleFamily(count: Count): void {
  if (!count.family) return;
  const { size, children } = count.family;
  const named = count.children - children;
  if (named > 0 || count.older + count.others > 0) {
    count.children = named > 0 ? named : Math.max(0, children - count.older - count.others);
    count.adults = Math.max(1, size - count.children - count.older - count.others);
  } else if (size > 2) count.guesses.add("We assumed two adults and the rest children.");
}

/** "Mum and dad with 3 children" are two adults, "with mum and dad" three. */
function takeParents(reader: Reader, count: Count): void {
  // "Two of us and our daughter" are three.
  reader.take(
    "(?:the )?(?:two|2) of us,? (?=(?:and|plus|with|\\+|&) (?:our|my|the|a|one|1|two|2|three|3) )",
    () => (count.adults += 2),
    "",
  );
  // "Mum, dad and three kids".
  reader.take(
    "(?<=^ *|[.;:] *)(?:mum|mom|mother|dad|father), (?:dad|father|mum|mom|mother)(?=,? (?:and|plus|with|&|\\+) )",
    () => (count.adults += 2),
    "",
  );
  reader.take(
    "(with |taking |bringing |my )?(?:mum|mom|mother)(?: (?:and|&|\\+)|(?<=(?:with|taking|bringing) \\w+),?) (?:dad|father)((?:,| and|, and) (?:me|i|myself))?",
    ([isMore = "", me = ""]) => {
      if (isMore !== "") count.others += 2;
      else count.adults += 2 + Number(me !== "");
    },
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
    isCouple: false,
    beside: 0,
    isAlone: false,
    isFamily: false,
    isTotal: false,
    isAmong: false,
    guesses: new Set(),
  };
  takeGuestsOfHonour(reader, count);
  takeWholes(reader, count);
  takeParents(reader, count);
  takeParentAndChild(reader, count);
  reader.take(`(?:my|our|a|his|her) \\d{1,3}[- ]years?[- ]old ${LITTLE}${ONE_MORE}`, () => (count.others += 1));
  // "70 year old parents" are two.
  reader.take(
    `(?:with |and )?(?:my |our |the )?\\d{2}[- ]years?[- ]old ${LITTLE}${TWO_MORE}`,
    () => (count.others += 2),
  );
  // "A grandma (71)", "her little brother (2)".
  reader.take(
    `(?:(?:and|with|plus|my|our|his|her|a|the|&|\\+) ?)*${LITTLE}${ONE_MORE},? \\((\\d{1,3})\\)`,
    ([age = ""]) => {
      if (Number(age) >= GROWN_UP) return void (count.others += 1);
      count.children += 1;
      count.ages.push(Number(age));
    },
    "",
  );
  takeChildrenAndAges(reader, count);
  takeGrown(reader, count);
  takeAgesOfAll(reader, count);
  takeRelations(reader, count);
  takeKinds(reader, count);
  settleFamily(count);
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
