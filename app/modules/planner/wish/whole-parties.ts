import { patternOf } from "#app/shared/patterns";
import { A_NUMBER as N, numberIn } from "./number-words";
import { CHILD, GROWN_UP, LITTLE, TEEN, noteAges } from "./party-count";
import type { Count, Reader } from "./party-count";

/** "A family of four", "2A 1C" and "2+1" as travel agents write them. */
export function takeWholes(reader: Reader, count: Count): void {
  reader.take(
    `((?:a |my |our |the |all )*(?:whole |entire |extended |big )?)fam(?:ily)? (?:(?:of|with(?! an? | one )) ${N}(?! ${LITTLE}(?:${CHILD}|${TEEN}))|\\((\\d{1,2})\\))`,
    ([whole = "", said = "", bracket = ""]) => {
      const all = numberIn(said || bracket);
      if (/(?:whole|entire|extended|big) $/.test(whole)) {
        count.adults += all;
        return void count.guesses.add("We counted all of you as adults.");
      }
      count.children += Math.max(0, all - 2);
      count.adults += Math.min(2, all);
      count.family = { size: all, children: Math.max(0, all - 2) };
    },
  );
  // "Two families with two kids each", "two families of four".
  reader.take(
    `${N} families (?:(?:with|and) ${N} ${LITTLE}${CHILD} each|of ${N})`,
    ([many = "", each = "", size = ""]) => {
      count.adults += 2 * numberIn(many);
      count.children += numberIn(many) * (each === "" ? Math.max(0, numberIn(size) - 2) : numberIn(each));
    },
  );
  // "2A 1C", "2 ad, 2 chd": as travel agents write it.
  reader.take("(\\d) ?a(?:d|dts?|dlts?)?[ ,+&/-]*(?:(\\d) ?c(?:h|hd|hn)?)", ([adults = "", children = ""]) => {
    count.adults += Number(adults);
    count.children += Number(children);
  });
  reader.take(
    "(?<!\\()(\\d) ?\\+ ?(\\d)(?! ?(?:nights?|nts?|days?|weeks?|n\\b))(?: kids?| children)?(?: \\(([^()]*\\d[^()]*)\\))?",
    ([adults = "", children = "", ages = ""]) => {
      count.adults += Number(adults);
      // "2+1 (our girl is 9)" tells the age of a child that was counted.
      const older = noteAges(count, [...ages.matchAll(/\d+/g)].map(Number).slice(0, Number(children)));
      count.older += older;
      count.children += Number(children) - older;
    },
    "",
  );
}

/** "Three couples", "us and two other couples". */
export function takeCouples(reader: Reader, count: Count): void {
  reader.take(`(?:with |and )?${N} other couples`, ([many = "1"]) => (count.adults += 2 * numberIn(many) + 2));
  // "Six of us (3 couples)" counts them twice.
  const isCounted = patternOf(`${N} of us(?!\\p{L})`, "u").test(reader.text);
  reader.take(`${N} couples`, ([many = "1"]) => {
    if (!isCounted) count.adults += 2 * numberIn(many);
  });
}

/** "For three (34, 36, 5)": the ages of grown-ups tell nothing, and those of children are theirs. */
export function takeAgesOfAll(reader: Reader, count: Count): void {
  if (count.adults === 0) return;
  reader.take(
    "\\((\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2})*)(?: years?(?: old)?)?\\)",
    ([said = ""]) => {
      const ages = said.split(/\D+/).map(Number);
      const young = ages.filter((age) => age < GROWN_UP);
      if (ages.length !== count.adults || young.length === ages.length) return;
      count.children += young.length;
      count.ages.push(...young);
      count.adults -= young.length;
    },
    "",
  );
}
