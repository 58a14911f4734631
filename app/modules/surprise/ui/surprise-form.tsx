import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
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
        <Field
          label="Leave on"
          name="startDate"
          type="date"
          min={earliest}
          max={latest}
          defaultValue={values.startDate}
          errors={errors.startDate}
          required
        />
        <Field
          label="Come back on"
          name="endDate"
          type="date"
          min={earliest}
          defaultValue={values.endDate}
          errors={errors.endDate}
          required
        />
      </div>
      <Field
        label="Departure city or airport"
        name="departureCity"
        defaultValue={values.departureCity}
        errors={errors.departureCity}
        list="airports"
        data-suggest="/api/airports"
        autoComplete="off"
        placeholder="London"
        required
      />
      <div className="fields">
        <Field
          label="Adults"
          name="adults"
          type="number"
          inputMode="numeric"
          min={1}
          max={9}
          defaultValue={values.adults}
          errors={errors.adults}
          required
        />
        <Field
          label="Children"
          hint="Up to 11 years"
          name="childCount"
          type="number"
          inputMode="numeric"
          min={0}
          max={8}
          defaultValue={values.childCount}
          errors={errors.childCount}
          required
        />
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
