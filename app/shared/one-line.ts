/** Marks that turn the reading direction: with them a text can look like another one. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody typed into one line, as one line: without control characters, with single blanks. */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** Whether a text has a web address in it; names stand in mails to others, where an address would become a link. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}
