import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage } from "#app/http/route/basis.server";
import { buttonSchema, parseForm } from "#app/http/route/form.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { checkoutPage } from "#app/modules/booking/checkout/checkout-page.server";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { heldNote } from "#app/modules/booking/orders/hold-note.server";
import { CheckoutView } from "#app/modules/booking/ui/checkout-view";
import { STEP_PATHS } from "#app/modules/planner/steps";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { problemOf } from "#app/shared/form-problem";

export const handle: PageHandle = { tab: "plan", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Checkout · Voyance" },
  { name: "description", content: "What your trip costs, held for you and ready to book." },
];

/** Holds the price, and says so on the checkout itself. */
async function hold(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<Response> {
  const text = heldNote(ctx, trip, await lockPrice(ctx, user, trip.id));
  return redirectWithToast(STEP_PATHS.checkout, { kind: "success", text });
}

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, holder, user } = await requirePlannerStep(args, "checkout");
  const page = await checkoutPage(ctx, trip, holder, user);
  // Back from creating an account, which was asked for by the button that holds: holding costs nothing and is done
  // once.
  const wasAsked = queryOf(args.request).get("hold") === "yes";
  if (wasAsked && user && !page.isEmpty && !page.held) {
    const answer = await hold(ctx, user, trip).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return undefined;
    });
    if (answer) throw answer;
  }
  return { ...page, basis: basisForPage(page) };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "checkout");
  const sent = await parseForm(args.request, buttonSchema(["lock-prices", "pay", "hold-and-pay"]));
  // The account comes first; the planned trip follows into it.
  if (!user) return seeOther(`/signup?redirect=${encodeURIComponent(`${STEP_PATHS.checkout}?hold=yes`)}`);
  if (sent.status === "error") return data({ ...sent.problem, notice: null }, { status: 400 });
  try {
    if (sent.value.intent === "lock-prices") return await hold(ctx, user, trip);
    if (sent.value.intent === "hold-and-pay") await lockPrice(ctx, user, trip.id);
    return redirectDocument((await startCheckout(ctx, user, trip.id)).url, { status: 303 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const notice = error.details.extra?.notice;
    return data(
      { ...problemOf(error.message), notice: typeof notice === "string" ? notice : null },
      { status: error.status },
    );
  }
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function PlanCheckoutRoute() {
  return <CheckoutView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
