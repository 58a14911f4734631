/** The private address from which programs fetch an account's trips. */
export interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256 of the secret in the address. */
  token_hash: string;
  created_at: string;
}

/** The private addresses of a trip's calendar in the mails about it. */
export interface MailedCalendarsTable {
  /** SHA-256 of the secret in the address. */
  token_hash: string;
  trip_id: string;
  user_id: string;
  created_at: string;
}
