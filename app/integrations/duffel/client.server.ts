import { setTimeout as delay } from "node:timers/promises";
import type { Duffel as DuffelSdk } from "@duffel/api";
import type { z } from "zod";
import { withSpan } from "#app/config/tracing";
import { DuffelFailure, toFailure } from "./duffel-failure";
import { RateGate } from "./rate-gate";
import type { GateTime } from "./rate-gate";

/** The logged facts about a call: never a body, since it holds passports. */
export interface DuffelNote {
  what: string;
  ms: number;
  status?: number;
  code?: string;
  requestId?: string;
}

export interface DuffelSettings {
  accessToken: string;
  /** Another server that speaks the Duffel API, such as our own fake. */
  apiBase?: string;
  note?: (note: DuffelNote) => void;
  /** Clock, random numbers and waiting of its gate. */
  time?: GateTime;
}

/** An answer as the client returns it, with the parts that its types leave out. */
interface RawAnswer {
  data?: unknown;
  meta?: { after?: string | null } | null;
  status?: number;
  headers?: { get(name: string): string | null };
}

/** How a call is made. */
interface Call<Shape extends z.ZodType> {
  /** Named in failures and in the log. */
  what: string;
  shape: Shape;
  /** After this the wait ends; the requested change may still happen at Duffel. */
  timeoutMs: number;
  ask: (sdk: DuffelSdk) => Promise<unknown>;
  signal?: AbortSignal;
}

export interface DuffelAnswer<T> {
  data: T;
  status: number;
  /** The cursor for the next page of a list. */
  after?: string;
}

/** Time-outs: Duffel itself may take two minutes for an order, and works on while its caller waits. */
export const TIMEOUT_MS = { order: 130_000, read: 15_000 } as const;

/** The part of its time that a call may wait while Duffel takes no calls: the rest is for the answer. */
const PATIENCE = 1 / 3;

const REAL_TIME: GateTime = {
  now: () => new Date(),
  rng: () => Math.random(),
  wait: (ms, signal) => delay(ms, undefined, { signal }),
};

/**
 * Duffel's own client, with time-outs, with one gate that applies a 429 to all of its calls, with checked answers, and
 * with failures that carry all known facts.
 */
export class DuffelClient {
  readonly #settings: DuffelSettings;
  readonly #gate: RateGate;
  #sdk: Promise<DuffelSdk> | undefined;

  constructor(settings: DuffelSettings) {
    this.#settings = settings;
    this.#gate = new RateGate(settings.time ?? REAL_TIME);
  }

  /** Seconds after which a call makes sense again; undefined while calls are taken. */
  get retryAfter(): number | undefined {
    const ms = this.#gate.closedMs;
    return ms > 0 ? Math.ceil(ms / 1000) : undefined;
  }

  /**
   * @throws DuffelFailure for every refusal, for no answer in time, for an unreadable answer, and for a call that was
   * not sent since Duffel takes none for longer than it may wait
   */
  async call<Shape extends z.ZodType>({
    what,
    shape,
    timeoutMs,
    ask,
    signal,
  }: Call<Shape>): Promise<DuffelAnswer<z.output<Shape>>> {
    const asked = performance.now();
    await this.#pass(what, timeoutMs, signal);
    const began = performance.now();
    let raw: RawAnswer;
    const answer = async () => inTime(what, ask(await this.#connect()), timeoutMs - (began - asked), signal);
    try {
      raw = (await withSpan(`duffel ${what}`, "client", {}, answer)) as RawAnswer;
    } catch (error) {
      signal?.throwIfAborted();
      const failure = toFailure(what, error, this.#now());
      const { status, code, requestId, heldMs } = failure;
      if (heldMs !== undefined) this.#gate.close(heldMs);
      this.#note({ what, ms: Math.round(performance.now() - began), status, code, requestId });
      throw failure;
    }
    const requestId = raw.headers?.get("x-request-id") ?? undefined;
    const status = raw.status ?? 200;
    this.#note({ what, ms: Math.round(performance.now() - began), status, requestId });
    const read = shape.safeParse(raw.data);
    // Without the status of a refusal: the change may have been made.
    if (!read.success)
      throw new DuffelFailure(`${what}: the answer can't be read`, { status, requestId, cause: read.error });
    return { data: read.data, status, after: raw.meta?.after ?? undefined };
  }

  #now(): Date {
    return (this.#settings.time ?? REAL_TIME).now();
  }

  /** An order does not wait: Duffel may need all of its time, and the work that makes orders comes back by itself. */
  async #pass(what: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    let mayPass: boolean;
    try {
      mayPass = await this.#gate.pass(timeoutMs >= TIMEOUT_MS.order ? 0 : timeoutMs * PATIENCE, signal);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
    if (!mayPass)
      throw new DuffelFailure(`${what}: not sent, Duffel wants no calls for ${this.#gate.closedMs} ms`, {
        status: 429,
        isUnsent: true,
      });
  }

  #note(note: DuffelNote): void {
    this.#settings.note?.(note);
  }

  #connect(): Promise<DuffelSdk> {
    this.#sdk ??= this.#load();
    return this.#sdk;
  }

  async #load(): Promise<DuffelSdk> {
    // Loading it replaces the environment with a plain copy, in which later changes would be lost.
    /* oxlint-disable no-restricted-properties -- nothing is read: the environment is put back as it was */
    const environment = process.env;
    const { Duffel } = await import("@duffel/api");
    process.env = environment;
    /* oxlint-enable no-restricted-properties */
    const { accessToken, apiBase } = this.#settings;
    // Paths are taken relative to the base: without the slash its last part would be lost.
    const basePath = apiBase && apiBase.replace(/\/?$/, "/");
    return new Duffel({ token: accessToken, apiVersion: "v2", source: "voyance", ...(basePath && { basePath }) });
  }
}

/** Waits for an answer within the time-out: the client itself neither gives up nor can be told to. */
function inTime<T>(what: string, asked: Promise<T>, timeoutMs: number, signal?: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal?.reason as Error);
    const timer = setTimeout(() => reject(new DuffelFailure(`${what}: no answer in ${timeoutMs} ms`)), timeoutMs);
    signal?.addEventListener("abort", leave, { once: true });
    if (signal?.aborted) leave();
    // A later result is ignored: a promise settles once.
    asked.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    });
  });
}
