import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { JWTPayload, JWTVerifyGetKey } from "jose";
import { env } from "#app/config/env.server";
import { GoogleFailure } from "./google-failure";

/** The published keys may take this long; they are kept between sign-ins. */
const KEYS_PATIENCE_MS = 3_000;
/** By how much Google's clock may differ from ours. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** The allowed signatures of an id token: by a key that only the provider has. */
const ALGORITHMS = ["RS256", "ES256"];

const GOOGLE_ISSUERS = ["https://accounts.google.com", "accounts.google.com"];

/** Whether a token's issuer is Google, or the local provider whose addresses are configured. No other issuer counts. */
function isConfiguredIssuer(issuer: unknown): boolean {
  if (typeof issuer !== "string") return false;
  const own = [env().GOOGLE_AUTH_URL, env().GOOGLE_TOKEN_URL].map((address) => new URL(address).origin);
  return GOOGLE_ISSUERS.includes(issuer) || own.some((origin) => issuer === origin || issuer.startsWith(`${origin}/`));
}

let publishedKeys: JWTVerifyGetKey | undefined;

/** The provider's keys: asked for once, again when they are ten minutes old, or for a key that is not among them. */
function providerKeys(): JWTVerifyGetKey {
  publishedKeys ??= createRemoteJWKSet(new URL(env().GOOGLE_JWKS_URL), { timeoutDuration: KEYS_PATIENCE_MS });
  return publishedKeys;
}

/** The claims of a token that a published key has signed, for this installation, and that has not expired. */
async function verifiedClaims(idToken: string, clientId: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, providerKeys(), {
      algorithms: ALGORITHMS,
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["iss", "sub", "exp", "nonce"],
    });
    return payload;
  } catch (error) {
    const isAnswered = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    throw isAnswered
      ? new GoogleFailure("mismatch", "The id token does not hold", error)
      : new GoogleFailure("unreachable", "The keys could not be read", error);
  }
}

/**
 * The person that an id token names, after every check of OpenID Connect Core 3.1.3.7: signature by a published key,
 * issuer, audience, authorised party, expiry and the nonce of this sign-in.
 * @throws GoogleFailure
 */
export async function verifiedSubject(idToken: string, clientId: string, nonce: string): Promise<string> {
  const claims = await verifiedClaims(idToken, clientId);
  const isOurs = isConfiguredIssuer(claims.iss) && claims.nonce === nonce && (claims.azp ?? clientId) === clientId;
  if (!isOurs || !claims.sub) throw new GoogleFailure("mismatch", "The id token belongs to another sign-in");
  return claims.sub;
}
