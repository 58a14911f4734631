import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SignJWT, exportJWK, generateKeyPair } from "jose";
import type { CryptoKey, JWK } from "jose";

export interface Person {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
}

type Answer = (response: ServerResponse) => void;

/** A provider that speaks Google's part; each of its answers can be replaced. */
export interface FakeGoogle {
  origin: string;
  person: Person;
  /** Claims laid over those of an honest id token. */
  claims: Record<string, unknown>;
  /** The key that signs id tokens. */
  key: SigningKey;
  /** The published keys. */
  published: JWK[];
  /** Makes the id token of these claims; undefined leaves it out. */
  idToken: (claims: Record<string, unknown>) => Promise<string> | string | undefined;
  answers: { token?: Answer; profile?: Answer };
  calls: { token: number; profile: number; keys: number };
  /** The consent page's work: a code for the address it was opened with. */
  consent(url: string): { code: string; state: string };
  stop(): Promise<void>;
}

export interface SigningKey {
  private: CryptoKey;
  /** The published half. */
  public: JWK & { alg: string; kid: string };
}

let keys = 0;

/** A new key with an id of its own. */
export async function makeKey(alg: string): Promise<SigningKey> {
  const pair = await generateKeyPair(alg);
  const kid = `key-${++keys}`;
  return { private: pair.privateKey, public: { ...(await exportJWK(pair.publicKey)), alg, kid, use: "sig" } };
}

/** A token of these claims, signed. */
export function signToken(claims: Record<string, unknown>, { private: key, public: { alg, kid } }: SigningKey) {
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  clientId: string;
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
};

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** Starts the provider on a free port. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const grants = new Map<string, Grant>();
  const key = await makeKey("RS256");
  const fake: FakeGoogle = {
    origin: "",
    person: { sub: "1" },
    claims: {},
    key,
    published: [key.public],
    idToken: (claims) => signToken(claims, fake.key),
    answers: {},
    calls: { token: 0, profile: 0, keys: 0 },
    consent(url) {
      const params = new URL(url).searchParams;
      const param = (name: string): string => params.get(name) ?? "";
      const code = `code-${grants.size}`;
      grants.set(code, {
        nonce: param("nonce"),
        challenge: param("code_challenge"),
        redirectUri: param("redirect_uri"),
        clientId: param("client_id"),
      });
      return { code, state: param("state") };
    },
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    fake.calls.token++;
    const body = await bodyOf(request);
    if (fake.answers.token) return fake.answers.token(response);
    const code = body.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    if (
      !grant ||
      grant.challenge !== challenge ||
      grant.redirectUri !== body.get("redirect_uri") ||
      body.get("client_secret") !== "client-secret"
    )
      return json(response, 400, { error: "invalid_grant" });
    const honest = {
      iss: "https://accounts.google.com",
      sub: fake.person.sub,
      aud: grant.clientId,
      nonce: grant.nonce,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
    };
    const idToken = await fake.idToken({ ...honest, ...fake.claims });
    json(response, 200, {
      access_token: `access-${code}`,
      token_type: "Bearer",
      expires_in: 300,
      ...(idToken && { id_token: idToken }),
    });
  }

  /** A person who agrees at once. */
  function consentPage(target: string, response: ServerResponse): void {
    const { code, state } = fake.consent(new URL(target, fake.origin).href);
    const back = new URL(new URL(target, fake.origin).searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", state);
    response.writeHead(302, { Location: back.href }).end();
  }

  const server: Server = createServer((request, response) => {
    if (request.url?.startsWith("/token")) return void token(request, response);
    if (request.url?.startsWith("/consent")) return consentPage(request.url, response);
    if (request.url?.startsWith("/certs")) {
      fake.calls.keys++;
      return json(response, 200, { keys: fake.published });
    }
    fake.calls.profile++;
    if (fake.answers.profile) return fake.answers.profile(response);
    json(response, request.headers.authorization?.startsWith("Bearer access-") ? 200 : 401, fake.person);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

export { json as answerJson };
