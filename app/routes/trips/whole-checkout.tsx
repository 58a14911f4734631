import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { goMend, lockWhole, startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { wholeCheckoutPage } from "#app/modules/booking/whole/whole-checkout-page.server";
import { WholeCheckoutView } from "#app/modules/booking/ui/whole-checkout-view";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { isAppError } from "#app/shared/app-error";
import { problemOf } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Review and pay for everything · Voyance" },
  { name: "description", content: "Every place of your trip, what each costs, and one payment for all." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const journeyId = args.params.journeyId ?? "";
  let found: Awaited<ReturnType<typeof wholeCheckoutPage>>;
  try {
    found = await wholeCheckoutPage(ctx, user, journeyId);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
  if ("page" in found) return found.page;
  throw found.only
    ? seeOther(`/trips/${found.only.id}`)
    : await redirectWithToast(journeyPath(journeyId), { kind: "info", text: "There's nothing left to pay here." });
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const INTENTS = ["pay", "hold-and-pay", "lock-prices", "mend-choice", "mend-travellers"] as const;

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const journeyId = args.params.journeyId ?? "";
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema(INTENTS));
  if (sent.status === "error") return data({ ...sent.problem, notice: null }, { status: 400 });
  const tripId = textOf(form, "tripId", 64);
  try {
    switch (sent.value.intent) {
      case "mend-choice":
        return seeOther(await goMend(ctx, user, { journeyId, tripId, what: "choice" }));
      case "mend-travellers":
        return seeOther(await goMend(ctx, user, { journeyId, tripId, what: "travellers" }));
      case "lock-prices":
        await lockWhole(ctx, user, journeyId);
        return await redirectWithToast(`${journeyPath(journeyId)}/book`, {
          kind: "success",
          text: "Every price is held.",
        });
      case "hold-and-pay":
        await lockWhole(ctx, user, journeyId);
        break;
      case "pay":
        break;
    }
    return redirectDocument((await startWholeCheckout(ctx, user, journeyId)).url, { status: 303 });
  } catch (error) {
    if (!isAppError(error) || error.code === "NOT_FOUND") throw toRouteError(error, ctx);
    const notice = error.details.extra?.notice;
    return data(
      { ...problemOf(error.message), notice: typeof notice === "string" ? notice : null },
      { status: error.status },
    );
  }
}

export default function WholeCheckoutRoute() {
  return <WholeCheckoutView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
