import type { ReactNode } from "react";
import type { SightPicture } from "#app/modules/pictures/photograph";
import { Icon } from "#app/components/ui/icon";
import { SIMULATED_FARES, SIMULATED_STAY } from "#app/config/reality-words";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import type { PlanningStep } from "#app/modules/itinerary/day/planning-step";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DaysBeingMade } from "#app/modules/itinerary/ui/days-being-made";
import { GroupShares } from "#app/modules/itinerary/ui/group-shares";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import type { MakeRoom } from "#app/modules/itinerary/ui/left-out";
import { WhileChoices } from "#app/modules/itinerary/ui/while-choices";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { MapFigure } from "#app/modules/maps/ui/map-figure";
import { formatCount } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import type { Units } from "#app/shared/units";
import { isClosed } from "../trip/trip";
import type { BookingCodes } from "../trip/trip-parts";
import { headingOfWays } from "../shown/trip-view";
import type { TripView } from "../shown/trip-view";
import { FlightCard } from "./flight-card";
import { HotelCard } from "./hotel-card";
import { OwnStayCard } from "./own-stay-card";

/** Something of the trip in one line, and all of it on request. */
function Disclosure({
  icon,
  title,
  line,
  amount,
  children,
}: {
  icon: string;
  title: string;
  line: string;
  /** None where prices are hidden. */
  amount: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className="disclosure">
      <summary>
        <Icon name={icon} />
        <span>
          <b>{title}</b> <span className="meta num">{line}</span>
        </span>
        {amount && <span className="num">{amount}</span>}
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

const ELSEWHERE = "Booked elsewhere";

/** "LHR to LIS, Wed 12 May, 08:00; back Mon 17 May, 18:20" */
function flightsInOneLine({ flights, flightLines, wayLines }: Pick<TripView, "flights" | "flightLines" | "wayLines">) {
  const known = flights.map(({ title, from, to, date, departs }) =>
    title === "Outbound"
      ? `${from} to ${to}, ${date}, ${departs}`
      : `${title === "Onward" ? "on" : "back"} ${date}, ${departs}`,
  );
  return [...known, ...flightLines, ...wayLines].join("; ");
}

/** Flights, stay and days: the same for the owner and for every reader with the link. */
export function TripDetails({
  trip,
  units,
  holidays,
  light,
  makeRoom,
  openDate,
  current,
  notes,
  pictures,
  maps,
  codes,
  planning,
}: {
  trip: TripView;
  units?: Units;
  holidays?: Readonly<Record<string, string>>;
  /** When the sun rises and sets on its days, by date. */
  light?: Readonly<Record<string, DayLight>>;
  /** For who may change the days. */
  makeRoom?: MakeRoom;
  /** The day that is open; the first without it. */
  openDate?: string;
  /** The stop that is now or comes next, by its id. */
  current?: string;
  /** The traveller's notes, by place; for the party alone. */
  notes?: Readonly<Record<string, string>>;
  /** The addresses of drawings of the stops, by place. */
  pictures?: Readonly<Record<string, SightPicture>>;
  /** Where the maps of the trip are drawn. */
  maps: string;
  /** Booking codes and references; for the owner alone. */
  codes?: BookingCodes;
  /** The step that the days have come to, where they are being planned at this moment. */
  planning?: PlanningStep;
}) {
  const hasFlights = trip.flights.length + trip.flightLines.length > 0;
  const hasWays = hasFlights || trip.wayLines.length > 0;
  const hasStay = trip.hotel !== undefined || trip.ownStays.length > 0;
  const fares = trip.flights.flatMap(({ priceMinor }) => priceMinor ?? []);
  const flightsMinor = fares.reduce((sum, fare) => sum + fare, 0);
  const days = trip.itinerary?.days;
  return (
    <>
      {(hasWays || hasStay) && (
        <section className="disclosures" aria-labelledby="bookings-heading">
          <h2 className="visually-hidden" id="bookings-heading">
            {hasFlights ? "Flights and stay" : "Getting there and stay"}
          </h2>
          {hasWays && (
            <Disclosure
              icon={hasFlights ? "airplane-takeoff" : "train"}
              title={headingOfWays(trip)}
              line={flightsInOneLine(trip)}
              amount={
                trip.where.flights === "elsewhere"
                  ? ELSEWHERE
                  : fares.length > 0
                    ? formatMoney(flightsMinor, trip.currency)
                    : undefined
              }
            >
              <div className="grid two">
                {trip.flights.map((flight) => (
                  <FlightCard
                    key={flight.title}
                    flight={flight}
                    currency={trip.currency}
                    travellers={trip.travellers}
                  />
                ))}
              </div>
              {trip.flightLines.map((line) => (
                <p key={line}>{line}. We don't know its times.</p>
              ))}
              {trip.wayLines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {codes?.here.flights && <p className="num">{codes.here.flights}</p>}
              {codes?.flights && <p>Booking code {codes.flights}</p>}
              <p className="meta">
                {hasFlights ? "Times are local to each airport." : "Times are local."}
                {fares.length > 1 && " Each price is half of the round trip."}
                {trip.isSimulated.flights && ` ${SIMULATED_FARES}`}
              </p>
            </Disclosure>
          )}
          {trip.hotel && (
            <Disclosure
              icon="bed"
              title="Hotel"
              line={`${trip.hotel.name}, ${trip.hotel.nights} ${trip.hotel.nights === 1 ? "night" : "nights"}`}
              amount={trip.hotel.price && formatMoney(trip.hotel.price.totalMinor, trip.currency)}
            >
              {codes?.here.stay && <p className="num">{codes.here.stay}</p>}
              <HotelCard hotel={trip.hotel} currency={trip.currency} />
              {trip.isSimulated.hotel && <p className="meta">{SIMULATED_STAY}</p>}
            </Disclosure>
          )}
          {trip.ownStays.map((stay, index) => (
            <Disclosure
              key={`${stay.name} ${stay.checkIn}`}
              icon="bed"
              title={stay.isPrivate ? "Where you stay" : "Hotel"}
              line={`${stay.name}, ${formatCount(stay.nights, "night")}`}
              amount={stay.isPrivate ? undefined : ELSEWHERE}
            >
              <OwnStayCard stay={stay} code={codes?.stays[index]} />
            </Disclosure>
          ))}
        </section>
      )}
      <section aria-labelledby="days-heading" id="days">
        <h2 className="step-2" id="days-heading">
          Daily Itinerary
        </h2>
        {days ? (
          <>
            <DayChips days={days} openDate={openDate ?? days[0]?.date} />
            <DayList
              days={days}
              units={units}
              holidays={holidays}
              light={light}
              openDate={openDate}
              current={current}
              notes={notes}
              pictures={pictures}
              actions={
                makeRoom && ((item, { date }) => <WhileChoices {...{ item, date }} whiles={{ ...makeRoom, days }} />)
              }
              dayMap={(day) => <DayMapFigure address={maps} day={day} />}
            />
            {trip.itinerary?.note && <p>{trip.itinerary.note}</p>}
            <details className="more">
              <summary>The whole trip on a map</summary>
              <MapFigure
                src={maps}
                alt={`Map of all days in ${trip.destination}.`}
                stops={[]}
                large={maps.replace(/\.svg$/, "")}
              />
            </details>
            <LeftOutList places={trip.itinerary?.leftOut ?? []} makeRoom={makeRoom} />
            <p className="meta">
              Typical hours and prices; check before you go. Times are local to {trip.destination}.
            </p>
          </>
        ) : planning ? (
          <DaysBeingMade place={trip.destination} step={planning} hasFlights={hasFlights} hasStay={hasStay} />
        ) : (
          <p className="meta">{isClosed(trip) ? "No days were planned." : "No days planned yet."}</p>
        )}
      </section>
      {trip.itinerary?.group && <GroupShares group={trip.itinerary.group} />}
    </>
  );
}
