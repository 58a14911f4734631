import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { useReality } from "#app/components/layout/use-reality";
import { productPromise } from "#app/config/product-promise";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DaysBeingMade } from "#app/modules/itinerary/ui/days-being-made";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import { WhileChoices } from "#app/modules/itinerary/ui/while-choices";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { NeighboursNav } from "#app/modules/trips/ui/neighbours-nav";
import { PlannerSteps } from "#app/modules/planner/ui/planner-steps";
import { isClosed } from "#app/modules/trips/trip/trip";
import { UpgradeModal } from "#app/modules/booking/ui/upgrade-modal";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { formatCount, formatDateRange } from "#app/shared/format";
import type { DaysPage } from "#app/modules/planner/pages/days-page.server";

/** The days of a trip, or the button that plans them. @param problem why they were not planned */
export function ItineraryView({
  page,
  problem,
}: {
  page: DaysPage & { basis: { revision: number; formKey: string } };
  problem: string | undefined;
}) {
  const { trip, basis, room, holidays, units, openDate, step, steps, planning, mayGenerate } = page;
  const real = useReality();
  const isOver = isClosed(trip);
  return (
    <div className="wrap page stack wide-gap">
      {page.neighbours && <NeighboursNav neighbours={page.neighbours} />}
      {step && <PlannerSteps current="itinerary" reached={step} steps={steps} isPaid={false} />}
      {!mayGenerate && (
        <UpgradeModal returnTo={`/itinerary/${trip.id}`} closeTo={`/trips/${trip.id}`} offer={upgradeOffer(real)} />
      )}
      <header className="stack">
        <p className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </p>
        <h1 className="step-3">
          {trip.itinerary || planning ? `Your days in ${trip.destination}` : `Plan the days in ${trip.destination}`}
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
                  Change your days
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
        ) : planning ? (
          <DaysBeingMade
            place={trip.destination}
            step={planning}
            hasFlights={trip.flights.length + trip.flightLines.length > 0}
            hasStay={Boolean(trip.hotel) || trip.ownStays.length > 0}
          />
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
            light={page.light}
            openDate={openDate}
            actions={(item, { date }) => (
              <WhileChoices
                {...{ item, date }}
                whiles={{ tripId: trip.id, days: trip.itinerary!.days, page: "days", fields: <TripBasis {...basis} /> }}
              />
            )}
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
