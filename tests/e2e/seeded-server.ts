import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { SEEDED } from "./global-setup";
import { startServer } from "./server";

/** A server with a copy of the seeded data. */
export interface SeededServer {
  origin: string;
  /** Where its data are. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts the built product on a copy of the seed, which goes with it. @param env settings beside the common ones */
export async function startSeeded(env: Record<string, string> = {}): Promise<SeededServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "voyance-site-"));
  cpSync(SEEDED, folder, { recursive: true });
  const { origin, stop } = await startServer(folder, env);
  return {
    origin,
    folder,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
