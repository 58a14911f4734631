/** What the account may do, worked out on the server for each request (CHECKLIST ROLE-10). */
interface Capabilities {
  canGenerateTrip: boolean;
  canSeePriceLockTimer: boolean;
}

/** What an account pays for, if anything. */
export type Membership = "free" | "trip_pass" | "premium";

/** The signed-in user as pages and use cases see it. */
export interface CurrentUser {
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
  membership: Membership;
  /** Free itineraries left; trip passes not yet spent on a trip. */
  freeItinerariesLeft: number;
  tripPassesLeft: number;
  capabilities: Capabilities;
}
