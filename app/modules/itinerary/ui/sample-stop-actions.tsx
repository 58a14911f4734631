import type { FormEvent } from "react";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";

interface SampleStopActionsProps {
  day: ItineraryDay;
  item: ItineraryItem;
  /** The changes so far, as they travel with the form. */
  edits: string;
  onEdit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Actions to try with a stop of a sample, closed until asked for: a sample is read first. A plain form without scripts;
 * with them nothing leaves the page.
 */
export function SampleStopActions({ day, item, edits, onEdit }: SampleStopActionsProps) {
  const index = day.items.findIndex((one) => one.id === item.id);
  const isStuck = (other: ItineraryItem | undefined) =>
    other === undefined || Boolean(other.locked) || Boolean(item.locked);
  const buttons = [
    { kind: "lock", label: item.locked ? "Unlock" : "Lock", disabled: false },
    { kind: "up", label: "Move up", disabled: isStuck(day.items[index - 1]) },
    { kind: "down", label: "Move down", disabled: isStuck(day.items[index + 1]) },
    { kind: "replace", label: "Replace", disabled: Boolean(item.locked) },
    { kind: "remove", label: "Remove", disabled: Boolean(item.locked) },
  ];
  return (
    <details className="nearby">
      <summary>
        Try a change<span className="visually-hidden">: {item.name}</span>
      </summary>
      <form
        method="post"
        action={`#day-${day.dayNumber}`}
        className="row stop-actions"
        data-offline="own"
        onSubmit={onEdit}
      >
        <input type="hidden" name="edits" value={edits} />
        <input type="hidden" name="stop" value={item.id} />
        {buttons.map(({ kind, label, disabled }) => (
          <button
            key={kind}
            type="submit"
            className="button"
            name="kind"
            value={kind}
            disabled={disabled}
            aria-label={`${label}: ${item.name}`}
          >
            {label}
          </button>
        ))}
      </form>
    </details>
  );
}
