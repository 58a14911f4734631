/** Which way through the edits of a plan: back to what was before, or forth again to what was undone. */
export const DAY_STEPS = ["undo", "redo"] as const;
export type DayStep = (typeof DAY_STEPS)[number];

/** The buttons of both steps. */
export const STEP_LABELS: Record<DayStep, string> = { undo: "Undo", redo: "Redo" };
