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
