import { createCookie } from "@remix-run/node";
import type { Cookie } from "@remix-run/node";
import { env } from "#app/config/env.server";
import { googleAttemptSchema } from "#app/modules/accounts/sign-in/google-attempt";
import type { GoogleAttempt } from "#app/modules/accounts/sign-in/google-attempt";

/** Consent takes a few minutes at most. */
const LIFE_SECONDS = 600;

/** The state of a sign-in with Google lasts for its round trip only (CHECKLIST AUTH-35, STORE-03). */
function cookie(): Cookie {
  const secure = env().PUBLIC_ORIGIN?.startsWith("https:") ?? false;
  return createCookie(secure ? "__Host-oauth_state" : "oauth_state", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    secrets: [...env().SESSION_SECRET],
    maxAge: LIFE_SECONDS,
  });
}

export function googleAttemptCookie(attempt: GoogleAttempt): Promise<string> {
  return cookie().serialize(attempt);
}

export function clearedGoogleAttemptCookie(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
}

/** The sign-in that this browser began, if its cookie is whole. */
export async function readGoogleAttempt(request: Request): Promise<GoogleAttempt | undefined> {
  const parsed = googleAttemptSchema.safeParse(await cookie().parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : undefined;
}
