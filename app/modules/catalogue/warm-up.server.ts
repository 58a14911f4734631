import { setTimeout as wait } from "node:timers/promises";
import { REQUEST_BATCHES, inBatches } from "#app/shared/batches";
import type { Log } from "#app/shared/context";
import { resolveExactDeparture } from "./airports.server";
import { warmStaticFiles } from "./bundles.server";
import { listDestinations } from "./catalogue.server";
import { prepareSearch } from "./explore-text";
import { TOPICS, topicScore } from "./explore-topics";

const PAUSE_MS = 50;

/**
 * Makes the bundles and what the search knows of each place once the server listens, in small steps between the
 * requests: the first visitor then waits for none of them.
 * @returns stops it
 */
export function startWarmUp(log: Log): () => void {
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal: stopping.signal, ref: false });
  void warmStaticFiles()
    .then(async () => {
      await inBatches(
        listDestinations(),
        REQUEST_BATCHES,
        (one) => Promise.resolve(TOPICS.map((topic) => topicScore(one, topic))),
        pause,
      );
      prepareSearch(listDestinations());
      await pause(PAUSE_MS);
      // The first city somebody names as their departure reads all airports.
      resolveExactDeparture("London");
      log.info({}, "bundles and topics are ready");
    })
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, "what pages need could not be made ahead");
    });
  return () => stopping.abort();
}
