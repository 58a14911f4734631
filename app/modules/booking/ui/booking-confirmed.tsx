import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Pieces } from "#app/components/ui/pieces";
import { Poster } from "#app/components/ui/poster";
import { useReality } from "#app/components/layout/use-reality";
import { confirmationMailNote } from "#app/config/reality-words";
import { formatCount, formatDate, formatDateRange, formatDuration, formatStops } from "#app/shared/format";
import { PasskeyOffer } from "#app/modules/accounts/ui/passkey-offer";
import { ShareTrip } from "#app/modules/trips/ui/share-trip";
import { formatMoney } from "#app/shared/money";
import type { Picture } from "#app/modules/catalogue/art/poster-view";
import { daysToGoInWords } from "#app/modules/trips/trip/departure-day";
import type { BookedWay, ConfirmationView } from "../checkout/confirmation";
import { DownloadConfirmation } from "./download-confirmation";
import { OrderReferences } from "./order-references";
import { SendAgain } from "./send-again";
import { SharingNote } from "#app/modules/trips/ui/sharing-note";

const NEXT = [
  "Look through your days and change what you like.",
  "Check your passport and, if you need one, your visa.",
  "Save the PDF on your phone: it opens offline too.",
];

/** The clock of a local time "YYYY-MM-DDTHH:mm". */
function clockOf(localTime: string): string {
  return localTime.slice(11, 16);
}

function Flight({ label, flight }: { label: string; flight: BookedWay }) {
  return (
    <section className="stack booked-part">
      <h2 className="eyebrow">{label}</h2>
      <p className="step-1">
        {flight.from} to {flight.to}
      </p>
      <p>
        {flight.airline}, {flight.flightNumbers}
      </p>
      <p className="meta num">
        {formatDate(flight.departLocal.slice(0, 10))}, {clockOf(flight.departLocal)} to{" "}
        {flight.arriveLocal.slice(0, 10) !== flight.departLocal.slice(0, 10) &&
          `${formatDate(flight.arriveLocal.slice(0, 10))}, `}
        {clockOf(flight.arriveLocal)} local time <br />
        <Pieces of={[formatDuration(flight.durationMinutes), formatStops(flight.stops)]} />
      </p>
    </section>
  );
}

function Hotel({ hotel }: { hotel: NonNullable<ConfirmationView["hotel"]> }) {
  return (
    <section className="stack booked-part">
      <h2 className="eyebrow">Hotel</h2>
      <p className="step-1">{hotel.name}</p>
      <p>{hotel.roomType}</p>
      <p className="meta num">
        From {formatDate(hotel.checkIn)}
        {hotel.checkInTime && `, check-in from ${hotel.checkInTime}`}, {formatCount(hotel.nights, "night")}
      </p>
      {hotel.terms.map((line) => (
        <p key={line} className="meta">
          {line}
        </p>
      ))}
    </section>
  );
}

const homeLabel = ({ homeFrom }: NonNullable<ConfirmationView["flights"]>): string =>
  homeFrom === undefined ? "Return flight" : `Flight home from ${homeFrom}`;

