import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { SEEDED } from "#tests/e2e/global-setup";
import { startServer } from "#tests/e2e/server";
import type { RunningServer } from "#tests/e2e/server";
import type { OutboxMail } from "#tests/setup/sandbox-trip";
import { Walk } from "./walk";

/** The built server of a file of walks, with sandbox data of its own. */
export interface Site {
  /** Where it is, once the tests run. */
  readonly origin: string;
  visit(): Walk;
  /** A visit by one of the sandbox's accounts, on the page it asked for. */
  visitAs(account: string, to?: string): Promise<Walk>;
  outbox(to: string): Promise<OutboxMail[]>;
}

/** Starts a server before the tests of a file and stops it after them. @param env settings beside the common ones */
export function useSite(env: Record<string, string> = {}): Site {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "voyance-walk-"));
    cpSync(SEEDED, folder, { recursive: true });
    server = await startServer(folder, env);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const visit = (): Walk => new Walk(server.origin);
  return {
    get origin() {
      return server.origin;
    },
    visit,
    async visitAs(account, to = "/trip/dashboard") {
      const walk = visit();
      await walk.goto(`/signin?redirect=${encodeURIComponent(to)}`);
      walk.fill("Email", `${account}@voyance.test`);
      walk.fill("Password", "Voyage2026");
      await walk.press("Sign in", walk.main);
      if (walk.url !== to) throw new Error(`${account} was led to ${walk.url}`);
      return walk;
    },
    async outbox(to) {
      const answer = await fetch(`${server.origin}/dev/outbox.json`);
      return ((await answer.json()) as OutboxMail[]).filter((mail) => mail.to === to);
    },
  };
}
