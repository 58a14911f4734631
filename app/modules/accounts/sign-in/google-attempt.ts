import { z } from "zod";

/** The purposes of a sign-in with Google. */
const GOOGLE_MODES = ["signin", "signup", "link"] as const;
export type GoogleMode = (typeof GOOGLE_MODES)[number];

/** The browser's record of a sign-in that has left for Google; signed, and deleted on its return. */
export const googleAttemptSchema = z.object({
  state: z.string().regex(/^(signin|signup|link)\.[\w-]{43}$/),
  nonce: z.string().min(1),
  verifier: z.string().min(43),
  /** A path of ours. */
  next: z.string(),
  /** Whether the device stays signed in afterwards. */
  isKept: z.boolean().optional(),
  /** The signed-in user who connects Google to the account. */
  userId: z.string().optional(),
});

export type GoogleAttempt = z.infer<typeof googleAttemptSchema>;

/** The purpose of a sign-in, from its state (CHECKLIST AUTH-44). Any unknown one is a sign-in. */
export function modeOf(state: string): GoogleMode {
  const mode = state.split(".", 1)[0];
  return GOOGLE_MODES.find((known) => known === mode) ?? "signin";
}
