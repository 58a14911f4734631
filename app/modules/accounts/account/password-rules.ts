import { COMMON_PASSWORDS } from "./common-passwords";
import { contextWords } from "./email-address";

/** The rules of a new password, in the order they are shown (CHECKLIST AUTH-69 to AUTH-72). */
const PASSWORD_RULES = [
  { id: "length", test: (text: string) => [...text].length >= 8, message: "Password must be at least 8 characters" },
  {
    id: "upper",
    test: (text: string) => /\p{Lu}/u.test(text),
    message: "Password must contain at least one uppercase letter",
  },
  {
    id: "lower",
    test: (text: string) => /\p{Ll}/u.test(text),
    message: "Password must contain at least one lowercase letter",
  },
  { id: "digit", test: (text: string) => /\d/.test(text), message: "Password must contain at least one number" },
] as const;

/** Longer ones are refused rather than cut. */
export const MAX_PASSWORD_LENGTH = 256;

const STRENGTHS = ["Very Weak", "Weak", "Fair", "Good", "Strong"] as const;

/**
 * One point each for length, uppercase, lowercase, digit and symbol, and the label of the score (CHECKLIST AUTH-75,
 * AUTH-76).
 */
export function passwordStrength(password: string): { score: number; label: (typeof STRENGTHS)[number] } {
  const hasSymbol = /[^\p{L}\p{N}\s]/u.test(password);
  const score = PASSWORD_RULES.filter((rule) => rule.test(password)).length + (hasSymbol ? 1 : 0);
  return { score, label: STRENGTHS[Math.min(score, 4)]! };
}

/** The password in composed characters, as the hash sees it, however it was typed. */
export function normalisePassword(password: string): string {
  return password.normalize("NFC");
}

const LEAST_CONTEXT_LENGTH = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

function withLetters(text: string): string {
  return [...text].map((sign) => LOOKALIKES[sign] ?? sign).join("");
}

/**
 * The password without its disguise: without digits and signs around it, and with signs turned back into the letters
 * they stand for.
 */
function bareForms(password: string): string[] {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [plain, plain.replace(/[^\p{L}]/gu, ""), withLetters(core)];
}

/** Rows of keys and letters that fingers follow; each is read both ways. */
const RUNS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((run) => [
  run,
  [...run].reverse().join(""),
]);
/** Two signs in a row are chance; three follow a rule. */
const LEAST_RUN = 3;

/**
 * How many pieces a password is made of, when runs along the alphabet, the digits or the keys, and the same sign again,
 * count as one piece each: "Aa345678" is "aa" and "345678".
 */
function piecesOf(password: string): number {
  const text = password.toLowerCase();
  let pieces = 0;
  for (let start = 0; start < text.length; pieces++) {
    let end = start + 1;
    while (end < text.length && text[end] === text[start]) end++;
    for (const run of RUNS) {
      let length = end - start;
      while (start + length < text.length && run.includes(text.slice(start, start + length + 1))) length++;
      if (length >= LEAST_RUN) end = Math.max(end, start + length);
    }
    start = end;
  }
  return pieces;
}

/** Passwords of so few pieces are what guessing programs try by rule, whatever the pieces are. */
const MOST_PREDICTABLE = 3;

/** Whether a password follows rules that guessing programs know: short runs, repeats, or a few signs over and over. */
function isPredictable(password: string): boolean {
  const plain = password.toLowerCase();
  const isRepeated = /^(.{1,4})\1+.?$/su.test(plain);
  return isRepeated || piecesOf(password) <= MOST_PREDICTABLE;
}

/** The signs that a password may add to an address and still be guessed from it: "A1", a year. */
const MOST_ADDED = 4;
const LEAST_LETTERS = 4;

/** Letters and digits alone, in lower case: separators do not hide a word. */
function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a password is the part of the address before the @, with or without its "+tag", and a few letters or digits
 * around it.
 */
function isAddressAndLittleMore(password: string, email: string): boolean {
  const local = email.slice(0, email.lastIndexOf("@")).toLowerCase();
  return [local, local.split("+", 1)[0]!]
    .filter((part) => part.replace(/[^\p{L}]/gu, "").length >= LEAST_LETTERS)
    .flatMap((part) => [
      { word: squeeze(part), typed: squeeze(password) },
      { word: squeeze(withLetters(part)), typed: squeeze(withLetters(password.toLowerCase())) },
    ])
    .some(({ word, typed }) => typed.includes(word) && [...typed].length - [...word].length <= MOST_ADDED);
}

/** The owner of the new password: guesses begin with facts that others know about a person. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The problems of a new password; empty when it may be used (docs/decisions/002).
 * @param owner left out where the person is not known yet
 */
export function passwordProblems(password: string, owner?: PasswordOwner): string[] {
  const problems: string[] = PASSWORD_RULES.filter((rule) => !rule.test(password)).map((rule) => rule.message);
  if ([...password].length > MAX_PASSWORD_LENGTH)
    problems.push(`Password must be at most ${MAX_PASSWORD_LENGTH} characters`);
  if (problems.length > 0) return problems;
  const forms = bareForms(password);
  if (forms.some((form) => COMMON_PASSWORDS.has(form)) || isPredictable(password))
    return ["That password is too common. Choose one that nobody would guess"];
  if (!owner) return [];
  const named = contextWords(owner.email, owner.firstName, owner.lastName)
    .map((word) => word.toLowerCase())
    .find((word) => word.length >= LEAST_CONTEXT_LENGTH && forms.includes(word));
  if (named) return ["Your password can't be your name or email. Choose something else"];
  if (isAddressAndLittleMore(password, owner.email))
    return ["That password is too close to your email address. Choose one that can't be guessed from it"];
  return [];
}
