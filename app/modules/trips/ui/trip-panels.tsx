import { MIN_PRICE_CONFIDENCE, PRICE_LOCK_MINUTES } from "#app/config/product";
import { formatMoney } from "#app/shared/money";
import { costsItsBudget, hasOffers, isOnlyBudget } from "../shown/trip-view";
import type { TripView } from "../shown/trip-view";

/**
 * Status, what it costs, and how steady the price is (CHECKLIST TRIP-28 to TRIP-30). Where nothing is for sale there is
 * a budget and no price; where no flights and no stay are chosen yet, the panel says that nothing is priced.
 */
export function TripPanels({
  trip,
  canBook,
  held,
  priceConfidence,
}: {
  trip: TripView;
  /** Whether there is something to lock and to pay. */
  canBook: boolean;
  /** How long the price is held: "for 14 more minutes". */
  held: string | null;
  /** Undefined where no source says how steady the price is. */
  priceConfidence?: number;
}) {
  const isOpen = trip.status === "draft" || trip.status === "planning";
  const canLock = canBook && hasOffers(trip);
  const isBudget = isOnlyBudget(trip, canBook);
  return (
    <div className="stack">
      {canLock && !held && (priceConfidence ?? 1) < MIN_PRICE_CONFIDENCE && (
        <p className="alert-box" role="status">
          <b>Price Alert.</b> Prices are changing. Lock this price for {PRICE_LOCK_MINUTES} minutes, free.
        </p>
      )}
      <div className="panel strip">
        <section>
          <h2 className="eyebrow">Status</h2>
          <p>
            <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
          </p>
        </section>
        <section>
          <h2 className="eyebrow">{isBudget ? "Budget" : "Total Cost"}</h2>
          <p className="step-1 num">{formatMoney(trip.cost.totalMinor, trip.currency)}</p>
          {!isBudget && costsItsBudget(trip) && <p className="meta">Your budget, as an estimate</p>}
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
                    ? "Locked"
                    : "Not locked"}
            </p>
            {isOpen && (
              <p className="meta num">
                {held
                  ? `Held ${held}`
                  : !canLock
                    ? "No flights or stay chosen yet"
                    : priceConfidence === undefined
                      ? "Today's price"
                      : `Confidence ${Math.round(priceConfidence * 100)}%`}
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
