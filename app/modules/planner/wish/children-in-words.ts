import { CHILD, GROWN_UP, LITTLE, TEEN, noteAges } from "./party-count";
import type { Count, Reader } from "./party-count";
import { A_NUMBER as N, numberIn } from "./number-words";
import { MONTH } from "./said";

const ONE_CHILD = /^(?:kid|child|toddler|newborn|baby|infant|son|daughter|grandson|granddaughter|grandchild|grandkid)$/;
/** Ages in a row: "5, 8 and 15". */
const AGES = "\\d{1,2}(?!\\d)(?:(?:,| and| &|, and) ?\\d{1,2}(?!\\d))";
const NOT_OTHER = "(?! ?(?:nights?|days?|weeks?|months?|k\\b|of|adults?|people))";

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
  reader.take(`(?:aged?|ages) ${ages}(?: years?(?: old)?)?`, list);
  reader.take(
    `(?:with |and )?(?:the |our |my )?${CHILD}(?: are| is| aged| ages|:|,)? ${ages}(?: years?(?: old)?)?(?! ?(?:nights?|days?|weeks?|adults?|people|of))`,
    ([said = ""]) => {
      if (count.children === 0) count.children = [...said.matchAll(/\d+/g)].length;
      list([said]);
    },
  );
  if (count.children > 0) reader.take(`\\(${ages}(?: years?(?: old)?)?\\)`, list, "");
}

/** A child with a life elsewhere is no traveller: "my daughter is getting married in Crete". */
function takeAbsent(reader: Reader): void {
  reader.take(
    `(?:my|our|his|her|the) ${LITTLE}${CHILD} (?=(?:is |are )?(?:getting |gets? )?(?:married|marrying|liv(?:es?|ing)|stud(?:y|ies|ying)|work(?:s|ing)?)(?!\\p{L}))`,
    () => undefined,
    "",
  );
}

/** Children with their ages in a row, or a span of them: "the kids (5, 8 and 11)", "kids of 3 to 8". */
function takeAgesInRows(reader: Reader, count: Count): void {
  // "Kids of 3 to 8" are some.
  reader.take(
    `(?:(?:with|and|the|our|my) )*(?:${N} )?${LITTLE}(?:kids|children|grandchildren|grandkids),? \\(?(?:of |from |aged? |ages |between )?\\d{1,2} ?(?:a|to|-|–) ?\\d{1,2}(?: years?(?: old)?)?\\)?(?! ?(?:${MONTH}|nights?|nts?|days?|weeks?|of |k\\b))`,
    ([many = ""]) => {
      if (count.children > 0) return;
      count.children += many === "" ? 2 : numberIn(many);
      if (many === "") count.guesses.add("We assumed two children.");
    },
    "(?![\\p{L}\\p{N}])",
  );
  // "The kids (5, 8 and 11)" are as many as their ages.
  reader.take(
    `(?:(?:with|and|the|our|my|take|bring) )+${LITTLE}${CHILD},? (?:\\((${AGES}*)(?: years?)?\\)|(?:aged? |ages |of )?(${AGES}+)${NOT_OTHER})`,
    ([bracket = "", row = ""]) => {
      const ages = bracket || row;
      const all = ages.split(/\D+/).map(Number);
      const older = noteAges(count, all);
      count.older += older;
      count.children += all.length - older;
    },
    "",
  );
  // "Kids of 5, 8 and 15".
  reader.take(`(?:(?:my|our|the|and|with) )*${LITTLE}${CHILD},? of (${AGES}+)${NOT_OTHER}`, ([ages = ""]) => {
    const all = ages.split(/\D+/).map(Number);
    const older = noteAges(count, all);
    count.older += older;
    count.children += all.length - older;
  });
}

