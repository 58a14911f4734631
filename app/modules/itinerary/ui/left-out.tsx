import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { LeftOut } from "../day/itinerary";

/** Lets the reader have a place in after all, at the cost of others. */
export interface MakeRoom {
  tripId: string;
  /** Ids of the places for which room can be made. */
  places: readonly string[];
  /** The page to come back to. */
  page: "trip" | "days";
  /** Fields that the page adds to each of its forms. */
  fields: ReactNode;
}

/** Notable places that are not in the plan, each with the reason: an honest plan says what it leaves out. */
export function LeftOutList({ places, makeRoom }: { places: LeftOut[]; makeRoom?: MakeRoom }) {
  if (places.length === 0) return null;
  return (
    <details className="more">
      <summary>What we left out, and why</summary>
      <ul className="plain left-out">
        {places.map((place) => (
          <li key={place.placeId}>
            <span>
              <b>{place.name}.</b> {place.why}
            </span>
            {makeRoom?.places.includes(place.placeId) && (
              <Form method="post" action={`/itinerary/${makeRoom.tripId}/edit`}>
                {makeRoom.fields}
                <input type="hidden" name="intent" value="make-room" />
                <input type="hidden" name="page" value={makeRoom.page} />
                <SubmitButton
                  isPrimary={false}
                  busy="Making room…"
                  name="placeId"
                  value={place.placeId}
                  aria-label={`Add it: ${place.name}`}
                >
                  Add it
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
