export type GoogleFailureReason = "no-token" | "no-identity" | "refused" | "unreachable" | "mismatch";

/** Thrown when Google does not confirm a person. */
export class GoogleFailure extends Error {
  readonly reason: GoogleFailureReason;
  constructor(reason: GoogleFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "GoogleFailure";
    this.reason = reason;
  }
}
