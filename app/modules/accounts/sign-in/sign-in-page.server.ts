import { entryOf } from "#app/shared/table";
import { hasGoogle } from "./google-sign-in.server";
import { whySignIn } from "./why-sign-in";

/** The reason for a visit to the sign-in page; never free text from an address. */
const REASONS: Record<string, string> = {
  password_reset: "Password reset successful! Please sign in with your new password.",
  session_expired: "Your session has expired. Please sign in again to continue.",
  no_refresh_token: "Your login session has expired. Please sign in again.",
};

/** The content of the sign-in page. @param to the page after it @param reason as the address names it */
export function signInPage(to: string, reason: string | null) {
  return {
    to,
    notice: entryOf(REASONS, reason ?? "") ?? null,
    explains: reason === "session_expired",
    why: whySignIn(to),
    hasGoogle: hasGoogle(),
  };
}

/** Messages that other pages pass on to the sign-up page; never free text from an address. */
const NOTICES: Record<string, string> = { quiz: "Please create an account to take the travel quiz" };

/** The content of the sign-up page. @param to the page after it @param notice as the address names it */
export function signUpPage(to: string, notice: string | null) {
  return {
    to,
    notice: entryOf(NOTICES, notice ?? "") ?? null,
    forTrip: to.startsWith("/planner") || to.startsWith("/itinerary"),
    hasGoogle: hasGoogle(),
  };
}
