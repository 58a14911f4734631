import { mkdirSync, rmSync } from "node:fs";
import { keepSessions } from "./sessions";
import { startServer } from "./server";

export const SEEDED = ".cache/e2e-seed";

/** Seeds one data folder in which every account is signed in; each server starts from a copy. */
export default async function globalSetup(): Promise<void> {
  rmSync(SEEDED, { recursive: true, force: true });
  mkdirSync(SEEDED, { recursive: true });
  const server = await startServer(SEEDED);
  await keepSessions(server.origin);
  await server.stop();
}
