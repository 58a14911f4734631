import { Pieces } from "#app/components/ui/pieces";
import { formatMoney } from "#app/shared/money";
import type { HotelCard } from "../curation/hotel-card";
import { Stars } from "./stars";
import { StayDrawing } from "./stay-drawing";
import { TierBadge } from "./tier-badge";

/** A stay as the label of one radio button. The class is official-style, never a guest rating. */
export function HotelOfferCard({
  card,
  name,
  isChosen,
  about,
  mark,
}: {
  card: HotelCard;
  name: string;
  isChosen: boolean;
  about?: string;
  /** The label on its pin on the map. */
  mark?: string;
}) {
  return (
    <label className="offer" id={mark && `stay-${mark}`}>
      <input type="radio" name={name} value={card.id} defaultChecked={isChosen} required />
      <span className="stay">
        <span className="stay-head">
          {card.kind && <StayDrawing kind={card.kind} />}
          <span>
            <span className="stay-name">
              {mark && (
                <span className="map-mark" aria-hidden="true">
                  {mark}
                </span>
              )}
              <span className="name">{card.plainName}</span>
            </span>
            <span className="meta stay-house">
              {card.stars && <Stars count={card.stars} />}
              {card.house}
              {card.isSandbox && <span className="badge sandbox">Sandbox</span>}
            </span>
          </span>
        </span>
        <span className="meta">{card.address}</span>
        <span className="meta">
          <Pieces of={[card.room, card.toCentre]} />
        </span>
        {card.amenities.length > 0 && (
          <span className="meta">
            <Pieces of={card.amenities} />
          </span>
        )}
      </span>
      <span className="price num">
        {formatMoney(card.perNightMinor, card.currency)}
        <small>per night</small>
        <small>{formatMoney(card.totalMinor, card.currency)} total</small>
        {about && <small>{about}</small>}
      </span>
      <span className="because">
        {card.label && <b>{card.label}. </b>}
        {card.reason}{" "}
        <span className="small-print">
          <Pieces of={[card.cancellation, ...card.terms]} />
        </span>
        <TierBadge tier={card.tier} />
      </span>
    </label>
  );
}
