import { plainLetters } from "#app/shared/text";

/** What a reader has read some words as. */
export type Use =
  | "where"
  | "when"
  | "who"
  | "budget"
  | "from"
  | "likes"
  | "pace"
  | "needs"
  | "hours"
  | "appointments"
  /** A wish that chooses among places, and that the plan of one place can't follow. */
  | "search"
  /** A place that is not wanted. */
  | "avoided"
  /** A way to come that is no flight, or a refusal to fly. */
  | "ways"
  /** A car on the spot. */
  | "car"
  /** Told of an earlier visit. */
  | "before"
  /** A bed that nobody sells: a friend's, one's own. */
  | "bed"
  /** A wish that nothing here can follow. */
  | "unused"
  /** Told in a sentence of its own. */
  | "told";

interface Token {
  word: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)].map((match) => ({
    word: plainLetters(match[0]).replaceAll("’", "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Pairs of indexes of the words that two texts have in common, in their order. */
function common(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let b = before.length - 1; b >= 0; b -= 1)
    for (let a = after.length - 1; a >= 0; a -= 1)
      lengths[b]![a] =
        before[b] === after[a] ? lengths[b + 1]![a + 1]! + 1 : Math.max(lengths[b + 1]![a]!, lengths[b]![a + 1]!);
  const pairs: [number, number][] = [];
  for (let b = 0, a = 0; b < before.length && a < after.length;) {
    if (before[b] === after[a]) pairs.push([b++, a++]);
    else if (lengths[b + 1]![a]! >= lengths[b]![a + 1]!) b += 1;
    else a += 1;
  }
  return pairs;
}

/**
 * The way of every word of a sentence through its readers. A reader gives back the text without what it has read; the
 * words that are gone are those it has read, and those in their place stand for the same words of the traveller.
 */
export class Trail {
  readonly #sentence: string;
  readonly #written: readonly Token[];
  readonly #uses: (Use | undefined)[];
  /** The words of the text as it is now, with the written ones that each stands for. */
  #words: string[];
  #origins: number[][];

  constructor(sentence: string) {
    this.#sentence = sentence;
    this.#written = tokensOf(sentence);
    this.#uses = this.#written.map(() => undefined);
    this.#words = this.#written.map(({ word }) => word);
    this.#origins = this.#written.map((_, index) => [index]);
  }

  /** Follows a reader. @param use what the words that are gone were read as; undefined where it only writes anew */
  follow(text: string, use?: Use): void {
    const after = tokensOf(text).map(({ word }) => word);
    // A translation goes word by word.
    if (use === undefined && after.length === this.#words.length) return void (this.#words = after);
    const origins: number[][] = [];
    let [from, to] = [0, 0];
    for (const [b, a] of [...common(this.#words, after), [this.#words.length, after.length] as const]) {
      const gone = this.#origins.slice(from, b).flat();
      const isSame = b - from === a - to;
      for (let index = to; index < a; index += 1) origins.push(isSame ? this.#origins[from + index - to]! : gone);
      if (use !== undefined) for (const index of gone) this.#uses[index] ??= use;
      if (b < this.#words.length) origins.push(this.#origins[b]!);
      [from, to] = [b + 1, a + 1];
    }
    this.#words = after;
    this.#origins = origins;
  }

  /** Marks words that nobody has read so far, wherever they stand. */
  mark(words: readonly string[], use: Use): void {
    const known = new Set(words.flatMap((word) => tokensOf(word).map((token) => token.word)));
    // An event has its words in the singular.
    this.#markWhere((index) => {
      const word = this.#words[index]!;
      return known.has(word) || known.has(word.replace(/s$/, ""));
    }, use);
  }

  /** Marks a name that still stands in the text, whole. */
  take(name: string, use: Use): void {
    const parts = tokensOf(name).map(({ word }) => word);
    for (let from = 0; from + parts.length <= this.#words.length; from += 1)
      if (parts.every((part, index) => this.#words[from + index] === part))
        this.#markWhere((index) => index >= from && index < from + parts.length, use);
  }

  /** Gives words back that a reader has put aside without a meaning. */
  free(words: readonly string[]): void {
    for (const [index, { word }] of this.#written.entries()) if (words.includes(word)) this.#uses[index] = undefined;
  }

  #markWhere(isMeant: (index: number) => boolean, use: Use): void {
    for (const [index, origins] of this.#origins.entries())
      if (isMeant(index)) for (const origin of origins) this.#uses[origin] ??= use;
  }

  /** The words that were read as something, as they were written; those that stand together as one. */
  readAs(use: Use): string[] {
    return this.#phrases(
      (index) => this.#uses[index] === use,
      () => false,
    );
  }

  /** The words that nobody has read, without small words around them. */
  unread(isSmall: (word: string) => boolean): string[] {
    return this.#phrases((index) => this.#uses[index] === undefined, isSmall);
  }

  #phrases(isIn: (index: number) => boolean, isSmall: (word: string) => boolean): string[] {
    const groups: number[][] = [];
    let open: number[] = [];
    for (const [index, { start }] of this.#written.entries()) {
      const before = this.#written[index - 1];
      const isJoined =
        before !== undefined && !/[,.;:!?()–—](?!\d)|\s-\s/u.test(this.#sentence.slice(before.end, start + 1));
      if (!isIn(index) || !isJoined) open = [];
      if (!isIn(index)) continue;
      if (open.length === 0) groups.push(open);
      open.push(index);
    }
    return groups.flatMap((group) => {
      const telling = group.filter((index) => !isSmall(this.#written[index]!.word));
      const [first, last] = [telling[0], this.#endOf(telling.at(-1))];
      return first === undefined || last === undefined ? [] : [this.#slice(first, last)];
    });
  }

  /** The end of a phrase: a word that refuses something takes the next word with it. */
  #endOf(index: number | undefined): number | undefined {
    if (index === undefined || !/^(?:no|not|without|never|no more|don't|can't)$/.test(this.#written[index]!.word))
      return index;
    return Math.min(index + 1, this.#written.length - 1);
  }

  /** The letters from one word to another as they were written, with the signs of money around them. */
  #slice(first: number, last: number): string {
    const [from, to] = [this.#written[first]!.start, this.#written[last]!.end];
    const before = /[$€£¥#+]?$/u.exec(this.#sentence.slice(0, from))?.[0] ?? "";
    const behind = /^(?:[%+€£$]|\s?€)?/u.exec(this.#sentence.slice(to))?.[0] ?? "";
    const phrase = `${before}${this.#sentence.slice(from, to)}${behind}`.replace(/\s+/g, " ");
    return phrase.includes("(") && !phrase.includes(")") ? `${phrase})` : phrase;
  }
}
