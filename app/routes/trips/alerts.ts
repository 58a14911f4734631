import { data, redirect } from "@remix-run/node";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { tripIdOf } from "#app/http/route/own-trip.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { pauseTrip, requireAlerts, subscribeToTrip } from "#app/modules/disruption/disruption.server";
import { getTripOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";

const INTENTS = ["watch-trip", "pause-alerts"] as const;

/** The alerts of a trip, for each of its party: the page that a message on the phone opens. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    requireAlerts();
    return redirect(`${pathForParty(await getTripOfParty(ctx, tripIdOf(args.params), user.id))}#alerts`);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

/** Turns the alerts of a trip on and off for the caller (CHECKLIST DIS-06, DIS-12). */
export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = tripIdOf(args.params);
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema(INTENTS));
  if (sent.status === "error") throw data({ code: "BAD_REQUEST", message: sent.problem.message }, { status: 400 });
  const back = safeRedirect(form.get("back"), `/trips/${encodeURIComponent(tripId)}/alerts`);
  try {
    if (sent.value.intent === "pause-alerts") {
      await pauseTrip(ctx, user.id, tripId);
      return await redirectWithToast(back, { kind: "info", text: "Alerts are paused for this trip." });
    }
    const subscription = await subscribeToTrip(ctx, user.id, tripId, tripId);
    return await redirectWithToast(
      back,
      subscription
        ? { kind: "success", text: "Alerts are on for this trip." }
        : { kind: "info", text: "We have no source of alerts for this trip yet, so there is nothing to turn on." },
    );
  } catch (error) {
    if (isAppError(error) && error.code === "CONFLICT")
      return redirectWithToast(back, { kind: "error", text: error.message });
    if (error instanceof PortFailure || (isAppError(error) && error.code === "UNAVAILABLE")) {
      ctx.log.warn({ err: error }, "alerts could not be turned on");
      const text = "We couldn't turn alerts on just now. Please try again in a few minutes.";
      return redirectWithToast(back, { kind: "error", text });
    }
    throw toRouteError(error, ctx);
  }
}
