import { Form, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Icon } from "#app/components/ui/icon";
import { formatClock } from "#app/shared/format";
import type { ItineraryItem } from "../itinerary";

interface Choice {
  value: string;
  label: string;
}

interface StopMenuProps {
  item: ItineraryItem & { placeId: string };
  /** Whether another visit of the day comes before it, and after it. */
  canMove: { earlier: boolean; later: boolean };
  otherDays: readonly Choice[];
  /** What could stand in its place, the best first. */
  alternatives: readonly Choice[];
  note?: string;
  /** Opened because something in it was refused. */
  isOpen: boolean;
  /** Longest note, in letters. */
  mostNote: number;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}

/** What may be done with a stop: one menu of plain forms, folded away until it is asked for. */
export function StopMenu({ item, canMove, otherDays, alternatives, note, isOpen, mostNote, children }: StopMenuProps) {
  const { name, placeId } = item;
  const id = `stop-${placeId}`;
  const isBusy = useNavigation().state !== "idle";
  // A second change waits for the first: it would rest on days that are just being changed.
  const once = (event: FormEvent): void => {
    if (isBusy) event.preventDefault();
  };
  const fields = (
    <>
      {children}
      <input type="hidden" name="placeId" value={placeId} />
    </>
  );
  return (
    <details className="stop-menu" open={isOpen}>
      <summary aria-label={`Change ${name}`}>
        <Icon name="pencil-simple" />
        Change
      </summary>
      <div className="panel stack" aria-busy={isBusy || undefined}>
        <Form method="post" className="row" onSubmit={once}>
          {fields}
          <button
            type="submit"
            className="button"
            name="intent"
            value={item.locked ? "unlock-stop" : "lock-stop"}
            aria-label={`${item.locked ? "Unlock" : "Lock"} ${name}`}
          >
            {item.locked ? "Unlock" : "Lock"}
          </button>
          {canMove.earlier && (
            <button
              type="submit"
              className="button"
              name="intent"
              value="shift-earlier"
              aria-label={`Move ${name} earlier in the day`}
            >
              Earlier
            </button>
          )}
          {canMove.later && (
            <button
              type="submit"
              className="button"
              name="intent"
              value="shift-later"
              aria-label={`Move ${name} later in the day`}
            >
              Later
            </button>
          )}
          <button type="submit" className="button" name="intent" value="remove-stop" aria-label={`Remove ${name}`}>
            Remove
          </button>
        </Form>
        <Form method="post" className="pair" onSubmit={once}>
          {fields}
          <label htmlFor={`${id}-start`}>Begin at</label>
          <input
            type="time"
            id={`${id}-start`}
            name="start"
            required
            defaultValue={item.start < 24 * 60 ? formatClock(item.start) : undefined}
          />
          <button
            type="submit"
            className="button"
            name="intent"
            value="time-stop"
            aria-label={`Set the time of ${name}`}
          >
            Set time
          </button>
        </Form>
        {otherDays.length > 0 && (
          <Form method="post" className="pair" onSubmit={once}>
            {fields}
            <label htmlFor={`${id}-date`}>Another day</label>
            <select id={`${id}-date`} name="date" aria-label={`Another day for ${name}`}>
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
              aria-label={`Move ${name} to that day`}
            >
              Move
            </button>
          </Form>
        )}
        {alternatives.length > 0 && (
          <Form method="post" className="pair" onSubmit={once}>
            {fields}
            <label htmlFor={`${id}-with`}>Something else</label>
            <select id={`${id}-with`} name="withId">
              {alternatives.map((place) => (
                <option key={place.value} value={place.value}>
                  {place.label}
                </option>
              ))}
            </select>
            <button type="submit" className="button" name="intent" value="replace-stop" aria-label={`Replace ${name}`}>
              Replace
            </button>
          </Form>
        )}
        <Form method="post" className="pair" onSubmit={once}>
          {fields}
          <label htmlFor={`${id}-note`}>Note</label>
          <textarea id={`${id}-note`} name="note" rows={2} maxLength={mostNote} defaultValue={note} />
          <button
            type="submit"
            className="button"
            name="intent"
            value="note-stop"
            aria-label={`Save the note at ${name}`}
          >
            Save
          </button>
        </Form>
      </div>
    </details>
  );
}
