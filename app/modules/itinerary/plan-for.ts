import { sunCalculatorFor } from "#app/modules/catalogue/sun";
import type { DayRequest } from "./day-request";
import { planGroupDays } from "./group-days";
import type { MemberFit } from "./member-fit";
import { planDays } from "./plan-days";
import type { DayPlanning } from "./plan-days";

/** Plans for one traveller, or for the several of a group. */
export function planFor(request: DayRequest, group: MemberFit[] | undefined, generatedAt: string): DayPlanning {
  const sun = sunCalculatorFor(request.destination);
  return group && group.length > 1
    ? planGroupDays(request, group, sun, generatedAt)
    : planDays(request, sun, generatedAt);
}
