import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { z } from "zod";
import { real } from "#app/config/env.server";
import { basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { acceptAirlineChange, refuseAirlineChange } from "#app/modules/booking/orders/airline-changes.server";
import { BOOKING_TEXT, findObstacle } from "#app/modules/booking/rules/booking";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { heldNote } from "#app/modules/booking/orders/hold-note.server";
import { noOffersFor } from "#app/modules/planner/offers.server";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { regenerateDays } from "#app/modules/trips/days/days.server";
import { getTrip, shareTrip, unshareTrip } from "#app/modules/trips/store/trips.server";
import { isAppError } from "#app/shared/app-error";

const INTENTS = [
  "accept-flights",
  "book-trip",
  "continue-planning",
  "lock-prices",
  "refuse-flights",
  "regenerate-days",
  "share-trip",
  "unshare-trip",
] as const;

/** The messages for unexpected failures. */
const FAILED: Record<(typeof INTENTS)[number], string> = {
  "accept-flights": "We couldn't accept the new flights just now. Please try again.",
  "book-trip": "Failed to create checkout session",
  "continue-planning": "We couldn't open the planner just now. Please try again.",
  "lock-prices": "We couldn't hold your price just now. Please try again.",
  "refuse-flights": "We couldn't save that just now. Please try again.",
  "regenerate-days": "Failed to regenerate itinerary",
  "share-trip": "We couldn't share your trip just now. Please try again.",
  "unshare-trip": "We couldn't stop sharing just now. Please try again.",
};

/** The step that a form asks for; without one, the step that is missing. */
const stepSchema = z.enum(["flights", "hotels"]).optional().catch(undefined);
const tripIdSchema = z.string().max(64).catch("");

/** The trip id of an address; a text that is not an id leads to no trip. */
export function tripIdOf(params: LoaderFunctionArgs["params"]): string {
  return tripIdSchema.parse(params.tripId);
}

/** The actions of a trip's page: plan, share, hold the price, book. */
export async function changeTripPage(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = tripIdOf(args.params);
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema(INTENTS));
  if (sent.status === "error") return data({ intent: "unknown", problem: sent.problem.message }, { status: 400 });
  const { intent } = sent.value;
  try {
    const trip = await getTrip(ctx, tripId, { userId: user.id });
    switch (intent) {
      case "accept-flights":
        await acceptAirlineChange(ctx, user.id, trip.id, textOf(form, "changeId", 60));
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: "Your new flights are accepted, and your trip is planned around them.",
        });
      case "refuse-flights":
        await refuseAirlineChange(ctx, user.id, trip.id, textOf(form, "changeId", 60));
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: "We're asking the airline for another flight, and will write to you within a day.",
        });
      case "book-trip": {
        const obstacle = findObstacle(trip, undefined, ctx.now, real());
        if (obstacle === "not_chosen")
          return await redirectWithToast(await continuePlanning(ctx, { userId: user.id }, trip), {
            kind: "info",
            text: trip.destination.slug ? BOOKING_TEXT.notChosen : `${noOffersFor(trip)}.`,
          });
        const checkout = await startCheckout(ctx, user, trip.id);
        return new Response(null, {
          status: 303,
          headers: { Location: checkout.url, "X-Remix-Reload-Document": "true" },
        });
      }
      case "continue-planning":
        return seeOther(
          (await continuePlanning(ctx, { userId: user.id }, trip, stepSchema.parse(form.get("step")))) +
            (form.get("own") === "yes" ? "?own=1" : ""),
        );
      case "lock-prices": {
        const lock = await lockPrice(ctx, user, trip.id);
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: heldNote(ctx, trip, lock),
        });
      }
      case "regenerate-days":
        await regenerateDays(ctx, trip, user, {}, basisOfForm(form));
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: "Itinerary regenerated successfully!",
        });
      case "share-trip":
        await shareTrip(ctx, trip.id, { userId: user.id });
        return await redirectWithToast(`/trips/${trip.id}?shared=now#share`, {
          kind: "success",
          text:
            form.get("copied") === "yes"
              ? "Trip link copied to clipboard!"
              : "Anyone with the link can now read your trip.",
        });
      case "unshare-trip":
        await unshareTrip(ctx, trip.id, { userId: user.id });
        return seeOther(`/trips/${trip.id}#share`);
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return data({ intent, problem: error.message, notice: error.details.extra?.notice }, { status: error.status });
    if (isAppError(error)) throw toRouteError(error, ctx);
    ctx.log.error({ err: error, intent }, "trip action failed");
    return data({ intent, problem: FAILED[intent] }, { status: 502 });
  }
}
