import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A byte string of CBOR with a length of up to 65,535. */
function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 24
      ? Buffer.from([0x40 + bytes.length])
      : bytes.length < 256
        ? Buffer.from([0x58, bytes.length])
        : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]);
  return Buffer.concat([head, bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** An authenticator of software: it makes one passkey, and answers questions with it. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = "";
  counter = 0;
  /** Whether its owner unlocks it. */
  verifies = true;

  constructor(public origin: string) {
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" }));
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags | USER_PRESENT | (this.verifies ? USER_VERIFIED : 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(new URL(this.origin).hostname), head, rest]);
  }

  /** The answer to the question for a new passkey. */
  create({ challenge, user }: { challenge: string; user: { id: string } }) {
    this.#userHandle = user.id;
    const { x, y } = this.#publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, "base64url")),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0]), cborText("authData")],
      cborBytes(this.#authenticatorData(HAS_CREDENTIAL, credential)),
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData("webauthn.create", challenge)),
      attestationObject: base64url(attestation),
      transports: ["internal"],
    });
  }

  /** The answer to the question for a sign-in. */
  get({ challenge }: { challenge: string }) {
    this.counter += 1;
    const data = this.#authenticatorData(0);
    const client = this.#clientData("webauthn.get", challenge);
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), this.#privateKey)),
      userHandle: this.#userHandle,
    });
  }

  #answer<Response>(response: Response) {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response };
  }
}
