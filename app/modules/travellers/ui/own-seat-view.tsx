import { FormErrors } from "#app/components/forms/form-errors";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { Asked, MaskedTraveller } from "../traveller";
import { textsTyped } from "../traveller-fields";
import type { TravellerTexts } from "../traveller-fields";
import { PersonFields } from "./person-fields";

/** The one person of the form, in the names of its fields. */
export const OWN = "own";

export interface OwnSeatPage {
  back: string;
  place: string;
  ownerName: string;
  asked: Asked;
  /** Why nothing may change any more. */
  fixed: "booked" | "held" | null;
  texts: TravellerTexts;
  /** What is kept, masked; none before anything was told. */
  told: MaskedTraveller | null;
  passportEnds: string | null;
  onTicket: string | null;
  errors: Record<string, string[]>;
  countries: { value: string; label: string }[];
}

/** What a companion tells of themselves, by their own link. */
export function OwnSeatView({ page, problem }: { page: OwnSeatPage; problem?: FormProblem }) {
  const errors = problem?.fields ?? page.errors;
  const listed = listProblems(errors);
  return (
    <div className="wrap page stack narrow">
      <p>
        <a className="target" href={page.back}>
          Back to the invitation
        </a>
      </p>
      <h1 className="step-3">Your details for the booking</h1>
      <p>
        {`The airline and the hotel in ${page.place} need them. ${page.ownerName} sees your first name, your year of birth and the last letters of your passport, and nothing else. We keep them encrypted and delete them a few days after the trip. `}
        <a href="/legal/privacy">How we keep them</a>
      </p>
      {page.told && <p className="alert-box info">{`Saved: ${page.told.name}, ${page.told.details}.`}</p>}
      {page.fixed !== null ? (
        <>
          <FormErrors message={problem?.message} />
          <p>
            {page.fixed === "booked"
              ? "This trip is booked, so its travellers' details can't be changed any more. "
              : "The airline keeps the seats of this trip under the names it was given, so they can't be changed now. "}
            {`If something is wrong, tell ${page.ownerName}.`}
          </p>
        </>
      ) : (
        <form method="post" className="stack" noValidate>
          <FormErrors message={problem?.message} fields={listed} />
          <PersonFields
            person={OWN}
            legend="You"
            texts={problem ? textsTyped(problem, OWN) : page.texts}
            errors={errors}
            asked={page.asked}
            passportEnds={page.passportEnds}
            onTicket={page.onTicket}
            countries={page.countries}
            isSelf
          />
          <p className="row actions">
            <button type="submit" className="button primary" name="intent" value="keep" data-busy="Saving…">
              Save my details
            </button>
            {page.told && (
              <button type="submit" className="button" name="intent" value="take-back">
                Delete my details
              </button>
            )}
          </p>
        </form>
      )}
    </div>
  );
}
