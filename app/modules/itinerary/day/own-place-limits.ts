import { GRID } from "./visit-length";

/** Minutes that a visit may be asked to take. */
export const STAY_MINUTES = { least: 15, most: 480, step: GRID } as const;
/** Letters of the name of a place of one's own. */
export const MOST_OWN_NAME = 80;
