import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import { isCommonWord } from "#app/modules/catalogue/search/explore-search";
import type { Searchable } from "#app/modules/catalogue/places/searchable";
import { patternOf } from "#app/shared/patterns";
import type { KnownNames } from "./place-words";
import { monthNumber } from "./said";
import { isOrdinaryWord } from "./small-words";

/** A place that the traveller does not want: its name as it was written, and its slug where it is one of ours. */
export interface AvoidedPlace {
  name: string;
  slug?: string;
}

const MOST_WORDS = 3;
/** A town counts from so many people on, written with a capital and without one. */
const LEAST_PEOPLE = { capital: 5_000, small: 200_000 };

/** Words before a place that is not wanted. "Why not Rome?" wants it. */
const NOT =
  "(?<!\\p{L})(?<!(?:why|if|or|whether) )(?:not (?:a |the )?(?:big |biggest |great |huge )?fans? of|(?:but |just |and )?(?:not|never)(?: (?:in|to|again))?|(?:rather|prefer) not(?: (?:to )?(?:go|travel|fly|see|visit|do))?(?: (?:to|back to|in))?|(?:don't|do not|dont|doesn't) (?:want|like|fancy|need)(?: to)?(?: (?:go|travel|see|visit|do))?(?: (?:to|back to|in))?|(?:had )?enough of|sick of|tired of|bored of|(?:anywhere|anything|somewhere|everywhere) (?:but|except(?: for)?)|except(?: for)?|without|avoid(?:ing)?|skip(?:ping)?|instead of|rather than|other than|apart from|no|(?:(?:i|we)(?:'ve| have)? |already |(?<=^|[.,;:!?–-] ?))(?:already )?(?:been to|seen|done|visited)|(?:that|which|and) (?:is not|isn't|aren't))(?: (?:the|la|les|el|il|lo|den|das|de|het|os?))? (?:l')?";
const OR = /^,? (?:or|nor) (?:to |in )?/u;
/** One more of a list that ends with "and": "Rome, Florence and Naples". */
const COMMA =
  /^, (?=(?:[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}, )*[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2},? (?:and|or|nor|&) )/u;
/** "We've been to Rome and Venice" refuses both; "not Paris and London" may not. */
const AND = /^,? (?:and|or|nor|&) (?:to |in )?/u;
const REFUSES_ALL =
  /(?:been to|seen|done|visited|avoid(?:ing)?|skip(?:ping)?|but|except(?: for)?|apart from|other than|of) $/iu;
