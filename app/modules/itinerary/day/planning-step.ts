/** The steps of planning days that a traveller is told of while they wait, in their order. */
export const PLANNING_STEPS = ["frame", "hours", "sights", "walks", "tables"] as const;

export type PlanningStep = (typeof PLANNING_STEPS)[number];

/** Called with each step that planning comes to. Days are planned in rounds, so a step may come several times. */
export type ReachStep = (step: PlanningStep) => void;

/** Passes on each step that lies further than all before it, once. */
export function onlyForward(reach: ReachStep): ReachStep {
  let furthest = -1;
  return (step) => {
    const at = PLANNING_STEPS.indexOf(step);
    if (at <= furthest) return;
    furthest = at;
    reach(step);
  };
}
