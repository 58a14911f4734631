/** The traveller of a seat of a trip. */
export interface TripTravellersTable {
  trip_id: string;
  /** "adult-1", "child-2". */
  seat: string;
  /** The companion who filled it in; null where the owner did. */
  companion_id: string | null;
  /** The account by which that companion filled it in; null where it was the link alone. */
  told_by: string | null;
  /** Sealed. */
  details: string;
  updated_at: string;
}

/** The contact of the party of a trip. */
export interface TripContactsTable {
  trip_id: string;
  /** Sealed. */
  contact: string;
  updated_at: string;
}

/** A traveller for whom an account books more than once. */
export interface SavedTravellersTable {
  id: string;
  user_id: string;
  /** Sealed. */
  details: string;
  created_at: string;
  updated_at: string;
}
