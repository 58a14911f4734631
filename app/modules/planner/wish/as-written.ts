import { foldName } from "#app/modules/catalogue/places/place-names";

interface Written {
  text: string;
  folded: string;
  /** Whether nothing but a blank stands between it and the word before. */
  follows: boolean;
}

function wordsOf(sentence: string): Written[] {
  let end = 0;
  return [...sentence.matchAll(/[^\s,;:!?()]+/g)].map((match) => {
    const follows = /^\s+$/.test(sentence.slice(end, match.index));
    end = match.index + match[0].length;
    return { text: match[0].replace(/\.+$/, ""), folded: foldName(match[0]), follows };
  });
}

/**
 * Folded words of a sentence as the traveller wrote them, in the order of the sentence; words that stand together
 * become one phrase: "helicopter" and "ride" read "helicopter ride". A word that the sentence does not have stays as it
 * is.
 */
export function asWritten(words: readonly string[], sentence: string): string[] {
  const open = new Set(words.flatMap((word) => foldName(word).split(" ")));
  const phrases: string[] = [];
  let isTogether = false;
  const written = new Set<string>();
  for (const { text, folded, follows } of wordsOf(sentence)) {
    const isOpen = folded !== "" && folded.split(" ").every((part) => open.has(part));
    if (isOpen && isTogether && follows) phrases.push(`${phrases.pop() ?? ""} ${text}`);
    else if (isOpen) phrases.push(text);
    if (isOpen) for (const part of folded.split(" ")) written.add(part);
    isTogether = isOpen;
  }
  return [
    ...phrases,
    ...words.filter(
      (word) =>
        !foldName(word)
          .split(" ")
          .some((part) => written.has(part)),
    ),
  ];
}
