/** Stands on the account's settings, where installations ask for travellers. */
export function SavedTravellersLink() {
  return (
    <section className="panel stack" aria-labelledby="travellers-heading">
      <h2 className="step-1" id="travellers-heading">
        Saved travellers
      </h2>
      <p>People you book for more than once, so you don't have to type their details again.</p>
      <p>
        <a className="button" href="/profile/account/travellers">
          See who is saved
        </a>
      </p>
    </section>
  );
}
