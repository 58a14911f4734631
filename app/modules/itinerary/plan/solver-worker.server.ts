import { answerCalls } from "#app/integrations/threads/answer-calls";
import type { DayRequest } from "../day/day-request";
import type { MemberFit } from "../day/member-fit";
import { onlyForward } from "../day/planning-step";
import type { DayPlanning } from "./plan-days";
import { planFor } from "./plan-for";

/** A call of the solver's thread. */
export interface SolverCall {
  request: DayRequest;
  /** The people of a group; absent for a single traveller. */
  group?: MemberFit[];
  generatedAt: string;
}

answerCalls<SolverCall, DayPlanning>(({ request, group, generatedAt }, tell) =>
  planFor(request, group, generatedAt, onlyForward(tell)),
);
