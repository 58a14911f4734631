/** More changes than this belong into a plan of one's own. */
export const MOST_EDITS = 60;
/** Changes that speak of one stop. */
export const STOP_EDITS = ["lock", "remove", "up", "down", "replace"] as const;
/** One change a visitor tries on a sample; never stored (CHECKLIST SAMP-11 to SAMP-16). */
export type SampleEdit =
  | { kind: (typeof STOP_EDITS)[number]; stop: string }
  | { kind: "insert"; placeId: string; date: string; after?: string };
/** Between a date and a stop, in what the form of a sample sends. */
const PLACE_STEP = " @ ";

/** Where a place is put: the date, and the stop before it unless it opens the day. */
export function positionOf(date: string, after?: string): string {
  return after === undefined ? date : `${date}${PLACE_STEP}${after}`;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The change that a form of our own asks for, as far as it can be read; undefined where it asks for none. */
export function askedEdit(form: FormData): SampleEdit | undefined {
  const kind = textOf(form, "kind");
  if (kind === "insert") {
    const [date = "", after] = textOf(form, "position").split(PLACE_STEP);
    return { kind, placeId: textOf(form, "placeId"), date, ...(after !== undefined && { after }) };
  }
  const known = STOP_EDITS.find((one) => one === kind);
  return known && { kind: known, stop: textOf(form, "stop") };
}

/** The changes so far with one more; a sample takes only so many. */
export function withEdit(before: readonly SampleEdit[], asked: SampleEdit | undefined): SampleEdit[] {
  return (asked ? [...before, asked] : [...before]).slice(0, MOST_EDITS);
}
