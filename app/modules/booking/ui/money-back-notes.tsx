/** What went back of a trip's payment, and what a bank does about it. */
export function MoneyBackNotes({ notes = [] }: { notes?: readonly string[] }) {
  return notes.map((words) => (
    <p key={words} className="alert-box info num">
      {words}
    </p>
  ));
}
