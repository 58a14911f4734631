import { formatMoney } from "#app/shared/money";
import { confidenceInWords } from "../shown/confidence-words";
import { costsItsBudget, hasOffers } from "../shown/trip-view";
import type { PriceAlert } from "../shown/trip.dto";
import type { TripView } from "../shown/trip-view";

/**
 * Status, what it costs, and how steady the price is (CHECKLIST TRIP-28 to TRIP-30). Where no
 * flights and no stay are chosen yet, the panel says that nothing is priced, and calls the budget a budget.
 */
export function TripPanels({
  trip,
  canBook,
  held,
  priceConfidence,
  priceAlerts,
}: {
  trip: TripView;
  /** Whether there is something to lock and to pay. */
  canBook: boolean;
  /** How long the price is held: "for 14 more minutes". */
  held: string | null;
  /** Undefined where no source says how steady the price is. */
  priceConfidence?: number;
  priceAlerts: readonly PriceAlert[];
}) {
  const isOpen = trip.status === "draft" || trip.status === "planning";
  const canLock = canBook && hasOffers(trip);
  const isBudget = costsItsBudget(trip);
  const total = formatMoney(trip.cost.totalMinor, trip.currency);
  return (
    <div className="stack">
      {priceAlerts.map(({ id, message }) => (
        <p key={id} className="alert-box" role="status">
          <b>Price Alert.</b> {message}
        </p>
      ))}
      <div className="panel strip">
        <section>
          <h2 className="eyebrow">Status</h2>
          <p>
            <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
          </p>
        </section>
        <section>
          <h2 className="eyebrow">Total Cost</h2>
          <p className="step-1 num">{isBudget ? "Not known yet" : total}</p>
          {isBudget && <p className="meta num">Your budget is {total}</p>}
          {trip.travellers > 1 && (
            <p className="meta num">
              {formatMoney(trip.cost.perTravellerMinor, trip.currency)} × {trip.travellers}
            </p>
          )}
        </section>
        {(canBook || !isOpen) && (
          <section>
            <h2 className="eyebrow">Pricing</h2>
            <p className="step-1">
              {trip.status === "cancelled"
                ? "Cancelled"
                : !isOpen
                  ? trip.badge.look === trip.status
                    ? "Paid price"
                    : "Set aside"
                  : held
                    ? "Held"
                    : "Not held"}
            </p>
            {isOpen && (
              <p className="meta num">
                {held
                  ? `Held ${held}`
                  : !canLock
                    ? "No flights or stay chosen yet"
                    : priceConfidence === undefined
                      ? "Today's price"
                      : confidenceInWords(priceConfidence)}
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
