import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { VIBES } from "../schema/vocabulary";

const OPTIONS = VIBES.map((vibe) => ({ value: vibe, label: vibe.charAt(0).toUpperCase() + vibe.slice(1) }));

/** The traveller's tastes for a trip, as many as apply. */
export function VibeGroup({
  name,
  legend = "What do you like?",
  chosen,
  errors,
}: {
  name: string;
  legend?: string;
  chosen: readonly string[];
  errors?: string[];
}) {
  return (
    <ChoiceGroup id={name} legend={legend} errors={errors}>
      <Chips name={name} options={OPTIONS} chosen={chosen} />
    </ChoiceGroup>
  );
}
