import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer } from "../tests/e2e/server";

export interface ServerUnderTest {
  origin: string;
  pid: number;
}

/** The variables that `npm start` sets. */
function startVariables(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  const variables = [...scripts.start.matchAll(/ (\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!] as const);
  const flags = [...scripts.start.matchAll(/ (--\S+)/g)].map(([, flag]) => flag!);
  return { ...Object.fromEntries(variables), NODE_OPTIONS: flags.join(" ") };
}

type Work = (server: ServerUnderTest) => Promise<void>;

/** Runs each work against the built product on a free port, one after the other, on the same data. */
export function withServer(...works: Work[]): Promise<void> {
  return withServerSet({}, ...works);
}

/** The same with settings of its own. */
export async function withServerSet(settings: Record<string, string>, ...works: Work[]): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-bench-"));
  try {
    for (const work of works) {
      const server = await startServer(folder, {
        LOG_LEVEL: "info",
        SHED_LOAD: "on",
        ...startVariables(),
        ...settings,
      });
      await work(server).finally(() => server.stop());
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs in to a sandbox account and returns the cookie to send. */
export async function signInCookie(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/signin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: `${name}@voyance.test`, password: "Voyage2026", redirect: "/trip/dashboard" }),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("auth_token="));
  if (!cookie) throw new Error(`Could not sign in as ${name}`);
  return cookie.split(";")[0]!;
}

/** The page of the booked trip of the cookie's account. */
export async function tripPath(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/trips`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: { id: string; status: string }[] };
  const booked = data.find(({ status }) => status === "booked");
  if (!booked) throw new Error("There is no booked trip");
  return `/trips/${booked.id}`;
}
