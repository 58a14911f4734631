import { isLocalDate } from "#app/shared/calendar";
import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import { TIERS } from "./surprise";
import type { SurpriseRequest } from "./surprise";

/** The form as texts, whatever they hold. */
export interface SurpriseValues {
  startDate: string;
  endDate: string;
  adults: string;
  childCount: string;
  departureCity: string;
  tier: string;
  seed: string;
}

const FIELDS = ["startDate", "endDate", "adults", "childCount", "departureCity", "tier", "seed"] as const;
const LONGEST = 80;

/** A fresh form: two adults, since few travellers want to be surprised alone. */
export function freshValues(
  usual: Pick<SurpriseRequest, "startDate" | "endDate" | "tier" | "seed">,
  origin: string,
): SurpriseValues {
  return { ...usual, adults: "2", childCount: "0", departureCity: origin, seed: String(usual.seed) };
}

/**
 * A fresh form with the values of an address, such as the one that leads back from the payment; values that no field
 * can hold are left out.
 */
export function valuesFromAddress(query: URLSearchParams, fresh: SurpriseValues): SurpriseValues {
  const text = (name: string): string | undefined => query.get(name)?.trim().slice(0, LONGEST) || undefined;
  const fitting = (name: keyof SurpriseValues, fits: (value: string) => boolean): string => {
    const value = text(name);
    return value !== undefined && fits(value) ? value : fresh[name];
  };
  const isCount = (value: string): boolean => /^\d{1,2}$/.test(value);
  return {
    startDate: fitting("startDate", isLocalDate),
    endDate: fitting("endDate", isLocalDate),
    adults: fitting("adults", isCount),
    childCount: fitting("childCount", isCount),
    departureCity: text("departureCity") ?? fresh.departureCity,
    tier: fitting("tier", (value) => TIERS.some((tier) => tier === value)),
    seed: fitting("seed", (value) => /^\d{1,15}$/.test(value)),
  };
}

/** The form as it was sent. */
export function sentValues(problem: FormProblem): SurpriseValues {
  return Object.fromEntries(FIELDS.map((name) => [name, sentText(problem, name) ?? ""])) as Record<
    (typeof FIELDS)[number],
    string
  >;
}

/** The address of the form with these values in it. */
export function addressOf(values: SurpriseValues): string {
  return `/surprise?${new URLSearchParams({ ...values })}`;
}

/** The values of a draw's request as the form shows them: for another draw with other dates, the rest stays. */
export function valuesOfRequest(request: SurpriseRequest): Omit<SurpriseValues, "seed"> {
  return {
    startDate: request.startDate,
    endDate: request.endDate,
    adults: String(request.adults),
    childCount: String(request.children),
    departureCity: request.origin.label,
    tier: request.tier,
  };
}
