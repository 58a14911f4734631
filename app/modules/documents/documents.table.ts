/** The private address from which programs fetch an account's trips. */
export interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256 of the secret in the address. */
  token_hash: string;
  created_at: string;
}
