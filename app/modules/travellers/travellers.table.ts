/** Who takes a seat of a trip. */
export interface TripTravellersTable {
  trip_id: string;
  /** "adult-1", "child-2". */
  seat: string;
  /** The companion who filled it in; null where the owner did. */
  companion_id: string | null;
  /** The account by which that companion did so; null where it was by the link alone. */
  told_by: string | null;
  /** Sealed. */
  details: string;
  updated_at: string;
}

/** How the party of a trip is reached. */
export interface TripContactsTable {
  trip_id: string;
  /** Sealed. */
  contact: string;
  updated_at: string;
}

/** Somebody whom an account books for more than once. */
export interface SavedTravellersTable {
  id: string;
  user_id: string;
  /** Sealed. */
  details: string;
  created_at: string;
  updated_at: string;
}
