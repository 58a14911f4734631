/** What a refused sign-in tells besides its message (CHECKLIST ENT-37, AUTH-14 to AUTH-22). */
export interface SignInErrorData {
  severity: "critical" | "warning" | "info";
  suggestion?: string;
  action?: { type: "redirect" | "retry"; url?: string; buttonText: string };
}

/** Hints that fit a message. */
export function signInErrorData(message: string): SignInErrorData {
  if (message.includes("Too many")) return { severity: "warning", suggestion: "Wait a few minutes, then try again. Your account is safe." };
  if (message.includes("No account found")) return { severity: "info", suggestion: "There may be no account for this address yet.", action: { type: "redirect", url: "/signup", buttonText: "Create an account" } };
  if (/incorrect|invalid/i.test(message)) {
    return {
      severity: "critical",
      suggestion: "Check that caps lock is off and that the address is the one you signed up with.",
      action: { type: "redirect", url: "/forgot-password", buttonText: "Reset your password" },
    };
  }
  if (message.includes("Unable to sign in")) return { severity: "critical", suggestion: "The line may be down, or we may be. Nothing is wrong with your account.", action: { type: "retry", buttonText: "Try again" } };
  return { severity: "critical", action: { type: "retry", buttonText: "Try again" } };
}
