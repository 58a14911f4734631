import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { FormErrors } from "#app/components/forms/form-errors";
import { useTimesTaken } from "#app/components/forms/use-times-taken";
import { isAbout } from "#app/modules/itinerary/day/line-anchor";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import type { EditPage } from "#app/modules/planner/pages/edit-page.server";
import { MOST_NOTE } from "#app/modules/trips/trip/trip";
import { DaySteps } from "#app/modules/trips/ui/day-steps";
import { OwnPlaceForm } from "#app/modules/trips/ui/own-place-form";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import type { EditProblem } from "#app/modules/trips/use/change-days.server";
import { problemInWords } from "#app/shared/form-problem";
import { formatShortDate } from "#app/shared/format";
import { DragStops } from "./edit-drags";
import { EditLine } from "./edit-line";
import { AddPlace, ChangeWishes, DayActions } from "./edit-panels";

/** Opens the panel that a link leads to, at its first field. Without a script the link leads to what opens it. */
function openPanel(event: MouseEvent<HTMLAnchorElement>): void {
  const panel = document.querySelector(event.currentTarget.hash);
  if (!(panel instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  panel.open = true;
  panel.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
}

/** The page that changes the days of a trip. @param refused what was not done, and what was typed there */
export function EditView({
  page,
  refused,
}: {
  page: EditPage & { basis: { revision: number; formKey: string } };
  refused: EditProblem | undefined;
}) {
  const {
    trip,
    holidays,
    preferences,
    units,
    openDate,
    ideas,
    districts,
    alternatives,
    tables,
    steps,
    ownPlaces,
    seen,
  } = page;
  const taken = useTimesTaken(refused !== undefined);
  const days = trip.itinerary?.days ?? [];
  const basis = <TripBasis {...page.basis} />;
  const about = refused?.about ?? [];
  const [place] = days.flatMap(({ date, items }) => items.filter((item) => isAbout(item, date, about)).map(() => date));
  const line = refused && place !== undefined ? { ...refused, about } : undefined;
  // What no line and no panel shows stands at the head of the page.
  const panel = line ? undefined : refused;
  const isShown = line !== undefined || panel?.intent === "add-place" || panel?.intent === "add-own";
  const shownDate = place ?? openDate;
  return (
    <div className="wrap page stack wide-gap">
      <p>
        <Link className="target" to={`/trips/${trip.id}`}>
          Back to the trip
        </Link>
      </p>
      <h1 className="step-3">Change your days in {trip.destination}</h1>
      <FormErrors message={refused && !isShown ? problemInWords(refused) : undefined} />
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
          <a href={`/trips/${trip.id}/times`}>Fixed times</a>
        </li>
        <li>
          <a href="#plan-again">Plan again</a>
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
              light={page.light}
              openDate={shownDate}
              notes={preferences.notes}
              dayMap={(day) => <DayMapFigure address={`/trips/${trip.id}/map.svg`} day={day} />}
              actions={(item, day) => (
                <EditLine
                  {...{ item, day, days, alternatives, tables, preferences, ownPlaces, districts }}
                  tripId={trip.id}
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
        <section className="edit-panels" aria-label="Add to your days, or plan again">
          <AddPlace
            key={`add-place ${taken["add-place"]}`}
            ideas={ideas}
            refused={panel?.intent === "add-place" ? panel : undefined}
          >
            {basis}
          </AddPlace>
          <OwnPlaceForm
            key={`add-own ${taken["add-own"]}`}
            districts={districts}
            days={days.map(({ date }) => ({ value: date, label: formatShortDate(date) }))}
            refused={panel?.intent === "add-own" ? panel : undefined}
            spare={ownPlaces.flatMap(({ id, isPlanned, isAppointment, values: { name } }) =>
              isPlanned || isAppointment ? [] : [{ id, name }],
            )}
            mostNote={MOST_NOTE}
          >
            {basis}
          </OwnPlaceForm>
          <ChangeWishes preferences={preferences} places={seen}>
            {basis}
          </ChangeWishes>
        </section>
      </div>
    </div>
  );
}
