import { DISRUPTION } from "./product";

/**
 * How long data is kept that does not live as long as an account: the hourly deletion goes by this table, and the
 * privacy policy prints it. Drafts of visitors, sessions, messages and applications stand in product.ts.
 */
export const RETENTION = {
  /** Sessions, tokens, counted tries and mailed links, after they ended. */
  endedDays: 7,
  /** Jobs that are done or given up, with the letters they were told to send. */
  jobDays: 30,
  /** Names, birth dates and passports of travellers, after the last day of the trip. */
  travellerDays: 3,
  /** Alerts about a booked trip (CHECKLIST DIS-13). */
  alertHours: DISRUPTION.keptHours,
  /** Noted pages of visitors who agreed to that. */
  readingDays: 90,
  /** Payments, for the books. */
  paymentYears: 7,
  /** Logs, which the operator of the server rotates (docs/runbook.md). */
  logDays: 30,
} as const;

/** Lives of the cookies that answer "may we note which pages are read" (CHECKLIST LEGAL-07, LEGAL-08). */
export const COOKIE_YEARS = { preferences: 1, analytics: 2 } as const;
