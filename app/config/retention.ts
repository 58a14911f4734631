import { DISRUPTION } from "./product";

/**
 * How long what is kept stays, where it is not kept for as long as an account: what is deleted by the hour goes by this
 * table, and the privacy policy prints it. Drafts of visitors, sessions, messages and applications stand in product.ts.
 */
export const RETENTION = {
  /** Sessions, tokens, counted tries and mailed links, after they ended. */
  endedDays: 7,
  /** Jobs that are done or given up, with the letters they were told to send. */
  jobDays: 30,
  /** Names, birth dates and passports of those who travel, after the last day of the trip. */
  travellerDays: 3,
  /** Alerts about a booked trip (CHECKLIST DIS-13). */
  alertHours: DISRUPTION.keptHours,
  /** Pages noted for whoever said that we may. */
  readingDays: 90,
  /** Payments, for the books. */
  paymentYears: 7,
  /** Logs, which whoever runs the server rotates (docs/runbook.md). */
  logDays: 30,
} as const;

/** Lives of the cookies that answer "may we note which pages are read" (CHECKLIST LEGAL-07, LEGAL-08). */
export const COOKIE_YEARS = { preferences: 1, analytics: 2 } as const;
