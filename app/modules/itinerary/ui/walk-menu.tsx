import type { ReactNode } from "react";
import type { FormProblem } from "#app/shared/form-problem";
import type { ItineraryItem } from "../day/itinerary";
import { LineForm, LineMenu } from "./line-menu";

/** The action on a walk that the plan made up: it can be taken out, and does not come back. */
export function WalkMenu({
  item,
  refused,
  children,
}: {
  item: ItineraryItem & { walkId: string };
  refused?: FormProblem;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}) {
  const fields = (
    <>
      {children}
      <input type="hidden" name="placeId" value={item.walkId} />
    </>
  );
  return (
    <LineMenu {...{ item, refused }} idOf={(field) => `walk-${item.id}-${field}`}>
      <LineForm {...{ item, fields }} className="row">
        <button type="submit" className="button" name="intent" value="remove-stop" aria-label={`Remove ${item.name}`}>
          Remove
        </button>
      </LineForm>
    </LineMenu>
  );
}
