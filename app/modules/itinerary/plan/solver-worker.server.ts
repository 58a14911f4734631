import { answerCalls } from "#app/integrations/threads/answer-calls";
import type { DayRequest } from "../day/day-request";
import type { MemberFit } from "../day/member-fit";
import type { DayPlanning } from "./plan-days";
import { planFor } from "./plan-for";

/** What the solver's thread is asked. */
export interface SolverCall {
  request: DayRequest;
  /** The people of a group; nobody else has a plan that weighs several. */
  group?: MemberFit[];
  generatedAt: string;
}

answerCalls<SolverCall, DayPlanning>(({ request, group, generatedAt }) => planFor(request, group, generatedAt));
