import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { useReality } from "#app/components/layout/use-reality";
import { real as whatIsReal } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/what-is-real";
import { basisForPage } from "#app/http/basis.server";
import { buttonSchema, parseForm } from "#app/http/form.server";
import { requirePlannerStep } from "#app/http/planner.server";
import { redirectWithToast, seeOther } from "#app/http/responses.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/catalogue.server";
import { amountDue, findObstacle } from "#app/modules/booking/booking";
import { findActiveLock, lockPrice, startCheckout } from "#app/modules/booking/booking.server";
import { toFlightCard } from "#app/modules/inventory/flight-card";
import { toHotelCard } from "#app/modules/inventory/hotel-card";
import { readerView } from "#app/modules/planner/price-display.server";
import { refreshPrices } from "#app/modules/planner/planner.server";
import { STEP_PATHS } from "#app/modules/planner/steps";
import { summarise } from "#app/modules/planner/trip-summary";
import { CheckoutReview } from "#app/modules/planner/ui/checkout-review";
import { LongStayNote } from "#app/modules/planner/ui/long-stay-note";
import { elsewhereLines } from "#app/modules/trips/elsewhere-lines";
import { priceOf, travellersOf } from "#app/modules/trips/trip";
import { partsOf } from "#app/modules/trips/trip-parts";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { tab: "plan" };
export const meta: MetaFunction = () => [
  { title: "Checkout · Voyance" },
  { name: "description", content: "What your trip costs, held for you and ready to book." },
];

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, holder, user } = await requirePlannerStep(args, "checkout");
  const lock = user && (await findActiveLock(ctx, user, trip));
  // A held price is shown as it was held; any other is asked for anew.
  const { trip: current, changes } = lock ? { trip, changes: [] } : await refreshPrices(ctx, trip, holder);
  const dueMinor = amountDue(current, lock, ctx.now);
  return {
    tripId: current.id,
    summary: summarise(current, findDestination(current.destination.slug ?? ""), listDestinations()),
    basis: basisForPage(current),
    flight: current.flight ? toFlightCard(current.flight.offer, undefined) : null,
    hotel: current.hotel ? toHotelCard(current.hotel.offer, undefined) : null,
    lines: priceOf(current).lines,
    dueMinor,
    about: user ? (await readerView(user.id, dueMinor)).about : null,
    travellers: travellersOf(current),
    changes,
    lockedUntil: lock?.lockedUntil ?? null,
    needsLock: findObstacle(current, lock, ctx.now, whatIsReal()) === "needs_lock",
    priceConfidence: current.priceConfidence,
    isSignedIn: user !== undefined,
    isEmpty: !current.flight && !current.hotel,
    elsewhere: elsewhereLines(current),
    open: partsOf(current),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "checkout");
  const sent = await parseForm(args.request, buttonSchema(["lock-prices", "pay"]));
  // The account comes now; what was planned follows into it.
  if (!user) return seeOther(`/signup?redirect=${encodeURIComponent(STEP_PATHS.checkout)}`);
  if (sent.status === "error") return data({ problem: sent.problem.message, notice: null }, { status: 400 });
  try {
    if (sent.value.intent === "lock-prices") {
      const lock = await lockPrice(ctx, user, trip.id);
      return await redirectWithToast(STEP_PATHS.checkout, {
        kind: "success",
        text: `Your price is held until ${lock.lockedUntil.slice(11, 16)} UTC.`,
      });
    }
    return redirectDocument((await startCheckout(ctx, user, trip.id)).url, { status: 303 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const notice = error.details.extra?.notice;
    return data(
      { problem: error.message, notice: typeof notice === "string" ? notice : null },
      { status: error.status },
    );
  }
}

export default function PlanCheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const real = useReality();
  return (
    <div className="stack narrow checkout">
      <h1 className="step-3">Look it over, then pay</h1>
      {page.summary.longStay && <LongStayNote stay={page.summary.longStay} basis={page.basis} />}
      <Form method="post" className="stack">
        <FormErrors message={refused?.problem} />
        {refused?.notice && (
          <div className="toast error" role="alert" data-toast>
            <p>{refused.notice}</p>
          </div>
        )}
        <CheckoutReview page={page} />
        {page.isEmpty ? (
          <p className="row actions">
            {page.open.flights === "open" ? (
              <Link className="button primary" to={STEP_PATHS.flights}>
                Choose flights
              </Link>
            ) : (
              <Link className="button primary" to={STEP_PATHS.hotels}>
                Choose a stay
              </Link>
            )}
          </p>
        ) : (
          <>
            <p className="row actions">
              {page.needsLock ? (
                <SubmitButton busy="Holding the price…" name="intent" value="lock-prices">
                  Hold this price for 15 minutes
                </SubmitButton>
              ) : (
                <SubmitButton busy="Creating Checkout..." name="intent" value="pay">
                  {page.isSignedIn ? "Pay" : "Create an account and pay"}
                </SubmitButton>
              )}
              {!page.needsLock && !page.lockedUntil && page.isSignedIn && (
                <SubmitButton isPrimary={false} busy="Holding the price…" name="intent" value="lock-prices">
                  Hold the price for 15 minutes
                </SubmitButton>
              )}
              <Link className="button" to={STEP_PATHS.hotels}>
                Back
              </Link>
            </p>
            <p className="meta">
              {real && `${beforePayingNote(real)} `}
              <Link to={STEP_PATHS.itinerary}>See the day plan before paying</Link>
            </p>
          </>
        )}
      </Form>
    </div>
  );
}
