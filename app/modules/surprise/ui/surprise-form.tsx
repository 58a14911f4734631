import { ChoiceGroup } from "#app/components/forms/choice-group";
import { FormErrors } from "#app/components/forms/form-errors";
import { FromField, WhenFields, WhoFields } from "#app/modules/planner/ui/start-fields";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { SurpriseValues } from "../surprise-form";
import { TIERS, TIER_WORDS } from "../surprise";

interface SurpriseFormProps {
  values: SurpriseValues;
  problem?: FormProblem;
  earliest: string;
  latest: string;
}

/** Dates, people, where from and how much: all that we have to know to choose a place for somebody (CHECKLIST SURP-01). */
export function SurpriseForm({ values, problem, earliest, latest }: SurpriseFormProps) {
  const errors = problem?.fields ?? {};
  const listed = listProblems(errors);
  return (
    <form method="post" action="/surprise" className="stack narrow" data-keep="surprise" noValidate>
      <FormErrors
        message={problem?.message ?? (listed.length > 0 ? "Please look at these:" : undefined)}
        fields={listed}
      />
      <input type="hidden" name="seed" value={values.seed} />
      <div className="fields">
        <WhenFields values={values} errors={errors} required earliest={earliest} latest={latest} />
      </div>
      <FromField values={values} errors={errors} required />
      <div className="fields">
        <WhoFields values={{ adults: values.adults, children: values.childCount }} errors={errors} required />
      </div>
      <datalist id="airports" />
      <ChoiceGroup
        id="tier"
        legend="How much may it cost?"
        hint="Measured by what your Travel DNA says you like to spend. It covers flights and the stay."
        errors={errors.tier}
        className="choices surprise-tiers"
      >
        {TIERS.map((tier) => (
          <label key={tier} className="choice">
            <input type="radio" name="tier" value={tier} defaultChecked={values.tier === tier} />
            <strong>{TIER_WORDS[tier].name}</strong>
            <span className="meta">{TIER_WORDS[tier].says}</span>
          </label>
        ))}
      </ChoiceGroup>
      <p className="row actions">
        <button type="submit" className="button primary" data-busy="Finding perfect matches...">
          Surprise Me
        </button>
      </p>
    </form>
  );
}
