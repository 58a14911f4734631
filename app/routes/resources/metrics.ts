import { METRICS_TYPE, metricsText } from "#app/http/front/metrics.server";
import { ctxOf } from "#app/http/route/context.server";
import type { RouteArgs } from "#app/http/route/context.server";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Whether a program on this machine asks for itself. A proxy on this machine asks for others, and shows it by a header of
 * its own or by the host that they asked for.
 */
function isFromHere(args: RouteArgs): boolean {
  const { hostname } = new URL(args.request.url);
  return LOOPBACK.test(ctxOf(args).address) && !args.context.isForwarded && THIS_MACHINE.test(hostname);
}

/** Prometheus metrics, for programs on this machine only. */
export async function loader(args: RouteArgs) {
  if (!isFromHere(args)) return new Response("Not found", { status: 404 });
  return new Response(await metricsText(), { headers: { "Content-Type": METRICS_TYPE, "Cache-Control": "no-store" } });
}
