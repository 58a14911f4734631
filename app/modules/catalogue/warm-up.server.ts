import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#app/shared/context";
import { warmArt } from "./art.server";
import { warmStaticFiles } from "./bundles.server";

/**
 * Makes posters and bundles once the server listens, in small steps between the requests: the first visitor then waits
 * for none of them.
 * @returns stops it
 */
export function startWarmUp(log: Log): () => void {
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal: stopping.signal, ref: false });
  void warmArt(pause)
    .then(async (posters) => {
      await warmStaticFiles();
      log.info({ posters }, "posters and bundles are ready");
    })
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, "posters could not be made ahead");
    });
  return () => stopping.abort();
}
