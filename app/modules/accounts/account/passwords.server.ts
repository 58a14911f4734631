import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#app/shared/app-error";
import { normalisePassword, passwordProblems } from "./password-rules";
import type { PasswordOwner } from "./password-rules";

/** argon2id (the library's default), 19 MiB, two passes, one lane: the OWASP minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is bounded, so that a flood of sign-ins leaves the pages their processor. */
const AT_ONCE = 2;
const MAX_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw new AppError(
        "UNAVAILABLE",
        "Too many people are signing in right now. Please try again in a few seconds.",
        { retryAfter: 5 },
      );
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** Refuses a new password that may not be used by this person. @throws AppError VALIDATION_ERROR with the field */
export function requireUsablePassword(password: string, owner: PasswordOwner): void {
  const problems = passwordProblems(password, owner);
  if (problems.length > 0) throw new AppError("VALIDATION_ERROR", problems[0]!, { fields: { password: problems } });
}

/** Hashes a new password. @throws AppError UNAVAILABLE when too many wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalisePassword(password), COST));
}

let dummy: Promise<string> | undefined;

/**
 * Checks a password. Without a hash (an unknown account) it checks against a fixed one, so that the answer takes as
 * long.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hash("an account that nobody has", COST);
  const against = stored ?? (await dummy);
  const matches = await inTurn(() => verify(against, normalisePassword(password)).catch(() => false));
  return matches && stored !== null && stored !== undefined;
}
