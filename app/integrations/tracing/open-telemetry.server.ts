import {
  ROOT_CONTEXT,
  SpanKind as OtelKind,
  SpanStatusCode,
  TraceFlags,
  isSpanContextValid,
  trace,
} from "@opentelemetry/api";
import type { Context, Span } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Sampler } from "@opentelemetry/sdk-trace";
import type { SamplerName, SpanFacts, SpanKind, Tracing } from "#app/config/tracing";

const KINDS: Record<SpanKind, OtelKind> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};
/** The sampler of each name, with the share of traces that the two with a ratio keep. */
const SAMPLERS: Record<SamplerName, (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};
const SERVICE = "voyance";
const SERVER_FAULT = 500;
/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a caller's trace; the root where it names none. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = "", spanId = "", flags = "0"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  const remote = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

function traceparentOf(span: Span | undefined): string | undefined {
  const about = span?.spanContext();
  if (!about || !isSpanContextValid(about)) return undefined;
  const flags = (about.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, "0");
  return `00-${about.traceId}-${about.spanId}-${flags}`;
}

/** Marks a span as failed, by the kind of its error: the words of an error may name a traveller. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
}

/** What spans are sent with: the name of the service as the settings say it, else our own. */
function openProvider(sampler: Sampler): TracerProvider {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": SERVICE }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })];
  return new TracerProvider({ resource, spanProcessors, sampler });
}

/** What the settings say of the share of traces that are kept. */
interface Sampling {
  sampler: SamplerName;
  ratio: number;
}

/**
 * Tracing by OpenTelemetry, sent as OTLP over HTTP. Its packages read the standard variables of the receiver
 * (OTEL_EXPORTER_OTLP_…) and of the resource (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES) by themselves.
 * @returns the tracing, and a function that sends what is left and ends it
 */
export function openTracing({ sampler, ratio }: Sampling): { tracing: Tracing; end: () => Promise<void> } {
  const provider = openProvider(SAMPLERS[sampler](ratio));
  const manager = new AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer(SERVICE);
  const begin = (name: string, kind: SpanKind, attributes: SpanFacts, parent: Context, startTime?: Date): Span =>
    tracer.startSpan(name, { kind: KINDS[kind], attributes, ...(startTime && { startTime }) }, parent);

  const tracing: Tracing = {
    request(name, parent, facts) {
      const above = contextOf(parent);
      const span = begin(name, "server", facts, above);
      const within = trace.setSpan(above, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => manager.with(within, work),
        end(status, ended) {
          span.setAttributes({ "http.response.status_code": status, ...ended });
          if (status >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    run(name, kind, facts, work, parent) {
      const above = parent === undefined ? manager.active() : contextOf(parent);
      const span = begin(name, kind, facts, above);
      return manager.with(trace.setSpan(above, span), async () => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    note(name, kind, facts, ms, isFailed) {
      const above = manager.active();
      // Work of nobody's request or job, such as a look for jobs every half minute, is no trace of its own.
      if (!trace.getSpan(above)) return;
      const span = begin(name, kind, facts, above, new Date(Date.now() - ms));
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    traceparent: () => traceparentOf(trace.getSpan(manager.active())),
  };
  return {
    tracing,
    async end() {
      await provider.shutdown();
      manager.disable();
    },
  };
}
