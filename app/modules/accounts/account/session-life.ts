import { KEPT_SESSION_DAYS, SESSION_HOURS } from "#app/config/product";

const HOUR_MS = 3_600_000;
const SESSION_MS = SESSION_HOURS * HOUR_MS;

/**
 * The end of a session that begins now, UTC ISO: after 24 hours (CHECKLIST AUTH-81), or after 30 days on a device where
 * the traveller asked to stay signed in (docs/decisions/020). Using it makes neither longer.
 */
export function endOfSession(now: Date, isKept: boolean): string {
  return new Date(now.getTime() + (isKept ? KEPT_SESSION_DAYS * 24 * HOUR_MS : SESSION_MS)).toISOString();
}

/** Whether a session lasts longer than one that would begin now without being kept. */
export function isKept(ends: string, now: Date): boolean {
  return Date.parse(ends) - now.getTime() > SESSION_MS;
}

/**
 * Seconds that the cookie of a kept session lives; undefined for one that goes with the browser (CHECKLIST LEGAL-06).
 */
export function cookieSeconds(ends: string, now: Date): number | undefined {
  return isKept(ends, now) ? Math.floor((Date.parse(ends) - now.getTime()) / 1000) : undefined;
}

/** After how long sessions end, for a traveller whose session did (CHECKLIST AUTH-08). */
export const SIGNED_OUT_AFTER = `For your safety, we sign you out after ${SESSION_HOURS} hours, or after ${KEPT_SESSION_DAYS} days where you chose to stay signed in.`;

/** The words of the checkbox, and what it does. */
export const KEEP_SIGNED_IN = {
  field: "keepSignedIn",
  label: "Keep me signed in on this device",
  hint: `For ${KEPT_SESSION_DAYS} days. Leave it off on a device that others use.`,
} as const;
