import type { Unanswered } from "#app/shared/sent-form";

/** The hints that a refused sign-in carries besides its message (CHECKLIST ENT-37, AUTH-14 to AUTH-22). */
export interface SignInErrorData {
  severity: "critical" | "warning" | "info";
  suggestion?: string;
  action?: { type: "redirect" | "retry"; url?: string; buttonText: string };
}

/** How long the browser waits for an answer to a sign-in (CHECKLIST AUTH-16). */
export const SIGN_IN_PATIENCE_MS = 30_000;

/** The message for a sign-in without an answer of its own (CHECKLIST AUTH-16 to AUTH-18). */
export const UNANSWERED: Record<Unanswered, string> = {
  late: "Login request timed out after 30 seconds. Please check your connection and try again.",
  timeout: "Connection timed out. Please check your internet connection and try again.",
  network: "Network error. Please check your connection and try again.",
  ours: "We couldn't sign you in just now. The problem is on our side, so please try again in a minute.",
};

/** The hints for a message. */
export function signInErrorData(message: string): SignInErrorData {
  if (message.includes("Too many"))
    return {
      severity: "warning",
      suggestion: "Your account is safe: this pause stops anyone from guessing your password.",
    };
  if (message.includes("No account found"))
    return {
      severity: "info",
      suggestion: "There may be no account for this address yet.",
      action: { type: "redirect", url: "/signup", buttonText: "Create an account" },
    };
  if (/incorrect|invalid/i.test(message)) {
    return {
      severity: "critical",
      suggestion: "Check that caps lock is off and that the address is the one you signed up with.",
      action: { type: "redirect", url: "/forgot-password", buttonText: "Reset your password" },
    };
  }
  if (/timed out|Network error|on our side/.test(message))
    return {
      severity: "warning",
      suggestion: "What you typed is still here. Nothing is wrong with your account.",
      action: { type: "retry", buttonText: "Try again" },
    };
  if (message.includes("Unable to sign in"))
    return {
      severity: "critical",
      suggestion: "Your connection may be down, or we may be. Nothing is wrong with your account.",
      action: { type: "retry", buttonText: "Try again" },
    };
  return { severity: "critical", action: { type: "retry", buttonText: "Try again" } };
}
