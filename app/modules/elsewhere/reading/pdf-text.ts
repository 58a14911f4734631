import { UnreadableFile } from "./found";

const MOST_PAGES = 12;
const MOST_LETTERS = 60_000;
/** Texts on one line of a page differ by less than this in height, in points. */
const SAME_LINE = 3;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** The pieces of a page as lines, from the top, each from the left. */
function linesOf(pieces: readonly Piece[]): string {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const row = Math.round(piece.y / SAME_LINE);
    const key = [row, row + 1, row - 1].find((one) => rows.has(one)) ?? row;
    rows.set(key, [...(rows.get(key) ?? []), piece].slice(-400));
  }
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, row]) => {
      const inOrder = row.toSorted((a, b) => a.x - b.x);
      return inOrder
        .map(({ text, x }, index) => {
          const before = inOrder[index - 1];
          return `${before && x - before.x - before.width > 1 ? " " : ""}${text}`;
        })
        .join("");
    })
    .join("\n");
}

/**
 * The words of a PDF file, line by line. Pictures are not read.
 * @throws UnreadableFile for one that is damaged, or closed by a password
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The library is large, and few files need it.
  const { getDocumentProxy } = await import("unpdf");
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), {
      isEvalSupported: false,
      stopAtErrors: false,
      verbosity: 0,
    });
    const pages: string[] = [];
    let letters = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && letters < MOST_LETTERS; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const pieces = items
        .slice(0, 5_000)
        .flatMap((item) =>
          "str" in item && item.str !== ""
            ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
            : [],
        );
      pages.push(linesOf(pieces));
      letters += pages.at(-1)!.length;
    }
    await pdf.destroy();
    return pages.join("\n").slice(0, MOST_LETTERS);
  } catch {
    throw new UnreadableFile(
      "This PDF is damaged or closed with a password, so we can't read it. Save it again without one.",
    );
  }
}
