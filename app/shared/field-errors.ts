import type { z } from "zod";
import { issueWithin } from "./issue-words";

type Issue = z.core.$ZodIssue;

/** For a value that may have one of several forms and is one of them with a fault: that fault. */
function nearestOf(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const isNear = (issues: Issue[]): boolean =>
    issues.every(({ path, code }) => path.length > 0 || code !== "invalid_type");
  const [only, ...others] = issue.errors.filter(isNear);
  if (!only || others.length > 0) return [issue];
  return only.flatMap(nearestOf).map((inner) => issueWithin(issue.path, inner));
}

/**
 * The most telling of a field's issues: a value of the wrong type has no length, and the second of two bounds is the
 * narrower one.
 */
function telling(issues: readonly Issue[]): Issue[] {
  const kind = issues.find(({ code }) => code === "invalid_type");
  return kind
    ? [kind]
    : issues.filter(
        ({ code }, index) => !code.startsWith("too_") || issues.findLastIndex((other) => other.code === code) === index,
      );
}

/** Messages of a failed parse by dotted field path; those about the whole go under "form". */
export function fieldErrors(error: z.ZodError, whole = "form"): Record<string, string[]> {
  const byField = new Map<string, Issue[]>();
  for (const issue of error.issues.flatMap(nearestOf)) {
    const field = issue.path.join(".") || whole;
    byField.set(field, [...(byField.get(field) ?? []), issue]);
  }
  return Object.fromEntries(
    [...byField].map(([field, issues]) => [field, [...new Set(telling(issues).map(({ message }) => message))]]),
  );
}
