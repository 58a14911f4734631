import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { listProblems, sentText } from "#app/shared/form-problem";
import { formatCount } from "#app/shared/format";
import type { FormProblem } from "#app/shared/form-problem";
import type { BookingPart, BookingsPage } from "../bookings-page";
import { BringForm } from "./bring-form";
import { ToldFields } from "./told-fields";

/** The result of a form: the content of a file, the problems, or the effects of the change. */
export interface BookingsAnswer {
  /** The reason why the change was not made. */
  problem?: string;
  /** The reason why the file or the words could not be read, and the words. */
  fileProblem?: string;
  pasted?: string;
  flights?: FormTexts;
  stay?: FormTexts;
  notes?: string[];
  form?: FormProblem;
  /** The effects on the trip, a sentence each. */
  changes?: string[];
  /** The part that the change would take out, if it does. */
  takesOut?: BookingPart;
}

const PARTS: readonly BookingPart[] = ["flights", "stay"];
const WORDS = {
  flights: { add: "Type in your flights", change: "Change your flights", takeOut: "Take the flights out of the trip" },
  stay: { add: "Type in your stay", change: "Change your stay", takeOut: "Take the stay out of the trip" },
} as const;

/** A place of a longer trip is reached and left in other ways too. */
const WORDS_BETWEEN = {
  ...WORDS,
  flights: {
    add: "Type in how you travel",
    change: "Change how you travel",
    takeOut: "Take out how you travel, and go as planned",
  },
} as const;

/** The most effects that are shown at once; the others are a click away. */
const MOST_TOLD = 8;

function ChangeList({ changes }: { changes: readonly string[] }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  const others = changes.slice(MOST_TOLD);
  return (
    <section className="panel stack" aria-labelledby="what-changes" role="status">
      <h2 id="what-changes" className="step-1">
        What changes
      </h2>
      {changes.length === 0 ? <p>Your days stay the same.</p> : <ChangeList changes={changes.slice(0, MOST_TOLD)} />}
      {others.length > 0 && (
        <details className="more">
          <summary>{formatCount(others.length, "more change", "more changes")}</summary>
          <ChangeList changes={others} />
        </details>
      )}
    </section>
  );
}

/**
 * The bookings made elsewhere of a trip whose days are planned: forms to enter or change them, with the effects on the
 * days shown first.
 */
export function BookingsView({ page, answer = {} }: { page: BookingsPage; answer?: BookingsAnswer }) {
  const { form, changes, takesOut } = answer;
  const texts = form
    ? Object.fromEntries(Object.keys(form.values).map((name) => [name, sentText(form, name)]))
    : undefined;
  const words = page.planned ? WORDS_BETWEEN : WORDS;
  const errors = form?.fields ?? {};
  const listed = listProblems(errors);
  const [flights, stay] = [answer.flights ?? page.open.flights, answer.stay ?? page.open.stay];
  const isOpen = !takesOut && (flights !== undefined || stay !== undefined);
  return (
    <section className="stack narrow">
      <p>
        <Link className="target" to={page.back}>
          Back to the trip
        </Link>
      </p>
      <h1 className="step-3">Booked elsewhere</h1>
      {(answer.notes ?? []).map((note) => (
        <p key={note} className="alert-box info">
          {note}
        </p>
      ))}
      {changes && <Changes changes={changes} />}
      {takesOut && (
        <Form method="post" className="row actions">
          <TripBasis {...page.basis} />
          <input type="hidden" name="part" value={takesOut} />
          <SubmitButton busy="Changing your days…" name="intent" value="take-out">
            {words[takesOut].takeOut}
          </SubmitButton>
          <Link className="button" to={page.path}>
            Save it
          </Link>
        </Form>
      )}
      {!isOpen && !takesOut && (
        <>
          <FormErrors message={answer.problem} />
          <p>
            {PARTS.some((part) => page.parts[part].isOpen) ? (
              `Flights or a stay that you booked somewhere else belong here, so that your days in ${page.place} are planned around them.`
            ) : (
              <>
                {
                  "This page is for flights and stays booked somewhere else. You booked all of this trip here. To change a booking, "
                }
                <a href="/contact">write to us</a>.
              </>
            )}
          </p>
          {PARTS.map((part) => (
            <div key={part} className="panel stack">
              <h2 className="step-1">
                {part === "flights" ? (page.planned ? "How you travel" : "Flights") : "Where you stay"}
              </h2>
              <p>{page.parts[part].now}</p>
              {page.parts[part].isOpen && (
                <div className="row">
                  <Link className="button" to={`${page.path}?part=${part}`}>
                    {page.parts[part].isOwn ? words[part].change : words[part].add}
                  </Link>
                  {page.parts[part].isOwn && (
                    <Form method="post">
                      <TripBasis {...page.basis} />
                      <input type="hidden" name="part" value={part} />
                      <SubmitButton isPrimary={false} busy="Checking your days…" name="intent" value="look-take-out">
                        {words[part].takeOut}
                      </SubmitButton>
                    </Form>
                  )}
                </div>
              )}
            </div>
          ))}
          {PARTS.some((part) => page.parts[part].isOpen) && (
            <div className="panel stack">
              <h2 className="step-1">Or upload or paste your booking</h2>
              <BringForm action={page.path} problem={answer.fileProblem} pasted={answer.pasted} />
            </div>
          )}
        </>
      )}
      {isOpen && (
        <Form method="post" className="stack" noValidate>
          <TripBasis {...page.basis} />
          <FormErrors message={form?.message ?? (listed.length > 0 ? null : answer.problem)} fields={listed} />
          {!changes && <p>You'll see how this changes your days before anything happens.</p>}
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
            {changes && (
              <SubmitButton busy="Changing your days…" name="intent" value="keep">
                Save it and change my days
              </SubmitButton>
            )}
            <SubmitButton isPrimary={!changes} busy="Checking your days…" name="intent" value="look">
              {changes ? "Check again" : "See what changes"}
            </SubmitButton>
            <Link className="button" to={page.path}>
              Back
            </Link>
          </p>
        </Form>
      )}
    </section>
  );
}
