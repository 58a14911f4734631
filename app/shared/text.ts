/**
 * Lower case without diacritics or blanks at the ends, for comparing typed texts: "São Paulo " reads "sao paulo". Loose
 * marks go first: putting a long run of them in order takes time by the square of its length.
 */
export function foldText(text: string): string {
  return text.replace(/\p{M}/gu, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");
}

/** Letters that do not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
};

/** Folded, and special letters written plainly too: "Łódź" reads "lodz". */
export function plainLetters(text: string): string {
  return foldText(text).replace(/[łøđıßæœþð]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The text with its first letter as a capital. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as it begins a line: "a hotel in Shinjuku" with a capital, and names that are written small as they are. */
export function atLineStart(name: string): string {
  return name.replace(/^(?:an?|the) /, (article) => article[0]!.toUpperCase() + article.slice(1));
}

/** The text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
