import { Chips } from "#app/components/forms/chips";
import { ChoiceGroup } from "#app/components/forms/choice-group";
import { DIETS, DIET_FACTS } from "#app/modules/catalogue/schema/diets";
import { ACCESS_LABELS, ACCESS_NEEDS } from "../preferences";

const DIET_OPTIONS = DIETS.map((value) => ({ value, label: DIET_FACTS[value].label }));

/** A traveller's access needs and diets: two sets of boxes, for a traveller and a companion alike. */
export function NeedsFields({
  values,
  dietHint,
  errors = {},
}: {
  values: { accessNeeds: readonly string[]; diets: readonly string[] };
  dietHint: string;
  errors?: Record<string, string[]>;
}) {
  return (
    <>
      <ChoiceGroup id="accessNeeds" legend="What you need when you travel" errors={errors.accessNeeds} className="">
        {ACCESS_NEEDS.map((need) => (
          <div key={need} className="field">
            <label className="check">
              <input
                type="checkbox"
                name="accessNeeds"
                value={need}
                defaultChecked={values.accessNeeds.includes(need)}
              />
              <span>
                {ACCESS_LABELS[need].label}
                <br />
                <span className="meta">{ACCESS_LABELS[need].detail}</span>
              </span>
            </label>
          </div>
        ))}
      </ChoiceGroup>
      <ChoiceGroup id="diets" legend="What you eat" hint={dietHint} errors={errors.diets}>
        <Chips name="diets" options={DIET_OPTIONS} chosen={values.diets} />
      </ChoiceGroup>
    </>
  );
}
