import { ChoiceGroup } from "#app/components/forms/choice-group";
import { FormErrors } from "#app/components/forms/form-errors";
import { FromField, WhenFields, WhoFields } from "#app/modules/planner/ui/start-fields";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { TIERS, TIER_WORDS } from "../surprise";
import type { SurpriseValues } from "../surprise-form";

type Errors = FormProblem["fields"];

/** The beginning of every draw: the problems of the form, the dates, the departure, and the travellers. */
export function DrawFields({
  values,
  problem,
  earliest,
  latest,
}: {
  values: SurpriseValues;
  problem?: FormProblem;
  earliest: string;
  latest: string;
}) {
  const errors = problem?.fields ?? {};
  const listed = listProblems(errors);
  return (
    <>
      <FormErrors message={problem?.message} fields={listed} />
      <input type="hidden" name="seed" value={values.seed} />
      <div className="fields">
        <WhenFields values={values} errors={errors} required earliest={earliest} latest={latest} />
      </div>
      <FromField values={values} errors={errors} required />
      <div className="fields">
        <WhoFields values={{ adults: values.adults, children: values.childCount }} errors={errors} required />
      </div>
      <datalist id="airports" />
    </>
  );
}

/** How much a draw may cost, in the three tiers (CHECKLIST SURP-01). */
export function TierField({
  tier,
  legend,
  hint,
  errors,
}: {
  tier: string;
  legend: string;
  hint: string;
  errors: Errors;
}) {
  return (
    <ChoiceGroup id="tier" legend={legend} hint={hint} errors={errors.tier} className="even-choices surprise-tiers">
      {TIERS.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="tier" value={one} defaultChecked={tier === one} />
          <strong>{TIER_WORDS[one].name}</strong>
          <span className="meta">{TIER_WORDS[one].says}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
