import { Stars } from "#app/modules/inventory/ui/stars";
import { formatCount } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import type { HotelView } from "../shown/trip-view";

/** The chosen stay (CHECKLIST TRIP-34, TRIP-35). Stars are its class, never a guest rating. */
export function HotelCard({ hotel, currency }: { hotel: HotelView; currency: string }) {
  return (
    <article className="panel stack" aria-label="Hotel">
      <div>
        <h3 className="step-1">{hotel.name}</h3>
        <p className="meta">
          {hotel.stars !== undefined && (
            <>
              <Stars count={hotel.stars} />{" "}
            </>
          )}
          {hotel.address}
        </p>
      </div>
      <dl className="facts-list num">
        <div>
          <dt>Check-in</dt>
          <dd>{hotel.checkIn}</dd>
        </div>
        <div>
          <dt>Check-out</dt>
          <dd>{hotel.checkOut}</dd>
        </div>
        <div>
          <dt>Room</dt>
          <dd>{hotel.roomType}</dd>
        </div>
        <div>
          <dt>Stay</dt>
          <dd>
            {formatCount(hotel.nights, "night")}, {formatCount(hotel.guests, "guest")}
          </dd>
        </div>
      </dl>
      <ul className="tags">
        {hotel.amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
        {hotel.moreAmenities > 0 && <li>+{hotel.moreAmenities} more</li>}
      </ul>
      {hotel.terms.map((line) => (
        <p key={line} className="meta">
          {line}
        </p>
      ))}
      {hotel.price && (
        <p className="row spread num">
          <span>{formatMoney(hotel.price.perNightMinor, currency)} per night</span>
          <b>{formatMoney(hotel.price.totalMinor, currency)}</b>
        </p>
      )}
    </article>
  );
}
