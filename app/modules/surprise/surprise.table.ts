/** One draw of places for a traveller. "Show me different options" makes another draw of the same request. */
export interface SurpriseRunsTable {
  id: string;
  user_id: string;
  /** The first run of the same request; its own id for that one. */
  root_id: string;
  /** The run that it was drawn again from. */
  parent_id: string | null;
  /** How often the request was drawn again before this run. */
  generation: number;
  /** JSON, see stored-run.ts. */
  request: string;
  candidates: string;
  /** Slugs that were shown since the pool was last full, those of this run among them; JSON. */
  seen: string;
  /** 1 when everything that fits had been shown, and the draw began again. */
  is_again: number;
  /** The candidate that became a trip, and the trip; the trip is empty once it is deleted. */
  chosen_id: string | null;
  trip_id: string | null;
  /**
   * The random name behind its public address, and the hash by which the address is found; null while it is not shared.
   */
  shared_as: string | null;
  share_hash: string | null;
  created_at: string;
}
