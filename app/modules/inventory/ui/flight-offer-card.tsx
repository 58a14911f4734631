import { Pieces } from "#app/components/ui/pieces";
import { formatMoney } from "#app/shared/money";
import type { FlightCard, LegCard } from "../curation/flight-card";
import { TierBadge } from "./tier-badge";

function Leg({ leg, label }: { leg: LegCard; label: string }) {
  return (
    <span className="times">
      <span>
        <span className="visually-hidden">
          {label}, {leg.date}, from {leg.from} at{" "}
        </span>
        <span className="time num">{leg.departs}</span>
        <span className="port">{leg.from}</span>
      </span>
      <span className="leg">
        <span className="leg-date num">{leg.date}</span>
        <span className="num">
          {leg.line}
          {leg.waits && <span className="waits">{leg.waits}</span>}
        </span>
      </span>
      <span>
        <span className="visually-hidden">to {leg.to} at </span>
        <span className="time num">
          {leg.arrives}
          {leg.dayShift && (
            <sup>
              {leg.dayShift}
              <span className="visually-hidden"> day</span>
            </sup>
          )}
        </span>
        <span className="port">{leg.to}</span>
      </span>
      {leg.door && <span className="door num">{leg.door}</span>}
    </span>
  );
}

/** A boarding pass: the whole card is the label of one radio button, so it works without a script. */
export function FlightOfferCard({
  card,
  name,
  isChosen,
  about,
}: {
  card: FlightCard;
  name: string;
  isChosen: boolean;
  about?: string;
}) {
  return (
    <label className="offer">
      <input type="radio" name={name} value={card.id} defaultChecked={isChosen} required />
      <span className="legs">
        {card.outbound && <Leg leg={card.outbound} label="Outbound" />}
        {card.inbound && <Leg leg={card.inbound} label="Return" />}
      </span>
      <span className="price num">
        {formatMoney(card.perTravellerMinor, card.currency)}
        {card.priceMinor === card.perTravellerMinor ? (
          <small>total</small>
        ) : (
          <>
            <small>each</small>
            <small>{formatMoney(card.priceMinor, card.currency)} total</small>
          </>
        )}
        {about && <small>{about}</small>}
      </span>
      <span className="because">
        {card.label && <b>{card.label}. </b>}
        {card.reason}{" "}
        <span className="small-print">
          <Pieces of={[card.airline, (card.outbound ?? card.inbound)?.flights, card.cabin, card.bags, ...card.notes]} />
        </span>
        <TierBadge tier={card.tier} />
      </span>
    </label>
  );
}
