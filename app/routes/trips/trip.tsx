import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { FormErrors } from "#app/components/forms/form-errors";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import { real as whatIsReal } from "#app/config/env.server";
import { basisForPage, basisOfForm } from "#app/http/basis.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/form.server";
import { ctxOf } from "#app/http/context.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/responses.server";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { findObstacle, isForSale } from "#app/modules/booking/booking";
import { findActiveLock, lockPrice, startCheckout } from "#app/modules/booking/booking.server";
import { BookTrip } from "#app/modules/booking/ui/book-trip";
import { readerView } from "#app/modules/planner/price-display.server";
import { remindedOf, whyBehind } from "#app/modules/trips/companion";
import { listCompanions, needsOfParty } from "#app/modules/trips/companions.server";
import { listRoomFor, regenerateDays } from "#app/modules/trips/days.server";
import { isBookable } from "#app/modules/trips/trip";
import { holidayLines } from "#app/modules/catalogue/catalogue.server";
import { hasOffers, isOnlyBudget, toTripView } from "#app/modules/trips/trip-view";
import { getTrip, shareTrip, unshareTrip } from "#app/modules/trips/trips.server";
import { BudgetBreakdown } from "#app/modules/trips/ui/budget-breakdown";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { TripDetails } from "#app/modules/trips/ui/trip-details";
import { TripMissing } from "#app/modules/trips/ui/trip-missing";
import { TripPanels } from "#app/modules/trips/ui/trip-panels";
import { isAppError } from "#app/shared/app-error";
import { TripHead, TripToolbar } from "./trip-head";

export const handle: PageHandle = { tab: "trips" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.name ?? "Trip"} · Voyance` },
  { name: "description", content: "Your trip: flights, hotel, days and what it costs." },
  { name: "robots", content: "noindex" },
];

/** What is no id leads to no trip. */
const paramsSchema = z.object({ tripId: z.string().max(64).catch("") });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const { tripId } = paramsSchema.parse(args.params);
  try {
    const trip = await getTrip(ctx, tripId, { userId: user.id });
    const lock = isBookable(trip) ? await findActiveLock(ctx, user, trip) : undefined;
    const view = toTripView(trip);
    const people = await listCompanions(trip);
    const isBehind =
      trip.itinerary !== undefined && whyBehind(trip.itinerary, people, await needsOfParty(trip)) !== null;
    const canBook = isBookable(trip) && isForSale(trip, whatIsReal());
    return {
      trip: view,
      basis: basisForPage(trip),
      room: await listRoomFor(trip),
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      reader: await readerView(user.id, view.price.totalMinor, !isOnlyBudget(view, canBook)),
      isShared: trip.sharedAt !== undefined,
      lockedUntil: lock?.lockedUntil ?? null,
      priceConfidence: trip.priceConfidence,
      canBook,
      needsLock: findObstacle(trip, lock, ctx.now, whatIsReal()) === "needs_lock",
      reminds: isBehind ? remindedOf(people) : null,
      picture: trip.destination.slug ? pictureOf(trip.destination.slug) : null,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const INTENTS = ["book-trip", "lock-prices", "regenerate-days", "share-trip", "unshare-trip"] as const;

/** What is said when something failed that nobody expected. */
const FAILED: Record<(typeof INTENTS)[number], string> = {
  "book-trip": "Failed to create checkout session",
  "lock-prices": "We couldn't hold your price just now. Please try again.",
  "regenerate-days": "Failed to regenerate itinerary",
  "share-trip": "We couldn't share your trip just now. Please try again.",
  "unshare-trip": "We couldn't stop sharing just now. Please try again.",
};
/** What stands beside the booking buttons rather than at the head of the page. */
const BOOKING_INTENTS = ["book-trip", "lock-prices"];

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const { tripId } = paramsSchema.parse(args.params);
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema(INTENTS));
  if (sent.status === "error") return data({ intent: "unknown", problem: sent.problem.message }, { status: 400 });
  const { intent } = sent.value;
  try {
    const trip = await getTrip(ctx, tripId, { userId: user.id });
    switch (intent) {
      case "book-trip": {
        const checkout = await startCheckout(ctx, user, trip.id);
        return new Response(null, {
          status: 303,
          headers: { Location: checkout.url, "X-Remix-Reload-Document": "true" },
        });
      }
      case "lock-prices": {
        const { lockedUntil } = await lockPrice(ctx, user, trip.id);
        return await redirectWithToast(`/trips/${trip.id}`, {
          kind: "success",
          text: `Your price is held until ${lockedUntil.slice(11, 16)} UTC.`,
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
        return await redirectWithToast(`/trips/${trip.id}#share`, {
          kind: "success",
          text:
            form.get("copied") === "yes"
              ? "Trip link copied to clipboard!"
              : "Your trip can be read by everybody who has its link.",
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

export default function TripRoute() {
  const page = useLoaderData<typeof loader>();
  const { trip, basis, room, holidays, reader, isShared, lockedUntil, priceConfidence, canBook, reminds, picture } =
    page;
  const refused = useActionData<typeof action>();
  const isBooking = refused !== undefined && BOOKING_INTENTS.includes(refused.intent);
  const notice = refused && "notice" in refused ? refused.notice : undefined;
  const isOver = trip.status === "completed";
  return (
    <div className="wrap page stack wide-gap">
      <TripToolbar tripId={trip.id} isOver={isOver} basis={basis} />
      {refused && !isBooking && <FormErrors message={refused.problem} />}
      <div className="split">
        <div className="stack wide-gap">
          <TripHead trip={trip} isShared={isShared} reminds={isOver ? null : reminds} isOver={isOver} />
          <TripPanels trip={trip} canBook={canBook} lockedUntil={lockedUntil} priceConfidence={priceConfidence} />
          <TripDetails
            trip={trip}
            units={reader.units}
            holidays={holidays}
            makeRoom={{ tripId: trip.id, places: room, page: "trip", fields: <TripBasis {...basis} /> }}
          />
        </div>
        <aside className="stack">
          {picture && <Poster {...picture} />}
          <BudgetBreakdown trip={trip} canBook={canBook} about={reader.about} />
          {canBook && (
            <BookTrip
              canLock={hasOffers(trip)}
              isLocked={lockedUntil !== null}
              needsLock={page.needsLock}
              problem={isBooking ? refused?.problem : undefined}
              notice={typeof notice === "string" ? notice : undefined}
            />
          )}
          {trip.status === "booked" && (
            <div className="panel stack" role="status">
              <h2 className="step-1">Trip Booked Successfully!</h2>
              <p>Check your email for confirmation details</p>
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <TripMissing message={(error.data as { message?: string }).message} />;
  if (isRouteErrorResponse(error)) return <TripMissing message="Failed to load trip" />;
  return <ErrorPage error={error} />;
}
