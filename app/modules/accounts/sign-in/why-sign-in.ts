/** The benefit of signing in, by the page that asked for it. */
const LEADS: readonly [page: RegExp, words: string][] = [
  [/^\/surprise/, "Sign in, and we'll choose three places that suit you."],
  [/^\/explore\/matches/, "Sign in to see which places suit you best, and why."],
  [/^\/(trips?|itinerary|research-itinerary)\b/, "Sign in to see your trips."],
  [/^\/planner\/booking/, "Sign in, and your plan comes with you."],
  [/^\/billing/, "Sign in to see your plan and your payments."],
];

/** The reason to sign in, in a sentence; undefined where it is obvious. @param to the page after the sign-in */
export function whySignIn(to: string): string | undefined {
  return LEADS.find(([page]) => page.test(to))?.[1];
}
