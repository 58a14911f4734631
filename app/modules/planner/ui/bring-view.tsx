import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PlannedWays } from "#app/modules/elsewhere/own-way";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { listProblems, sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { NOTE_FIELD, answerOf } from "../brought/brought-notes";
import type { BringAnswer } from "../brought/brought-notes";
import { BringForm } from "./bring-form";
import { ToldFields } from "./told-fields";

export interface BringPage {
  place: string;
  neighbourhoods: string[];
  /** Of a place of a longer trip: the ways to and from the places beside it. */
  planned?: PlannedWays;
  currencies: { value: string; label: string }[];
  basis: { revision: number; formKey: string };
  backTo: string;
  /** Where a file or words are read; the planner's own page for it unless told otherwise. */
  readAt?: string;
  /** Where what was read is sent, and the button that sends it; kept with the planner's trip unless told otherwise. */
  keepAt?: { action: string; intent: string; label: string; busy: string; tripId: string };
}

/** Takes a file or words, shows their bookings in the usual forms, and stores nothing before the traveller confirms. */
export function BringView({ page, answer: answered }: { page: BringPage; answer?: BringAnswer | FormProblem }) {
  const answer = answered && answerOf(answered);
  const { form } = answer ?? {};
  const texts = form
    ? Object.fromEntries(Object.keys(form.values).map((name) => [name, sentText(form, name)]))
    : undefined;
  const errors = form?.fields ?? {};
  const listed = listProblems(errors);
  const [flights, stay] = [answer?.flights, answer?.stay];
  return (
    <section className="stack narrow">
      <h1 className="step-3">{flights || stay ? "Is this right?" : "Bring your booking"}</h1>
      {(answer?.notes ?? []).map((note) => (
        <p key={note} className="alert-box info">
          {note}
        </p>
      ))}
      {flights || stay ? (
        <Form method="post" action={page.keepAt?.action} className="stack" noValidate>
          {page.keepAt && <input type="hidden" name="tripId" value={page.keepAt.tripId} />}
          <TripBasis {...page.basis} />
          {/* The lines to check stay on the page when the form comes back. */}
          {(answer?.notes ?? []).map((note) => (
            <input key={note} type="hidden" name={NOTE_FIELD} value={note} />
          ))}
          <p>
            {page.keepAt && `We'd put this with ${page.place}. `}
            This is what we found. Correct anything that's wrong and fill in what's missing. We don't keep the file.
          </p>
          <FormErrors message={form?.message} fields={listed} />
          <ToldFields
            flights={flights && (texts ?? flights)}
            stay={stay && (texts ?? stay)}
            errors={errors}
            place={page.place}
            neighbourhoods={page.neighbourhoods}
            currencies={page.currencies}
            planned={page.planned}
          />
          <p className="row actions">
            <SubmitButton
              busy={page.keepAt?.busy ?? "Saving it to your trip…"}
              name="intent"
              value={page.keepAt?.intent ?? "keep-read"}
            >
              {page.keepAt?.label ?? "Save this to my trip"}
            </SubmitButton>
            <Link className="button" to={page.backTo}>
              Back
            </Link>
          </p>
        </Form>
      ) : (
        <>
          <BringForm action={page.readAt} problem={answer?.problem} pasted={answer?.pasted} />
          <p>
            <Link className="target" to={page.backTo}>
              {page.readAt === undefined ? "Type it in instead" : "Back to the trip"}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
