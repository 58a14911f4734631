import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { useTimesTaken } from "#app/components/forms/use-times-taken";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { holidayLines } from "#app/modules/catalogue/places/catalogue.server";
import { askedDate } from "#app/modules/itinerary/day/asked-day";
import { isAbout } from "#app/modules/itinerary/day/line-anchor";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { continuePlanning } from "#app/modules/planner/planner.server";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import { partyFrom } from "#app/modules/trips/party/companions.server";
import { listAddablePlaces, listDistricts, listOwnPlaces, listOthers } from "#app/modules/trips/days/days.server";
import { getTripWithSteps } from "#app/modules/trips/use/edit-days.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import { MOST_NOTE } from "#app/modules/trips/trip/trip";
import { toTripView } from "#app/modules/trips/shown/trip-view";
import { DaySteps } from "#app/modules/trips/ui/day-steps";
import { OwnPlaceForm } from "#app/modules/trips/ui/own-place-form";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatShortDate } from "#app/shared/format";
import { changeDaysPage } from "./edit-action.server";
import { DragStops } from "./edit-drags";
import { EditLine } from "./edit-line";
import { AddPlace, ChangeWishes, DayActions } from "./edit-panels";

export const handle: PageHandle = { tab: "trips" };
export const meta: MetaFunction = () => [
  { title: "Change the days · Voyance" },
  { name: "description", content: "Lock, move, add and remove stops. We plan the days around them." },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { trip, people, steps } = await getTripWithSteps(ctx, args.params.id ?? "", user);
    leadToEnvelope(trip);
    // A draft without days is changed in its own steps.
    if (!trip.itinerary && isBookable(trip))
      throw await redirectWithToast(await continuePlanning(ctx, { userId: user.id }, trip), {
        kind: "info",
        text: "There are no days to change yet. Plan them first.",
      });
    // A traveller whose days were taken away by another choice meanwhile hears that the change was not made.
    if (!trip.itinerary)
      throw await redirectWithToast(`/itinerary/${trip.id}`, {
        kind: "info",
        text: "There are no days to change yet. Plan them first.",
      });
    const party = await partyFrom({ trip, people });
    const addable = await listAddablePlaces(trip, party);
    return {
      trip: toTripView(trip),
      basis: basisForPage(trip),
      holidays: holidayLines(trip.destination.slug, trip.itinerary.days),
      preferences: trip.preferences,
      units: (party.told.get(user.id)?.preferences() ?? DEFAULT_PREFERENCES).units,
      openDate: askedDate(args.request.url, trip.itinerary.days),
      ideas: addable.map(({ name, district }) => `${name}, ${district}`),
      districts: listDistricts(trip),
      ...(await listOthers(trip, addable, party)),
      ownPlaces: listOwnPlaces(trip),
      steps,
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export const action = changeDaysPage;

/**
 * Opens the panel that a link leads to, at its first field. Without a script the link leads to the control that opens
 * it.
 */
function openPanel(event: MouseEvent<HTMLAnchorElement>): void {
  const panel = document.querySelector(event.currentTarget.hash);
  if (!(panel instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  panel.open = true;
  panel.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
}

export default function EditItineraryRoute() {
  const { trip, holidays, preferences, units, openDate, ideas, districts, alternatives, tables, steps, ...page } =
    useLoaderData<typeof loader>();
  const { ownPlaces } = page;
  const refused = useActionData<typeof action>();
  const taken = useTimesTaken(refused !== undefined);
  const days = trip.itinerary?.days ?? [];
  const basis = <TripBasis {...page.basis} />;
  const { problem, about } = refused ?? {};
  const place = days.flatMap(({ date, items }) =>
    items.filter((item) => isAbout(item, date, about ?? [])).map(() => date),
  );
  const line = problem && about && place.length > 0 ? { ...refused, problem, about } : undefined;
  const shownDate = line ? place[0] : openDate;
  return (
    <div className="wrap page stack wide-gap">
      <p>
        <Link className="target" to={`/trips/${trip.id}`}>
          Back to the trip
        </Link>
      </p>
      <h1 className="step-3">Change your days in {trip.destination}</h1>
      <FormErrors message={line ? undefined : problem} />
      <ul className="edit-ways row">
        <li>
          <a href="#add-place">Add a place</a>
        </li>
        <li>
          <a href="#own-place" onClick={openPanel}>
            Add a place of your own
          </a>
        </li>
        <li>
          <a href="#plan-again">Plan the days again</a>
        </li>
      </ul>
      <div className="stack wide-gap">
        <section aria-label="Days">
          <DaySteps steps={steps} basis={basis} />
          <DayChips days={days} openDate={shownDate ?? days[0]?.date} />
          <DragStops dates={days.map(({ date }) => date)} basis={page.basis}>
            <DayList
              days={days}
              units={units}
              holidays={holidays}
              openDate={shownDate}
              notes={preferences.notes}
              dayMap={(day) => <DayMapFigure address={`/trips/${trip.id}/map.svg`} day={day} />}
              actions={(item, day) => (
                <EditLine
                  {...{ item, day, days, alternatives, tables, preferences, ownPlaces, districts }}
                  refused={line}
                >
                  {basis}
                </EditLine>
              )}
              dayActions={(day) => (
                <DayActions day={day} meals={preferences.meals}>
                  {basis}
                </DayActions>
              )}
            />
          </DragStops>
        </section>
        <section className="edit-panels" aria-label="Add to the days, or plan them again">
          <AddPlace key={`add-place ${taken["add-place"]}`} ideas={ideas} place={refused?.place}>
            {basis}
          </AddPlace>
          <OwnPlaceForm
            key={`add-own ${taken["add-own"]}`}
            districts={districts}
            days={days.map(({ date }) => ({ value: date, label: formatShortDate(date) }))}
            sent={line ? undefined : refused?.own}
            spare={ownPlaces.flatMap(({ id, isPlanned, values: { name } }) => (isPlanned ? [] : [{ id, name }]))}
            mostNote={MOST_NOTE}
          >
            {basis}
          </OwnPlaceForm>
          <ChangeWishes pace={preferences.pace} interests={preferences.interests}>
            {basis}
          </ChangeWishes>
        </section>
      </div>
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
