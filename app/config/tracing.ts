/** The values of OTEL_TRACES_SAMPLER that OpenTelemetry describes for every language. */
export const SAMPLER_NAMES = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
export type SamplerName = (typeof SAMPLER_NAMES)[number];

/** Facts about a span: short words and numbers of few kinds, never what a traveller typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** What a span stands for: an answer to a caller, a question to another server, or work of our own. */
export type SpanKind = "server" | "client" | "internal";

/** A request under way, as a trace sees it. */
export interface TracedRequest {
  /** 32 hexadecimal digits, the same in every process that the request reaches. */
  traceId: string;
  /** Runs the work that answers the request as a part of it. */
  run: (work: () => void) => void;
  end: (status: number, facts: SpanFacts) => void;
}

/**
 * The tracing of this process. Only the places where work passes anyway tell it; nothing of Node or of a library is
 * changed for it.
 */
export interface Tracing {
  /** @param parent the caller's `traceparent`, where that is believed */
  request: (name: string, parent: string | undefined, facts: SpanFacts) => TracedRequest;
  /** Runs work as a part of the work that goes on, or of the one that a `traceparent` names. */
  run: <T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<T>, parent?: string) => Promise<T>;
  /** Notes work that has just ended and took so many milliseconds. */
  note: (name: string, kind: SpanKind, facts: SpanFacts, ms: number, isFailed: boolean) => void;
  /** The `traceparent` of the work that goes on (W3C Trace Context); undefined outside of any. */
  traceparent: () => string | undefined;
}

let current: Tracing | undefined;

/** Turns tracing on, or off again. */
export function useTracing(tracing: Tracing | undefined): void {
  current = tracing;
}

/** The tracing of this process; undefined while it is off, which is how it begins. */
export function tracing(): Tracing | undefined {
  return current;
}

/** Runs work as a span of its own; without tracing it is just run. */
export function withSpan<T>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  return current ? current.run(name, kind, facts, work) : work();
}

/** The headers that hand the trace on to another server; none while tracing is off. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current?.traceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** The id of the trace that the present work belongs to; undefined while tracing is off, and outside of any. */
export function traceIdNow(): string | undefined {
  return current?.traceparent()?.split("-")[1];
}
