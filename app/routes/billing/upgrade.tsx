import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { FormErrors } from "#app/components/forms/form-errors";
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
import { FEATURES, isFeature, isFeatureSold } from "#app/modules/booking/rules/products";
import type { Feature } from "#app/modules/booking/rules/products";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { PlanTerms } from "#app/modules/booking/ui/plan-terms";
import { ProductCard } from "#app/modules/booking/ui/product-card";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
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
  const { hasPremium, feature, returnTo, wasCanceled, offer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const next = returnTo ?? undefined;
  if (hasPremium) return <PremiumAlready next={next} />;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        {feature && <p className="eyebrow">{FEATURES[feature].name}</p>}
        <h1 className="step-3">Choose your plan</h1>
        <p>{feature ? FEATURES[feature].benefit : "A pass covers one trip; premium covers all of them."}</p>
        {wasCanceled && <p role="status">Nothing was paid. You can choose again whenever you like.</p>}
        <FormErrors message={refused?.message} />
      </header>
      <div className="plans">
        {feature !== "premium" && (
          <ProductCard plan={offer.pass} feature={feature ?? "trip_pass"} returnTo={next} isPrimary headingLevel="h2" />
        )}
        <ProductCard
          plan={offer.premium}
          feature={feature === "trip_pass" ? "premium" : (feature ?? "premium")}
          returnTo={next}
          isPrimary={feature === "premium"}
          headingLevel="h2"
        />
      </div>
      <PlanTerms refunds={offer.refunds} />
      <p>
        <Link className="target" to={next ?? "/billing"}>
          {next ? "Go back without a plan" : "Your billing"}
        </Link>
      </p>
    </div>
  );
}

/** A traveller with premium has nothing to choose. */
function PremiumAlready({ next }: { next: string | undefined }) {
  return (
    <section className="wrap page stack narrow">
      <h1 className="step-3">You have premium</h1>
      <p>You already have everything our plans offer, for every trip. There's nothing more to buy.</p>
      <p className="row">
        <Link className="button primary" to={next ?? "/planner"}>
          {next ? "Continue" : "Plan a trip"}
        </Link>
        <Link className="button" to="/billing/manage">
          Manage subscription
        </Link>
      </p>
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
