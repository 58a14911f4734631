import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** The name for an issue without a path: the whole body. */
const WHOLE = "The body";
/** Longer lists of choices are named by their first few. */
const MOST_CHOICES = 8;

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  file: "a file",
  null: "null",
};

const FORMATS: Record<string, string> = {
  email: "an email address such as ada@example.com",
  url: "a web address such as https://example.com",
  date: "a date such as 2027-05-14",
  datetime: "a date and time such as 2027-05-14T09:30:00Z",
  time: "a time such as 09:30",
  uuid: "a UUID",
};

function choiceOf(values: readonly unknown[]): string {
  const [only] = values;
  if (values.length === 1) return JSON.stringify(only);
  const shown = values.slice(0, MOST_CHOICES).map((value) => JSON.stringify(value));
  const rest = values.length - shown.length;
  return `one of ${shown.join(", ")}${rest > 0 ? ` or ${rest} more` : ""}`;
}

function sizeOf(issue: Extract<Issue, { code: "too_small" | "too_big" }>): string {
  const isLeast = issue.code === "too_small";
  const bound = Number(isLeast ? issue.minimum : issue.maximum);
  const unit = { string: "character", array: "entry", set: "entry", file: "byte" }[issue.origin as string];
  if (!unit) {
    const strict = isLeast ? "more than" : "less than";
    return `must be ${issue.inclusive === false ? strict : isLeast ? "at least" : "at most"} ${bound}`;
  }
  if (isLeast && bound === 1 && !issue.exact) return "must not be empty";
  const units = bound === 1 ? unit : unit === "entry" ? "entries" : `${unit}s`;
  return `must have ${issue.exact ? "exactly" : isLeast ? "at least" : "at most"} ${bound} ${units}`;
}

/** The forms that a value may have, when it has none of them: "a number or an object". */
function formsOf(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const begin = `${WHOLE} must be `;
  const asked = errors.flatMap(([first]) =>
    first?.message.startsWith(begin) ? first.message.slice(begin.length) : [],
  );
  return asked.length > 0 ? `must be ${[...new Set(asked)].join(" or ")}` : "is not valid";
}

function predicateOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.expected !== "never"
        ? "is required"
        : `must be ${KINDS[issue.expected] ?? "left out"}`;
    case "invalid_value":
      return issue.input === undefined ? "is required" : `must be ${choiceOf(issue.values)}`;
    case "too_small":
    case "too_big":
      return sizeOf(issue);
    case "invalid_format":
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : "isn't in the right format";
    case "unrecognized_keys":
      return `must not have ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}`;
    case "invalid_union":
      return issue.input === undefined ? "is required" : formsOf(issue.errors);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return "is not valid";
  }
}

const nameOf = (path: readonly PropertyKey[] = []): string => (path.length > 0 ? path.join(".") : WHOLE);

/** The message for a value whose schema has no words of its own: "travelers.adults must be at least 1". */
export function wordsForCalls(issue: Issue): string {
  return `${nameOf(issue.path)} ${predicateOf(issue)}`;
}

/** An issue of a part, moved to the whole that the part belongs to. */
export function issueWithin(path: readonly PropertyKey[], inner: z.core.$ZodIssue): z.core.$ZodIssue {
  const full = [...path, ...inner.path];
  const begin = `${nameOf(inner.path)} `;
  const message = inner.message.startsWith(begin)
    ? `${nameOf(full)} ${inner.message.slice(begin.length)}`
    : inner.message;
  return { ...inner, path: full, message };
}
