import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { FormProblem } from "#app/shared/form-problem";
import { OwnPlaceFields, ownPlaceWrong } from "./own-place-fields";

interface OwnPlaceFormProps {
  districts: readonly string[];
  days: readonly { value: string; label: string }[];
  /** The sent form that could not be taken. */
  refused?: FormProblem;
  /** Those that are in none of the days. */
  spare: readonly { id: string; name: string }[];
  mostNote: number;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}

/** A place that is in no catalogue: a friend's flat, a table of one's own, a shop that was read about. */
export function OwnPlaceForm({ districts, days, refused, spare, mostNote, children }: OwnPlaceFormProps) {
  const { values, fields: errors = {}, message } = refused ?? {};
  return (
    <details className="panel own-place" id="own-place" open={refused !== undefined}>
      <summary>
        <h2 className="step-1">Add a place of your own</h2>
      </summary>
      <Form method="post" action="#own-place" className="stack">
        {children}
        <FormErrors message={message} fields={ownPlaceWrong("own", errors)} />
        <OwnPlaceFields {...{ districts, days, values, errors, mostNote }} prefix="own" />
        <SubmitButton isPrimary={false} busy="Fitting it in…" name="intent" value="add-own">
          Add it to the days
        </SubmitButton>
      </Form>
      {spare.length > 0 && (
        <>
          <h3>Your places that aren't in the days</h3>
          <ul className="spare-places">
            {spare.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Form method="post" action="#own-place" className="row">
                  {children}
                  <input type="hidden" name="placeId" value={id} />
                  <button
                    type="submit"
                    className="button"
                    name="intent"
                    value="add-stop"
                    aria-label={`Add ${name} to my days`}
                  >
                    Add to my days
                  </button>
                  <button
                    type="submit"
                    className="button"
                    name="intent"
                    value="delete-own"
                    aria-label={`Delete ${name} from this trip`}
                  >
                    Delete
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
