import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { RequestKind } from "./request-kind";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Counted here and handed over when the metrics are read: the library looks labels up at every count. */
const counted = new Map<string, { method: string; status: number; kind: RequestKind; count: number }>();

new Counter({
  name: "http_requests_total",
  help: "Requests answered",
  labelNames: ["method", "status", "kind"],
  registers: [registry],
  collect() {
    this.reset();
    for (const { method, status, kind, count } of counted.values())
      this.inc({ method, status: String(status), kind }, count);
  },
});
const durations = new Histogram({
  name: "http_request_duration_ms",
  help: "Time to answer in milliseconds",
  labelNames: ["kind"],
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000],
  registers: [registry],
});

let queueNow: (() => { underWay: number; waiting: number; refused: number }) | undefined;

new Gauge({
  name: "voyance_requests",
  help: "Requests that are worked on, and that wait for their turn",
  labelNames: ["state"],
  registers: [registry],
  collect() {
    const { underWay = 0, waiting = 0 } = queueNow?.() ?? {};
    this.set({ state: "under-way" }, underWay);
    this.set({ state: "waiting" }, waiting);
  },
});
new Counter({
  name: "voyance_requests_turned_away_total",
  help: "Requests answered 503 since too many others waited",
  registers: [registry],
  collect() {
    this.reset();
    this.inc(queueNow?.().refused ?? 0);
  },
});

/** A figure that is taken when the metrics are read: one value for each of its labels. */
export interface Reading {
  name: string;
  help: string;
  /** Counts since the start of this process and never falls; any other figure is the state of now. */
  isCounter?: true;
  labels?: readonly string[];
  read: () => Promise<{ labels?: Record<string, string>; value: number }[]>;
}

/**
 * Adds figures that are kept elsewhere, such as in the database. A figure that cannot be read is left out of that
 * answer.
 */
export function addReadings(readings: readonly Reading[]): void {
  for (const { name, help, labels: labelNames = [], isCounter, read } of readings) {
    const values = () => read().catch(() => []);
    const about = { name, help, labelNames, registers: [registry] };
    if (isCounter)
      new Counter({
        ...about,
        async collect() {
          const now = await values();
          this.reset();
          for (const { labels = {}, value } of now) this.inc(labels, value);
        },
      });
    else
      new Gauge({
        ...about,
        async collect() {
          const now = await values();
          this.reset();
          for (const { labels = {}, value } of now) this.set(labels, value);
        },
      });
  }
}

/** Registers the function that gives the state of the queue of requests. */
export function knowQueue(stateNow: () => { underWay: number; waiting: number; refused: number }): void {
  queueNow = stateNow;
}

/** Counts an answered request. */
export function countRequest(method: string, status: number, kind: RequestKind, ms: number): void {
  const key = method + status + kind;
  const known = counted.get(key);
  if (known) known.count += 1;
  else counted.set(key, { method, status, kind, count: 1 });
  durations.labels(kind).observe(ms);
}

/** All metrics as Prometheus text. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}

export const METRICS_TYPE = registry.contentType;
