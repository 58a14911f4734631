import { Pieces } from "#app/components/ui/pieces";
import { formatMoneyExact } from "#app/shared/money";
import { isSold, outcomeInWords } from "../checkout/whole-paid";
import type { PaidPlace } from "../checkout/whole-paid";

/** The heading of the page by how its places ended. */
function headingOf(places: readonly PaidPlace[]): string {
  const sold = places.filter(isSold);
  if (sold.length === 0)
    return places.some(({ outcome }) => outcome === "cancelled") ? "Your trip is cancelled" : "Your trip isn't booked";
  if (places.some(({ outcome }) => outcome === "ordering" || outcome === "waiting")) return "We're booking your trip…";
  const isWhole = places.every(({ outcome }) => outcome === "booked");
  return isWhole ? "Your trip is booked" : "Part of your trip is booked";
}

/** The page after one payment for several places: how each of them ended. */
export function WholeConfirmed({
  heading,
  places,
  paidMinor,
  currency,
  back,
}: {
  heading: string;
  places: readonly PaidPlace[];
  paidMinor: number;
  currency: string;
  /** The page of the trip. */
  back: string;
}) {
  return (
    <div className="wrap section stack wide-gap narrow">
      <div className="stack">
        <p className="eyebrow">{heading}</p>
        <h1 className="step-3">{headingOf(places)}</h1>
        <p className="num">
          You paid {formatMoneyExact(paidMinor, currency)} in one payment. Each place that is booked has an email of its
          own, with its documents.
        </p>
      </div>
      <ul className="payment-list">
        {places.map((place) => (
          <li key={place.tripId} className="row spread">
            <span>
              <b>{place.dates ? <a href={`/trips/${place.tripId}`}>{place.name}</a> : place.name}</b>
              <br />
              <span className="meta num">
                <Pieces of={[...(place.dates ? [place.dates] : []), formatMoneyExact(place.amountMinor, currency)]} />
              </span>
              <br />
              {outcomeInWords(place)}
            </span>
          </li>
        ))}
      </ul>
      <p className="row">
        <a className="button primary" href={back}>
          View your trip
        </a>
        <a className="button" href="/billing">
          Payments and receipts
        </a>
      </p>
    </div>
  );
}
