import type { ReactNode } from "react";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { formatClock } from "#app/shared/format";
import type { ItineraryItem } from "../day/itinerary";
import { STAY_MINUTES } from "../day/own-place-limits";
import { LineChoice, LineField, LineForm, LineMenu } from "./line-menu";

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
  /** A form of the menu that was refused. */
  refused?: FormProblem;
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
  refused,
  isOnDayTrip,
  mostNote,
  own,
  children,
}: StopMenuProps) {
  const { name, placeId } = item;
  const idOf = (field: string): string => `stop-${item.id}-${field}`;
  const fieldOf = (name: string, label: string) => ({ id: idOf(name), label, errors: refused?.fields[name] });
  const fields = (
    <>
      {children}
      <input type="hidden" name="placeId" value={placeId} />
    </>
  );
  return (
    <LineMenu {...{ item, refused, idOf }}>
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
        <LineField {...fieldOf("start", "Start at")}>
          {(control) => (
            <>
              <input
                type="time"
                {...control}
                name="start"
                required
                defaultValue={
                  sentText(refused, "start") ?? (item.start < 24 * 60 ? formatClock(item.start) : undefined)
                }
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
            </>
          )}
        </LineField>
      </LineForm>
      {!isOnDayTrip && (
        <LineForm {...{ item, fields }}>
          <LineField {...fieldOf("minutes", "Length in minutes")}>
            {(control) => (
              <>
                <input
                  type="number"
                  inputMode="numeric"
                  {...control}
                  name="minutes"
                  required
                  min={STAY_MINUTES.least}
                  max={STAY_MINUTES.most}
                  step={STAY_MINUTES.step}
                  defaultValue={sentText(refused, "minutes") ?? String(item.end - item.start)}
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
              </>
            )}
          </LineField>
        </LineForm>
      )}
      <LineChoice
        {...{ item, fields }}
        refused={refused}
        id={idOf("date")}
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
        refused={refused}
        id={idOf("withId")}
        label="Something else"
        name="withId"
        options={alternatives}
        button="Replace"
        buttonLabel={`Replace ${name}`}
        intent="replace-stop"
      />
      {own ?? (
        <LineForm {...{ item, fields }}>
          <LineField {...fieldOf("note", "Note")} hint={`Up to ${mostNote} characters`}>
            {(control) => (
              <>
                <textarea {...control} name="note" rows={2} defaultValue={sentText(refused, "note") ?? note} />
                <button
                  type="submit"
                  className="button"
                  name="intent"
                  value="note-stop"
                  aria-label={`Save the note at ${name}`}
                >
                  Save
                </button>
              </>
            )}
          </LineField>
        </LineForm>
      )}
    </LineMenu>
  );
}
