import type { ReactNode } from "react";
import { formatClock } from "#app/shared/format";
import type { ItineraryItem } from "../day/itinerary";
import { STAY_MINUTES } from "../day/own-place-limits";
import { LineChoice, LineForm, LineMenu } from "./line-menu";

interface Choice {
  value: string;
  label: string;
}

interface StopMenuProps {
  item: ItineraryItem & { placeId: string };
  /** Whether another visit of the day comes before it, and after it. */
  canMove: { earlier: boolean; later: boolean };
  otherDays: readonly Choice[];
  /** Places that could stand in its place, the best first. */
  alternatives: readonly Choice[];
  note?: string;
  /** How long to stay, as it was typed and could not be taken. */
  minutes?: string;
  /** When to begin, as it was typed and could not be. */
  start?: string;
  /** The part of the form that was refused, and why. */
  problem?: string;
  /** Its hours are set by the journey of its day. */
  isOnDayTrip: boolean;
  /** Longest note, in letters. */
  mostNote: number;
  /** Further actions on a place of the traveller's own, its note included. */
  own?: ReactNode;
  /** Fields that the page adds to each of its forms. */
  children?: ReactNode;
}

/** Actions on a stop: one menu of plain forms, folded away until it is asked for. */
export function StopMenu({
  item,
  canMove,
  otherDays,
  alternatives,
  note,
  minutes = String(item.end - item.start),
  start = item.start < 24 * 60 ? formatClock(item.start) : undefined,
  problem,
  isOnDayTrip,
  mostNote,
  own,
  children,
}: StopMenuProps) {
  const { name, placeId } = item;
  const id = `stop-${item.id}`;
  const fields = (
    <>
      {children}
      <input type="hidden" name="placeId" value={placeId} />
    </>
  );
  return (
    <LineMenu item={item} problem={problem}>
      <LineForm {...{ item, fields }} className="row">
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
      </LineForm>
      <LineForm {...{ item, fields }}>
        <label htmlFor={`${id}-start`}>Start at</label>
        <input type="time" id={`${id}-start`} name="start" required defaultValue={start} />
        <button type="submit" className="button" name="intent" value="time-stop" aria-label={`Set the time of ${name}`}>
          Set time
        </button>
      </LineForm>
      {!isOnDayTrip && (
        <LineForm {...{ item, fields }}>
          <label htmlFor={`${id}-minutes`}>Length in minutes</label>
          <input
            type="number"
            inputMode="numeric"
            id={`${id}-minutes`}
            name="minutes"
            required
            min={STAY_MINUTES.least}
            max={STAY_MINUTES.most}
            step={STAY_MINUTES.step}
            defaultValue={minutes}
          />
          <button
            type="submit"
            className="button"
            name="intent"
            value="stay-stop"
            aria-label={`Set how long to stay at ${name}`}
          >
            Set length
          </button>
        </LineForm>
      )}
      <LineChoice
        {...{ item, fields }}
        id={`${id}-date`}
        label="Another day"
        selectLabel={`Another day for ${name}`}
        name="date"
        options={otherDays}
        button="Move"
        buttonLabel={`Move ${name} to that day`}
        intent="move-stop"
      />
      <LineChoice
        {...{ item, fields }}
        id={`${id}-with`}
        label="Something else"
        name="withId"
        options={alternatives}
        button="Replace"
        buttonLabel={`Replace ${name}`}
        intent="replace-stop"
      />
      {own ?? (
        <LineForm {...{ item, fields }}>
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
        </LineForm>
      )}
    </LineMenu>
  );
}
