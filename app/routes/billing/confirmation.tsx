import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Toast } from "#app/components/layout/toast";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { requireTripCaller } from "#app/http/route/own-trip.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { BOOKING_TEXT } from "#app/modules/booking/rules/booking";
import { besideConfirmation, confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { BookingError } from "#app/modules/booking/ui/booking-error";
import { BookingProcessing } from "#app/modules/booking/ui/booking-processing";
import { ConfirmedPage } from "#app/modules/booking/ui/confirmed-page";
import { SEND_AGAIN } from "#app/modules/booking/ui/send-again";
import { sendConfirmationAgain } from "#app/modules/booking/checkout/send-again.server";
import { isAppError } from "#app/shared/app-error";
import { PRICES_CHOICE, SHARE_TRIP } from "#app/modules/trips/ui/share-trip";
import { shareTrip } from "#app/modules/trips/store/trips.server";

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export const handle: PageHandle = {
  tab: "trips",
  looksAgain: (page) => ["processing", "ordering"].includes((page as Page | undefined)?.confirmation.status ?? ""),
};

/** The page's own address with its query, without the parameters that the framework adds to data requests. */
function ownPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return url.pathname.replace(/\.data$/, "") + url.search;
}

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  const query = queryOf(args.request);
  try {
    const confirmation = await confirmBooking(ctx, user, tripId, {
      sessionId: query.get("session_id") ?? undefined,
      paymentStatus: query.get("payment_status") ?? undefined,
    });
    if (confirmation.status === "cancelled")
      return await redirectWithToast(`/trips/${tripId}`, { kind: "info", text: "This trip is cancelled." });
    if (confirmation.status === "confirmed" && confirmation.view.isSealed)
      return await redirectWithToast(`/trips/${tripId}/sealed`, {
        kind: confirmation.notice ? "info" : "success",
        text: confirmation.notice ?? BOOKING_TEXT.booked,
      });
    const beside = await besideConfirmation(user, confirmation);
    return data(
      { confirmation, ...beside, tripId, here: ownPath(args.request), link: `${ctx.origin}/trips/${tripId}/shared` },
      { status: confirmation.status === "failed" ? confirmation.httpStatus : 200 },
    );
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema([SHARE_TRIP, SEND_AGAIN]));
  if (sent.status === "error") throw data({ message: sent.problem.message }, { status: 400 });
  try {
    if (sent.value.intent === SEND_AGAIN) {
      const text = await sendConfirmationAgain(ctx, user, tripId);
      return await redirectWithToast(ownPath(args.request), { kind: "success", text });
    }
    await shareTrip(ctx, tripId, { userId: user.id }, form.get(PRICES_CHOICE.name) === PRICES_CHOICE.shown);
  } catch (error) {
    if (sent.value.intent === SEND_AGAIN && isAppError(error) && error.code !== "NOT_FOUND")
      return redirectWithToast(ownPath(args.request), { kind: "error", text: error.message });
    throw toRouteError(error, ctx);
  }
  const text =
    form.get("copied") === "yes" ? "Trip details copied to clipboard!" : "Anyone with the link can now read your trip.";
  return redirectWithToast(ownPath(args.request), { kind: "success", text });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const confirmation = page?.confirmation;
  const title =
    confirmation?.status === "confirmed"
      ? "Booking confirmed"
      : confirmation?.status === "processing"
        ? "Confirming your payment"
        : confirmation?.status === "ordering"
          ? "Booking your trip"
          : "Booking Error";
  const robots = { name: "robots", content: "noindex" };
  return [
    { title: `${title} · Voyance` },
    { name: "description", content: "Your booking: what was paid and what comes next." },
    robots,
  ];
};

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function BookingConfirmationRoute() {
  const { confirmation, tripId, ...page } = useLoaderData<typeof loader>();
  switch (confirmation.status) {
    case "failed":
      return (
        <BookingError
          message={confirmation.message}
          tryAgainAt={confirmation.mayTryAgain ? `/trips/${tripId}` : undefined}
        />
      );
    case "processing":
      return <BookingProcessing name={confirmation.tripName} />;
    case "ordering":
      return <BookingProcessing name={confirmation.tripName} ordering={confirmation} />;
    case "confirmed":
      return (
        <>
          <ConfirmedPage {...page} confirmation={confirmation} />
          {confirmation.isFirstView && <Toast kind="success" text={BOOKING_TEXT.booked} />}
        </>
      );
  }
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <BookingError message={(error.data as { message?: string }).message ?? BOOKING_TEXT.confirmationFailed} />;
  if (isRouteErrorResponse(error) && error.status === 503)
    return <BookingError message={BOOKING_TEXT.confirmationFailed} />;
  return <ErrorPage error={error} />;
}
