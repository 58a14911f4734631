import { sampleEditsSchema } from "./sample-edits";
import type { SampleEdit } from "./sample-edits";

const PLACE_STEP = " @ ";

/** Where a place is put: the date, and the stop before it unless it opens the day. */
export function positionOf(date: string, after?: string): string {
  return after === undefined ? date : `${date}${PLACE_STEP}${after}`;
}

function listOf(text: FormDataEntryValue | null): unknown[] {
  try {
    const list: unknown = JSON.parse(typeof text === "string" ? text : "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The changes so far with the one just asked for; what cannot be read is left out. */
export function readSampleEdits(form: FormData): SampleEdit[] {
  const before = sampleEditsSchema.safeParse(listOf(form.get("edits"))).data ?? [];
  const kind = form.get("kind");
  const [date, after] = String(form.get("position") ?? "").split(PLACE_STEP);
  const asked =
    kind === "insert" ? { kind, placeId: form.get("placeId"), date, after } : { kind, stop: form.get("stop") };
  return sampleEditsSchema.safeParse([...before, asked]).data ?? before;
}
