/**
 * Voyance on the home screen, offered where there is a trip to keep. Only a browser that can install shows this
 * (`install-offer.client.ts`), and no more once it was turned down or done.
 */
export function InstallOffer() {
  return (
    <aside className="panel stack" data-install hidden aria-labelledby="install-heading">
      <h2 className="step-1" id="install-heading">
        Add Voyance to your home screen
      </h2>
      <p data-install-words>Your trip then opens offline too: days, maps and papers.</p>
      <p className="row">
        <button type="button" className="button" data-install-now>
          Add to home screen
        </button>
        <button type="button" className="button" data-install-never>
          No thanks
        </button>
      </p>
    </aside>
  );
}
