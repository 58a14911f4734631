import type { FormEvent } from "react";
import { SelectField } from "#app/components/forms/select-field";
import type { ItineraryDay } from "../day/itinerary";
import type { SampleIdea } from "../sample/sample-edits";
import { positionOf } from "../sample/sample-asked";

interface SampleInsertProps {
  days: readonly ItineraryDay[];
  ideas: readonly SampleIdea[];
  edits: string;
  onEdit: (event: FormEvent<HTMLFormElement>) => void;
  hasEdits: boolean;
  /** The sample as it was. */
  here: string;
}

/** Puts a place at the start of a day or after a stop (CHECKLIST SAMP-15). */
export function SampleInsert({ days, ideas, edits, onEdit, hasEdits, here }: SampleInsertProps) {
  const present = new Set(days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  const places = ideas
    .filter((idea) => !present.has(idea.placeId))
    .map((idea) => ({ value: idea.placeId, label: `${idea.name}, ${idea.location.name}` }));
  const positions = days.flatMap((day) => [
    { value: positionOf(day.date), label: `Day ${day.dayNumber}, at the start` },
    ...day.items.map((item) => ({
      value: positionOf(day.date, item.id),
      label: `Day ${day.dayNumber}, after ${item.name}`,
    })),
  ]);
  return (
    <form method="post" className="panel stack" aria-label="Try a change" data-offline="own" onSubmit={onEdit}>
      <h2 className="step-1">Try a change</h2>
      <p className="meta">
        Changes stay on this page and are gone when you leave it. Other stops move to make room; in a plan of your own
        we check opening hours too.
      </p>
      <input type="hidden" name="edits" value={edits} />
      <SelectField label="Place to add" name="placeId" options={places} />
      <SelectField label="Where in the days" name="position" options={positions} />
      <p className="row">
        <button type="submit" className="button" name="kind" value="insert">
          Add it
        </button>
        {hasEdits && (
          <a className="button" href={here}>
            Start over
          </a>
        )}
      </p>
    </form>
  );
}
