/** Running text as data: read by pages, by the descriptions of pages for search engines, and by tests. */

/** A paragraph, a list or a table. Links stand in texts as "[words](/path)". */
export type Block =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

interface Section {
  /** Anchor of the section, as in "/legal/terms#refunds". */
  id: string;
  heading: string;
  body: readonly Block[];
}

/** A text with a date, an opening and sections. */
export interface Article {
  title: string;
  /** One sentence for the list of a search engine. */
  description: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  opening: readonly Block[];
  sections: readonly Section[];
}

/** A piece of a line: words, or words that lead somewhere. */
export interface Piece {
  words: string;
  href?: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The pieces of a line, in their order. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of line.matchAll(LINK)) {
    if (found.index > from) pieces.push({ words: line.slice(from, found.index) });
    pieces.push({ words: found[1]!, href: found[2]! });
    from = found.index + found[0].length;
  }
  if (from < line.length) pieces.push({ words: line.slice(from) });
  return pieces;
}

/** A line without the addresses of its links, for places that show no links. */
export function wordsOf(line: string): string {
  return piecesOf(line)
    .map(({ words }) => words)
    .join("");
}
