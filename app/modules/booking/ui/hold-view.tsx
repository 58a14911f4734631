import { FormErrors } from "#app/components/forms/form-errors";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { formatCount } from "#app/shared/format";
import type { HoldPage } from "../checkout/hold-page";

function Terms({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The hold that runs: until when, what it means, and what to do next. */
function Held({ page, held }: { page: HoldPage; held: NonNullable<HoldPage["held"]> }) {
  return (
    <section className="panel stack num" aria-labelledby="held">
      <h2 id="held" className="step-2">
        {held.amount} is held for you
      </h2>
      <p>
        <b>
          Held for {held.more}, until {held.until}.
        </b>
      </p>
      {held.fee && (
        <p>
          Hold fee credited: you have paid {page.pay.credit} of the price already, so {page.pay.amount} is left to pay.
        </p>
      )}
      <Terms lines={held.terms} />
      <form method="post" action={`/trips/${page.tripId}`} className="stack">
        <p className="meta">{page.note}</p>
        <p className="row">
          <button type="submit" className="button primary" name="intent" value="book-trip">
            Pay {page.pay.amount}
          </button>
          <a className="button" href={`/trips/${page.tripId}/hold?letgo=${encodeURIComponent(held.id)}`}>
            Release the hold
          </a>
        </p>
      </form>
    </section>
  );
}

function ForDays({ offer, note, isNext }: { offer: NonNullable<HoldPage["forDays"]>; note: string; isNext: boolean }) {
  return (
    <section className="panel stack num" aria-labelledby="for-days">
      <h2 id="for-days" className="step-2">
        {`Need longer? Hold it ${formatCount(offer.days, "day")} for ${offer.fee}`}
      </h2>
      <p>{`${offer.amount} stays your price until ${offer.until}.`}</p>
      <Terms lines={offer.terms} />
      {offer.travellersPath ? (
        <p className="row">
          <a className={isNext ? "button primary" : "button"} href={offer.travellersPath}>
            Add travellers&apos; details
          </a>
        </p>
      ) : (
        <form method="post" className="stack">
          <p className="meta">{note}</p>
          <p className="row">
            <button type="submit" className={isNext ? "button primary" : "button"} name="intent" value="hold-for-days">
              Pay {offer.fee} and hold {offer.amount}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

/** Where a price is held, for minutes or days, looked at, and let go; plain forms. */
export function HoldView({ page, notice, problem }: { page: HoldPage; notice?: string; problem?: string }) {
  const hasPrice = Boolean(page.held ?? page.forDays ?? page.notForDays) || page.mayHoldFree;
  return (
    <div className="wrap page stack narrow">
      <p>
        <a className="target" href={`/trips/${page.tripId}`}>
          Back to {page.name}
        </a>
      </p>
      <h1 className="step-3">{page.held ? "Your held price" : "Hold the price of this trip"}</h1>
      <p className="num">
        {page.about}.{hasPrice && ` Today it costs ${page.today}.`}
      </p>
      {notice && <p role="status">{notice}</p>}
      {problem && <FormErrors message={problem} />}
      {page.isRefused && (
        <p className="alert-box" role="status">
          We can no longer honour the price you held. You&apos;ll get the whole fee back, the way you paid.
        </p>
      )}
      {page.other && (
        <p className="alert-box info num">
          You hold {page.other.amount} until {page.other.until} for this trip as it was. Choose the same flights, stay,
          dates and people again to get that price.{" "}
          <a href={`/trips/${page.tripId}/hold?letgo=${encodeURIComponent(page.other.id)}`}>Release that hold</a>
        </p>
      )}
      {page.ranOut && !page.held && (
        <p className="alert-box info num">
          Your hold of {page.ranOut.amount} ended on {page.ranOut.until}, and its {page.ranOut.fee} fee isn&apos;t
          refunded. You can still book at today&apos;s price.
        </p>
      )}
      {page.held && <Held page={page} held={page.held} />}
      {page.mayHoldFree && (
        <section className="panel stack" aria-labelledby="for-minutes">
          <h2 id="for-minutes" className="step-2">
            Lock this price for {PRICE_LOCK_MINUTES} minutes, free
          </h2>
          <p>Long enough to ask the others or find your card.</p>
          <form method="post" className="row">
            <button type="submit" className="button" name="intent" value="hold-free">
              Hold for {PRICE_LOCK_MINUTES} minutes
            </button>
          </form>
        </section>
      )}
      {page.forDays && <ForDays offer={page.forDays} note={page.note} isNext={!page.held} />}
      {page.notForDays && <p>{page.notForDays}</p>}
      {!page.held && !page.mayHoldFree && !page.forDays && <p>There&apos;s no price to hold here.</p>}
    </div>
  );
}

/** Asks once more before a hold is let go, and says what becomes of its fee. */
export function LetHoldGo({ page, lockId, problem }: { page: HoldPage; lockId: string; problem?: string }) {
  const held = [page.held, page.other].find((one) => one?.id === lockId);
  if (!held) return <HoldView page={page} problem={problem ?? "This price is no longer held."} />;
  return (
    <div className="wrap page stack narrow">
      <h1 className="step-3">Release the hold on {held.amount}?</h1>
      {problem && <FormErrors message={problem} />}
      <p className="num">It is held for you until {held.until}. After that, you pay the price of the day you book.</p>
      <p className="num">
        {held.fee === null
          ? "Holding it was free, so you owe nothing."
          : `The ${held.fee} you paid for holding it isn't refunded and no longer counts towards a booking.`}
      </p>
      <form method="post" className="row">
        <input type="hidden" name="lock" value={lockId} />
        <button type="submit" className="button primary" name="intent" value="let-go">
          Yes, release it
        </button>
        <a className="button" href={`/trips/${page.tripId}/hold`}>
          No, keep it
        </a>
      </form>
    </div>
  );
}
