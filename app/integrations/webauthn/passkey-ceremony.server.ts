import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

/** The site that a passkey belongs to: its public address, and the name that a device shows. */
export interface Site {
  origin: string;
  name: string;
}

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** Takes a question, so that it is answered once: whether it was asked, and is still open. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

function hostOf({ origin }: Site): string {
  return new URL(origin).hostname;
}

/** The transports as the library types them; a browser ignores those it does not know. */
function transportsOf({ transports }: Pick<KeptPasskey, "transports">): AuthenticatorTransport[] {
  return transports as AuthenticatorTransport[];
}

/**
 * The question to a device that makes a passkey. The passkey is discoverable, so that signing in needs no address, and
 * proves its owner on the device, so that it stands for two factors. No maker's certificate is asked for.
 */
export function askForNewPasskey(
  site: Site,
  user: { id: string; email: string; name: string },
  known: readonly KeptPasskey[],
  timeoutMs: number,
) {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: "none",
    timeout: timeoutMs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) })),
  });
}

/** The question to a device that has a passkey of this site. */
export function askForPasskey(site: Site, timeoutMs: number) {
  return generateAuthenticationOptions({ rpID: hostOf(site), userVerification: "required", timeout: timeoutMs });
}

/** The new passkey in a device's answer; undefined for an answer that proves none. */
export async function readNewPasskey(
  site: Site,
  response: object,
  take: TakeChallenge,
): Promise<KeptPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: take,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch {
    // The library throws for every answer that is not what was asked for.
    return undefined;
  }
}

/** The authenticator's new count in a device's answer; undefined for an answer that does not prove the passkey. */
export async function readPasskeyUse(
  site: Site,
  response: object,
  passkey: KeptPasskey,
  take: TakeChallenge,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: take,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
