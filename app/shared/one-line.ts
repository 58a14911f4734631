/** Marks that turn the reading direction: with them a text can look like another. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Invisible signs: with them alone a name would be blank, and two names could look the same. */
const INKLESS = /[\u00ad\u115f\u1160\u180e\u200b\u2060\u2800\u3164\ufeff\uffa0]/g;
/** Joiners belong inside some scripts and some emoji, not at the ends. */
const LOOSE_JOINERS = /^(?:\u200c|\u200d|\ufe0f)+|(?<![\u200c\u200d])[\u200c\u200d]+$/g;

/** A typed text as one line: without control characters and invisible signs, with single blanks. */
export function oneLine(text: string): string {
  return text
    .replace(DIRECTION, "")
    .replace(INKLESS, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .replace(LOOSE_JOINERS, "");
}

/** Whether a text has a web address in it; names stand in mails to others, where an address would become a link. */
export function hasWebAddress(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text);
}
