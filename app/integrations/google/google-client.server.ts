import { traceHeaders, withSpan } from "#app/config/tracing";
import { createHash } from "node:crypto";
import { createSession } from "@remix-run/node";
import type { Session, SessionStorage } from "@remix-run/node";
import { AuthorizationError } from "remix-auth";
import { GoogleStrategy } from "remix-auth-google";
import type { GoogleExtraParams, GoogleProfile } from "remix-auth-google";
import { z } from "zod";
import { env } from "#app/config/env.server";
import { GoogleFailure } from "./google-failure";
import { verifiedSubject } from "./id-token.server";

/** Token and profile together may take this long; then the sign-in fails rather than hang. */
const PATIENCE_MS = 7_000;
const MAX_ANSWER_CHARS = 64 * 1024;

/** The values of one sign-in that the browser keeps between leaving for Google and coming back. */
export interface GoogleSecrets {
  state: string;
  nonce: string;
  /** PKCE code verifier (RFC 7636). */
  verifier: string;
}

/** The person, as Google identifies them. */
export interface GoogleIdentity {
  /** Google's own, unchanging id of the account. */
  sub: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** An https address, if there is a picture. */
  picture?: string;
}

const tokenSchema = z.object({
  access_token: z.string().min(1).max(8_192),
  id_token: z.string().min(1).max(16_384),
});

const name = z.string().trim().max(80).catch("");

const profileSchema = z.object({
  sub: z.string().trim().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().catch(false),
  given_name: name,
  family_name: name,
  name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional()
    .catch(undefined),
});

/** Asks an endpoint for JSON within the patience of this sign-in; never follows a redirect. */
async function askJson(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  let text: string;
  try {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...traceHeaders() };
    answer = await withSpan("google", "client", { "server.address": new URL(url).host }, () =>
      fetch(url, { ...init, headers, redirect: "error" }),
    );
    text = await answer.text();
  } catch (error) {
    throw new GoogleFailure("unreachable", "Google could not be reached", error);
  }
  if (!answer.ok) throw new GoogleFailure("refused", `Google answered ${answer.status}`);
  if (text.length > MAX_ANSWER_CHARS) throw new GoogleFailure("refused", "The answer is too long");
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new GoogleFailure("refused", "The answer is not JSON", error);
  }
}

/** A profile whose answer was checked. */
interface CheckedProfile extends GoogleProfile {
  isEmailVerified: boolean;
}

/**
 * The strategy of remix-auth-google, with the parts it lacks: PKCE, a verified id token, time limits, checked answers
 * and settable addresses.
 */
class CarefulGoogleStrategy extends GoogleStrategy<GoogleIdentity> {
  readonly #secrets: GoogleSecrets;
  /** The person of the verified id token. */
  #subject?: string;
  readonly #signal = AbortSignal.timeout(PATIENCE_MS);

