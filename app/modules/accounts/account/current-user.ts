import type { Standing } from "./plans";

/**
 * The signed-in user as pages and use cases see it, with the account's rights at the time of the request (CHECKLIST
 * ROLE-10).
 */
export interface CurrentUser extends Standing {
  id: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  firstName: string;
  lastName: string;
  handle: string | null;
  avatar: string | null;
  bio: string | null;
  socialLinks: Record<string, string>;
  isAdmin: boolean;
  onboardingComplete: boolean;
  /** Member since: UTC ISO instant. */
  loyalty: { points: number; tier: string; memberSince: string };
  quizCompleted: boolean;
}
