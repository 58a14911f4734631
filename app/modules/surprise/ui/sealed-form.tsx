import { Field } from "#app/components/forms/field";
import type { FormProblem } from "#app/shared/form-problem";
import type { SealedValues } from "../sealed-form";
import { DrawFields, TierField } from "./draw-fields";

interface SealedFormProps {
  values: SealedValues;
  problem?: FormProblem;
  earliest: string;
  latest: string;
}

/**
 * All facts about travellers who will not be asked again: dates, party, passports, refusals, and the most it may cost.
 */
export function SealedForm({ values, problem, earliest, latest }: SealedFormProps) {
  const errors = problem?.fields ?? {};
  return (
    <form method="post" action="/surprise/sealed" className="stack narrow" data-keep="sealed" noValidate>
      <DrawFields values={values} problem={problem} earliest={earliest} latest={latest} />
      <Field
        label="Which countries issued your passports?"
        name="passports"
        hint="For everyone who's coming, separated by commas: Ireland, Canada. We pick only places where none of you should need a visa. Once the envelope is open, you'll find the official rules there."
        defaultValue={values.passports}
        errors={errors.passports}
        autoComplete="off"
        required
      />
      <Field
        label="When does the earliest one expire?"
        name="validUntil"
        type="date"
        hint="Many countries want a passport valid for three to six months after the trip."
        defaultValue={values.validUntil}
        errors={errors.validUntil}
        required
      />
      <Field
        label="Where don't you want to go?"
        name="refused"
        hint="Countries and cities, separated by commas: ones you don't want or have already seen. We leave out anything you marked as visited or not for you."
        defaultValue={values.refused}
        errors={errors.refused}
        autoComplete="off"
      />
      <TierField
        tier={values.tier}
        legend="How much would you like to spend?"
        hint="Based on what your Travel DNA says you usually spend."
        errors={errors}
      />
      <Field
        label="The most you want to pay, in dollars"
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
      <p className="meta">Nothing is charged yet: next you see the price and what you get back if you cancel.</p>
      <p>
        <a className="target" href="/surprise">
          I'd rather see three places
        </a>
      </p>
    </form>
  );
}
