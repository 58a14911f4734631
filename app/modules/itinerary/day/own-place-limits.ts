import { GRID } from "./visit-length";

/** Minutes that a visit may be asked to take. */
export const STAY_MINUTES = { least: 15, most: 480, step: GRID } as const;
/** Most minutes of an appointment, which may go on until late. */
export const LONGEST_APPOINTMENT = 12 * 60;
/** Most letters in the name of a traveller's own place. */
export const MOST_OWN_NAME = 80;
