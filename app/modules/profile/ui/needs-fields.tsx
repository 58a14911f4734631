import { DIETS, DIET_FACTS } from "#app/modules/catalogue/diets";
import { ACCESS_LABELS, ACCESS_NEEDS } from "../preferences";

/** What somebody needs on the way and what they eat: two sets of boxes, of a traveller and of a companion alike. */
export function NeedsFields({
  values,
  dietHint,
}: {
  values: { accessNeeds: readonly string[]; diets: readonly string[] };
  dietHint: string;
}) {
  return (
    <>
      <fieldset className="fieldset">
        <legend>What you need on the way</legend>
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
      </fieldset>
      <fieldset className="fieldset">
        <legend>What you eat</legend>
        <p className="hint">{dietHint}</p>
        <div className="choices">
          {DIETS.map((diet) => (
            <label key={diet} className="choice">
              <input type="checkbox" name="diets" value={diet} defaultChecked={values.diets.includes(diet)} />
              {DIET_FACTS[diet].label}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
