/** Most letters that a search reads: longer than any name, code or line that it could find. */
const LONGEST_SEARCH = 120;

/**
 * Most letters of one text in a form or a call, unless the form says otherwise: more than any field of a page takes.
 */
export const LONGEST_TEXT = 10_000;

/** Most letters of one value in the address of a page: longer than any address or code that comes back in it. */
export const LONGEST_IN_ADDRESS = 4_000;

/** The beginning of a text, without half a letter at its end. @param most UTF-16 units */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.charCodeAt(most - 1);
  return text.slice(0, end >= 0xd800 && end <= 0xdbff ? most - 1 : most);
}

/** The part of a text that a search reads; the rest could find nothing more. */
export function searchedPart(text: string, most = LONGEST_SEARCH): string {
  return beginning(text.trimStart(), most).trimEnd();
}

/** Whether a text is longer than any name: then it names nothing, since its beginning may be another name. */
export function isBeyondNames(text: string): boolean {
  return text.trim().length > LONGEST_SEARCH;
}

/** The message beside a field with more letters than it takes. */
export function tooLong(most: number): string {
  return `That is too long. Use ${most.toLocaleString("en-US")} characters or fewer`;
}

/** A path without the slashes at its end; "/" stays. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === "/") end -= 1;
  return path.slice(0, end);
}
