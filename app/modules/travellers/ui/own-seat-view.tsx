import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { KNOWN, OWN } from "../own-seat-page";
import type { OwnSeatPage } from "../own-seat-page";
import { emptyTexts, textsTyped } from "../traveller-fields";
import { PersonFields } from "./person-fields";

interface PartProps {
  page: OwnSeatPage;
  problem?: FormProblem;
}

/** All fields of the traveller: empty, or with the details entered before. */
function Details({ page, problem }: PartProps) {
  const { shown } = page;
  const errors = problem?.fields ?? shown?.errors ?? {};
  return (
    <form method="post" className="stack" noValidate>
      <FormErrors message={problem?.message} fields={listProblems(errors)} />
      {shown?.known && <input type="hidden" name={KNOWN} value={shown.known} />}
      <PersonFields
        person={OWN}
        legend="You"
        texts={problem ? textsTyped(problem, OWN) : (shown?.texts ?? emptyTexts())}
        errors={errors}
        asked={page.asked}
        passportEnds={shown?.passportEnds}
        onTicket={shown?.onTicket}
        countries={page.countries}
        isSelf
      />
      <p className="row actions">
        <button
          type="submit"
          className="button primary"
          name="intent"
          value={shown ? "change" : "keep"}
          data-busy="Saving…"
        >
          Save my details
        </button>
        {page.isTold && (
          <button type="submit" className="button" name="intent" value="take-back">
            Delete my details
          </button>
        )}
      </p>
    </form>
  );
}

/** Asks for the birth date before any stored details are shown. */
function AskForDate({ problem }: Pick<PartProps, "problem">) {
  return (
    <form method="post" className="stack" noValidate>
      <FormErrors message={problem?.message} fields={listProblems(problem?.fields ?? {})} />
      <Field
        label="Your date of birth"
        hint="Enter it to see and change what you told us"
        type="date"
        name={KNOWN}
        autoComplete="bday"
        errors={problem?.fields[KNOWN]}
      />
      <p className="row actions">
        <button type="submit" className="button primary" name="intent" value="show">
          Show my details
        </button>
      </p>
    </form>
  );
}

/** Says only that details are stored, until the reader proves to be their owner; they can all be entered anew. */
function Closed({ page, problem }: PartProps) {
  const isAnew = problem !== undefined && Object.keys(problem.fields).some((field) => field !== KNOWN);
  return (
    <>
      <AskForDate problem={isAnew ? undefined : problem} />
      {page.fixed === null && (
        <details className="more" open={isAnew}>
          <summary>Enter all of your details anew</summary>
          <Details page={page} problem={isAnew ? problem : undefined} />
        </details>
      )}
    </>
  );
}

/** A companion's form for their own details, by their own link. */
export function OwnSeatView({ page, problem }: PartProps) {
  const { shown } = page;
  const isOpen = page.isTold ? shown !== null : true;
  return (
    <div className="wrap page stack narrow">
      <p>
        <a className="target" href={page.back}>
          Back to the invitation
        </a>
      </p>
      <h1 className="step-3">Your details for the booking</h1>
      <p>
        {`The airline and the hotel in ${page.place} need them. ${page.ownerName} sees your initials and that your details are there, and nothing else. We keep them encrypted and delete them a few days after the trip. `}
        <a href="/legal/privacy">How we keep them</a>
      </p>
      {page.isTold && (
        <p className="alert-box info">
          {shown ? `Saved: ${shown.told.name}, ${shown.told.details}.` : "Your details are saved."}
        </p>
      )}
      {page.fixed !== null && (
        <p>
          {page.fixed === "booked"
            ? "This trip is booked, so its travellers' details can't be changed any more. "
            : "The airline keeps the seats of this trip under the names it was given, so they can't be changed now. "}
          {`If something is wrong, tell ${page.ownerName}.`}
        </p>
      )}
      {!isOpen ? (
        <Closed page={page} problem={problem} />
      ) : page.fixed === null ? (
        <Details page={page} problem={problem} />
      ) : (
        <FormErrors message={problem?.message} />
      )}
    </div>
  );
}
