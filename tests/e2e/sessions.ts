import { readFileSync, writeFileSync } from "node:fs";

/** The sandbox's accounts. */
const ACCOUNTS = ["free", "fresh", "pass", "premium", "admin", "companion"] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Where the session tokens of the seed's accounts are, by account. */
const KEPT = ".cache/e2e-sessions.json";

/** Signs in to an account as its form does. @returns the token of its session */
async function signIn(origin: string, account: Account): Promise<string> {
  const answer = await fetch(`${origin}/signin`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ email: `${account}@voyance.test`, password: "Voyage2026" }),
  });
  const token = /^auth_token=([\w-]{43});/m.exec(answer.headers.getSetCookie().join("\n"))?.[1];
  if (token === undefined) throw new Error(`${account} could not sign in: ${answer.status}`);
  return token;
}

/** Signs in to every account of a server once, and keeps the sessions for the servers that begin with its data. */
export async function keepSessions(origin: string): Promise<void> {
  const tokens = await Promise.all(ACCOUNTS.map((account) => signIn(origin, account)));
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(ACCOUNTS.map((account, at) => [account, tokens[at]]))));
}

/** The token of an account's session in the seed, in place of a password that takes a moment to check. */
export function sessionOf(account: Account): string {
  return (JSON.parse(readFileSync(KEPT, "utf8")) as Record<Account, string>)[account];
}
