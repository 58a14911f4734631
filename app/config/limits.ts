/** What one process takes on at once. Times in the unit of the name. */
export const SERVER_LIMITS = {
  /** A little longer than usual proxies keep an idle connection (60 s), so that none is closed while one is being used. */
  keepAliveMs: 72_000,
  headersMs: 75_000,
  /** A request has to arrive whole within this time; the largest upload on a slow line does. */
  requestMs: 120_000,
  /** Requests that one connection may have unanswered. Browsers send one after the other. */
  mostPipelined: 16,
  /** From this delay of the event loop on, a part of the requests is turned away; from the other on, all are. */
  shedFromMs: 400,
  shedAllMs: 1500,
  /** Seconds after which those that were turned away may come back. */
  retrySeconds: 3,
} as const;

/** Pages that are kept in memory. */
export const PAGE_MEMORY = {
  freshMs: 60_000,
  /** With their compressed copies. */
  mostBytes: 32 * 1024 * 1024,
  /** Pages that wait to be compressed better; more than these stay as they were sent first. */
  mostToImprove: 100,
  /** Whoever asks for a page that is being rendered waits this long, then has it rendered for themselves. */
  patienceMs: 10_000,
} as const;

/** Pages that are kept in memory for one person each. */
export const OWN_PAGE_MEMORY = {
  /** They say nothing that counts seconds; whatever is written ends them sooner, and so does the next minute. */
  freshMs: 10_000,
  mostBytes: 16 * 1024 * 1024,
  /** Of one person: the others keep theirs, whatever somebody asks for. */
  mostAPerson: 6,
  largestBytes: 600_000,
} as const;
