import { Link } from "@remix-run/react";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DaysBeingMade } from "#app/modules/itinerary/ui/days-being-made";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import type { FirstDayPage } from "#app/modules/planner/pages/days-page.server";
import { PlannerSteps } from "#app/modules/planner/ui/planner-steps";
import { formatCount, formatDateRange, formatShortDate } from "#app/shared/format";

/** A visitor's look at the days: the first one whole, the others by name, and the account that keeps them. */
export function FirstDayView({ page }: { page: FirstDayPage }) {
  const { trip, around, first, others, holidays, planning, steps } = page;
  const back = encodeURIComponent(`/itinerary/${trip.id}`);
  return (
    <div className="wrap page stack wide-gap">
      <PlannerSteps current="itinerary" reached="itinerary" steps={steps} isPaid={false} />
      <header className="stack">
        <p className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </p>
        <h1 className="step-3">
          {first ? `Your first day in ${trip.destination}` : `Your days in ${trip.destination}`}
        </h1>
        {planning && <DaysBeingMade step={planning} place={trip.destination} {...around} />}
        {!planning && !first && <p>Create a free account, and we'll plan your days. This trip comes along.</p>}
      </header>
      {first && (
        <section aria-label="First day">
          <DayList
            days={[first]}
            holidays={holidays}
            light={page.light}
            pictures={page.pictures}
            openDate={first.date}
            dayMap={(day) => <DayMapFigure address={`/itinerary/${trip.id}/map.svg`} day={day} />}
          />
          <p className="meta">Typical hours and prices; check before you go. Times are local to {trip.destination}.</p>
        </section>
      )}
      {!planning && (
        <section className="stack" aria-labelledby="other-days">
          {others.length > 0 && (
            <>
              <h2 className="step-2" id="other-days">
                {others.length === 1 ? "And one more day" : `And ${others.length} more days`}
              </h2>
              <ol className="day-names">
                {others.map((day) => (
                  <li key={day.date}>
                    <span className="num">
                      Day {day.dayNumber}, {formatShortDate(day.date)}
                    </span>
                    <b>{day.theme}</b>
                  </li>
                ))}
              </ol>
            </>
          )}
          <p className="row">
            <Link className="button primary" to={`/signup?redirect=${back}`}>
              Create a free account
            </Link>
            <Link className="target" to={`/signin?redirect=${back}`}>
              I have one: sign in
            </Link>
          </p>
          <p className="meta">You'll see every day hour by hour, change what you like, and find this trip again.</p>
        </section>
      )}
    </div>
  );
}
