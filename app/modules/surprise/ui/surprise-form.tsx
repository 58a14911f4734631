import type { FormProblem } from "#app/shared/form-problem";
import type { SurpriseValues } from "../surprise-form";
import { DrawFields, TierField } from "./draw-fields";

interface SurpriseFormProps {
  values: SurpriseValues;
  problem?: FormProblem;
  earliest: string;
  latest: string;
}

/**
 * Dates, travellers, departure and spending: all facts from which we choose a place for a traveller (CHECKLIST
 * SURP-01).
 */
export function SurpriseForm({ values, problem, earliest, latest }: SurpriseFormProps) {
  const errors = problem?.fields ?? {};
  return (
    <form method="post" action="/surprise" className="stack narrow" data-keep="surprise" noValidate>
      <DrawFields values={values} problem={problem} earliest={earliest} latest={latest} />
      <TierField
        tier={values.tier}
        legend="How much would you like to spend?"
        hint="Based on what your Travel DNA says you usually spend. Covers flights and the stay."
        errors={errors}
      />
      <p className="row actions">
        <button type="submit" className="button primary" data-busy="Finding perfect matches...">
          Surprise Me
        </button>
      </p>
    </form>
  );
}
