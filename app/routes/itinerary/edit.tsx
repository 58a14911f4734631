import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage } from "#app/http/basis.server";
import { ctxOf } from "#app/http/context.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/responses.server";
import { holidayLines } from "#app/modules/catalogue/catalogue.server";
import { VibeGroup } from "#app/modules/catalogue/ui/vibe-group";
import { askedDate } from "#app/modules/itinerary/asked-day";
import { PACES, isVisit } from "#app/modules/itinerary/itinerary";
import type { ItineraryDay, ItineraryItem } from "#app/modules/itinerary/itinerary";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { StopMenu } from "#app/modules/itinerary/ui/stop-menu";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { listAddablePlaces, listAlternatives } from "#app/modules/trips/days.server";
import { listDaySteps } from "#app/modules/trips/edit-days.server";
import { isBookable } from "#app/modules/trips/trip";
import { MOST_NOTE } from "#app/modules/trips/trip-commands";
import { toTripView } from "#app/modules/trips/trip-view";
import { getTrip } from "#app/modules/trips/trips.server";
import { DaySteps } from "#app/modules/trips/ui/day-steps";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatShortDate, formatWeekday } from "#app/shared/format";
import { changeDaysPage } from "./edit-action.server";

export const handle: PageHandle = { tab: "trips" };
export const meta: MetaFunction = () => [
  { title: "Change the days · Voyance" },
  { name: "description", content: "Lock, move, add and take out stops; the days are planned again around them." },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    // A draft without days is changed in its own steps.
    if (!trip.itinerary && isBookable(trip))
      throw await redirectWithToast(await continuePlanning(ctx, { userId: user.id }, trip), {
        kind: "info",
        text: "There are no days to change just now: plan them first.",
      });
    // Whoever sends a change of days that another choice has taken away hears that it was not made.
    if (!trip.itinerary)
      throw await redirectWithToast(`/itinerary/${trip.id}`, {
        kind: "info",
        text: "There are no days to change just now: plan them first.",
      });
    const addable = await listAddablePlaces(trip);
    return {
      trip: toTripView(trip),
      basis: basisForPage(trip),
      holidays: holidayLines(trip.destination.slug, trip.itinerary.days),
      preferences: trip.preferences,
      units: (await getPreferences(user.id)).units,
      openDate: askedDate(args.request.url, trip.itinerary.days),
      ideas: addable.map(({ name, district }) => `${name}, ${district}`),
      alternatives: listAlternatives(trip, addable),
      steps: await listDaySteps(trip, user),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export const action = changeDaysPage;

/** Whether a visit has others of its day before and after it. */
function movesOf(day: ItineraryDay, item: ItineraryItem): { earlier: boolean; later: boolean } {
  const visits = day.items.filter(isVisit);
  const at = visits.findIndex(({ id }) => id === item.id);
  return { earlier: at > 0, later: at < visits.length - 1 };
}

export default function EditItineraryRoute() {
  const { trip, holidays, preferences, units, openDate, ideas, alternatives, steps, ...page } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const place = refused && "place" in refused ? refused.place : undefined;
  const typed = refused && "note" in refused ? refused.note : undefined;
  const days = trip.itinerary?.days ?? [];
  const basis = <TripBasis {...page.basis} />;
  return (
    <div className="wrap page stack wide-gap">
      <p>
        <Link to={`/trips/${trip.id}`}>Back to the trip</Link>
      </p>
      <h1 className="step-3">Change your days in {trip.destination}</h1>
      <FormErrors message={refused && "problem" in refused ? refused.problem : undefined} />
      <div className="split">
        <section aria-label="Days">
          <DaySteps steps={steps} basis={basis} />
          <DayChips days={days} openDate={openDate ?? days[0]?.date} />
          <DayList
            days={days}
            units={units}
            holidays={holidays}
            openDate={openDate}
            notes={preferences.notes}
            actions={(item, day) =>
              isVisit(item) && (
                <StopMenu
                  item={item}
                  canMove={movesOf(day, item)}
                  otherDays={days
                    .filter((one) => one.date !== day.date)
                    .map((one) => ({ value: one.date, label: formatShortDate(one.date) }))}
                  alternatives={(alternatives[item.placeId] ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                  note={typed?.placeId === item.placeId ? typed.value : preferences.notes?.[item.placeId]}
                  isOpen={typed?.placeId === item.placeId}
                  mostNote={MOST_NOTE}
                >
                  {basis}
                </StopMenu>
              )
            }
            dayActions={(day) => (
              <Form method="post">
                {basis}
                <input type="hidden" name="date" value={day.date} />
                <SubmitButton isPrimary={false} busy="Planning again…" name="intent" value="replan-day">
                  Plan {formatWeekday(day.date)} again
                </SubmitButton>
              </Form>
            )}
          />
        </section>
        <aside className="stack wide-gap">
          <Form method="post" className="panel stack">
            {basis}
            <h2 className="step-1">Add a place</h2>
            <Field
              label="Place"
              name="place"
              hint={`${ideas.length} more to choose from; begin to type a name.`}
              list="ideas"
              autoComplete="off"
              maxLength={120}
              defaultValue={place?.value}
              errors={place?.errors}
            />
            <datalist id="ideas">
              {ideas.map((idea) => (
                <option key={idea} value={idea} />
              ))}
            </datalist>
            <SubmitButton isPrimary={false} busy="Fitting it in…" name="intent" value="add-place">
              Fit it in
            </SubmitButton>
          </Form>
          <Form method="post" className="panel stack">
            {basis}
            <h2 className="step-1">Plan the days again</h2>
            <p className="meta">Locked stops stay.</p>
            <SelectField
              label="Pace"
              name="pace"
              defaultValue={preferences.pace}
              options={PACES.map((pace) => ({ value: pace, label: pace[0]!.toUpperCase() + pace.slice(1) }))}
            />
            <VibeGroup name="interests" chosen={preferences.interests} />
            <SubmitButton busy="Planning again…" name="intent" value="change-wishes">
              Plan again
            </SubmitButton>
          </Form>
        </aside>
      </div>
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
