/** A typeface cut into files, each with some of its letters. */
export interface Typeface {
  /** Name of the file that holds a letter; undefined when the typeface has not drawn it. */
  fontFor(codePoint: number): string | undefined;
}

/** Letters that one font file sets. */
export interface FontRun {
  font: string;
  text: string;
  /**
   * Whether the run is written from right to left; such a run keeps its words together, so that they stand in the right
   * order.
   */
  isRightToLeft: boolean;
}

/** Replaces a letter that no typeface has. */
const MISSING_SIGN = "\u25a1";

/** A pictograph that no typeface has is left out: an empty box would say less. */
const PICTOGRAPH = /\p{Emoji_Presentation}/u;

/** Characters without a shape of their own: controls, joiners, direction and variation marks, lone surrogates. */
const SHAPELESS = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Signs as a reader sees them: a letter with its accents is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), (one) => one.segment);
}

/** A text on one line, with composed letters, single blanks, and without shapeless characters. */
export function printableText(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").replace(SHAPELESS, "");
}

function hasAll(face: Typeface, text: string): boolean {
  return Array.from(text).every((letter) => face.fontFor(letter.codePointAt(0)!) !== undefined);
}

/** Whether every sign of a text can be set in one of the typefaces. */
export function canSet(text: string, faces: readonly Typeface[]): boolean {
  return splitGraphemes(printableText(text)).every((sign) => faces.some((face) => hasAll(face, sign)));
}

function addLetter(runs: FontRun[], font: string, letter: string, isRightToLeft: boolean): void {
  const last = runs.at(-1);
  if (last && last.font === font && last.isRightToLeft === isRightToLeft) last.text += letter;
  else runs.push({ font, text: letter, isRightToLeft });
}

function addText(runs: FontRun[], face: Typeface, text: string, isRightToLeft: boolean): void {
  for (const letter of text) addLetter(runs, face.fontFor(letter.codePointAt(0)!)!, letter, isRightToLeft);
}

/** Letters are set in one typeface when there is one with all of them; else each sign finds its own. */
function addLetters(runs: FontRun[], letters: string, faces: readonly Typeface[], isRightToLeft: boolean): void {
  const whole = faces.find((face) => hasAll(face, letters));
  if (whole) return addText(runs, whole, letters, isRightToLeft);
  for (const sign of splitGraphemes(letters)) {
    const face = faces.find((one) => hasAll(one, sign));
    if (face) addText(runs, face, sign, isRightToLeft);
    else if (!PICTOGRAPH.test(sign)) addLetters(runs, sign === MISSING_SIGN ? "?" : MISSING_SIGN, faces, isRightToLeft);
  }
}

/**
 * A comma or a bracket at the outer end of words written from right to left belongs to the line, which runs from
 * left to right; between two such words it goes with them.
 */
function addWord(
  runs: FontRun[],
  word: string,
  faces: readonly Typeface[],
  neighbours: { before: boolean; after: boolean },
): void {
  const parts = isRightToLeft(word) ? /^(\p{P}*)(.*?)(\p{P}*)$/u.exec(word) : null;
  if (!parts) return addLetters(runs, word, faces, false);
  const [, before = "", letters = "", after = ""] = parts;
  addLetters(runs, before, faces, neighbours.before);
  addLetters(runs, letters, faces, true);
  addLetters(runs, after, faces, neighbours.after);
}

function isRightToLeft(word = ""): boolean {
  return RIGHT_TO_LEFT.test(word);
}

/** The blank between two words written from right to left belongs to them, so that both stay one run. */
function addBlank(runs: FontRun[], nextWord: string, faces: readonly Typeface[]): void {
  const last = runs.at(-1);
  const isInside = last?.isRightToLeft === true && isRightToLeft(nextWord);
  if (isInside) last.text += " ";
  else
    addText(
      runs,
      faces.find((face) => face.fontFor(0x20) !== undefined)!,
      " ",
      false,
    );
}

/**
 * Cuts a text into runs that each use one font file. Typefaces are tried in order; the last ones stand in for alphabets
 * that the first lack. All of them together must have the blank, "?" and letters of plain English.
 */
export function splitFontRuns(text: string, faces: readonly Typeface[]): FontRun[] {
  const runs: FontRun[] = [];
  const words = printableText(text).split(" ");
  words.forEach((word, index) => {
    if (index > 0) addBlank(runs, word, faces);
    addWord(runs, word, faces, { before: isRightToLeft(words[index - 1]), after: isRightToLeft(words[index + 1]) });
  });
  return runs;
}
