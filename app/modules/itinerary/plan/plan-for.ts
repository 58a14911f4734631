import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { DayRequest } from "../day/day-request";
import { planGroupDays } from "./group-days";
import type { MemberFit } from "../day/member-fit";
import type { ReachStep } from "../day/planning-step";
import { planEachStay } from "./plan-stays";
import { liesApart } from "./places-of-stays";
import { planWithMoves } from "./plan-moves";
import { planDays } from "./plan-days";
import type { DayPlanning } from "./plan-days";

/**
 * Plans for one traveller, or for the several of a group.
 * @param reach told of the steps: days around several places reach one when those of the last place do
 */
export function planFor(
  request: DayRequest,
  group: MemberFit[] | undefined,
  generatedAt: string,
  reach: ReachStep = () => undefined,
): DayPlanning {
  reach("hours");
  const sun = sunCalculatorFor(request.destination);
  const plan = (one: DayRequest, isLast = true): DayPlanning => {
    const told: ReachStep = (step) => isLast && reach(step);
    return group && group.length > 1
      ? planGroupDays(one, group, sun, generatedAt, told)
      : planDays(one, sun, generatedAt, told);
  };
  if (!request.moves) return plan(request);
  return !request.keep && liesApart(request) ? planEachStay(request, plan) : planWithMoves(request, plan);
}
