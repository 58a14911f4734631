import { answerCalls } from "#app/integrations/threads/answer-calls";
import type { DayRequest } from "./day-request";
import type { GroupTaste } from "./group-taste";
import type { DayPlanning } from "./plan-days";
import { planFor } from "./plan-for";

/** What the solver's thread is asked. */
export interface SolverCall {
  request: DayRequest;
  /** The people of a group; nobody else has a plan of several tastes. */
  group?: GroupTaste[];
  generatedAt: string;
}

answerCalls<SolverCall, DayPlanning>(({ request, group, generatedAt }) => planFor(request, group, generatedAt));
