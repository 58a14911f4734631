import type { Generated } from "kysely";

/** One of the people of a trip. */
export interface TripCompanionsTable {
  id: string;
  trip_id: string;
  role: "owner" | "companion";
  /** The account, when the person has one. */
  user_id: string | null;
  name: string;
  email: string | null;
  /** SHA-256 of the invitation's token; none for the owner. */
  token_hash: string | null;
  status: "invited" | "joined" | "declined";
  /** JSON of the five-question short form, for people without a Travel DNA. */
  answers: string | null;
  /** JSON of what the person wishes for and will not do. */
  wishes: string;
  /** JSON of what the person eats and needs to get about, for people without an account. */
  needs: Generated<string>;
  created_at: string;
  answered_at: string | null;
  /** The invitation to several places of a longer trip, the same in the row of each. */
  whole_invitation: string | null;
}
