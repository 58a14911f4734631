import { COMMON_PASSWORDS } from "./common-passwords";

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

/** One point each for length, uppercase, lowercase, digit and symbol, and the label of the score (CHECKLIST AUTH-75, AUTH-76). */
export function passwordStrength(password: string): { score: number; label: (typeof STRENGTHS)[number] } {
  const hasSymbol = /[^\p{L}\p{N}\s]/u.test(password);
  const score = PASSWORD_RULES.filter((rule) => rule.test(password)).length + (hasSymbol ? 1 : 0);
  return { score, label: STRENGTHS[Math.min(score, 4)]! };
}

/** The same password however it is typed: composed characters, as the hash sees them. */
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

/** What is left of a password when its disguise is taken off: digits and signs around, and letters written as such. */
function bareForms(password: string): string[] {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [plain, plain.replace(/[^\p{L}]/gu, ""), [...core].map((sign) => LOOKALIKES[sign] ?? sign).join("")];
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

/** Whether a password follows rules that guessing programs know: short runs, repeats, or the same few signs over again. */
function isPredictable(password: string): boolean {
  const plain = password.toLowerCase();
  const isRepeated = /^(.{1,4})\1+.?$/su.test(plain);
  return isRepeated || piecesOf(password) <= MOST_PREDICTABLE;
}

/** What is wrong with a new password; empty when it may be used. */
export function passwordProblems(password: string, context: readonly string[]): string[] {
  const problems: string[] = PASSWORD_RULES.filter((rule) => !rule.test(password)).map((rule) => rule.message);
  if ([...password].length > MAX_PASSWORD_LENGTH)
    problems.push(`Password must be at most ${MAX_PASSWORD_LENGTH} characters`);
  if (problems.length > 0) return problems;
  const forms = bareForms(password);
  if (forms.some((form) => COMMON_PASSWORDS.has(form)) || isPredictable(password))
    return ["That password is too common. Choose one that nobody would guess"];
  const named = context
    .map((word) => word.toLowerCase())
    .find((word) => word.length >= LEAST_CONTEXT_LENGTH && forms.includes(word));
  if (named) return ["Your password can't be your name or email. Choose something else"];
  return [];
}
