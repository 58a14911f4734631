/** The refunds of a trip's payment, and a bank's steps about it. */
export function MoneyBackNotes({ notes = [] }: { notes?: readonly string[] }) {
  return notes.map((words) => (
    <p key={words} className="alert-box info num">
      {words}
    </p>
  ));
}
