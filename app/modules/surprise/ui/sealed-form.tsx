import { ChoiceGroup } from "#app/components/forms/choice-group";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { FromField, WhenFields, WhoFields } from "#app/modules/planner/ui/start-fields";
import { listProblems } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { SealedValues } from "../sealed-form";
import { TIERS, TIER_WORDS } from "../surprise";

interface SealedFormProps {
  values: SealedValues;
  problem?: FormProblem;
  earliest: string;
  latest: string;
}

/** All that has to be known of people who will not be asked again: when, who, their passports, what they refuse, and the most it may cost. */
export function SealedForm({ values, problem, earliest, latest }: SealedFormProps) {
  const errors = problem?.fields ?? {};
  const listed = listProblems(errors);
  return (
    <form method="post" action="/surprise/sealed" className="stack narrow" data-keep="sealed" noValidate>
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
      <Field
        label="Which countries issued your passports?"
        name="passports"
        hint="Of everybody who comes, separated by commas: Ireland, Canada. Only places that need no visa for all of you are drawn, and only where we know that."
        defaultValue={values.passports}
        errors={errors.passports}
        autoComplete="off"
        required
      />
      <Field
        label="When does the first of them run out?"
        name="validUntil"
        type="date"
        hint="Many borders ask for three months more than the trip."
        defaultValue={values.validUntil}
        errors={errors.validUntil}
        required
      />
      <Field
        label="Where don't you want to go?"
        name="refused"
        hint="Countries and cities, separated by commas: those you refuse, and those you have seen. What you marked as visited or not for you is left out anyway."
        defaultValue={values.refused}
        errors={errors.refused}
        autoComplete="off"
      />
      <ChoiceGroup
        id="tier"
        legend="How good may it be?"
        hint="Measured by what your Travel DNA says you like to spend."
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
      <Field
        label="The most it may cost, in dollars"
        name="limit"
        inputMode="decimal"
        hint="Flights and stay for all of you. We never go above it."
        defaultValue={values.limit}
        errors={errors.limit}
        autoComplete="off"
        required
      />
      <p className="row actions">
        <button type="submit" className="button primary" data-busy="Sealing the envelope…">
          Seal a trip
        </button>
      </p>
      <p className="meta">Nothing is charged yet: next you see the price and what comes back if you cancel.</p>
      <p>
        <a className="target" href="/surprise">
          I'd rather see three places
        </a>
      </p>
    </form>
  );
}
