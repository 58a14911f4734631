import { Field, FieldFrame, describedBy } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { MOST_NOTES } from "../trip/trip";
import type { TripStatus } from "../trip/trip";
import { TripBasis } from "./trip-basis";

/** A form of the page that was refused. */
export interface ManageProblem extends FormProblem {
  intent: string;
  /** How it stands now, where others have changed it first. */
  stands?: string;
}

interface ManageProps {
  trip: { id: string; name: string; destination: string; notes: string; status: TripStatus; isBeingBooked: boolean };
  /** Whether its owner may call it off by themselves. */
  isCancellable: boolean;
  supportEmail: string;
  basis: { revision: number; formKey: string };
  problem?: ManageProblem;
}

function Cancel({ trip, isCancellable, supportEmail }: Pick<ManageProps, "trip" | "isCancellable" | "supportEmail">) {
  if (trip.status === "cancelled") return <p>This trip is cancelled. You can still make a copy of it.</p>;
  if (trip.status === "completed") return <p>This trip is over, so there is nothing to cancel.</p>;
  if (trip.isBeingBooked)
    return <p>This trip is being booked, usually within a few minutes. You can cancel it as soon as that is done.</p>;
  if (!isCancellable)
    return (
      <p>
        This trip can&rsquo;t be cancelled here any more. Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{" "}
        with your booking reference.
      </p>
    );
  return (
    <>
      <p>
        {trip.status === "booked"
          ? "The next page shows what you'd get back, and asks you to confirm."
          : "The next page asks you to confirm. Nothing has been paid for this trip."}
      </p>
      <p>
        <a className="button" href={`/trips/${trip.id}/cancel`}>
          Cancel the trip…
        </a>
      </p>
    </>
  );
}

/** Name, notes, a copy, and calling it off. */
export function ManageView({ trip, isCancellable, supportEmail, basis, problem }: ManageProps) {
  const of = (intent: string) => (problem?.intent === intent ? problem : undefined);
  const [rename, notes, copy] = [of("rename-trip"), of("keep-notes"), of("copy-trip")];
  const frame = {
    id: "notes",
    label: "Notes",
    hint: `Booking numbers, who to call, what not to forget. Only you can see them. Up to ${MOST_NOTES.toLocaleString("en-US")} characters.`,
    errors: notes?.fields.notes,
  };
  return (
    <div className="wrap page stack narrow wide-gap">
      <header className="stack">
        <p>
          <a className="target" href={`/trips/${trip.id}`}>{`Back to ${trip.name}`}</a>
        </p>
        <h1 className="step-3">Trip settings</h1>
      </header>
      <form method="post" className="panel stack" aria-labelledby="rename-heading" id="rename">
        <TripBasis {...basis} />
        <h2 className="step-1" id="rename-heading">
          Rename this trip
        </h2>
        <FormErrors message={rename?.message} fields={listProblems(rename?.fields ?? {})} />
        <Field
          label="Name of the trip"
          name="tripName"
          defaultValue={sentText(rename, "tripName") ?? trip.name}
          errors={rename?.fields.tripName}
          maxLength={80}
          required
          autoComplete="off"
        />
        <p>
          <button type="submit" className="button" name="intent" value="rename-trip">
            Save the name
          </button>
        </p>
      </form>
      <form method="post" className="panel stack" aria-labelledby="notes-heading" id="your-notes" data-keep="notes">
        <TripBasis {...basis} />
        <h2 className="step-1" id="notes-heading">
          Your notes
        </h2>
        <FormErrors message={notes?.message} fields={listProblems(notes?.fields ?? {})} />
        <FieldFrame {...frame}>
          <textarea
            id="notes"
            name="notes"
            rows={8}
            defaultValue={sentText(notes, "notes") ?? trip.notes}
            {...describedBy(frame)}
          />
        </FieldFrame>
        <p>
          <button type="submit" className="button" name="intent" value="keep-notes">
            Save the notes
          </button>
        </p>
      </form>
      <form method="post" className="panel stack" aria-labelledby="copy-heading" id="copy">
        <TripBasis {...basis} />
        <h2 className="step-1" id="copy-heading">
          Make a copy
        </h2>
        <FormErrors message={copy?.message} />
        <p>
          {`A new draft to ${trip.destination} with the same people, wishes and budget. It keeps your dates if they're in the future; otherwise it moves them to about a year later. You choose flights, stay and days again.`}
        </p>
        <p>
          <button type="submit" className="button" name="intent" value="copy-trip">
            Make a copy
          </button>
        </p>
      </form>
      <section className="panel stack" aria-labelledby="cancel-heading" id="cancel">
        <h2 className="step-1" id="cancel-heading">
          Cancel this trip
        </h2>
        <Cancel trip={trip} isCancellable={isCancellable} supportEmail={supportEmail} />
      </section>
    </div>
  );
}