function takeChildren(reader: Reader, count: Count): void {
  takeAgesInRows(reader, count);
  takeAbsent(reader);
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

/** Counts children by their ages, and those that are grown up with the adults. */
function countOfAges(count: Count, said: string, least = 0): void {
  const ages = said.split(/\D+/).filter(Boolean).map(Number);
  const older = noteAges(count, ages);
  count.older += older;
  count.children += Math.max(least, ages.length) - older;
}

/** "2 boys 8 and 10", "three girls (5, 7, 9)": boys and girls whose ages are told are children. */
function takeBoysAndGirls(reader: Reader, count: Count): void {
  reader.take(
    `${N} ${LITTLE}(?:boys?|girls?),? \\(?(?:aged? |ages |of )?(\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2})*)\\)?(?! ?(?:nights?|days?|weeks?|k\\b))`,
    ([many = "", said = ""]) => countOfAges(count, said, numberIn(many)),
    "(?![\\p{L}\\p{N}])",
  );
  // "Parents and 2 boys".
  reader.take(`(?:(?:two|2|both) )?parents (?:and|with|plus|&|\\+) ${N} ${LITTLE}(?:boys?|girls?)`, ([many = ""]) => {
    count.adults += 2;
    count.children += numberIn(many);
  });
  // "Girls 4 & 6", "my girls. They're 8 and 12".
  reader.take(
    `(?:(?:with|and|my|our|the|two|2|three|3) )*${LITTLE}(?:boys|girls)[,.;:]? ?(?:(?:aged?|ages|who are|they're|they are|are) )?\\(?(${AGES}+)\\)?${NOT_OTHER}`,
    ([said = ""]) => countOfAges(count, said),
    "(?![\\p{L}\\p{N}])",
  );
  // "Our daughter, 19", "my son 12".
  reader.take(
    `(?:(?:with|and|my|our|his|her) )+${LITTLE}(?:daughter|son|kid|child|boy|girl|grandson|granddaughter),? (?:aged? |who is |who's |is )?(\\d{1,2})(?! ?(?:-|–|to |and |&|\\.\\d|\\/|:|%|${MONTH}|nights?|nts?|days?|weeks?|months?|stars?|rooms?|adults?|people|pax|hours?|h\\b|k\\b|of |st|nd|rd|th))`,
    ([said = ""]) => countOfAges(count, said),
    "(?![\\p{L}\\p{N}])",
  );
}

/** "Our twins (3)", "with triplets aged 7". */
function takeTwins(reader: Reader, count: Count): void {
  const countMany = ([kind = "", bracket = "", aged = ""]: string[]): void => {
    const many = kind === "twin" ? 2 : 3;
    const age = bracket || aged;
    const older = age === "" ? 0 : noteAges(count, Array<number>(many).fill(Number(age)));
    count.older += older;
    count.children += many - older;
  };
  reader.take(
    `(?:(?:with|and|my|our|the|plus|two|2) )*(twin|triplet) (?:${CHILD}|boys|girls)(?: \\((\\d{1,2})\\)| aged (\\d{1,2}))?`,
    countMany,
    "(?![\\p{L}])",
  );
  reader.take(
    "(?:(?:with|and|my|our|the) )+(twin|triplet)s(?: \\((\\d{1,2})\\)| aged (\\d{1,2}))?",
    countMany,
    "(?![\\p{L}])",
  );
}

/** "Mother and daughter trip", "dad and son (9)": two travellers; without an age both pay as adults. */
export function takeParentAndChild(reader: Reader, count: Count): void {
  const child = "(?:daughter|son)";
  reader.take(
    `(?:(?:mother|mum|mom|father|dad) and (?:me|i),? )?(?:a )?(?:mother|mum|mom|father|dad)(?:[- ]| and | & |\\/)(?:his |her )?${child}(?:,? \\((\\d{1,2})\\)| aged (\\d{1,2})| of (\\d{1,2}))?`,
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

/** A daughter or son with a family of their own: "my daughter and her husband are taking us". */
function takeGrownChildren(reader: Reader, count: Count): void {
  reader.take(
    `(?:my|our) ${LITTLE}(?:son|daughter),? (?:and|with|&) (?:his|her) (?:husband|wife|partner|boyfriend|girlfriend|fiancee?)`,
    () => (count.others += 2),
  );
  reader.take("(?:taking|bringing|joining|inviting|with) us", () => (count.adults += 2));
}

/** Takes the children out of a sentence, with the ages that it tells; and a parent who travels with one. */
export function takeChildrenAndAges(reader: Reader, count: Count): void {
  takeGrownChildren(reader, count);
  takeBabies(reader, count);
  takeBoysAndGirls(reader, count);
  takeTwins(reader, count);
  takeChildren(reader, count);
  takeAges(reader, count);
}
