/** What the days are fitted around, in words. */
function whatFrames({ hasFlights, hasStay }: { hasFlights: boolean; hasStay: boolean }): string {
  if (hasFlights) return hasStay ? "Fitted around your flights and hotel" : "Fitted around your flights";
  return hasStay ? "Fitted around your hotel" : "Fitted to your dates";
}

/**
 * Shown while days are being planned; the page looks again by itself (page-script/looks-again.client.ts), and without a
 * script by loading anew (`looksAgain` of its route).
 */
export function DaysBeingMade({ place, ...around }: { place: string; hasFlights: boolean; hasStay: boolean }) {
  return (
    <section className="day-making stack" role="status" aria-live="polite" data-looks-again>
      <p>We're planning your days in {place}. They'll be here in a few seconds.</p>
      <ol className="ticks">
        <li className="done">{whatFrames(around)}</li>
        <li className="now">Checking opening hours for your dates</li>
        <li>Drawing walks between the sights</li>
        <li>Finding tables for lunch and dinner</li>
      </ol>
      <noscript>
        <p className="meta">This page loads again by itself.</p>
      </noscript>
    </section>
  );
}
