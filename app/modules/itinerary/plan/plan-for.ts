import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { DayRequest } from "../day/day-request";
import { planGroupDays } from "./group-days";
import type { MemberFit } from "../day/member-fit";
import { planEachStay } from "./plan-stays";
import { liesApart } from "./places-of-stays";
import { planWithMoves } from "./plan-moves";
import { planDays } from "./plan-days";
import type { DayPlanning } from "./plan-days";

/** Plans for one traveller, or for the several of a group. */
export function planFor(request: DayRequest, group: MemberFit[] | undefined, generatedAt: string): DayPlanning {
  const sun = sunCalculatorFor(request.destination);
  const plan = (one: DayRequest): DayPlanning =>
    group && group.length > 1 ? planGroupDays(one, group, sun, generatedAt) : planDays(one, sun, generatedAt);
  if (!request.moves) return plan(request);
  return !request.keep && liesApart(request) ? planEachStay(request, plan) : planWithMoves(request, plan);
}
