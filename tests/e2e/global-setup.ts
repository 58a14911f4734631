import { mkdirSync, rmSync } from "node:fs";
import { keepSessions } from "./sessions";
import { startServer } from "./server";

export const SEEDED = ".cache/e2e-seed";

/** Has so many servers that start at once seed one empty folder, and signs in to every account on each. */
export async function seed(count: number): Promise<void> {
  rmSync(SEEDED, { recursive: true, force: true });
  mkdirSync(SEEDED, { recursive: true });
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(SEEDED)));
  for (const { origin } of servers) await keepSessions(origin);
  await Promise.all(servers.map((server) => server.stop()));
}

/** Seeds the data that each worker's server starts with a copy of. */
export default function globalSetup(): Promise<void> {
  return seed(1);
}
