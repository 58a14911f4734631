import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { useInTurn } from "#app/modules/itinerary/ui/use-in-turn";
import type { FormProblem } from "#app/shared/form-problem";
import type { OwnPlaceSent } from "../days/own-place-form";
import { OwnPlaceFields, ownPlaceWrong } from "./own-place-fields";

interface OwnPlaceEditorProps {
  placeId: string;
  name: string;
  values: OwnPlaceSent;
  /** The problem of the last sent form; none where it had none. */
  refused?: FormProblem;
  districts: readonly string[];
  mostNote: number;
  /** Where on the page the answer is shown. */
  to: string;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}

/**
 * Changes what a traveller has said of a place of their own, or deletes it; folded away inside the menu of its stop.
 */
export function OwnPlaceEditor({
  placeId,
  name,
  values,
  refused,
  districts,
  mostNote,
  to,
  children,
}: OwnPlaceEditorProps) {
  const { inTurn } = useInTurn();
  return (
    <details className="own-place" open={refused !== undefined}>
      <summary>Change its details</summary>
      <Form method="post" action={to} className="stack" onSubmit={inTurn}>
        {children}
        <input type="hidden" name="placeId" value={placeId} />
        <FormErrors message={refused?.message} fields={ownPlaceWrong(placeId, refused?.fields ?? {})} />
        <OwnPlaceFields {...{ districts, values, mostNote }} errors={refused?.fields} prefix={placeId} />
        <div className="row">
          <button type="submit" className="button" name="intent" value="change-own" aria-label={`Save ${name}`}>
            Save
          </button>
          <button
            type="submit"
            className="button"
            name="intent"
            value="delete-own"
            formNoValidate
            aria-label={`Delete ${name} from this trip`}
          >
            Delete it from this trip
          </button>
        </div>
      </Form>
    </details>
  );
}
