import { foldName } from "#app/modules/catalogue/places/place-names";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import type { ToldPlace } from "./place-words";

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
