import { isAppError } from "./app-error";
import { utcDateOf, type LocalDate } from "./calendar";

/** Outside services that a use case calls; a test switch can make each fail. */
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
  | { kind: "error" }
  | { kind: "empty" }
  | { kind: "slow"; ms: number }
  | { kind: "status"; status: number };

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

/** A caller's count under a limit that answers report. */
export interface LimitCount {
  name: string;
  /** Calls allowed in a window of so many seconds. */
  points: number;
  seconds: number;
  /** Calls left, and seconds until all of them are back. */
  left: number;
  resetsIn: number;
}

/** The context of a request in a use case. */
export interface Ctx {
  /** The clock of this request: read once, so that one answer has one time. */
  now: Date;
  traceId: string;
  /** Aborted when the caller has left. */
  signal: AbortSignal;
  /** Whether the caller asks for fewer bytes (the header "Save-Data"). */
  savesData?: boolean;
  /** Client address that rate limits count. */
  address: string;
  /** Scheme, host and port under which travellers reach the product. */
  origin: string;
  faults: Partial<Record<Port, Fault>>;
  log: Log;
  /** Called with the seconds after which a refused caller may come back, so that the answer states them on any page. */
  onRetryAfter?: (seconds: number) => void;
  /** Called with a word for each step that long work comes to, for a page that waits for it. */
  onNews?: (step: string) => void;
  /** Called with the caller's count under each limit that has a name. */
  onCount?: (count: LimitCount) => void;
}

/** The day of a request, as prices and limits count it. */
export function todayOf(ctx: Pick<Ctx, "now">): LocalDate {
  return utcDateOf(ctx.now);
}

/** Thrown when a port fails; carries the status of the port's answer. */
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
 * @param empty the port's answer when it is switched to empty
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
