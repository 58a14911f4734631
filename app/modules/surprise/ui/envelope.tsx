import type { ReactNode } from "react";
import type { EnvelopeView } from "../envelope-view";

function Press({ intent, primary, children }: { intent: string; primary?: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={primary ? "button primary" : "button"} name="intent" value={intent}>
      {children}
    </button>
  );
}

/** Asks once more before a step that cannot be taken back. */
export function EnvelopeQuestion({
  envelope: { id, state, backToday, price, opens },
  asks,
}: {
  envelope: EnvelopeView;
  asks: "open" | "cancel";
}) {
  return (
    <section className="card stack" aria-labelledby="question">
      <h2 id="question" className="step-2">
        {asks === "open" ? "Open it now?" : "Cancel this trip?"}
      </h2>
      <p>
        {asks === "open"
          ? `It opens by itself on ${opens}. Once it's open, it can't be sealed again.`
          : state === "unpaid"
            ? "Nothing has been paid for it. Its envelope stays shut."
            : backToday
              ? `You get back ${backToday} of ${price}, the way you paid. Its envelope stays shut: we don't say where it would have gone.`
              : "Its rules don't allow a refund. Its envelope stays shut: we don't say where it would have gone."}
      </p>
      <form method="post" className="row">
        <Press intent={asks === "open" ? "open-now" : "call-off"} primary>
          {asks === "open" ? "Yes, open it" : "Yes, cancel the trip"}
        </Press>
        <a className="button" href={`/trips/${id}/sealed`}>
          No, keep it sealed
        </a>
      </form>
    </section>
  );
}

/** The weather to expect and the things to bring, as far as they may be told. */
export function EnvelopeHints({ envelope }: { envelope: EnvelopeView }) {
  return (
    <section className="stack" aria-labelledby="hints">
      <h2 id="hints" className="step-2">
        What we can tell you
      </h2>
      <ul className="plain ruled" role="list">
        <li>{envelope.weather}</li>
        <li>{envelope.flight}</li>
        <li>
          As far as we know, you won&rsquo;t need a visa with the passports you named, or any tablets or vaccinations
          weeks ahead. Check the official rules once it&rsquo;s open.
        </li>
      </ul>
      <p className="meta">{envelope.crowd}</p>
      <h3 className="step-1">What to bring</h3>
      <ul className="plain ruled" role="list">
        {envelope.packing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The price, the refunds, and the actions. @param note about the meaning of paying here */
export function EnvelopeMoney({ envelope, formKey, note }: { envelope: EnvelopeView; formKey: string; note?: string }) {
  const { id, state, price, limit, isAboveLimit, returns, reference } = envelope;
  return (
    <section className="stack" aria-labelledby="money">
      <h2 id="money" className="step-2">
        {state === "paid" ? "What you paid" : "What it costs"}
      </h2>
      <p className="num">{`${price} for all of you, flights and stay, taxes and fees included. Your limit is ${limit}.`}</p>
      {reference && <p className="num">{`Your reference is ${reference}.`}</p>}
      {state === "unpaid" && isAboveLimit && (
        <p className="alert-box">The price has risen above your limit. Ask for another envelope.</p>
      )}
      <ul className="plain ruled" role="list">
        {returns.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {state === "unpaid" && note && <p className="meta">{note}</p>}
      <form method="post" className="stack">
        <input type="hidden" name="formKey" value={formKey} />
        {state === "unpaid" && !isAboveLimit && (
          <p className="row actions">
            <Press intent="pay" primary>
              {`Pay ${price}`}
            </Press>
          </p>
        )}
        <p className="row">
          {state === "unpaid" && (
            <Press intent="seal-another" primary={isAboveLimit}>
              Seal another one
            </Press>
          )}
          {state === "paid" && (
            <a className="button" href={`/trips/${id}/sealed?ask=open`}>
              Open it now
            </a>
          )}
          <a className="button" href={`/trips/${id}/sealed?ask=cancel`}>
            Cancel the trip
          </a>
        </p>
      </form>
    </section>
  );
}
