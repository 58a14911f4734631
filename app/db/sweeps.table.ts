/** Work by the clock that one process does for all on the database. */
export interface SweepsTable {
  name: string;
  /** The process that does it now; null when it was ended in order. */
  holder: string | null;
  /** UTC ISO instant at which the holder is taken for dead, unless it says that it is not. */
  held_until: string;
  /** UTC ISO instant at which it is due again. */
  next_at: string;
}
