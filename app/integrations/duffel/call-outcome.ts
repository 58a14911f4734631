/** The outcome of a call, as far as the operator has to know. */
export type CallOutcome = "answered" | "refused" | "no-funds" | "no-access" | "too-many" | "down";

/** @param status of the answer; undefined when none came */
export function callOutcome({ status, code }: { status?: number; code?: string }): CallOutcome {
  if (code === "insufficient_balance") return "no-funds";
  if (status === undefined || status >= 500) return "down";
  if (status === 401 || status === 403) return "no-access";
  if (status === 429) return "too-many";
  return status >= 400 ? "refused" : "answered";
}
