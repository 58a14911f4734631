import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, refused, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { findBooking } from "#app/modules/booking/checkout/booking.server";
import { openingInWords } from "#app/modules/booking/checkout/opening-note.server";
import { leftInWords } from "#app/modules/booking/rules/lock-terms";
import { toEnvelopeView } from "#app/modules/surprise/envelope-view";
import { callOff, drawSealedAgain, findEnvelope, openSealed, payForSealed } from "#app/modules/surprise/sealed.server";
import { EnvelopePage } from "#app/modules/surprise/ui/envelope-page";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: `Sealed trip · ${PRODUCT.name}` },
  { name: "description", content: "A trip in an envelope, and what we can tell you about it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = args.params.tripId ?? "";
  try {
    const envelope = await findEnvelope(ctx, user, tripId);
    if (!envelope?.trip.seal) throw seeOther(`/trips/${tripId}`);
    const { trip, sealed, returns, backTodayMinor } = envelope;
    const { seal } = envelope.trip;
    const asked = queryOf(args.request).get("ask");
    const view = toEnvelopeView(trip, {
      hints: sealed.hints,
      limitMinor: sealed.wish.limitMinor,
      returns,
      backTodayMinor,
      opens: openingInWords(ctx, trip, seal),
      reference: (await findBooking(user.id, trip.id))?.reference,
    });
    const asks: "open" | "cancel" | null =
      asked === "cancel" ? "cancel" : asked === "open" && view.state === "paid" ? "open" : null;
    return {
      envelope: view,
      left: leftInWords(seal.opensAt, ctx.now),
      formKey: crypto.randomUUID(),
      asks: view.state === "cancelled" ? null : asks,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

const INTENTS = ["pay", "seal-another", "open-now", "call-off"] as const;

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = args.params.tripId ?? "";
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error") return data(pressed.problem, { status: 400 });
  try {
    const trip = await getTrip(ctx, tripId, { userId: user.id });
    if (!trip.seal) return seeOther(`/trips/${trip.id}`);
    const here = `/trips/${trip.id}/sealed`;
    switch (pressed.value.intent) {
      case "pay":
        return redirectDocument(await payForSealed(ctx, user, trip.id), { status: 303 });
      case "seal-another": {
        const next = await drawSealedAgain(ctx, user, trip.id, textOf(form, "formKey", 64));
        return await redirectWithToast(`/trips/${next.id}/sealed`, {
          kind: "success",
          text: "Another envelope is sealed.",
        });
      }
      case "open-now":
        await openSealed(ctx, trip.id, user.id);
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: "Here it is: your envelope is open.",
        });
      case "call-off":
        await callOff(ctx, user, trip.id);
        return await redirectWithToast(here, { kind: "info", text: "The trip is cancelled." });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refused(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function EnvelopeRoute() {
  return <EnvelopePage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.message} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
