import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { withCapital } from "#app/shared/text";
import { TASTES } from "../schema/vocabulary";

const OPTIONS = TASTES.map((taste) => ({ value: taste, label: withCapital(taste) }));

/** The traveller's tastes for a trip, as many as apply. */
export function TasteGroup({
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
