import { askedEdit, withEdit } from "./sample-asked";
import { sampleEditsSchema } from "./sample-edits.schema";
import type { SampleEdit } from "./sample-asked";

function listOf(text: FormDataEntryValue | null): unknown[] {
  try {
    const list: unknown = JSON.parse(typeof text === "string" ? text : "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The changes so far with the one just asked for; changes that cannot be read are left out. */
export function readSampleEdits(form: FormData): SampleEdit[] {
  const before = sampleEditsSchema.safeParse(listOf(form.get("edits"))).data ?? [];
  return sampleEditsSchema.safeParse(withEdit(before, askedEdit(form))).data ?? before;
}
