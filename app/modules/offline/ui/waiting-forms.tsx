/**
 * The forms that wait on this device, and those that were refused. Only the device knows them, so a script fills the
 * list in (`waiting.client.ts`).
 */
export function WaitingForms() {
  return (
    <section
      className="stack"
      id="waiting"
      aria-labelledby="waiting-heading"
      data-waiting-forms
      hidden
      suppressHydrationWarning
    >
      <h2 className="step-1" id="waiting-heading" data-waiting-title suppressHydrationWarning>
        Waiting to be sent
      </h2>
      <p data-waiting-lede suppressHydrationWarning>
        These are sent automatically, in this order, once you're back online.
      </p>
      <ol className="plain ruled" data-waiting-list suppressHydrationWarning />
    </section>
  );
}
