import { FormErrors } from "#app/components/forms/form-errors";
import { useReality } from "#app/components/layout/use-reality";
import { Pieces } from "#app/components/ui/pieces";
import { beforePayingNote } from "#app/config/reality-words";
import type { EnvelopeView } from "../envelope-view";
import { EnvelopeHints, EnvelopeMoney, EnvelopeQuestion } from "./envelope";
import { Somewhere } from "./somewhere";

interface EnvelopePageProps {
  envelope: EnvelopeView;
  /** The time until it opens, in words. */
  left: string;
  formKey: string;
  /** The step that is asked about once more. */
  asks: "open" | "cancel" | null;
  problem: string | null | undefined;
}

/** A trip in an envelope: its state, the money and the hints. */
export function EnvelopePage({ envelope, left, formKey, asks, problem }: EnvelopePageProps) {
  const real = useReality();
  const { state } = envelope;
  return (
    <Somewhere>
      <header className="stack">
        <p className="eyebrow num">
          <Pieces of={envelope.about} />
        </p>
        <h1 className="step-3">Sealed trip</h1>
        <p>
          {state === "cancelled" ? (
            "This trip is cancelled. Its envelope stays shut."
          ) : (
            <>
              {state === "paid"
                ? "It's paid and booked. The envelope opens on "
                : "Once you've paid, the envelope opens on "}
              <time dateTime={envelope.opensAt}>{envelope.opens}</time>
              {state === "paid" ? `, in ${left}.` : "."}
            </>
          )}
        </p>
        <FormErrors message={problem} />
      </header>
      {asks && <EnvelopeQuestion envelope={envelope} asks={asks} />}
      {state !== "cancelled" && (
        <>
          <EnvelopeMoney envelope={envelope} formKey={formKey} note={real ? beforePayingNote(real) : undefined} />
          <EnvelopeHints envelope={envelope} />
        </>
      )}
      <p className="row">
        {state === "cancelled" ? (
          <a className="button primary" href="/surprise/sealed">
            Seal a new trip
          </a>
        ) : (
          <>
            <a className="target" href={`/trips/${envelope.id}/companions`}>
              Who comes along
            </a>
            <a className="target" href={`/trips/${envelope.id}/money`}>
              Money
            </a>
          </>
        )}
        <a className="target" href="/trip/dashboard">
          All my trips
        </a>
      </p>
    </Somewhere>
  );
}
