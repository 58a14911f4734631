import { splitGraphemes } from "./font-runs";

/** Width of a text in points. */
export type Measure = (text: string) => number;

const ELLIPSIS = "…";

function longestFit(text: string, fits: (text: string) => boolean): string {
  let taken = "";
  for (const sign of splitGraphemes(text)) {
    if (!fits(taken + sign)) break;
    taken += sign;
  }
  return taken;
}

/** A text cut to a width, with an ellipsis when something was left out. */
export function cutToWidth(text: string, measure: Measure, maxWidth: number): string {
  if (measure(text) <= maxWidth) return text;
  return longestFit(text, (start) => measure(start.trimEnd() + ELLIPSIS) <= maxWidth).trimEnd() + ELLIPSIS;
}

/** A word that is too wide for a line becomes pieces that are not; a line takes at least one sign. */
function splitWord(word: string, measure: Measure, maxWidth: number): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (rest !== "" && measure(rest) > maxWidth) {
    const piece = longestFit(rest, (start) => measure(start) <= maxWidth) || splitGraphemes(rest)[0]!;
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return rest === "" ? pieces : [...pieces, rest];
}

/**
 * Breaks a text at blanks into lines of a width in points; a single word that is wider breaks within.
 * @param maxLines the text after that many lines is cut with an ellipsis
 */
export function breakLines(text: string, measure: Measure, maxWidth: number, maxLines = Infinity): string[] {
  const blank = measure(" ");
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => splitWord(one, measure, maxWidth))) {
    const wordWidth = measure(word);
    if (line !== "" && width + blank + wordWidth > maxWidth) {
      lines.push(line);
      line = "";
    }
    width = line === "" ? wordWidth : width + blank + wordWidth;
    line = line === "" ? word : `${line} ${word}`;
  }
  if (line !== "") lines.push(line);
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines - 1);
  return [...kept, cutToWidth(lines.slice(maxLines - 1).join(" "), measure, maxWidth)];
}
