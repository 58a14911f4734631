import type { AuthDiagnosis } from "#app/http/route/auth-diagnosis.server";

/** The content of one of the diagnostic pages. */
export interface SignInCheck {
  title: string;
  lede: string;
  /** The lines that the page answers with yes or no, or in a word. */
  rows: (found: FoundSignIn) => [label: string, answer: string][];
  links: readonly { to: string; label: string }[];
  /** Whether the page can clear the browser's storage. */
  canClear?: boolean;
}

/** A sign-in, and the browser of the request. */
export interface FoundSignIn extends AuthDiagnosis {
  /** "Safari on iPhone". */
  device: string;
}

const yes = (is: boolean): string => (is ? "yes" : "no");
const isSignedIn = ({ session }: FoundSignIn): boolean => session === "valid";
const SIGN_IN = { to: "/signin", label: "Sign in" };
const PLANNER = { to: "/planner", label: "Open the planner" };

/**
 * The pages by their addresses (CHECKLIST DEBUG-01 to DEBUG-13). No page shows a secret: it only says whether a token
 * is there.
 */
export const SIGN_IN_CHECKS: Readonly<Record<string, SignInCheck>> = {
  "/debug/auth-flow-test": {
    title: "Auth flow test",
    lede: "Open the planner as you are, or sign in first and come back to it: the way there must be the same.",
    rows: (found) => [
      ["Signed in", yes(isSignedIn(found))],
      ["Session", found.session],
    ],
    links: [
      PLANNER,
      { to: "/planner/start", label: "Open the first step" },
      { to: "/signin?redirect=%2Fplanner", label: "Sign in, then the planner" },
    ],
  },
  "/debug/safari-ios-auth": {
    title: "Safari on iOS: sign-in diagnostic",
    lede: "Safari on an iPhone may drop what a site keeps. This is what arrives here.",
    rows: (found) => [
      ["Safari iOS detected", yes(/^Safari on (?:iPhone|iPad)$/.test(found.device))],
      ["User in auth context", yes(isSignedIn(found))],
      ["Session present", yes(found.hasCookie)],
    ],
    links: [SIGN_IN, { to: "/auth/safari-redirect", label: "Safari redirect" }],
    canClear: true,
  },
  "/profile-diagnostic": {
    title: "Profile diagnostic",
    lede: "What the server knows of the profile behind this sign-in.",
    rows: (found) => [
      ["Signed in", yes(isSignedIn(found))],
      ["Dream Quiz taken", yes(found.quizCompleted)],
      ["Plan", found.plan ?? "none"],
      ["Capabilities", found.capabilities.join(", ") || "none"],
    ],
    links: [{ to: "/profile", label: "Open the profile" }, SIGN_IN],
  },
  "/token-check": {
    title: "Token check",
    lede: "Whether a session token was sent, and until when it lasts. The token itself is never shown.",
    rows: (found) => [
      ["Token sent", yes(found.hasCookie)],
      ["Token valid", yes(isSignedIn(found))],
      ["Expires", found.until ?? "not known"],
    ],
    links: [SIGN_IN],
  },
  "/test-direct": {
    title: "Direct test",
    lede: "This page has no guard: it answers everybody who opens its address.",
    rows: (found) => [
      ["Answered", "yes"],
      ["Asked at", found.at],
      ["Browser", found.device],
    ],
    links: [PLANNER],
  },
  "/test-auth": {
    title: "Guard test",
    lede: "The profile is for those who are signed in; others are asked to sign in and led back to it.",
    rows: (found) => [
      ["Signed in", yes(isSignedIn(found))],
      ["The profile opens", yes(isSignedIn(found))],
    ],
    links: [{ to: "/profile", label: "Open the profile" }],
  },
  "/auth-test": {
    title: "Auth test",
    lede: "Who the server takes this browser for.",
    rows: (found) => [
      ["Session", found.session],
      ["Account", found.userId ?? "none"],
      ["Asked at", found.at],
    ],
    links: [SIGN_IN, { to: "/signout", label: "Sign out" }],
  },
};
