import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startServer } from "../tests/e2e/server";

export interface ServerUnderTest {
  origin: string;
  pid: number;
}

/** Runs the work against the built product on a free port with data of its own. */
export async function withServer<T>(work: (server: ServerUnderTest) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-bench-"));
  const server = await startServer(folder, { LOG_LEVEL: "info" });
  try {
    return await work(server);
  } finally {
    await server.stop();
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
