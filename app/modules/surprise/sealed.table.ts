/** A trip that was asked for sealed. */
export interface SealedTripsTable {
  trip_id: string;
  user_id: string;
  /** JSON, see stored-sealed.ts. */
  wish: string;
  hints: string;
  /** UTC ISO instants. */
  opens_at: string;
  opened_at: string | null;
  called_off_at: string | null;
  /** What goes back of a trip that was paid and called off. */
  refund_minor: number | null;
  /** Where the traveller reached the product: links in the mail lead there. */
  origin: string;
  created_at: string;
}
