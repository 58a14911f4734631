import { ChoiceGroup } from "#app/components/forms/choice-group";

/** The places of a longer trip, each a box to tick. */
export function PlaceBoxes({
  id,
  legend,
  hint,
  places,
  chosen,
  errors,
}: {
  /** Of the group; the boxes are always called `places`. */
  id: string;
  legend: string;
  hint?: string;
  places: readonly { tripId: string; name: string; dates?: string }[];
  chosen: readonly string[];
  errors?: string[];
}) {
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} errors={errors} className="stack">
      {places.map(({ tripId, name, dates }) => (
        <label key={tripId} className="check">
          <input type="checkbox" name="places" value={tripId} defaultChecked={chosen.includes(tripId)} />
          <span>
            {name}
            {dates !== undefined && <span className="meta num">{` ${dates}`}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