  constructor(callbackUrl: string, secrets: GoogleSecrets) {
    super(
      {
        clientID: env().GOOGLE_CLIENT_ID ?? "",
        clientSecret: env().GOOGLE_CLIENT_SECRET ?? "",
        callbackURL: callbackUrl,
        scope: "openid email profile",
        accessType: "offline",
        prompt: "consent",
      },
      ({ profile }) => Promise.resolve(toIdentity(profile as CheckedProfile)),
    );
    this.#secrets = secrets;
    this.authorizationURL = env().GOOGLE_AUTH_URL;
    this.tokenURL = env().GOOGLE_TOKEN_URL;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("nonce", this.#secrets.nonce);
    params.set("code_challenge", createHash("sha256").update(this.#secrets.verifier).digest("base64url"));
    params.set("code_challenge_method", "S256");
    return params;
  }

  protected override async fetchAccessToken(
    code: string,
    params: URLSearchParams,
  ): Promise<{ accessToken: string; extraParams: GoogleExtraParams }> {
    const body = new URLSearchParams(params);
    body.set("client_id", this.clientID);
    body.set("client_secret", this.clientSecret);
    body.set("code", code);
    body.set("code_verifier", this.#secrets.verifier);
    const parsed = tokenSchema.safeParse(
      await askJson(this.tokenURL, {
        method: "POST",
        body,
        headers: { Accept: "application/json" },
        signal: this.#signal,
      }),
    );
    if (!parsed.success) throw new GoogleFailure("no-token", "The answer holds no token");
    const { access_token: accessToken, id_token } = parsed.data;
    this.#subject = await verifiedSubject(id_token, this.clientID, this.#secrets.nonce);
    return { accessToken, extraParams: { id_token } as GoogleExtraParams };
  }

  protected override async userProfile(accessToken: string): Promise<CheckedProfile> {
    const parsed = profileSchema.safeParse(
      await askJson(env().GOOGLE_USERINFO_URL, {
        headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" },
        signal: this.#signal,
      }),
    );
    if (!parsed.success) throw new GoogleFailure("no-identity", "The answer holds no identity");
    const { sub, email, email_verified, given_name, family_name, name: displayName, picture = "" } = parsed.data;
    // OpenID Connect Core 5.3.2: a profile counts for the person of the id token only.
    if (sub !== this.#subject) throw new GoogleFailure("mismatch", "The profile belongs to another person");
    return {
      provider: "google",
      id: sub,
      displayName,
      name: { givenName: given_name, familyName: family_name },
      emails: [{ value: email }],
      photos: [{ value: picture }],
      _json: { ...parsed.data, picture, locale: "", hd: "" },
      isEmailVerified: email_verified,
    };
  }
}

function toIdentity({ id, displayName, name: given, emails, photos, isEmailVerified }: CheckedProfile): GoogleIdentity {
  const [first = "", ...rest] = displayName.split(/\s+/);
  const picture = photos[0].value;
  return {
    sub: id,
    email: emails[0].value,
    isEmailVerified,
    firstName: given.givenName || first,
    lastName: given.familyName || (given.givenName ? "" : rest.join(" ")),
    ...(picture && { picture }),
  };
}

/**
 * The strategy keeps its state in a session; this one lives as long as one call, because the browser keeps our own
 * cookie.
 */
function storageOf(session: Session): SessionStorage {
  const nothing = (): Promise<string> => Promise.resolve("");
  return { getSession: () => Promise.resolve(session), commitSession: nothing, destroySession: nothing };
}

const OPTIONS = {
  name: "google",
  sessionKey: "user",
  sessionErrorKey: "error",
  sessionStrategyKey: "strategy",
  throwOnError: true,
};

/** Whether this installation offers sign-in with Google. */
export function hasGoogle(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET);
}

/** Lets the strategy begin a sign-in, which asks nobody yet. @returns where it would lead */
async function begin(strategy: CarefulGoogleStrategy, session: Session, callbackUrl: string): Promise<string> {
  const start = new Request(new URL("/auth/google", callbackUrl));
  const answer = await strategy.authenticate(start, storageOf(session), OPTIONS).catch((error: unknown) => error);
  const location = answer instanceof Response ? answer.headers.get("Location") : null;
  if (!location) throw new GoogleFailure("refused", "The consent page has no address", answer);
  return location;
}

/** The page of Google that asks for consent (CHECKLIST AUTH-34). */
export async function googleConsentUrl(callbackUrl: string, secrets: GoogleSecrets): Promise<string> {
  const url = new URL(await begin(new CarefulGoogleStrategy(callbackUrl, secrets), createSession(), callbackUrl));
  // The strategy drew a state of its own; ours also tells what the sign-in is for.
  url.searchParams.set("state", secrets.state);
  return url.href;
}

/**
 * Exchanges the code of a return for an identity.
 * @throws GoogleFailure
 */
export async function readGoogleIdentity(
  callbackUrl: string,
  secrets: GoogleSecrets,
  code: string,
): Promise<GoogleIdentity> {
  const back = new URL(callbackUrl);
  back.searchParams.set("code", code);
  back.searchParams.set("state", secrets.state);
  const strategy = new CarefulGoogleStrategy(callbackUrl, secrets);
  try {
    // The strategy finds our state where it keeps its own, under whatever name that is.
    const session = createSession();
    await begin(strategy, session, callbackUrl);
    for (const name of Object.keys(session.data)) session.set(name, secrets.state);
    return await strategy.authenticate(new Request(back), storageOf(session), OPTIONS);
  } catch (error) {
    const cause = error instanceof AuthorizationError ? error.cause : error;
    throw cause instanceof GoogleFailure ? cause : new GoogleFailure("refused", "Google sign-in failed", cause);
  }
}
