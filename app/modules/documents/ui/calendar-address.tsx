import { formatDate } from "#app/shared/format";

interface CalendarAddressProps {
  /** The day on which the present address was made, if there is one. */
  since: string | null;
  /** The new address: shown only once. */
  address: string | null;
  problem: string | null;
}

/** The private address of the account's calendar: forms to make, copy and revoke it. */
export function CalendarAddress({ since, address, problem }: CalendarAddressProps) {
  return (
    <section className="stack no-print" aria-labelledby="feed-heading" id="feed">
      <h2 className="step-2" id="feed-heading">
        Keep your calendar up to date
      </h2>
      <p>
        Subscribe to a private address, and your calendar app shows all your upcoming trips, this one included. Anyone
        with the address can read them, so keep it to yourself.
      </p>
      {problem && (
        <p className="alert-box critical" role="alert">
          {problem}
        </p>
      )}
      {address && (
        <div className="alert-box info stack" role="status">
          <p>Here is your address. You&rsquo;ll only see it this once, so copy it into your calendar app right away.</p>
          <p className="row invitation">
            <a className="target" href={address}>
              {address}
            </a>
            <a className="button" href={address} data-copy={address} data-copied="The address is copied">
              Copy the address
            </a>
          </p>
        </div>
      )}
      {since && !address && <p>{`You made an address on ${formatDate(since.slice(0, 10))}. It still works.`}</p>}
      <form method="post" action="#feed" className="row">
        <button type="submit" className="button" name="intent" value="make-feed">
          {since || address ? "Make a new address" : "Make an address"}
        </button>
        {(since || address) && (
          <button type="submit" className="button" name="intent" value="revoke-feed">
            Turn the address off
          </button>
        )}
      </form>
      {(since || address) && <p className="meta">A new address turns the old one off.</p>}
    </section>
  );
}
