import { foldName } from "#app/modules/catalogue/places/place-names";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { PlaceAnswer } from "#app/modules/catalogue/places/place-answer";
import type { Searchable } from "#app/modules/catalogue/places/searchable";
import { isNamedWithin } from "./place-words";
import type { KnownNames, ToldPlace } from "./place-words";

/** The answer to a name in a sentence: what is said of it, and the sentence with another place in its stead. */
export interface ToldInSentence {
  message: string;
  instead: { label: string; say: string }[];
}

/** The sentence with other words in the place of some of it; those words alone where the sentence has none of it. */
function withOther(sentence: string, said: string, other: string): string {
  const words = [...sentence.matchAll(/[\p{L}\p{N}\p{M}'’.-]+/gu)];
  const wanted = said.replaceAll(",", "");
  for (const [from, first] of words.entries())
    for (let to = from; to < Math.min(words.length, from + wanted.split(" ").length + 1); to += 1) {
      const last = words[to]!;
      const end = last.index + last[0].length;
      const there = words.slice(from, to + 1).map(([word]) => foldName(word));
      if (there.join(" ") === wanted) return sentence.slice(0, first.index) + other + sentence.slice(end);
    }
  return other;
}

/** The words for a name in a sentence. Where our own places answer it they are offered on the page already. */
export function inSentence({ said, answer }: ToldPlace, sentence: string): ToldInSentence {
  const { message = "", choices = [] } = inWords(answer) ?? {};
  const isOpen = answer.kind === "elsewhere" || answer.kind === "several";
  return {
    message,
    instead: isOpen
      ? choices
          .filter(({ label }) => !` ${foldName(sentence)} `.includes(` ${foldName(label)} `))
          .map(({ text, label }) => ({
            label,
            say: withOther(sentence, said, answer.kind === "several" ? text : label),
          }))
      : [],
  };
}

/** The words for a place that the traveller does not want. */
export function leftOut(name: string): ToldInSentence {
  return { message: `We left out ${name}, as you asked.`, instead: [] };
}

/** The places of ours that an answer leads to; none where it says that we do not cover the named one. */
export function ourPlacesOf(answer: PlaceAnswer): string[] {
  switch (answer.kind) {
    case "covered":
      return [answer.place.slug];
    case "part":
      return answer.of.map(({ slug }) => slug);
    case "near":
      return [answer.nearest.slug];
    case "area":
      return answer.places.map(({ slug }) => slug);
    case "elsewhere":
    case "several":
    case "unknown":
      return [];
  }
}

/** A name is asked for as it is written, with the part of the world that tells it from others. */
const AS_WRITTEN = { people: 0, hasParts: true };

/**
 * The answers to names of which there are several, where the places beside them in the sentence tell which is meant:
 * "Seville, Granada and Cordoba" is the one in Spain, and "Copenhagen for Tivoli" the garden there and not the town by
 * Rome.
 * @param named our places that the sentence names
 */
export function besideOthers(
  told: readonly ToldPlace[],
  named: readonly Searchable[],
  { destinations, findPlace }: { destinations: readonly Searchable[]; findPlace: KnownNames["findPlace"] },
): ToldPlace[] {
  const isThere = (slug: string): boolean =>
    destinations.some((one) => one.slug === slug && countries.has(one.country));
  const countries = new Set(named.map(({ country }) => country));
  const isSightOfNamed = ({ said, answer }: ToldPlace): boolean => {
    const ours = ourPlacesOf(answer);
    return ours.length > 0 && named.some((one) => !ours.includes(one.slug) && isNamedWithin(said, one));
  };
  const others = told.filter((one) => !isSightOfNamed(one));
  return others.map((one) => {
    if (one.answer.kind !== "several") return one;
    const answers = one.answer.choices.flatMap(({ text }) => findPlace(text, AS_WRITTEN) ?? []);
    const nearTo = (answer: PlaceAnswer): string[] =>
      answer.kind === "elsewhere" ? answer.nearest.map(({ slug }) => slug) : ourPlacesOf(answer);
    const [meant, ...others] = answers.filter((answer) => nearTo(answer).some(isThere));
    return meant === undefined || others.length > 0 || meant.kind === "covered" || meant.kind === "unknown"
      ? one
      : { ...one, answer: meant };
  });
}

/** The answer to a part of the world without places of ours. */
export function toldOf(name: string, findPlace: KnownNames["findPlace"]): ToldPlace[] {
  const answer = findPlace(name, { people: 0, hasParts: false });
  return answer && answer.kind !== "covered" && answer.kind !== "unknown" ? [{ said: foldName(name), answer }] : [];
}
