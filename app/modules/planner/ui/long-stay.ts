import { lateComponent } from "#app/components/layout/late";

/** The note on a long stay, which few trips have. */
export const LongStay = lateComponent(async () => (await import("./long-stay-note")).LongStayNote);
