import type { Generated } from "kysely";

/** Booleans are 0 or 1, instants UTC ISO-8601 texts, JSON texts parsed by the repository. */
export interface UsersTable {
  id: string;
  email: string;
  email_verified_at: string | null;
  password_hash: string | null;
  google_sub: string | null;
  name: string;
  first_name: string;
  last_name: string;
  handle: string | null;
  avatar: string | null;
  bio: string | null;
  social_links: string;
  is_admin: number;
  quiz_completed: number;
  onboarding_complete: number;
  loyalty_points: number;
  loyalty_tier: string;
  accepted_terms_version: string | null;
  accepted_terms_at: string | null;
  /** When the offer of a passkey was closed; it is made once. */
  passkey_offer_closed_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  address: string;
  created_at: string;
  expires_at: string;
}

export interface ApiTokensTable {
  id: string;
  /** Tokens that descend from one sign-in; reuse of a refresh token revokes them all. */
  family: string;
  user_id: string;
  kind: "access" | "refresh";
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  window_ends_at: string;
}

export interface EntitlementsTable {
  id: string;
  user_id: string;
  kind: "trip_pass" | "premium" | "surprise_me" | "price_lock";
  /** The trip that a pass was spent on. */
  trip_id: string | null;
  /** The origin of the right, such as the payment; unique, so that one payment grants once. */
  source: string;
  starts_at: string;
  ends_at: string | null;
  /** Set while the right does not count: its payment is disputed, or was given back. */
  held_back_at: Generated<string | null>;
  created_at: string;
}

export interface ItineraryGrantsTable {
  trip_id: string;
  user_id: string;
  /** The allowance that was used up: the free one, a trip pass, a plan without limit, or the paid booking itself. */
  kind: "free" | "trip_pass" | "premium" | "booking";
  created_at: string;
}

/** A place that was planned under the allowance of a longer trip. */
export interface PlannedPlacesTable {
  user_id: string;
  journey_id: string;
  /** Slug. */
  place: string;
}

export interface PasswordResetsTable {
  user_id: string;
  token_hash: string;
  expires_at: string;
  created_at: string;
}

/** A link that proves an address: a new one, or the one of the account. The newest of an account counts. */
export interface EmailConfirmationsTable {
  user_id: string;
  email: string;
  token_hash: string;
  expires_at: string;
  created_at: string;
}

/** A second way to sign in. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Given by the authenticator, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's own count of its uses; some never count. */
  counter: number;
  /** JSON list of the ways in which the authenticator is reached. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A question that one passkey answers once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The account that adds a passkey; null for a sign-in. */
  user_id: string | null;
  expires_at: string;
}
