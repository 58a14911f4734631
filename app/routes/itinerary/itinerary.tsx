import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { useReality } from "#app/components/layout/use-reality";
import { productPromise } from "#app/config/product-promise";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { findUser, requireUser } from "#app/http/route/guards.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { CACHE, redirectWithToast, signInRedirect, toRouteError } from "#app/http/answer/responses.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { stepsHere } from "#app/modules/planner/planner.server";
import { PlannerSteps } from "#app/modules/planner/ui/planner-steps";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { generateDays, listRoomFor } from "#app/modules/trips/days/days.server";
import { isBookable, isClosed, standingOfTrip } from "#app/modules/trips/trip/trip";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { UpgradeModal } from "#app/modules/booking/ui/upgrade-modal";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { isAppError } from "#app/shared/app-error";
import { formatCount, formatDateRange } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none", tab: "plan" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.destination ?? "Your trip"} day by day · Voyance` },
  { name: "description", content: "The days of your trip, hour by hour, with walks and opening hours." },
];

/** Generating needs an account; a visitor's draft waits and comes along (CHECKLIST PLAN-02, PLAN-12). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await findUser(args);
  if (!user) throw signInRedirect(args.request, "/signup");
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    leadToEnvelope(trip);
    // A draft that is open in the planner comes here only when the steps before are done.
    if (isBookable(trip) && !trip.itinerary) await requirePlannerStep(args, "itinerary");
    const { units } = await getPreferences(user.id);
    return {
      trip: toTripView(trip),
      basis: basisForPage(trip),
      room: await listRoomFor(trip),
      holidays: holidayLines(trip.destination.slug, trip.itinerary?.days),
      units,
      openDate: askedDate(args.request.url, trip.itinerary?.days),
      step: isBookable(trip) ? trip.plannerStep : null,
      steps: stepsHere(trip),
      mayGenerate: capabilitiesOn(user.capabilities, standingOfTrip(trip)).canGenerateTrip,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    if (isBookable(trip) && !trip.itinerary) await requirePlannerStep(args, "itinerary");
    await generateDays(ctx, trip, user, { another: Boolean(trip.itinerary) }, basisOfForm(form));
    return await redirectWithToast(`/itinerary/${trip.id}`, {
      kind: "success",
      text: trip.itinerary ? "Itinerary regenerated successfully!" : "Your days are planned.",
    });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return data({ problem: error.message }, { status: error.status });
    throw toRouteError(error, ctx);
  }
}

export default function ItineraryRoute() {
  const { trip, basis, room, holidays, units, openDate, step, steps, mayGenerate } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const real = useReality();
  const isOver = isClosed(trip);
  return (
    <div className="wrap page stack wide-gap">
      {step && <PlannerSteps current="itinerary" reached={step} steps={steps} />}
      {!mayGenerate && (
        <UpgradeModal returnTo={`/itinerary/${trip.id}`} closeTo={`/trips/${trip.id}`} offer={upgradeOffer(real)} />
      )}
      <header className="stack">
        <p className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </p>
        <h1 className="step-3">
          {trip.itinerary ? `Your days in ${trip.destination}` : `Plan the days in ${trip.destination}`}
        </h1>
        <FormErrors message={problem} />
        {trip.itinerary ? (
          <div className="row">
            <Link className="button primary" to={`/trips/${trip.id}`}>
              {step ? "See the whole trip" : "View the trip"}
            </Link>
            {!isOver && (
              <>
                <Link className="button" to={`/itinerary/${trip.id}/edit`}>
                  Change the days
                </Link>
                <Form method="post">
                  <TripBasis {...basis} />
                  <SubmitButton isPrimary={false} busy="Planning again…">
                    Plan again
                  </SubmitButton>
                </Form>
              </>
            )}
          </div>
        ) : (
          <Form method="post" className="stack">
            <TripBasis {...basis} />
            {real && <p>{productPromise(real).daysAreMadeOf}</p>}
            <p className="row">
              <SubmitButton busy="Planning your days…" disabled={!mayGenerate}>
                Plan my days
              </SubmitButton>
            </p>
          </Form>
        )}
      </header>
      {trip.itinerary && (
        <section aria-label="Days">
          <DayChips days={trip.itinerary.days} openDate={openDate ?? trip.itinerary.days[0]?.date} />
          <DayList
            days={trip.itinerary.days}
            units={units}
            holidays={holidays}
            openDate={openDate}
            dayMap={(day) => <DayMapFigure address={`/trips/${trip.id}/map.svg`} day={day} />}
          />
          {trip.itinerary.group && <GroupShares group={trip.itinerary.group} />}
          {trip.itinerary.note && <p>{trip.itinerary.note}</p>}
          <LeftOutList
            places={trip.itinerary.leftOut}
            makeRoom={{ tripId: trip.id, places: room, page: "days", fields: <TripBasis {...basis} /> }}
          />
          <p className="meta">Typical hours and prices; check before you go. Times are local to {trip.destination}.</p>
        </section>
      )}
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
