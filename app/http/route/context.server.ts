import type { AppLoadContext } from "@remix-run/node";
import { env } from "#app/config/env.server";
import type { AppError } from "#app/shared/app-error";
import { PORTS } from "#app/shared/context";
import type { Ctx, Fault, LimitCount, Port } from "#app/shared/context";
import { traceIdNow } from "#app/config/tracing";
import { logger } from "../front/log.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    cspNonce?: string;
    traceId?: string;
    address?: string;
    /** Whether a proxy handed the request on, trusted or not. */
    isForwarded?: boolean;
    origin?: string;
    /** Aborted when the caller leaves before the answer is whole. */
    signal?: AbortSignal;
    /** Seconds after which a refused caller may come back; written by the code that refuses. */
    retryAfter?: number;
    /**
     * The error that failed the answer and that no route caught: the caller may come back later. Written by the error
     * handler.
     */
    unavailable?: AppError;
    /** Whether an action's answer holds the typed text, so that its page is shown even if its subject is gone. */
    isTypedKept?: boolean;
  }
}

/** The arguments of a loader or an action. */
export interface RouteArgs {
  request: Request;
  context: AppLoadContext;
}

/** A test switch comes as a header or as a cookie of the same name. */
function switchValue(request: Request, name: string): string | undefined {
  const header = request.headers.get(name);
  if (header) return header;
  const cookie = request.headers
    .get("Cookie")
    ?.split("; ")
    .find((part) => part.startsWith(`${name}=`));
  if (!cookie) return undefined;
  try {
    return decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function parseFault(text: string): Fault | undefined {
  if (text === "error" || text === "empty") return { kind: text };
  const [kind, value] = text.split(":");
  const amount = Number(value);
  if (!Number.isInteger(amount)) return undefined;
  if (kind === "slow" && amount >= 0 && amount <= 60_000) return { kind: "slow", ms: amount };
  if (kind === "status" && amount >= 400 && amount <= 599) return { kind: "status", status: amount };
  return undefined;
}

function parseFaults(text: string | undefined): Ctx["faults"] {
  const faults: Ctx["faults"] = {};
  for (const part of (text ?? "").split(",")) {
    const [name, value] = part.trim().split("=");
    const fault = parseFault(value ?? "");
    if (fault && PORTS.includes(name as Port)) faults[name as Port] = fault;
  }
  return faults;
}

function requestTime(request: Request, switchesOn: boolean): Date {
  if (switchesOn) {
    const set = new Date(switchValue(request, "x-voyance-now") ?? "");
    if (!Number.isNaN(set.getTime())) return set;
  }
  return new Date();
}

/** The context of a request; the same object for every loader of one request. */
const contexts = new WeakMap<Request, Ctx>();

/** The limits that a request was counted under so far. */
const counts = new WeakMap<Request, LimitCount[]>();

/** The caller's standing under each limit that this request was counted under. */
export function countsOf(request: Request): readonly LimitCount[] {
  return counts.get(request) ?? [];
}

/** Reads clock, address, origin, trace id and test switches of a request. */
export function ctxOf({ request, context }: RouteArgs): Ctx {
  const known = contexts.get(request);
  if (known) return known;
  const switchesOn = env().TEST_SWITCHES;
  const traceId = context.traceId ?? "no-trace";
  const ctx: Ctx = {
    now: requestTime(request, switchesOn),
    traceId,
    signal: context.signal ?? request.signal,
    address: (switchesOn && request.headers.get("x-voyance-address")) || context.address || "127.0.0.1",
    origin: context.origin ?? env().PUBLIC_ORIGIN ?? new URL(request.url).origin,
    savesData: request.headers.get("Save-Data")?.trim().toLowerCase() === "on",
    faults: switchesOn ? parseFaults(switchValue(request, "x-voyance-fault")) : {},
    log: logger().child({ traceId }),
    onRetryAfter: (seconds) => {
      context.retryAfter = seconds;
    },
    onCount: (count) => {
      counts.set(request, [...countsOf(request), count]);
    },
  };
  contexts.set(request, ctx);
  return ctx;
}

/** The context of background work. @param signal aborted when the work is let go */
export function backgroundContext(work: string, signal = new AbortController().signal): Ctx {
  const traceId = traceIdNow();
  return {
    now: new Date(),
    traceId: traceId ?? work,
    signal,
    address: "127.0.0.1",
    origin: env().PUBLIC_ORIGIN ?? `http://localhost:${env().PORT}`,
    faults: {},
    log: logger().child({ work, traceId }),
  };
}
