import { beginning } from "#app/shared/bounded-text";

/** Letters that one name may have on a ticket. */
const MOST_NAME = 20;
/** The most letters of a name that are read: more than its field takes. */
const LONGEST_READ = 300;

/**
 * The plain spelling of letters that are more than a plain one with a mark (ICAO 9303, part 3: the first of its
 * choices).
 */
const SPELT: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss", å: "aa", æ: "ae", ø: "oe", œ: "oe", ĳ: "ij" },
  ...{ ð: "d", đ: "d", þ: "th", ł: "l", ħ: "h", ı: "i", ŋ: "n", ŧ: "t", ə: "e", ĸ: "k" },
};

/**
 * One kind of apostrophe and of hyphen, and single blanks: the signs that keyboards put in their place mean the same.
 */
export function tidyName(typed: string): string {
  return beginning(typed, LONGEST_READ)
    .normalize("NFC")
    .replace(/[‘’ʼʻ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

function spelt(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = SPELT[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
  return letter === lower ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * A name in plain letters as tickets print it: a blank for a hyphen, nothing for an apostrophe, "Mary Jane OConnor".
 */
export function ticketName(name: string): string {
  return [...tidyName(name)]
    .map((letter) => (letter === "-" ? " " : letter === "'" ? "" : spelt(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** The reason why a name can't stand on a ticket; undefined when it can. */
export function nameProblem(typed: string, what: "first names" | "family name"): string | undefined {
  const name = tidyName(typed);
  if (name === "") return `Enter the ${what}, as in the passport`;
  if (!/^[\p{Script=Latin}\p{M}' -]+$/u.test(name))
    return /\p{L}/u.test(name) && !/[^\p{L}\p{M}' -]/u.test(name)
      ? "Use Latin letters, as in the two lines at the foot of the passport's photo page"
      : "Use letters, spaces, hyphens and apostrophes only";
  const ticket = ticketName(name);
  if (!/[A-Za-z]/.test(ticket) || !/^[A-Za-z ]+$/.test(ticket))
    return "Use Latin letters, as in the two lines at the foot of the passport's photo page";
  if (ticket.length <= MOST_NAME) return undefined;
  const cut = ticket.slice(0, MOST_NAME).trim().toUpperCase();
  return `Airlines take ${MOST_NAME} letters, and this has ${ticket.length}. Shorten it, or it will be cut off as ${cut}`;
}

/** The spelling of two names on the ticket where it differs from the typed one; undefined where it does not. */
export function ticketNote(givenName: string, familyName: string): string | undefined {
  const [given, family] = [ticketName(givenName), ticketName(familyName)];
  if (given === tidyName(givenName) && family === tidyName(familyName)) return undefined;
  return `On the ticket: ${given} ${family}. Airlines print no hyphens, apostrophes or accents. If the two lines at the foot of your passport's photo page spell it differently, type it that way.`;
}
