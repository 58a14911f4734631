import { CopyLink } from "#app/components/ui/copy-link";

/** Gives a draw an address for others, shows it, and takes it back. @param address whole, with the host */
export function RunSharing({ runId, address }: { runId: string; address: string | null }) {
  return (
    <section id="share" className="stack narrow" aria-labelledby="share-title">
      <h2 id="share-title" className="step-2">
        Ask others
      </h2>
      <p>
        {address
          ? "Anyone with this link can see the three places and why we chose them. Your name, dates, budget and wishes are left out."
          : "Make a link that shows these three places to others; they need no account. Your name, dates, budget and wishes are left out."}
      </p>
      {address && <CopyLink link={address} copied="The link is copied" />}
      <form method="post" action={`/surprise/select?run_id=${runId}`}>
        <input type="hidden" name="runId" value={runId} />
        <button type="submit" className="button" name="intent" value={address ? "surprise-unshare" : "surprise-share"}>
          {address ? "Turn the link off" : "Make a link"}
        </button>
      </form>
    </section>
  );
}
