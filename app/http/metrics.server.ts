import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Counter({
  name: "http_requests_total",
  help: "Requests answered",
  labelNames: ["method", "status"],
  registers: [registry],
});
const durations = new Histogram({
  name: "http_request_duration_ms",
  help: "Time to answer in milliseconds",
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000],
  registers: [registry],
});

/** Counts an answered request. */
export function countRequest(method: string, status: number, ms: number): void {
  requests.inc({ method, status: String(status) });
  durations.observe(ms);
}

/** All metrics as Prometheus text. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}

export const METRICS_TYPE = registry.contentType;
