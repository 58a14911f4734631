import { isAppError } from "./app-error";
import { utcDateOf, type LocalDate } from "./calendar";

/** Outside things a use case talks to; each can be made to fail by a test switch. */
export const PORTS = [
  "destinations",
  "bundles",
  "guides",
  "filters",
  "matches",
  "scores",
  "trips",
  "itinerary",
  "checkout",
  "payments",
  "booking",
  "mail",
  "pdf",
  "disruption",
  "profile",
  "quiz",
  "surprise",
  "jobs",
  "contact",
  "sample",
] as const;
export type Port = (typeof PORTS)[number];

export type Fault =
  { kind: "error" } | { kind: "empty" } | { kind: "slow"; ms: number } | { kind: "status"; status: number };

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** How far a caller has used up a limit that answers tell of. */
export interface LimitCount {
  name: string;
  /** Calls allowed in a window of so many seconds. */
  points: number;
  seconds: number;
  /** Calls left, and seconds until there are all of them again. */
  left: number;
  resetsIn: number;
}

/** What a use case knows of the request it serves. */
export interface Ctx {
  /** The clock of this request: read once, so that one answer has one time. */
  now: Date;
  traceId: string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Client address that rate limits count. */
  address: string;
  /** Scheme, host and port under which travellers reach the product. */
  origin: string;
  faults: Partial<Record<Port, Fault>>;
  log: Log;
  /** Told the seconds after which a refused caller may come back, so that the answer says so on whatever page it is. */
  onRetryAfter?: (seconds: number) => void;
  /** Told where the caller stands with each limit that has a name. */
  onCount?: (count: LimitCount) => void;
}

/** The day of a request, as prices and limits count it. */
export function todayOf(ctx: Pick<Ctx, "now">): LocalDate {
  return utcDateOf(ctx.now);
}

/** Thrown when a port fails; carries the status that the port answered with. */
export class PortFailure extends Error {
  readonly port: Port;
  readonly status: number;
  constructor(port: Port, status = 500, cause?: unknown) {
    super(`The ${port} port failed with status ${status}`, { cause });
    this.name = "PortFailure";
    this.port = port;
    this.status = status;
  }
}

/**
 * Calls a port, applying a test switch that names it.
 * @param empty what the port answers when it is switched to empty
 * @throws PortFailure when it is switched to fail
 */
export async function callWithFaults<T>(ctx: Ctx, port: Port, call: () => Promise<T> | T, empty?: T): Promise<T> {
  const fault = ctx.faults[port];
  if (fault?.kind === "error") throw new PortFailure(port);
  if (fault?.kind === "status") throw new PortFailure(port, fault.status);
  if (fault?.kind === "empty" && empty !== undefined) return empty;
  if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  try {
    return await call();
  } catch (error) {
    if (isAppError(error) && error.details.retryAfter) ctx.onRetryAfter?.(error.details.retryAfter);
    throw error;
  }
}
