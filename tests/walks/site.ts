import { afterAll, beforeAll, inject } from "vitest";
import { startSeeded } from "#tests/e2e/seeded-server";
import type { SeededServer } from "#tests/e2e/seeded-server";
import { sessionOf } from "#tests/e2e/sessions";
import type { Account } from "#tests/e2e/sessions";
import type { OutboxMail } from "#tests/setup/sandbox-trip";
import { restoreSeed } from "./restore-seed";
import { Walk } from "./walk";

/** The built server that a file of walks visits, with sandbox data of the file's own. */
export interface Site {
  /** Where it is, once the tests run. */
  readonly origin: string;
  visit(): Walk;
  /** A visit by one of the sandbox's accounts that is signed in, on the page it asked for. */
  visitAs(account: Account, to?: string): Promise<Walk>;
  outbox(to: string): Promise<OutboxMail[]>;
}

const siteAt = (originOf: () => string): Site => ({
  get origin() {
    return originOf();
  },
  visit: () => new Walk(originOf()),
  async visitAs(account, to = "/trip/dashboard") {
    const walk = new Walk(originOf());
    await walk.setCookie("auth_token", sessionOf(account));
    await walk.goto(to);
    return walk;
  },
  async outbox(to) {
    const answer = await fetch(`${originOf()}/dev/outbox.json`);
    return ((await answer.json()) as OutboxMail[]).filter((mail) => mail.to === to);
  },
});

/** Visits the server that files share: its data are the seed's again when the tests of a file begin. */
export function useSite(): Site {
  const { origin, folder } = inject("sharedSite");
  beforeAll(() => restoreSeed(folder));
  return siteAt(() => origin);
}

/** Starts a server with settings of its own before the tests of a file, and stops it after them. */
export function useOwnSite(env: Record<string, string>): Site {
  let server: SeededServer;
  beforeAll(async () => {
    server = await startSeeded(env);
  });
  afterAll(() => server.stop());
  return siteAt(() => server.origin);
}
