/**
 * The hidden fields of every form that changes a trip: the revision its page shows, so that nothing is overwritten that
 * its reader has not seen, and the page's key, so that the same form sent twice counts once.
 */
export function TripBasis({ revision, formKey }: { revision: number; formKey: string }) {
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="formKey" value={formKey} />
    </>
  );
}
