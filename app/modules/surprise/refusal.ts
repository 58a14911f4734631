import type { PurchaseOption } from "#app/modules/booking/rules/products";
import { isAppError } from "#app/shared/app-error";
import { LOOKED_ENOUGH } from "#app/modules/inventory/search/paid-looks";
import { PortFailure } from "#app/shared/context";

/** The error code by which callers tell this from other conflicts (CHECKLIST SURP-08, API-32). */
export const PROFILE_INCOMPLETE = "PROFILE_INCOMPLETE";
export const NOTHING_FITS = "NOTHING_FITS";

/** A page's reaction to a refused surprise. */
export type Refusal =
  /** To the quiz (CHECKLIST SURP-08). */
  | { kind: "profile"; message: string }
  /** To the paywall, with the options of the answer where it named some (CHECKLIST SURP-05, SURP-23). */
  | { kind: "paywall"; options: PurchaseOption[] | undefined }
  | { kind: "gone"; message: string; status: number }
  | { kind: "fields"; fields: Record<string, string[]> }
  | { kind: "said"; message: string; status: number }
  /** The page shows nothing: too many tries, or a failure that is logged (CHECKLIST SURP-07, SURP-09, SURP-24). */
  | { kind: "silent"; status: number; error: unknown };

/** A failure as the page's reaction to it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof PortFailure && error.status === 402) return { kind: "paywall", options: undefined };
  if (!isAppError(error)) return { kind: "silent", status: error instanceof PortFailure ? error.status : 500, error };
  const { code, message, status, details } = error;
  if (details.fields) return { kind: "fields", fields: details.fields };
  switch (code) {
    case "PAYMENT_REQUIRED":
      return { kind: "paywall", options: details.extra?.purchase_options as PurchaseOption[] | undefined };
    case "NOT_FOUND":
      return { kind: "gone", message, status };
    case "RATE_LIMITED":
      // The end of the day's searches is shown; a try too soon is passed over.
      return details.extra?.error_code === LOOKED_ENOUGH
        ? { kind: "said", message, status }
        : { kind: "silent", status, error };
    case "CONFLICT":
      return details.extra?.error_code === PROFILE_INCOMPLETE
        ? { kind: "profile", message }
        : { kind: "said", message, status };
    case "BAD_REQUEST":
    case "UNAUTHENTICATED":
    case "FORBIDDEN":
    case "METHOD_NOT_ALLOWED":
    case "TOO_LARGE":
    case "UNSUPPORTED_MEDIA_TYPE":
    case "VALIDATION_ERROR":
    case "INTERNAL":
    case "UNAVAILABLE":
      return { kind: "silent", status, error };
  }
}
