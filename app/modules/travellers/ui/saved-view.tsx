import { FormErrors } from "#app/components/forms/form-errors";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { emptyTexts, textsTyped } from "../traveller-fields";
import type { TravellerTexts } from "../traveller-fields";
import { PersonFields } from "./person-fields";

/** The form's only traveller, in the names of its fields. */
export const SAVED = "saved";

export interface SavedPage {
  saved: { id: string; name: string; details: string }[];
  /** The traveller being changed. */
  open: { id: string; texts: TravellerTexts; passportEnds: string | null } | null;
  maySave: boolean;
  countries: { value: string; label: string }[];
}

/** The travellers for whom an account books more than once: a list, and a form for one of them. */
export function SavedView({ page, problem }: { page: SavedPage; problem?: FormProblem }) {
  const { open } = page;
  const errors = problem?.fields ?? {};
  return (
    <div className="wrap page stack narrow wide-gap">
      <p>
        <a className="target" href="/profile/account">
          Back to account settings
        </a>
      </p>
      <h1 className="step-3">Saved travellers</h1>
      <p>
        People you book for more than once. We keep them encrypted, and you choose them at the checkout. Ask them before
        you save their passport.
      </p>
      {page.saved.length === 0 ? (
        <p>You haven't saved anybody yet.</p>
      ) : (
        <ul className="plain ruled">
          {page.saved.map(({ id, name, details }) => (
            <li key={id} className="row spread">
              <span>
                <b>{name}</b>
                <br />
                <span className="meta">{details}</span>
              </span>
              <form method="post" className="row">
                <input type="hidden" name="traveller" value={id} />
                <a className="button" href={`?change=${id}#${SAVED}`}>
                  Change<span className="visually-hidden">{`: ${name}`}</span>
                </a>
                <button type="submit" className="button" name="intent" value="delete">
                  Delete<span className="visually-hidden">{`: ${name}`}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {page.maySave || open ? (
        <form method="post" className="stack" noValidate>
          <FormErrors message={problem?.message} fields={listProblems(errors)} />
          {open && <input type="hidden" name="traveller" value={open.id} />}
          <PersonFields
            person={SAVED}
            legend={open ? "Change this traveller" : "Someone new"}
            texts={problem ? textsTyped(problem, SAVED) : (open?.texts ?? emptyTexts())}
            errors={errors}
            asked="passport"
            passportEnds={open?.passportEnds}
            countries={page.countries}
          />
          <p className="row actions">
            <button type="submit" className="button primary" name="intent" value="save" data-busy="Saving">
              Save
            </button>
            {open && (
              <a className="button" href="?">
                Leave as it is
              </a>
            )}
          </p>
        </form>
      ) : (
        <p>
          Saving travellers is part of premium. <a href="/pricing">See what premium includes</a>
        </p>
      )}
    </div>
  );
}
