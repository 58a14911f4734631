import { formatDate, formatDuration, formatStops } from "#app/shared/format";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { SampleFlight, SampleHotel } from "../sample/sample-facts";

/** "terminal E" or "main terminal". */
function terminalInWords(terminal: string): string {
  return terminal.length > 2 ? `${terminal.toLowerCase()} terminal` : `terminal ${terminal}`;
}

function FlightFacts({ name, flight }: { name: string; flight: SampleFlight }) {
  return (
    <div className="stack">
      <h3 className="eyebrow">{name}</h3>
      <p className="num">
        <b>{flight.airline}</b> {flight.flightNumber} · {formatDuration(flight.duration)} · {formatStops(flight.stops)}
      </p>
      <ul className="plain num">
        {[flight.departure, flight.arrival].map((end, index) => (
          <li key={end.airport}>
            {index === 0 ? "Departs" : "Arrives"} {formatDate(end.date)}, {end.time} · {end.city} ({end.airport}),{" "}
            {terminalInWords(end.terminal)}
          </li>
        ))}
      </ul>
      <p className="meta">
        {flight.class}, seats {flight.seats}
      </p>
    </div>
  );
}

/** Both flights of a sample (CHECKLIST SAMP-24). */
export function SampleFlights({
  outbound,
  inbound,
  price,
}: {
  outbound: SampleFlight;
  inbound: SampleFlight;
  price: string;
}) {
  return (
    <section className="panel stack" aria-label="Flights">
      <h2 className="step-1">Flights · {price}</h2>
      <FlightFacts name="Outbound" flight={outbound} />
      <FlightFacts name="Return" flight={inbound} />
      <p className="meta">Simulated flights, times local to each airport.</p>
    </section>
  );
}

/** The hotel of a sample with what guests say (CHECKLIST SAMP-24). */
export function SampleStay({ hotel, price, units }: { hotel: SampleHotel; price: string; units: Units }) {
  return (
    <section className="panel stack" aria-label="Hotel">
      <h2 className="step-1">Hotel · {price}</h2>
      <p>
        <b>{hotel.name}</b>, {hotel.type} · {hotel.rooms}
      </p>
      <p className="num">
        {hotel.rating} of 5, {hotel.reviewCount} reviews · {hotel.address}
      </p>
      <p className="meta num">
        {formatDate(hotel.checkIn)} to {formatDate(hotel.checkOut)}, {hotel.nights} nights · Airport:{" "}
        {formatDistanceKm(hotel.distanceFromAirport.km, units)}, {hotel.distanceFromAirport.way}
      </p>
      <ul className="tags">
        {hotel.amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
      <h3 className="eyebrow">Recent reviews</h3>
      {hotel.recentReviews.map((review) => (
        <figure key={review.author} className="stack">
          <blockquote>{review.comment}</blockquote>
          <figcaption className="meta num">
            {review.author}, {formatDate(review.date)} · {review.rating} of 5
          </figcaption>
        </figure>
      ))}
      <p className="meta">This hotel doesn't exist; its reviews are written for the sample.</p>
    </section>
  );
}
