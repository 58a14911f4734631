/** Kinds of expected failure and the HTTP status each one answers with. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_ERROR: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface AppErrorDetails {
  /** Messages by field name, for a form or an API caller. */
  fields?: Record<string, string[]>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** Members of an API answer within its error, such as suggestions for the person. */
  errorData?: object;
  /** Extra members of an API answer, such as purchase_options. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected failure with a text that may be shown to the traveller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}, status?: number) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = status ?? ERROR_STATUS[code];
    this.details = details;
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/** A failure that no later try can mend, such as a mail to a box that does not exist. */
export class FinalFailure extends Error {
  override readonly name = "FinalFailure";
}

/** Seconds after which a caller may come back: room is made by a person, or by upkeep. */
const NO_ROOM_SECONDS = 30;

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
    retryAfter: NO_ROOM_SECONDS,
    cause,
  });
}
