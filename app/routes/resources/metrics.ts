import type { LoaderFunctionArgs } from "@remix-run/node";
import { METRICS_TYPE, metricsText } from "#app/http/front/metrics.server";
import { ctxOf } from "#app/http/route/context.server";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Prometheus metrics, for callers on this machine only. */
export async function loader(args: LoaderFunctionArgs) {
  if (!LOOPBACK.test(ctxOf(args).address)) return new Response("Not found", { status: 404 });
  return new Response(await metricsText(), { headers: { "Content-Type": METRICS_TYPE, "Cache-Control": "no-store" } });
}
