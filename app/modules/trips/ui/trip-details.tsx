import { DayList } from "#app/modules/itinerary/ui/day-list";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import type { MakeRoom } from "#app/modules/itinerary/ui/left-out";
import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/what-is-real";
import type { Units } from "#app/shared/units";
import type { TripView } from "../trip-view";
import { FlightCard } from "./flight-card";
import { HotelCard } from "./hotel-card";

/** Flights, stay and days: the same for the owner and for whoever has the link. */
export function TripDetails({
  trip,
  units,
  holidays,
  makeRoom,
}: {
  trip: TripView;
  units?: Units;
  holidays?: Readonly<Record<string, string>>;
  /** For who may change the days. */
  makeRoom?: MakeRoom;
}) {
  return (
    <>
      {trip.flights.length > 0 && (
        <section className="stack" aria-labelledby="flights-heading">
          <h2 className="step-2" id="flights-heading">
            Flights
          </h2>
          <div className="grid two">
            {trip.flights.map((flight) => (
              <FlightCard key={flight.title} flight={flight} currency={trip.currency} />
            ))}
          </div>
          <p className="meta">Times are local to each airport.{trip.isSimulated.flights && ` ${SIMULATED_FARES}`}</p>
        </section>
      )}
      {trip.hotel && (
        <section className="stack" aria-labelledby="hotel-heading">
          <h2 className="step-2" id="hotel-heading">
            Hotel
          </h2>
          <HotelCard hotel={trip.hotel} currency={trip.currency} />
          {trip.isSimulated.hotel && <p className="meta">{SIMULATED_STAY}</p>}
        </section>
      )}
      {trip.itinerary?.group && <GroupShares group={trip.itinerary.group} />}
      <section aria-labelledby="days-heading">
        <h2 className="step-2" id="days-heading">
          Daily Itinerary
        </h2>
        {trip.itinerary ? (
          <>
            <DayList days={trip.itinerary.days} units={units} holidays={holidays} />
            {trip.itinerary.note && <p>{trip.itinerary.note}</p>}
            <LeftOutList places={trip.itinerary.leftOut} makeRoom={makeRoom} />
            <p className="meta">Opening hours and prices are usual ones; times are local to {trip.destination}.</p>
          </>
        ) : (
          <p className="meta">No days planned yet.</p>
        )}
      </section>
    </>
  );
}