/** The booked trip: what, when, who, how much, and what comes next (CHECKLIST BOOK-20 to BOOK-29). */
export function BookingConfirmed({
  view,
  link,
  picture,
  notice,
  about,
  offersPasskeyAt,
  children,
}: {
  view: ConfirmationView;
  /** The whole address that readers of the shared trip open. */
  link: string;
  /** The poster of where it goes. */
  picture?: Picture | null;
  notice?: string;
  about?: { total: string; note: string } | null;
  /** The page's own path, where it offers a passkey. */
  offersPasskeyAt?: string;
  /** Further facts, before the next steps. */
  children?: ReactNode;
}) {
  const real = useReality();
  return (
    <>
      <header className={`panel booked-banner${picture ? " with-poster" : ""}`}>
        {picture && <Poster {...picture} isFirst />}
        <div className="stack">
          <p className="row">
            <span className="badge booked">{view.isPartly ? "Booked in part" : "Booked"}</span>
            {view.reference && (
              <span className="eyebrow">
                Reference <b className="num">{view.reference}</b>
              </span>
            )}
          </p>
          <h1 className="step-3">{view.tripName}</h1>
          <p className="step-1">
            {view.isPartly ? "Part of your trip is booked and paid." : "Your trip is booked and paid."}
          </p>
          {view.daysToGo !== undefined && (
            <p className="days-to-go num">{daysToGoInWords(view.daysToGo, view.goesOn)}</p>
          )}
        </div>
        <OrderReferences references={view.references} />
        {notice && <p role="status">{notice}</p>}
      </header>
      <div className="row booked-ways">
        <Link className="button primary" to={`/trips/${view.tripId}`}>
          View Full Itinerary
        </Link>
        <DownloadConfirmation tripId={view.tripId} tripName={view.tripName} destination={view.destination} />
        <a className="button" href={`/trips/${view.tripId}/calendar.ics`} download>
          Add to Calendar
        </a>
        <ShareTrip tripId={view.tripId} link={link} isShared={view.isShared}>
          Share Trip
        </ShareTrip>
      </div>
      {view.isShared && (
        <SharingNote link={link} showsPrices={view.showsPrices} isOpen>
          <a className="target" href={`/trips/${view.tripId}?shared=now#share`}>
            Stop sharing on the trip's page
          </a>
        </SharingNote>
      )}
      <dl className="booking-facts">
        <div>
          <dt className="eyebrow">Destination</dt>
          <dd>{view.destination}</dd>
        </div>
        <div>
          <dt className="eyebrow">Dates</dt>
          <dd className="num">{formatDateRange(view.startDate, view.endDate)}</dd>
        </div>
        <div>
          <dt className="eyebrow">Travellers</dt>
          <dd>{formatCount(view.travellers, "traveller")}</dd>
        </div>
      </dl>
      <div className="booked-parts">
        {view.flights?.outbound && <Flight label="Outbound flight" flight={view.flights.outbound} />}
        {view.flights?.back && <Flight label={homeLabel(view.flights)} flight={view.flights.back} />}
        {view.hotel && <Hotel hotel={view.hotel} />}
      </div>
      {view.elsewhere && <p>{view.elsewhere}</p>}
      <table className="ledger num">
        <caption className="visually-hidden">What you paid</caption>
        <tbody>
          {view.travellers > 1 && (
            <tr>
              <td>Each traveller</td>
              <td>{formatMoney(view.perTravellerMinor, view.currency)}</td>
            </tr>
          )}
          {view.creditMinor > 0 && (
            <tr>
              <td>Of this, paid earlier as your hold fee</td>
              <td>{formatMoney(view.creditMinor, view.currency)}</td>
            </tr>
          )}
          <tr className="total">
            <td>Total paid</td>
            <td>{formatMoney(view.totalPaidMinor, view.currency)}</td>
          </tr>
        </tbody>
      </table>
      {view.priceHeldUntil && <p className="meta num">You paid the price you held until {view.priceHeldUntil}.</p>}
      {view.protection && <p className="num">{view.protection}</p>}
      {about && (
        <p className="meta num">
          That was {about.total}. {about.note}
        </p>
      )}
      {offersPasskeyAt && <PasskeyOffer returnTo={offersPasskeyAt} />}
      {children}
      <section className="stack">
        <h2 className="step-2">What&apos;s Next?</h2>
        <ol className="next-steps">
          {[...(real ? [confirmationMailNote(real)] : []), ...NEXT].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {view.whole && (
          <p>
            <a className="button" href={view.whole}>
              Go on with the other places
            </a>
          </p>
        )}
        {view.reference && (
          <div className="row">
            <p>No email from us yet?</p>
            <SendAgain label="Send it again" />
          </div>
        )}
      </section>
    </>
  );
}
