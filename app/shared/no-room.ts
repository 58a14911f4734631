import { AppError } from "./app-error";

/** Seconds after which a caller may come back: room is made by a person, or by upkeep. */
const RETRY_SECONDS = 30;

/**
 * Codes of a disk that takes nothing more, by the operating system, by SQLite and by PostgreSQL: it is full, a quota is
 * used up, or it can only be read.
 */
const TAKES_NOTHING = /^(?:ENOSPC|EDQUOT|EROFS|53100|SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN).*)$/;

/** Whether something failed because the disk takes nothing more just now. */
export function isNoRoom(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && TAKES_NOTHING.test(code);
}

/** The refusal of a caller while the disk takes nothing more: nothing of what was asked is done. */
export function noRoom(cause: unknown): AppError {
  return new AppError("UNAVAILABLE", "We can't save anything just now. Please try again in a few minutes.", {
    retryAfter: RETRY_SECONDS,
    cause,
  });
}
