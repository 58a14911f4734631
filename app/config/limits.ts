/** The most that one process takes on at once. Times in the unit of the name. */
export const SERVER_LIMITS = {
  /**
   * A little longer than usual proxies keep an idle connection (60 s), so that none is closed while one is being used.
   */
  keepAliveMs: 72_000,
  headersMs: 75_000,
  /** A request has to arrive whole within this time; even the largest upload on a slow line does. */
  requestMs: 120_000,
  /** The most unanswered requests of one connection. Browsers send one after the other. */
  mostPipelined: 16,
  /** The bounds of `RequestQueue`. A page costs up to 10 ms, so a full queue is served within its second. */
  queue: { mostUnderWay: 32, mostWaiting: 100, longestWaitMs: 1000, longMs: 500 },
  /** Seconds after which refused callers may come back. */
  retrySeconds: 3,
} as const;

/** The memory for pages that are the same for every signed-out visitor. */
export const PAGE_MEMORY = {
  freshMs: 60_000,
  /** Compressed copies count too. */
  mostBytes: 32 * 1024 * 1024,
} as const;
