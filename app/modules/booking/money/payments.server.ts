import { randomBytes } from "node:crypto";
import { env } from "#app/config/env.server";
import { connectStripe } from "#app/integrations/stripe/client.server";
import { IdempotencyConflict } from "#app/integrations/stripe/payment-provider";
import type { PaymentProvider } from "#app/integrations/stripe/payment-provider";
import { startPaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import type { PaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import { isAppError } from "#app/shared/app-error";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { withSpan } from "#app/config/tracing";
import { sandboxStore } from "./sandbox-objects.repo.server";

export interface Payments {
  provider: PaymentProvider;
  /** There is one only while no key of a real provider is set. */
  sandbox?: PaymentSandbox;
}

let running: Promise<Payments> | undefined;
let webhookUrl: string | undefined;

async function connect(): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env();
  if (STRIPE_SECRET_KEY || STRIPE_API_BASE) {
    return {
      provider: await connectStripe({
        secretKey: STRIPE_SECRET_KEY ?? "sk_test_voyance",
        apiBase: STRIPE_API_BASE,
        webhookSecrets,
      }),
    };
  }
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const sandbox = await startPaymentSandbox({
    store: sandboxStore(),
    secretKey,
    webhookSecret: webhookSecrets[0],
    webhookUrl,
  });
  return { provider: await connectStripe({ secretKey, apiBase: sandbox.apiBase, webhookSecrets }), sandbox };
}

/** The payment provider of this process, and its sandbox if it is that; started at first use. */
export function payments(): Promise<Payments> {
  running ??= connect().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/** Puts another provider in its place: tests run the real use cases against a sandbox of their own. */
export function usePayments(other: Payments): void {
  running = Promise.resolve(other);
}

/**
 * Tells the sandbox where this server takes webhooks, and lets it deliver what a crash left undelivered.
 * Call it once the server listens; with a real provider it does nothing.
 */
export async function setPaymentSandboxWebhookUrl(url: string): Promise<void> {
  webhookUrl = url;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  if (STRIPE_SECRET_KEY || STRIPE_API_BASE) return;
  (await payments()).sandbox?.setWebhookUrl(url);
}

/** Ends the sandbox, at the end of the process. */
export async function closePayments(): Promise<void> {
  const open = await running;
  running = undefined;
  await open?.sandbox?.close();
}

/**
 * Asks the payment provider.
 * @throws PortFailure when it cannot be reached or fails; IdempotencyConflict as it is
 */
export function askProvider<T>(ctx: Ctx, ask: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  return callWithFaults(ctx, "payments", async () => {
    try {
      return await withSpan("payments", "client", {}, async () => ask((await payments()).provider));
    } catch (error) {
      throw error instanceof IdempotencyConflict || isAppError(error) ? error : new PortFailure("payments", 503, error);
    }
  });
}

/** Whether the payment provider refused a call because it is asked too much just now. */
export function isAskedTooMuch(error: unknown): boolean {
  return error instanceof PortFailure && (error.cause as { statusCode?: unknown } | undefined)?.statusCode === 429;
}
