/** A sealed trip with its wish. */
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
  /** The refund of a trip that was paid and called off. */
  refund_minor: number | null;
  /** The address under which the traveller reached the product: links in the mail use it. */
  origin: string;
  created_at: string;
}
