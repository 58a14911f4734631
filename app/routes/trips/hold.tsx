import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { buttonSchema, parseForm } from "#app/http/route/form.server";
import { requireOwnTrip } from "#app/http/route/own-trip.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, refused, toRouteError } from "#app/http/answer/responses.server";
import { BOOKING_TEXT } from "#app/modules/booking/rules/booking";
import { lockPrice } from "#app/modules/booking/checkout/booking.server";
import { heldNote } from "#app/modules/booking/orders/hold-note.server";
import { letHoldGo, startPaidHold } from "#app/modules/booking/checkout/holds.server";
import { HoldView, LetHoldGo } from "#app/modules/booking/ui/hold-view";
import { isBookable } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";
import { holdPage, saidOfPaidHold } from "#app/modules/booking/checkout/hold-page.server";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.view.held ? "Your held price" : "Hold the price"} · ${PRODUCT.name}` },
  { name: "description", content: "Hold the price of a trip, see how long it is held, or release it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const { user, trip } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const sessionId = query.get("session_id");
  try {
    if (sessionId)
      throw await redirectWithToast(`/trips/${trip.id}/hold`, await saidOfPaidHold(ctx, user, trip, sessionId));
    if (!isBookable(trip))
      throw await redirectWithToast(`/trips/${trip.id}`, { kind: "info", text: BOOKING_TEXT.alreadyBooked });
    const view = await holdPage(ctx, user, trip);
    return {
      view,
      letsGo: query.get("letgo"),
      notice: query.has("canceled") ? "Nothing was paid, and nothing changed." : null,
    };
  } catch (error) {
    if (error instanceof Response) throw error;
    throw toRouteError(error, ctx);
  }
}

const formSchema = buttonSchema(["hold-free", "hold-for-days", "let-go"]).and(
  z.object({ lock: z.string().max(100).optional() }),
);

export async function action(args: ActionFunctionArgs) {
  const { user, trip } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  const ctx = ctxOf(args);
  const path = `/trips/${trip.id}/hold`;
  const sent = await parseForm(args.request, formSchema);
  if (sent.status === "error") return refused(sent.problem.message ?? "Please choose one of the buttons below.", 400);
  try {
    switch (sent.value.intent) {
      case "hold-free":
        return await redirectWithToast(path, {
          kind: "success",
          text: heldNote(ctx, trip, await lockPrice(ctx, user, trip.id)),
        });
      case "hold-for-days":
        return redirectDocument((await startPaidHold(ctx, user, trip.id)).url, { status: 303 });
      case "let-go":
        await letHoldGo(ctx, user, trip.id, sent.value.lock ?? "");
        return await redirectWithToast(path, { kind: "info", text: "The price is no longer held." });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refused(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function HoldRoute() {
  const { view, letsGo, notice } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.message ?? undefined;
  return letsGo ? (
    <LetHoldGo page={view} lockId={letsGo} problem={problem} />
  ) : (
    <HoldView page={view} notice={notice ?? undefined} problem={problem} />
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
