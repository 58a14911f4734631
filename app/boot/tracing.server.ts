import { env } from "#app/config/env.server";
import { logger } from "#app/http/front/log.server";
import { useTracing } from "#app/config/tracing";

/** The milliseconds for which the end of the process waits for a receiver of traces. */
const END_MS = 2_000;

let end = (): Promise<void> => Promise.resolve();

/** Turns tracing on where the settings name a receiver. Its packages are loaded then, and never else. */
export async function startTracing(): Promise<void> {
  const { isTraced, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio } = env();
  if (!isTraced) return;
  const { openTracing } = await import("#app/integrations/tracing/open-telemetry.server");
  const opened = openTracing({ sampler, ratio });
  useTracing(opened.tracing);
  end = opened.end;
}

/** Sends the spans that are left, and turns tracing off. A receiver that does not answer holds up the end for a moment. */
export async function stopTracing(): Promise<void> {
  useTracing(undefined);
  const ended = end().catch((error: unknown) => logger().warn({ err: error }, "the last spans could not be sent"));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, END_MS).unref())]);
}
