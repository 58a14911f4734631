import MiniSearch from "minisearch";
import type { AsPlainObject, SearchOptions, SearchResult } from "minisearch";
import { INDEX_OPTIONS, SHORT_FIELDS } from "./explore-text";
import type { TextIndex } from "./explore-text";

const LINE_FEED = 0x0a;
const TAB = 0x09;

/** How the library takes a text apart. */
const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

type Word = AsPlainObject["index"][number];

function linesOf(words: readonly Word[]): string {
  return words.map(([word, fields]) => `${word}\t${JSON.stringify(fields)}\n`).join("");
}

/** Lines in the order of their bytes. */
function sorted(words: readonly Word[]): Word[] {
  const bytes = new Map(words.map(([word]) => [word, Buffer.from(word)]));
  return [...words].sort(([a], [b]) => Buffer.compare(bytes.get(a)!, bytes.get(b)!));
}

/**
 * Writes an index for {@link PartedIndex}: a first line with all but its words, and with those words that may be searched
 * with a slip of the pen; then each word with where it stands, a line each.
 */
export function partsOf(index: MiniSearch): string {
  const whole = index.toJSON();
  const isShort = new Set(SHORT_FIELDS.map((name) => String(whole.fieldIds[name])));
  const short = whole.index.flatMap(([word, fields]): Word[] => {
    const own = Object.entries(fields).filter(([field]) => isShort.has(field));
    return own.length > 0 ? [[word, Object.fromEntries(own) as Word[1]]] : [];
  });
  return `${JSON.stringify({ ...whole, index: short })}\n${linesOf(sorted(whole.index))}`;
}

/**
 * An index of which the words lie as bytes, a tenth of the memory that the maps of all of them would take. A search makes
 * an index of the words it asks for, which the library then searches: its scores know only of these, and of how long
 * the texts are.
 */
export class PartedIndex implements TextIndex {
  readonly #head: AsPlainObject;
  readonly #short: MiniSearch;
  readonly #lines: Buffer;
  /** Where each line begins. */
  readonly #starts: Uint32Array;

  /** @param parts as {@link partsOf} wrote them */
  constructor(parts: Buffer) {
    const end = parts.indexOf(LINE_FEED);
    const head = JSON.parse(parts.toString("utf8", 0, end)) as AsPlainObject;
    this.#short = MiniSearch.loadJS(head, INDEX_OPTIONS);
    this.#head = { ...head, index: [] };
    this.#lines = parts.subarray(end + 1);
    const starts: number[] = [];
    for (let at = 0; at < this.#lines.length; at = this.#lines.indexOf(LINE_FEED, at) + 1) starts.push(at);
    this.#starts = Uint32Array.from(starts);
  }

  search(words: string, options: SearchOptions): SearchResult[] {
    if (options.fuzzy) return this.#short.search(words, options);
    const terms = tokenize(words)
      .map((term) => INDEX_OPTIONS.processTerm(term))
      .filter(Boolean);
    const index = new Map(terms.flatMap((term) => this.#wordsOf(term, options.prefix === true)));
    return MiniSearch.loadJS({ ...this.#head, index: [...index] }, INDEX_OPTIONS).search(words, options);
  }

  /** The words of that name, or that begin with it. */
  #wordsOf(term: string, asBeginning: boolean): Word[] {
    const bytes = Buffer.from(asBeginning ? term : `${term}\t`);
    const found: Word[] = [];
    for (let line = this.#firstFrom(bytes); line < this.#starts.length; line++) {
      const start = this.#starts[line]!;
      if (this.#compare(start, bytes) !== 0) break;
      found.push(this.#wordAt(start));
    }
    return found;
  }

  /** The first line that does not stand before these bytes. */
  #firstFrom(bytes: Buffer): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#starts[middle]!, bytes) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the line begins with these bytes (0), or stands before (-1) or behind (1) those that do. */
  #compare(start: number, bytes: Buffer): number {
    return this.#lines.compare(bytes, 0, bytes.length, start, Math.min(start + bytes.length, this.#lines.length));
  }

  #wordAt(start: number): Word {
    const tab = this.#lines.indexOf(TAB, start);
    const end = this.#lines.indexOf(LINE_FEED, tab);
    return [
      this.#lines.toString("utf8", start, tab),
      JSON.parse(this.#lines.toString("utf8", tab + 1, end)) as Word[1],
    ];
  }
}