/** Words by which a place is taken back: "Milan? no, Florence". */
const TAKEN_BACK =
  /(?: ?\?+ ?(?:no|nope|nah)[,.!:]?| ?[,;.…–-]* ?(?<!\p{L})(?:no|nope|nah|nein|non|não|nee|sorry|wait|no wait|oh no)[,.!:…]+(?: ?(?:wait|sorry|actually|rather|mejor|lieber|plutôt|meglio|melhor|liever)(?!\p{L})[,.!]*)?|,? (?:i mean|i meant|anzi|or rather|scratch that|make (?:it|that))[,:]?) (?:(?:make (?:it|that)|let's (?:say|do)|rather|i mean)[,:]? )?/giu;

/** Words behind a place that is not wanted: "Paris is too obvious". */
const TOO =
  / (?:is|are|was|feels|sounds|seems|would be)(?: (?:just|way|far|a bit|a little|probably))* too (?:obvious|touristy|crowded|busy|expensive|pricey|hot|cold|rainy|humid|far|much|big|small|boring|posh|loud|hectic)(?: for (?:us|me|that))?(?!\p{L})/giu;

interface Ground {
  destinations: readonly Searchable[];
  findPlace: KnownNames["findPlace"];
}

/** The place that some words name; undefined for an area, which the search reads by itself, and for other words. */
function placeNamed(said: string, { destinations, findPlace }: Ground): AvoidedPlace | undefined {
  const folded = foldName(said);
  const isCapital = said.split(" ").every((word) => /^\p{Lu}/u.test(word));
  const ours = destinations.find((one) => foldedNames(one).includes(folded));
  if (ours) return isCommonWord(folded) && !isCapital ? undefined : { name: ours.name, slug: ours.slug };
  if (folded.length < 4 || isOrdinaryWord(folded) || monthNumber(folded) > 0) return undefined;
  const answer = findPlace(folded, {
    people: isCapital ? LEAST_PEOPLE.capital : LEAST_PEOPLE.small,
    hasParts: false,
  });
  // "Parigi" is Paris too.
  if (answer?.kind === "covered" && !answer.isSlip) return answer.place;
  return answer && ["elsewhere", "several", "near"].includes(answer.kind) ? { name: said } : undefined;
}

/** The longest name at the beginning of a text, or at its end. */
function nameAt(
  text: string,
  side: "start" | "end",
  ground: Ground,
): { place: AvoidedPlace; said: string } | undefined {
  const words = (
    side === "start"
      ? /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}/u
      : /(?<![\p{L}\p{M}'’-])[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,2}$/u
  )
    .exec(text)?.[0]
    .split(" ");
  for (let count = Math.min(MOST_WORDS, words?.length ?? 0); count > 0; count -= 1) {
    const said = (side === "start" ? words!.slice(0, count) : words!.slice(-count)).join(" ");
    const place = placeNamed(said, ground);
    if (place) return { place, said };
  }
  return undefined;
}

/** "Milan? no, Florence": the first of the two is not wanted. */
function takeTakenBack(text: string, avoided: AvoidedPlace[], ground: Ground): string {
  for (const joint of text.matchAll(TAKEN_BACK)) {
    const before = text.slice(0, joint.index);
    const behind = text.slice(joint.index + joint[0].length);
    const first = nameAt(before, "end", ground);
    if (!first || !nameAt(behind, "start", ground)) continue;
    avoided.push(first.place);
    return takeTakenBack(`${before.slice(0, before.length - first.said.length)}${behind}`, avoided, ground);
  }
  return text;
}

/** A text without "Paris is too obvious": the place is not wanted. */
function takeTooMuch(text: string, avoided: AvoidedPlace[], ground: Ground): string {
  return [...text.matchAll(TOO)].reverse().reduce((rest, { index, 0: words }) => {
    const found = nameAt(rest.slice(0, index), "end", ground);
    if (!found) return rest;
    avoided.push(found.place);
    return `${rest.slice(0, index - found.said.length)}, ${rest.slice(index + words.length)}`;
  }, text);
}

/**
 * Takes the places out of a sentence that the traveller does not want: "not Paris", "anywhere but London", "Milan? no,
 * Florence", "we've been to Rome".
 * @param sentence as it was written: capitals tell names from other words
 */
export function takeAvoided(sentence: string, ground: Ground): { avoided: AvoidedPlace[]; rest: string } {
  const avoided: AvoidedPlace[] = [];
  let text = takeTooMuch(takeTakenBack(sentence, avoided, ground), avoided, ground);
  for (const lead of [...text.matchAll(patternOf(NOT, "giu"))].reverse()) {
    const more = REFUSES_ALL.test(lead[0]) ? AND : OR;
    let end = lead.index + lead[0].length;
    for (let joint = 0; ;) {
      const found = nameAt(text.slice(end + joint), "start", ground);
      if (!found) break;
      avoided.push(found.place);
      end += joint + found.said.length;
      // "Not the Inca trail" is no wish for another trail.
      if (!found.place.slug)
        end +=
          /^ (?:trail|trek|marathon|museum|festival|market|parade|islands?)(?!\p{L})/u.exec(text.slice(end))?.[0]
            .length ?? 0;
      const behind = text.slice(end);
      joint = (more.exec(behind) ?? (more === AND ? COMMA.exec(behind) : null))?.[0].length ?? 0;
      if (joint === 0) break;
    }
    if (end > lead.index + lead[0].length) text = `${text.slice(0, lead.index)} , ${text.slice(end)}`;
  }
  return { avoided, rest: text };
}
