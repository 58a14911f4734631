import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import type { SurpriseValues } from "./surprise-form";

/** The form of a sealed trip as texts, whatever they hold. */
export interface SealedValues extends SurpriseValues {
  passports: string;
  validUntil: string;
  refused: string;
  limit: string;
}

/** A fresh form. */
export function freshSealedValues(fresh: SurpriseValues): SealedValues {
  return { ...fresh, passports: "", validUntil: "", refused: "", limit: "" };
}

/** The form as it was sent. */
export function sentSealedValues(problem: FormProblem, fresh: SealedValues): SealedValues {
  const names = Object.keys(fresh) as (keyof SealedValues)[];
  return Object.fromEntries(names.map((name) => [name, sentText(problem, name) ?? ""])) as unknown as SealedValues;
}
