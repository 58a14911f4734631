import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real } from "#app/config/env.server";
import { parseForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { noteEvent } from "#app/http/route/events.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, refused } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { isFeature, isFeatureSold } from "#app/modules/booking/rules/products";
import type { Feature } from "#app/modules/booking/rules/products";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { UpgradePage } from "#app/modules/booking/ui/upgrade-page";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Upgrade · Voyance" },
  { name: "description", content: "The trip pass and the premium plan, and what each of them opens." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The paywall that the address names; undefined for a feature that is not sold here. */
function readFeature(value: unknown): Feature | undefined {
  return isFeature(value) && isFeatureSold(value, real()) ? value : undefined;
}

export async function loader(args: LoaderFunctionArgs) {
  const { membership } = await requireUser(args);
  const query = queryOf(args.request);
  return {
    hasPremium: membership === "premium",
    feature: readFeature(query.get("feature")) ?? null,
    returnTo: safeRedirect(query.get("returnTo"), "") || null,
    wasCanceled: query.has("canceled"),
    offer: upgradeOffer(real()),
  };
}

const formSchema = z.object({
  feature: z.string().refine(isFeature, "This feature is not known"),
  priceId: z.string().max(100),
  returnTo: z.string().max(2000).optional(),
});

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, formSchema);
  if (sent.status === "error") return refused("Choose one of the plans", 422);
  const { feature, priceId, returnTo } = sent.value;
  noteEvent(args, "paywall_purchase_clicked", { feature });
  try {
    const checkout = await startProductCheckout(ctx, user, {
      feature,
      productId: priceId,
      returnTo: safeRedirect(returnTo, "") || undefined,
    });
    return redirectDocument(checkout.url, { status: 303 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "CONFLICT") return redirectWithToast("/billing", { kind: "info", text: error.message });
    return refused(error.message, error.status);
  }
}

export default function UpgradeRoute() {
  return <UpgradePage {...useLoaderData<typeof loader>()} message={useActionData<typeof action>()?.message} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
