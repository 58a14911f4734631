import type { HostedPayment } from "#app/integrations/stripe/sandbox/hosted-page.server";
import type { PaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { payments } from "./payments.server";

async function withSandbox(
  ctx: Ctx,
  ask: (sandbox: PaymentSandbox) => Promise<HostedPayment | undefined>,
): Promise<HostedPayment> {
  const { sandbox } = await payments();
  const payment = sandbox && (await callWithFaults(ctx, "payments", () => ask(sandbox)));
  if (!payment) throw new AppError("NOT_FOUND", "We couldn't find this payment.");
  return payment;
}

/** The payment behind a page of the built-in sandbox. @throws AppError NOT_FOUND, always with a real provider */
export function getSandboxPayment(ctx: Ctx, sessionId: string): Promise<HostedPayment> {
  return withSandbox(ctx, (sandbox) => sandbox.findPayment(sessionId));
}

/** Pays it, once however often it is called. @throws AppError NOT_FOUND */
export function paySandboxPayment(ctx: Ctx, sessionId: string): Promise<HostedPayment> {
  return withSandbox(ctx, (sandbox) => sandbox.pay(sessionId));
}
