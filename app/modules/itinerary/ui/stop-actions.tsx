import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ItineraryItem } from "../itinerary";

/** What may be done with a stop: hold it, take it out, or give it another day. Plain buttons of plain forms. */
export function StopActions({
  item,
  otherDays,
  children,
}: {
  item: ItineraryItem;
  otherDays: { value: string; label: string }[];
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}) {
  return (
    <Form method="post" className="row stop-actions">
      {children}
      <input type="hidden" name="placeId" value={item.placeId} />
      <button
        type="submit"
        className="button"
        name="intent"
        value={item.locked ? "unlock-stop" : "lock-stop"}
        aria-label={`${item.locked ? "Unlock" : "Lock"} ${item.name}`}
      >
        {item.locked ? "Unlock" : "Lock"}
      </button>
      <button type="submit" className="button" name="intent" value="remove-stop" aria-label={`Remove ${item.name}`}>
        Remove
      </button>
      {otherDays.length > 0 && (
        <>
          <select name="date" aria-label={`Another day for ${item.name}`}>
            {otherDays.map((day) => (
              <option key={day.value} value={day.value}>
                {day.label}
              </option>
            ))}
          </select>
          <button
            type="submit"
            className="button"
            name="intent"
            value="move-stop"
            aria-label={`Move ${item.name} to that day`}
          >
            Move
          </button>
        </>
      )}
    </Form>
  );
}
