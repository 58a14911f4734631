import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, redirectWithToast, refused, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { requireTripCaller } from "#app/http/route/own-trip.server";
import { pressOnTrip } from "#app/modules/booking/checkout/press-on-trip.server";
import { BUTTON_FAILED, TRIP_BUTTONS, pressFields } from "#app/modules/booking/checkout/trip-press.schema";
import { tripPage } from "#app/modules/booking/checkout/trip-page.server";
import { TripMissing } from "#app/modules/trips/ui/trip-missing";
import { isAppError } from "#app/shared/app-error";
import { TripView } from "./trip-view";

export const handle: PageHandle = {
  scripts: "none",
  tab: "trips",
  frame: "slim",
  looksAgain: (page) => Boolean((page as { planning?: string } | undefined)?.planning),
};
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.name ?? "Trip"} · Voyance` },
  { name: "description", content: "Your trip: flights, hotel, days and what it costs." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  try {
    const page = await tripPage(ctx, user, tripId, args.request.url);
    if (!page) throw seeOther(`/trips/${tripId}/sealed`);
    return { ...page, basis: basisForPage(page) };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const formSchema = buttonSchema(TRIP_BUTTONS).and(pressFields);

export async function action(args: ActionFunctionArgs) {
  const { ctx, user, tripId } = await requireTripCaller(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, formSchema);
  if (sent.status === "error") return data({ ...sent.problem, intent: "unknown" }, { status: 400 });
  const { intent } = sent.value;
  try {
    const pressed = await pressOnTrip(ctx, user, tripId, sent.value, basisOfForm(form));
    if ("isPayment" in pressed) return redirectDocument(pressed.to, { status: 303 });
    return pressed.said ? await redirectWithToast(pressed.to, pressed.said) : seeOther(pressed.to);
  } catch (error) {
    // Without a trip there is no page to say it on.
    const isMissing = isAppError(error) && (error.code === "NOT_FOUND" || tripId.trim() === "");
    if (isAppError(error) && !isMissing)
      return refused(error.message, error.status, { intent, notice: error.details.extra?.notice });
    if (isAppError(error)) throw toRouteError(error, ctx);
    ctx.log.error({ err: error, intent }, "trip action failed");
    return refused(BUTTON_FAILED[intent], 502, { intent });
  }
}

export default function TripRoute() {
  return <TripView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 400))
    return <TripMissing message={(error.data as { message?: string }).message} />;
  if (isRouteErrorResponse(error)) return <TripMissing mayComeBack />;
  return <ErrorPage error={error} />;
}
