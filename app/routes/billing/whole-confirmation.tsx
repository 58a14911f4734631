import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { confirmWhole } from "#app/modules/booking/whole/whole-confirmation.server";
import { BookingError } from "#app/modules/booking/ui/booking-error";
import { BookingProcessing } from "#app/modules/booking/ui/booking-processing";
import { WholeConfirmed } from "#app/modules/booking/ui/whole-confirmed";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export const handle: PageHandle = {
  tab: "trips",
  looksAgain: (page) => {
    const confirmation = (page as Page | undefined)?.confirmation;
    if (confirmation?.status === "confirmed")
      return confirmation.places.some(({ outcome }) => outcome === "ordering" || outcome === "waiting");
    return confirmation?.status === "processing";
  },
};
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.confirmation.status === "confirmed" ? "Booking confirmed" : "Your booking"} · Voyance` },
  { name: "description", content: "Your booking: what was paid, and how each place stands." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const journeyId = args.params.journeyId ?? "";
  const sessionId = query.get("session_id") ?? undefined;
  const paymentStatus = query.get("payment_status") ?? undefined;
  try {
    const confirmation = await confirmWhole(ctx, user, journeyId, { sessionId, paymentStatus });
    if (confirmation.status === "elsewhere")
      throw seeOther(`/trips/${confirmation.tripId}/confirmation?session_id=${encodeURIComponent(sessionId ?? "")}`);
    return data(
      { confirmation, back: journeyPath(journeyId) },
      { status: confirmation.status === "failed" ? confirmation.httpStatus : 200 },
    );
  } catch (error) {
    throw error instanceof Response ? error : toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function WholeConfirmationRoute() {
  const { confirmation, back } = useLoaderData<typeof loader>();
  switch (confirmation.status) {
    case "failed":
      return (
        <BookingError
          message={confirmation.message}
          tryAgainAt={confirmation.mayTryAgain ? `${back}/book` : undefined}
        />
      );
    case "processing":
      return <BookingProcessing name={confirmation.heading} />;
    case "confirmed":
      return <WholeConfirmed {...confirmation} back={back} />;
  }
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
