/** The largest body that may be posted under an address. */
export interface BodyLimit {
  /** The first limit whose pattern matches counts. */
  path: RegExp;
  mostBytes: number;
}

const KB = 1024;

/** Calls and forms are small. A route that takes more has its own limit here, before the general ones. */
export const BODY_LIMITS: readonly BodyLimit[] = [
  // The route itself refuses a file of more than 3 MB, in a sentence beside the field.
  { path: /^\/(planner\/bring|trips\/[\w-]+\/bookings|journeys\/[\w-]+\/ticket)\b/, mostBytes: 6 * 1024 * KB },
  // A resume has 5 MB at most. Up to this size the body is read on, so that the typed fields beside a larger file are
  // not lost.
  { path: /^\/(careers\/[^/]+|api\/v1\/careers\/apply)$/, mostBytes: 25 * 1024 * KB },
  // Some pictures at once, each of which the route bounds itself.
  { path: /^\/trips\/[\w-]+\/memories$/, mostBytes: 60 * 1024 * KB },
  { path: /^\/api\//, mostBytes: 64 * KB },
  { path: /^\//, mostBytes: 256 * KB },
];

export function bodyLimitOf(path: string, limits: readonly BodyLimit[]): BodyLimit {
  return limits.find((limit) => limit.path.test(path)) ?? { path: /^/, mostBytes: 0 };
}
