import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { sentList, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

import { PASTED } from "../own-step";

/** The field of each note on what was read from a file. */
export const NOTE_FIELD = "note";
const MOST_NOTES = 20;
const LONGEST_NOTE = 600;

/** The notes that a sent form has shown; they are shown again beside what is wrong in it. */
export function notesOf(form: FormData): string[] {
  return form
    .getAll(NOTE_FIELD)
    .slice(0, MOST_NOTES)
    .flatMap((note) => (typeof note === "string" ? note.slice(0, LONGEST_NOTE) : []));
}

/** The bookings read from a file, or the result of checking them. */
export interface BringAnswer {
  /** The reason why the file or the words could not be read, and the words. */
  problem?: string;
  pasted?: string;
  flights?: FormTexts;
  stay?: FormTexts;
  notes: string[];
  /** The problems in the form of the read bookings. */
  form?: FormProblem;
}

/**
 * What the page shows after its form was sent. Of a form that got no answer it is what was sent; a file that was chosen
 * stays in its field.
 */
export function answerOf(sent: BringAnswer | FormProblem): BringAnswer {
  if ("notes" in sent) return sent;
  const { hasFlights, hasStay } = sent.values;
  if (!hasFlights && !hasStay)
    return { problem: sent.message ?? undefined, pasted: sentText(sent, PASTED.field), notes: [] };
  return {
    ...(hasFlights && { flights: {} }),
    ...(hasStay && { stay: {} }),
    notes: sentList(sent, NOTE_FIELD),
    form: sent,
  };
}
