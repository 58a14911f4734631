import { CopyLink } from "#app/components/ui/copy-link";
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
        Add my trips to my calendar
      </h2>
      <p>
        Your calendar app can show all your upcoming trips and keep them up to date. Anyone with the link can read them,
        so keep it to yourself.
      </p>
      {problem && (
        <p className="alert-box critical" role="alert">
          {problem}
        </p>
      )}
      {address && (
        <div className="alert-box info stack" role="status">
          <p>Here&rsquo;s your link. You&rsquo;ll only see it once, so paste it into your calendar app now.</p>
          <CopyLink link={address} copied="The link is copied" />
        </div>
      )}
      {since && !address && <p>{`You got a link on ${formatDate(since.slice(0, 10))}. It still works.`}</p>}
      <form method="post" action="#feed" className="row">
        <button type="submit" className="button" name="intent" value="make-feed">
          {since || address ? "Get a new link" : "Get the link"}
        </button>
        {(since || address) && (
          <button type="submit" className="button" name="intent" value="revoke-feed">
            Turn the link off
          </button>
        )}
      </form>
      {(since || address) && (
        <p className="meta">A new link turns the old one off, and the calendar links in our emails so far.</p>
      )}
    </section>
  );
}
